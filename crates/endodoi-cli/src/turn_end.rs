//! How a turn ended and why, in a sentence that is the same wherever it is said.

use endodoi::{Side, Turn, TurnEnd};

/// `D was empty: South captures 7`, or why nothing is captured; `None` of a turn that never ends.
pub(crate) fn sentence(turn: &Turn) -> Option<String> {
    let side: Side = turn.hole().side();
    match turn.end() {
        TurnEnd::Captured { hole, seeds } => {
            Some(format!("{hole} was empty: {side} captures {seeds}"))
        }
        TurnEnd::Quiet { hole } if hole.side() == side => {
            let opposite = hole.opposite();
            Some(format!(
                "{hole} was empty, but so is {opposite} opposite: nothing to capture"
            ))
        }
        TurnEnd::Quiet { hole } => {
            let owner = hole.side();
            Some(format!(
                "{hole} was empty, but it is {owner}'s: nothing is captured"
            ))
        }
        TurnEnd::Endless(_) => None,
    }
}

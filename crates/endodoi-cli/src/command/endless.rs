//! What is said about turns that never end, the same wherever it is said.

use endodoi::{EndlessBy, EndlessTurn, Rules, Turn, TurnEnd};

/// How it is known that the turn never ends; nothing of one that does.
pub(super) fn reason(turn: &Turn) -> String {
    let laps = turn.laps();
    match turn.end() {
        TurnEnd::Endless(EndlessBy::Cycle) => {
            format!("goes round for ever, as is known after {laps} laps")
        }
        TurnEnd::Endless(EndlessBy::Limit) => {
            format!("has not ended after {laps} laps, the limit of these rules")
        }
        TurnEnd::Quiet { .. } | TurnEnd::Captured { .. } => String::new(),
    }
}

/// What the rules make of such a turn.
pub(super) const fn meaning(rules: &Rules) -> &'static str {
    match rules.endless_turn {
        EndlessTurn::Illegal => "it may not be played (endless_turn=illegal)",
        EndlessTurn::Void => "the board stays and the turn passes (endless_turn=void)",
        EndlessTurn::Draw => "the game ends, the seeds left are shared (endless_turn=draw)",
    }
}

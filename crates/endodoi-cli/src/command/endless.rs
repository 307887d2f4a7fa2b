//! What is said about turns that never end, the same wherever it is said.

use endodoi::{EndlessTurn, Rules, Turn};

/// How it is known that the turn never ends.
pub(super) fn reason(turn: &Turn, rules: &Rules) -> String {
    let laps = turn.laps();
    if laps < rules.lap_limit.laps() {
        format!("goes round for ever, as is known after {laps} laps")
    } else {
        format!("has not ended after {laps} laps, the limit of these rules")
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

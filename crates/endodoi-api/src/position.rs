//! What is on the board?
//!
//! The text form of a position says it all; this answer spares others reading that text.

use endodoi::{BySide, Position, Rules, Side};
use serde::Serialize;

use crate::{Answer, OutcomeAnswer};

/// A position taken apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PositionAnswer {
    /// The position as text.
    pub position: Position,
    /// The rules by which the outcome is decided.
    pub rules: Rules,
    /// The seeds in each player's holes, from the owner's left, which is sowing order.
    pub rows: BySide<Vec<u8>>,
    /// The seeds that each player has captured.
    pub captured: BySide<u8>,
    /// The player whose turn it is.
    pub to_move: Side,
    /// How the game ended, if it is over here whatever came before.
    pub outcome: Option<OutcomeAnswer>,
}

impl Answer for PositionAnswer {}

/// Takes a position apart.
pub fn position(position: &Position, rules: &Rules) -> PositionAnswer {
    PositionAnswer {
        position: *position,
        rules: *rules,
        rows: BySide::from_fn(|side| position.board().row(side).collect()),
        captured: position.captured(),
        to_move: position.to_move(),
        outcome: position.outcome(rules).map(OutcomeAnswer::from),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json(text: &str) -> String {
        position(&text.parse().unwrap(), &Rules::MERKER).to_json()
    }

    #[test]
    fn a_position_under_way_has_no_outcome() {
        assert_eq!(
            json("1,0,2/0,3,0 5-4 N"),
            r#"{"position":"1,0,2/0,3,0 5-4 N","rules":"merker","rows":{"south":[1,0,2],"north":[0,3,0]},"captured":{"south":5,"north":4},"to_move":"north","outcome":null}"#
        );
    }

    #[test]
    fn a_finished_position_has_an_outcome() {
        assert_eq!(
            json("0,0/1,2 5-4 S"),
            r#"{"position":"0,0/1,2 5-4 S","rules":"merker","rows":{"south":[0,0],"north":[1,2]},"captured":{"south":5,"north":4},"to_move":"south","outcome":{"ending":"no legal move","winner":"north","seeds":{"south":5,"north":7},"by":"no-legal-move"}}"#
        );
    }
}

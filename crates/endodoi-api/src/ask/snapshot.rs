//! A position taken apart for drawing.

use endodoi::{Board, BySide, Position, Side};
use serde::Serialize;

use crate::Answer;

/// A position as text, and what a drawing of it needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Snapshot {
    /// The position as text.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Position))]
    pub position: Position,
    /// The seeds in all holes in sowing order: South's row, then North's, each from its owner's left.
    pub holes: Vec<u8>,
    /// The seeds that each player has captured.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::BySide<u8>))]
    pub captured: BySide<u8>,
    /// The player whose turn it is.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Side))]
    pub to_move: Side,
}

impl Answer for Snapshot {}

impl From<&Position> for Snapshot {
    fn from(position: &Position) -> Self {
        Self {
            position: *position,
            holes: holes(position.board()),
            captured: position.captured(),
            to_move: position.to_move(),
        }
    }
}

/// The seeds of a board in sowing order.
pub(super) fn holes(board: &Board) -> Vec<u8> {
    board.in_sowing_order().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_taken_apart_in_sowing_order() {
        let position: Position = "1,0,2/0,3,4 5-6 N".parse().unwrap();
        assert_eq!(
            Snapshot::from(&position).to_json(),
            r#"{"position":"1,0,2/0,3,4 5-6 N","holes":[1,0,2,0,3,4],"captured":{"south":5,"north":6},"to_move":"north"}"#
        );
    }
}

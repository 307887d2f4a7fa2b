//! What makes two positions the same to the rule of repetition.

use crate::board::Board;
use crate::position::Position;
use crate::side::Side;

/// The board and the side to move of a position, without the captured seeds.
///
/// Within a game, equal keys mean equal positions: seeds never come back to the board. Across games
/// they mean positions in which the same can be done. It is the key for counting repetitions, and for
/// tables and hashes that hold what is still to be won.
///
/// ```
/// use endodoi::Position;
///
/// let one: Position = "1,2/0,1 4-0 S".parse()?;
/// let other: Position = "1,2/0,1 0-9 S".parse()?;
/// assert_eq!(one.key(), other.key());
/// # Ok::<(), endodoi::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PositionKey {
    board: Board,
    to_move: Side,
}

impl Position {
    /// Returns the board and the side to move, to compare or hash positions by.
    pub const fn key(&self) -> PositionKey {
        PositionKey {
            board: *self.board(),
            to_move: self.to_move(),
        }
    }
}

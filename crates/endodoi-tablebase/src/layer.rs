//! A layer: the values of all positions with so many seeds, and what was found out beside them.

use crate::index::Index;
use crate::values::Values;

/// The values of the positions with the same number of seeds on a board, under rules that the holder knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layer {
    /// Which positions, in which order.
    pub index: Index,
    /// The value of each, by its number.
    pub values: Values,
    /// How many positions are worth 0 because play goes round for ever: neither player can bring it to a capture or an end
    /// without losing by it.
    pub endless: u64,
    /// The longest way to a capture or the end of the game, in turns of both, where the winner hurries and the
    /// loser delays; of positions that are not endless. A turn at which a player finds no move counts as one.
    pub longest_way: u32,
}

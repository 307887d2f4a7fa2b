//! Whatever a person may write down as a position.
//!
//! A [`Setup`] may be nonsense: it is what a board editor or a parser holds before anyone has
//! looked. `validate` turns it into a [`Position`](crate::Position), which is always playable.

use crate::side::{BySide, Side};

/// A position that nobody has checked yet.
///
/// ```
/// use endodoi::{BySide, Position, Setup, Side};
///
/// let setup = Setup {
///     rows: BySide { south: vec![4, 4], north: vec![4] },
///     captured: BySide { south: 0, north: 0 },
///     to_move: Side::South,
/// };
/// let error = Position::try_from(setup).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "South has 2 holes but North has 1; make the rows equally long"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Setup {
    /// The seeds in each player's holes, from the owner's left.
    pub rows: BySide<Vec<u32>>,
    /// The seeds that each player has captured.
    pub captured: BySide<u32>,
    /// The player whose turn it is.
    pub to_move: Side,
}

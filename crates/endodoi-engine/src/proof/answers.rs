//! Whoever knows what to play.

use endodoi::Position;

use crate::solve::Answer;

/// Knows which margins are reached, and by which turns. A solver does; in tests a plain table of the
/// truth.
///
/// Nothing of what is answered is believed: the writer plays it through as it writes.
pub trait Answers {
    /// Answers whether the player to move ends with a margin of at least so many seeds, what is
    /// captured already included, and with which turn.
    fn ask(&self, position: &Position, at_least: i16) -> Answer;
}

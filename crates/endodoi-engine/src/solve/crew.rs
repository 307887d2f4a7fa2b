//! Who answers a question: one thread, or several.

use std::sync::atomic::AtomicBool;

use endodoi::Position;

use super::search::{Ground, Reached, Search, Stopped};

/// Whoever can work on a question.
pub(crate) trait Crew {
    /// Says whether the position is worth at least so much to the player to move, of what is still
    /// to be won.
    ///
    /// # Errors
    /// [`Stopped`] if a limit was reached, or the watch said stop.
    fn answer(
        &self,
        ground: Ground<'_>,
        position: &Position,
        at_least: i16,
    ) -> Result<Reached, Stopped>;
}

/// The thread that asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Alone;

impl Crew for Alone {
    fn answer(
        &self,
        ground: Ground<'_>,
        position: &Position,
        at_least: i16,
    ) -> Result<Reached, Stopped> {
        Search::new(ground, &AtomicBool::new(false)).answer(position, at_least)
    }
}

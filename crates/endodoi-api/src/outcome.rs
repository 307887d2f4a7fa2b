//! How a game ended: as an object for screens, and as the two words that records use.

use endodoi::{BySide, Ending, Outcome, Side};
use serde::Serialize;

/// The outcome of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OutcomeAnswer {
    /// Why the game ended, in the words of the `Termination` tag.
    pub ending: Ending,
    /// Who won; none if the game is drawn.
    pub winner: Option<Side>,
    /// Each player's final seeds, captured or shared out. Together they may be less than all.
    pub seeds: BySide<u8>,
}

impl From<Outcome> for OutcomeAnswer {
    fn from(outcome: Outcome) -> Self {
        Self {
            ending: outcome.ending(),
            winner: outcome.winner(),
            seeds: outcome.seeds(),
        }
    }
}

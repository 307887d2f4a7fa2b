//! How a game ended: as an object for screens, and as the two words that records use.

use endodoi::{BySide, Ending, Outcome, Side};
use serde::Serialize;

/// The outcome of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OutcomeAnswer {
    /// Why the game ended, in the words of the `Termination` tag.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Ending))]
    pub ending: Ending,
    /// Who won; none if the game is drawn.
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Side>, required = true))]
    pub winner: Option<Side>,
    /// Each player's final seeds, captured or shared out. Together they may be less than all.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::BySide<u8>))]
    pub seeds: BySide<u8>,
    /// Why the game ended, as a code that never changes. Whose end it is follows from the winner.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::EndedBy))]
    pub by: &'static str,
}

impl From<Outcome> for OutcomeAnswer {
    fn from(outcome: Outcome) -> Self {
        Self {
            ending: outcome.ending(),
            winner: outcome.winner(),
            seeds: outcome.seeds(),
            by: outcome.ending().code(),
        }
    }
}

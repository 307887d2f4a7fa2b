//! The moves that a page offers, each with where it leads, for a look ahead under the pointer.

use endodoi::{Hole, Position, Rules, Turn};
use serde::Serialize;

/// A move that may be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OpenMove {
    /// The hole that is lifted.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Hole))]
    pub hole: Hole,
    /// The laps of the turn; of an endless turn, those after which it is known as such.
    pub laps: u32,
    /// The hole that the last seed falls into; none if the turn never ends.
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Hole>, required = true))]
    pub lands: Option<Hole>,
    /// The seeds captured, the one that triggers the capture included.
    pub captured: u8,
    /// The holes that are emptied by the capture; none if nothing is captured.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Hole>))]
    pub taken: Vec<Hole>,
}

impl From<&Turn> for OpenMove {
    fn from(turn: &Turn) -> Self {
        Self {
            hole: turn.hole(),
            laps: turn.laps(),
            lands: turn.lands(),
            captured: turn.captured(),
            taken: turn.taken().collect(),
        }
    }
}

/// What the holes of the player to move do.
pub(super) struct OpenMoves {
    /// Those that the rules let be played, in sowing order.
    pub(super) moves: Vec<OpenMove>,
    /// Those that never end, whether or not they may be played.
    pub(super) endless: Vec<Hole>,
}

impl OpenMoves {
    pub(super) fn of(position: &Position, rules: &Rules) -> Self {
        let turns: Vec<Turn> = position.turns(rules).collect();
        let legal = turns.iter().filter(|turn| rules.allows(turn));
        let endless = turns.iter().filter(|turn| turn.is_endless());
        Self {
            moves: legal.map(OpenMove::from).collect(),
            endless: endless.map(Turn::hole).collect(),
        }
    }

    /// Of a game that is over no move may be played; what never ends is still told.
    pub(super) fn of_finished(position: &Position, rules: &Rules) -> Self {
        Self {
            moves: Vec::new(),
            ..Self::of(position, rules)
        }
    }
}

//! Is a set-up a position, and what may be played in it?

use endodoi::Hole;
use serde::{Deserialize, Serialize};

use super::open_moves::OpenMoves;
use super::place::Place;
use super::played::{position, rules};
use super::{OpenMove, Problem, Snapshot};
use crate::{Answer, OutcomeAnswer};

/// A position that somebody set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetUpRequest {
    /// The rules as text; `merker` if left out.
    #[serde(default)]
    pub rules: Option<String>,
    /// The position as text.
    pub position: String,
}

/// The position that it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SetUpAnswer {
    /// The position.
    pub position: Snapshot,
    /// Every legal move in sowing order; none if the game is over here.
    pub moves: Vec<OpenMove>,
    /// Every hole of the player to move whose turn never ends, whether or not it may be played.
    pub endless: Vec<Hole>,
    /// How the game ended, if it is over here whatever came before.
    pub outcome: Option<OutcomeAnswer>,
}

impl Answer for SetUpAnswer {}

/// Checks a set-up and tells its moves.
///
/// # Errors
/// [`Problem`] if it is no position.
pub fn set_up(request: &SetUpRequest) -> Result<SetUpAnswer, Problem> {
    let whole = Place::default();
    let rules = rules(request.rules.as_deref(), &whole)?;
    let position = position(&request.position, "position", &whole)?;
    let outcome = position.outcome(&rules);
    let open = match outcome {
        None => OpenMoves::of(&position, &rules),
        Some(_) => OpenMoves::of_finished(&position, &rules),
    };
    Ok(SetUpAnswer {
        position: Snapshot::from(&position),
        moves: open.moves,
        endless: open.endless,
        outcome: outcome.map(OutcomeAnswer::from),
    })
}

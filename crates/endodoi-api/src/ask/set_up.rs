//! Is a set-up a position, and what may be played in it?

use endodoi::Hole;
use serde::{Deserialize, Serialize};

use super::game::direction_told;
use super::open_moves::OpenMoves;
use super::place::Place;
use super::played::{position, rules};
use super::{OpenMove, Problem, Snapshot};
use crate::{Answer, OutcomeAnswer};

/// A position that somebody set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SetUpRequest {
    /// The rules as text; `merker` if left out.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Rules>))]
    pub rules: Option<String>,
    /// The position as text.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Position))]
    pub position: String,
}

/// The position that it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SetUpAnswer {
    /// The position.
    pub position: Snapshot,
    /// Which way seeds are sown.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Direction))]
    pub direction: &'static str,
    /// Every legal move in sowing order; none if the game is over here.
    pub moves: Vec<OpenMove>,
    /// Every hole of the player to move whose turn never ends, whether or not it may be played.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Hole>))]
    pub endless: Vec<Hole>,
    /// How the game ended, if it is over here whatever came before.
    #[cfg_attr(feature = "schema", schema(required = true))]
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
        direction: direction_told(&rules),
        moves: open.moves,
        endless: open.endless,
        outcome: outcome.map(OutcomeAnswer::from),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(position: &str) -> Result<SetUpAnswer, Problem> {
        let json = format!(r#"{{"position":"{position}"}}"#);
        set_up(&serde_json::from_str(&json).unwrap())
    }

    #[test]
    fn a_position_is_told_with_its_moves_and_endless_holes() {
        assert_eq!(
            answer("0,7,0,5,2,0/1,0,4,0,2,1 10-16 S").unwrap().to_json(),
            r#"{"position":{"position":"0,7,0,5,2,0/1,0,4,0,2,1 10-16 S","holes":[0,7,0,5,2,0,1,0,4,0,2,1],"captured":{"south":10,"north":16},"to_move":"south"},"direction":"counterclockwise","moves":[{"move":"B","laps":2,"lands":"B","captured":4,"taken":["B","e"]},{"move":"D","laps":7,"lands":"d","captured":0,"taken":[]}],"endless":["E"],"outcome":null}"#
        );
    }

    #[test]
    fn a_position_that_ends_the_game_has_an_outcome() {
        assert!(answer("0,0/1,2 5-4 S").unwrap().to_json().ends_with(
            r#""moves":[],"endless":[],"outcome":{"ending":"no legal move","winner":"north","seeds":{"south":5,"north":7},"by":"no-legal-move"}}"#
        ));
    }

    #[test]
    fn what_is_no_position_is_refused() {
        for (text, code) in [
            ("4,4/4 0-0 S", "setup.unequal-rows"),
            ("200,0/56,0 0-0 S", "setup.too-many-seeds"),
        ] {
            let problem = answer(text).unwrap_err();
            assert_eq!((problem.code(), problem.pointer()), (code, "/position"));
        }
    }
}

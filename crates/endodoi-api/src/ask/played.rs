//! How a game is asked about: its rules, its start and what was played.
//!
//! All is text, as a page or a stranger may have written it. What passes the check is a
//! [`Game`]; an error names the field or the move, and the reason.

use endodoi::{
    Forfeit, Game, GameOverError, MoveText, Outcome, Position, Rules, Side, Step, Width,
};
use serde::{Deserialize, Serialize};

use super::place::Place;
use super::work::Work;
use super::{Problem, ProblemKind};

/// A game as it was played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The rules as text; `merker` if left out.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Rules>))]
    pub rules: Option<String>,
    /// The first position as text; if left out, six holes a row with as many seeds as the rules usually
    /// start with.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Position>))]
    pub start: Option<String>,
    /// The holes that were played, by their letters: `A`… South's, `a`… North's.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Hole>, max_items = 2000))]
    pub moves: Vec<String>,
    /// What ended the game after these turns, if it was none of them.
    #[serde(default)]
    pub ended: Option<PlayedEnd>,
}

/// What ended a game that its last turn did not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "by", rename_all = "kebab-case", deny_unknown_fields)]
pub enum PlayedEnd {
    /// The players agreed to stop.
    Agreement {},
    /// A player resigned.
    Resignation {
        /// The player.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Side))]
        side: Side,
    },
    /// A player's time ran out.
    Time {
        /// The player.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Side))]
        side: Side,
    },
    /// A player made, or insisted on, a move that the rules do not allow.
    IllegalMove {
        /// The player.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Side))]
        side: Side,
    },
    /// A player left the game.
    Abandonment {
        /// The player.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Side))]
        side: Side,
    },
}

impl Played {
    /// The most moves that a request may have, but for the games of a match.
    pub const MAX_MOVES: usize = 2_000;

    /// Plays the game.
    ///
    /// # Errors
    /// [`Problem`] if a text cannot be read, a move may not be played, or there are too many of them.
    ///
    /// ```
    /// use endodoi_api::ask::Played;
    ///
    /// let moves = ["C", "d", "A"].map(str::to_owned).to_vec();
    /// let played = Played { moves, ..Played::default() };
    /// let problem = played.to_game().unwrap_err();
    /// assert_eq!(problem.pointer(), "/moves/2");
    /// assert_eq!(problem.to_string(), "move 3: hole A is empty; choose one that holds seeds");
    /// ```
    pub fn to_game(&self) -> Result<Game, Problem> {
        self.to_game_at(&Place::default())
    }

    /// [`Played::to_game`] where the game is a part of a request.
    pub(super) fn to_game_at(&self, place: &Place) -> Result<Game, Problem> {
        self.to_game_with(place, &mut Work::of_moves(Self::MAX_MOVES))
    }

    /// [`Played::to_game_at`] in a request that has still other work.
    pub(super) fn to_game_with(&self, place: &Place, work: &mut Work) -> Result<Game, Problem> {
        let rules = rules(self.rules.as_deref(), place)?;
        let start = start(self.start.as_deref(), &rules, place)?;
        new_game(&rules, start, &self.moves, self.ended, place, work)
    }

    /// [`Played::to_game_at`] of a game that is not over.
    pub(super) fn to_game_under_way(&self, place: &Place) -> Result<Game, Problem> {
        let game = self.to_game_at(place)?;
        match game.outcome() {
            None => Ok(game),
            Some(outcome) => {
                let reason = format!("the game is over: {outcome}; there is nothing to choose");
                Err(place.problem(ProblemKind::NotPlayable, "play.game-over", reason))
            }
        }
    }
}

/// Without its texts checked anew: a game can be asked about again as it is.
impl From<&Game> for Played {
    fn from(game: &Game) -> Self {
        Self {
            rules: Some(game.rules().to_string()),
            start: Some(game.start().to_string()),
            moves: game.turns().map(|turn| turn.hole().to_string()).collect(),
            ended: PlayedEnd::of_game(game),
        }
    }
}

impl PlayedEnd {
    /// Returns what ended a game; `None` if it goes on or a turn ended it.
    pub fn of_game(game: &Game) -> Option<Self> {
        game.steps().last().and_then(Self::of)
    }

    /// Ends a game.
    ///
    /// # Errors
    /// [`GameOverError`] if it is over already.
    pub fn end(self, game: &mut Game) -> Result<Outcome, GameOverError> {
        match self {
            Self::Agreement {} => game.agree(),
            Self::Resignation { side } => game.resign(side),
            Self::Time { side } => game.forfeit(side, Forfeit::Time),
            Self::IllegalMove { side } => game.forfeit(side, Forfeit::IllegalMove),
            Self::Abandonment { side } => game.forfeit(side, Forfeit::Abandonment),
        }
    }

    /// What a step ended a game by; `None` if it is a turn.
    fn of(step: &Step) -> Option<Self> {
        match *step {
            Step::Turn(_) => None,
            Step::Agreed => Some(Self::Agreement {}),
            Step::Resigned(side) => Some(Self::Resignation { side }),
            Step::Forfeited(side, Forfeit::Time) => Some(Self::Time { side }),
            Step::Forfeited(side, Forfeit::IllegalMove) => Some(Self::IllegalMove { side }),
            Step::Forfeited(side, _) => Some(Self::Abandonment { side }),
        }
    }
}

/// Reads the rules of a request.
pub(super) fn rules(text: Option<&str>, place: &Place) -> Result<Rules, Problem> {
    let Some(text) = text else {
        return Ok(Rules::default());
    };
    text.parse::<Rules>().map_err(|error| {
        let place = place.field("rules");
        place.problem(ProblemKind::WrongRequest, error.code(), error)
    })
}

/// Reads the position of a request from the field with this name.
pub(super) fn position(text: &str, name: &str, place: &Place) -> Result<Position, Problem> {
    text.parse::<Position>().map_err(|error| {
        let place = place.field(name);
        place.problem(ProblemKind::WrongRequest, error.kind().code(), error)
    })
}

/// Reads the first position of a game; the usual one of the rules if it is left out.
pub(super) fn start(text: Option<&str>, rules: &Rules, place: &Place) -> Result<Position, Problem> {
    match text {
        Some(text) => position(text, "start", place),
        None => Ok(Position::start(Width::SIX, rules.usual_seeds())
            .expect("the usual seeds of six holes a row are no more than 255")),
    }
}

/// Reads a hole of the player to move.
pub(super) fn hole(
    text: &str,
    position: &Position,
    place: &Place,
) -> Result<endodoi::Hole, Problem> {
    let written = text
        .parse::<MoveText>()
        .map_err(|error| place.problem(ProblemKind::WrongRequest, error.code(), error))?;
    written
        .resolve_exactly(position)
        .map_err(|error| place.problem(ProblemKind::NotPlayable, error.code(), error))
}

/// Plays a game from its parts.
pub(super) fn new_game(
    rules: &Rules,
    start: Position,
    moves: &[String],
    ended: Option<PlayedEnd>,
    place: &Place,
    work: &mut Work,
) -> Result<Game, Problem> {
    work.pay_moves(moves.len(), &place.field("moves"))?;
    let mut laps = 0;
    let mut game = Game::new_counting(*rules, start, &mut laps);
    work.pay_laps(laps, place)?;
    for (index, text) in moves.iter().enumerate() {
        let place = place.entry("moves", index, "move");
        let hole = hole(text, game.position(), &place)?;
        let mut laps = 0;
        let played = game.play_counting(hole, &mut laps);
        played.map_err(|error| place.problem(ProblemKind::NotPlayable, error.code(), error))?;
        work.pay_laps(laps, &place)?;
    }
    if let Some(ended) = ended {
        let place = place.field("ended");
        let over = ended.end(&mut game);
        over.map_err(|error| place.problem(ProblemKind::NotPlayable, error.code(), error))?;
    }
    Ok(game)
}

#[cfg(test)]
mod tests {
    use endodoi::Ending;

    use super::*;
    use crate::ask::passing::{LONG, passing};

    fn played(json: &str) -> Played {
        serde_json::from_str(json).unwrap()
    }

    #[test]
    fn whatever_is_left_out_is_the_usual() {
        assert_eq!(played("{}").to_game().unwrap(), Game::default());
        let cross = played(r#"{"rules":"cross-endodoi"}"#).to_game().unwrap();
        assert_eq!(cross.start().uniform_seeds(), Some(3));
    }

    #[test]
    fn a_mistake_is_named_with_its_place_code_and_kind() {
        use ProblemKind::{NotPlayable, WrongRequest};
        for (json, kind, code, pointer, start) in [
            (
                r#"{"rules":"x"}"#,
                WrongRequest,
                "rules.unknown-rule-set",
                "/rules",
                "rules: \"x\" is not a rule set; ",
            ),
            (
                r#"{"start":"4,4,x/4"}"#,
                WrongRequest,
                "position.unexpected",
                "/start",
                "start: column 5: expected a number of seeds",
            ),
            (
                r#"{"moves":["B","?"]}"#,
                WrongRequest,
                "move.text",
                "/moves/1",
                "move 2: \"?\" is not a hole; ",
            ),
            (
                r#"{"moves":["B","D"]}"#,
                NotPlayable,
                "move.not-exact",
                "/moves/1",
                "move 2: D does not name a hole of the player to move; ",
            ),
            (
                r#"{"moves":["B","g"]}"#,
                NotPlayable,
                "move.no-such-hole",
                "/moves/1",
                "move 2: there is no hole g on a 2x6 board; ",
            ),
            (
                r#"{"moves":["B","c"]}"#,
                NotPlayable,
                "play.empty-hole",
                "/moves/1",
                "move 2: hole c is empty; ",
            ),
            (
                r#"{"moves":["A","e","C","b","A"]}"#,
                NotPlayable,
                "play.endless",
                "/moves/4",
                "move 5: hole A would never stop sowing ",
            ),
            (
                r#"{"start":"1,0,2/0,3,0 5-4 S","moves":["A","b"]}"#,
                NotPlayable,
                "play.game-over",
                "/moves/1",
                "move 2: the game is over: South wins 11-4, ",
            ),
            (
                r#"{"start":"1,0,2/0,3,0 5-4 S","moves":["A"],"ended":{"by":"agreement"}}"#,
                NotPlayable,
                "play.game-over",
                "/ended",
                "ended: the game is over already: South wins 11-4, ",
            ),
        ] {
            let problem = played(json).to_game().unwrap_err();
            let told = (problem.kind(), problem.code(), problem.pointer());
            assert_eq!(told, (kind, code, pointer));
            assert!(problem.detail().starts_with(start), "{problem}");
        }
    }

    #[test]
    fn fields_that_there_are_not_are_refused() {
        for json in [
            r#"{"move":["B"]}"#,
            r#"{"moves":["B"],"ended":{"by":"agreement","side":"south"}}"#,
            r#"{"ended":{"by":"time"}}"#,
            r#"{"ended":{"by":"magic"}}"#,
        ] {
            assert!(serde_json::from_str::<Played>(json).is_err(), "{json}");
        }
    }

    #[test]
    fn a_game_can_be_asked_about_as_it_is_however_it_ended() {
        for ending in Ending::ALL {
            let mut game = played(r#"{"moves":["B","e"]}"#).to_game().unwrap();
            match *ending {
                Ending::Agreement => game.agree().unwrap(),
                Ending::Resignation(side) => game.resign(side).unwrap(),
                Ending::Forfeit(side, forfeit) => game.forfeit(side, forfeit).unwrap(),
                _ => continue,
            };
            let json = serde_json::to_string(&Played::from(&game)).unwrap();
            assert_eq!(played(&json).to_game().unwrap(), game, "{json}");
        }
        let json = serde_json::to_string(&Played::from(&Game::default())).unwrap();
        assert_eq!(
            json,
            r#"{"rules":"merker","start":"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S","moves":[],"ended":null}"#
        );
    }

    #[test]
    fn the_work_of_a_request_is_bounded() {
        let passing = |moves: usize, limit: u32| {
            let options = format!(",lap_limit={limit},repetition=off");
            passing(LONG, moves, &options)
        };
        let problem = passing(2001, 100).to_game().unwrap_err();
        let told = (problem.kind(), problem.code(), problem.pointer());
        let expected = (ProblemKind::TooMuch, "request.too-many-moves", "/moves");
        assert_eq!(told, expected);
        assert_eq!(
            passing(2000, 10_000).to_game().unwrap().turns().count(),
            2000
        );
        let problem = passing(2000, 20_000).to_game().unwrap_err();
        let told = (problem.kind(), problem.code(), problem.pointer());
        let expected = (ProblemKind::TooMuch, "request.too-many-laps", "/moves/1000");
        assert_eq!(told, expected);
    }
}

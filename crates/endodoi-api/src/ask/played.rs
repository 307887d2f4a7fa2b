//! How a game is asked about: its rules, its start and what was played.
//!
//! All is text, as a page or a stranger may have written it. What passes the check is a
//! [`Game`]; an error names the field or the move, and the reason.

use endodoi::{Forfeit, Game, MoveText, Position, Rules, Side, Step, Width};
use serde::{Deserialize, Serialize};

use super::place::Place;
use super::work::Work;
use super::{Problem, ProblemKind};

/// A game as it was played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The rules as text; `merker` if left out.
    #[serde(default)]
    pub rules: Option<String>,
    /// The first position as text; if left out, six holes a row with as many seeds as the rules usually
    /// start with.
    #[serde(default)]
    pub start: Option<String>,
    /// The holes that were played, by their letters: `A`… South's, `a`… North's.
    #[serde(default)]
    pub moves: Vec<String>,
    /// What ended the game after these turns, if it was none of them.
    #[serde(default)]
    pub ended: Option<PlayedEnd>,
}

/// What ended a game that its last turn did not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "kebab-case", deny_unknown_fields)]
pub enum PlayedEnd {
    /// The players agreed to stop.
    Agreement {},
    /// A player resigned.
    Resignation {
        /// The player.
        side: Side,
    },
    /// A player's time ran out.
    Time {
        /// The player.
        side: Side,
    },
    /// A player made, or insisted on, a move that the rules do not allow.
    IllegalMove {
        /// The player.
        side: Side,
    },
    /// A player left the game.
    Abandonment {
        /// The player.
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
            ended: game.steps().last().and_then(PlayedEnd::of),
        }
    }
}

impl PlayedEnd {
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
        let over = match ended {
            PlayedEnd::Agreement {} => game.agree(),
            PlayedEnd::Resignation { side } => game.resign(side),
            PlayedEnd::Time { side } => game.forfeit(side, Forfeit::Time),
            PlayedEnd::IllegalMove { side } => game.forfeit(side, Forfeit::IllegalMove),
            PlayedEnd::Abandonment { side } => game.forfeit(side, Forfeit::Abandonment),
        };
        let place = place.field("ended");
        over.map_err(|error| place.problem(ProblemKind::NotPlayable, error.code(), error))?;
    }
    Ok(game)
}

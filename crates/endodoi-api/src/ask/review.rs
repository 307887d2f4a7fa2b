//! How well was a game played? The request; what it is answered with is a [`Review`].

use std::time::Duration;

use endodoi::Game;
use serde::{Deserialize, Serialize};

use super::bounds::{ReviewBounds, seconds};
use super::place::Place;
use super::{Played, Problem, ProblemKind};
use crate::{Answer, Review};

/// A game to be gone through.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ReviewRequest {
    /// The game.
    pub game: Played,
    /// How long to search each position, in seconds.
    #[cfg_attr(feature = "schema", schema(exclusive_minimum = 0.0))]
    pub seconds: f64,
}

/// A [`ReviewRequest`] that was checked.
#[derive(Clone, Debug)]
pub struct ReviewQuestion {
    game: Game,
    time: Duration,
}

/// How far a review has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewProgress {
    /// Turns that were reviewed.
    pub done: usize,
    /// All turns.
    pub of: usize,
}

impl Answer for ReviewProgress {}

impl ReviewRequest {
    /// Plays the game and holds the time against the bounds.
    ///
    /// # Errors
    /// [`Problem`] if the game cannot be played, or the time is out of bounds.
    pub fn check(&self, bounds: ReviewBounds) -> Result<ReviewQuestion, Problem> {
        let whole = Place::default();
        let place = whole.field("seconds");
        let time = seconds(self.seconds, bounds.a_turn, &place, "review.seconds")?;
        let game = self.game.to_game_at(&whole.part("game"))?;
        let turns = game.turns().count();
        let needed = self.seconds * f64::from(u32::try_from(turns).unwrap_or(u32::MAX));
        let most = bounds.in_all.as_secs_f64();
        if needed > most {
            let reason = format!(
                "{turns} turns would take {needed:.0} seconds, and {most} are possible; give less time"
            );
            return Err(place.problem(ProblemKind::TooMuch, "review.too-long", reason));
        }
        Ok(ReviewQuestion { game, time })
    }
}

impl ReviewQuestion {
    /// Returns the game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns how long to search each position.
    pub fn time(&self) -> Duration {
        self.time
    }

    /// Begins the review.
    pub fn review(&self) -> Review {
        Review::new(&self.game)
    }

    /// Returns how far a review of this game has come.
    pub fn progress(&self, review: &Review) -> ReviewProgress {
        let of = self.game.turns().count();
        ReviewProgress {
            done: of - review.turns_left().min(of),
            of,
        }
    }
}

#[cfg(test)]
mod tests {
    use endodoi_engine::{Engine, Limits, Unwatched};

    use super::*;

    const BOUNDS: ReviewBounds = ReviewBounds {
        a_turn: Duration::from_secs(1),
        in_all: Duration::from_secs(2),
    };

    fn check(json: &str) -> Result<ReviewQuestion, Problem> {
        let request: ReviewRequest = serde_json::from_str(json).unwrap();
        request.check(BOUNDS)
    }

    #[test]
    fn a_review_tells_how_far_it_has_come() {
        let question = check(r#"{"game":{"moves":["B","e"]},"seconds":0.2}"#).unwrap();
        assert_eq!(question.time(), Duration::from_millis(200));
        let mut review = question.review();
        let engine = Engine::new(1).unwrap();
        for expected in [
            r#"{"done":0,"of":2}"#,
            r#"{"done":1,"of":2}"#,
            r#"{"done":2,"of":2}"#,
        ] {
            assert_eq!(question.progress(&review).to_json(), expected);
            review.step(Limits::depth(2), |root, limits| {
                Some(engine.search(root, limits, 1, &Unwatched))
            });
        }
        assert_eq!(review.answer(1).moves.len(), 2);
    }

    #[test]
    fn the_time_has_bounds_a_turn_and_in_all() {
        let moves = r#"{"game":{"moves":["B","e","A"]},"#;
        let seconds = |seconds: &str| check(&format!(r#"{moves}"seconds":{seconds}}}"#));
        assert_eq!(seconds("1.1").unwrap_err().code(), "review.seconds");
        assert_eq!(seconds("0").unwrap_err().code(), "review.seconds");
        let problem = seconds("0.9").unwrap_err();
        assert_eq!(
            (problem.kind(), problem.code()),
            (ProblemKind::TooMuch, "review.too-long")
        );
        assert!(seconds("0.6").is_ok());
    }
}

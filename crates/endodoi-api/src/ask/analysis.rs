//! What is a position of a game worth, and what is best? The request; the answer is an
//! [`AnalysisAnswer`].

use std::time::Duration;

use endodoi::Game;
use endodoi_engine::{Engine, Limits, Root, Watch};
use serde::{Deserialize, Serialize};

use super::bounds::{AnalysisBounds, seconds};
use super::place::Place;
use super::{Played, Problem, ProblemKind};
use crate::{AnalysisAnswer, analyze};

/// A game whose last position is to be analysed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AnalysisRequest {
    /// The game. If it is over, its last position is valued as if it went on, where it can.
    pub game: Played,
    /// How many best holes are asked for, 1 to 12.
    #[serde(default = "one_line")]
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 12))]
    pub lines: usize,
    /// How long to search, in seconds.
    #[cfg_attr(feature = "schema", schema(exclusive_minimum = 0.0))]
    pub seconds: f64,
}

const fn one_line() -> usize {
    1
}

/// An [`AnalysisRequest`] that was checked.
#[derive(Clone, Debug)]
pub struct AnalysisQuestion {
    game: Game,
    root: Root,
    lines: usize,
    time: Duration,
}

impl AnalysisRequest {
    /// The most lines: every hole of the longest row.
    pub const MAX_LINES: usize = 12;

    /// Plays the game and holds the rest against the bounds.
    ///
    /// # Errors
    /// [`Problem`] if the game cannot be played, or the lines or the seconds are out of bounds.
    pub fn check(&self, bounds: AnalysisBounds) -> Result<AnalysisQuestion, Problem> {
        let whole = Place::default();
        let (lines, most) = (self.lines, Self::MAX_LINES);
        if !(1..=most).contains(&lines) {
            let place = whole.field("lines");
            let reason = format!("{lines} lines are not possible; give 1 to {most}");
            return Err(place.problem(ProblemKind::WrongRequest, "analysis.lines", reason));
        }
        let place = whole.field("seconds");
        let time = seconds(self.seconds, bounds.most, &place, "analysis.seconds")?;
        let game = self.game.to_game_at(&whole.part("game"))?;
        Ok(AnalysisQuestion {
            root: Root::from(&game),
            game,
            lines,
            time,
        })
    }
}

impl AnalysisQuestion {
    /// Returns the game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns what is searched; [`AnalysisAnswer::new`] needs it for what is found on the way.
    pub fn root(&self) -> &Root {
        &self.root
    }

    /// Returns how many lines are asked for.
    pub fn lines(&self) -> usize {
        self.lines
    }

    /// Returns how long to search.
    pub fn time(&self) -> Duration {
        self.time
    }

    /// Searches on this thread. The limits hold as they are; the time asked for is among them only if
    /// the caller puts it there.
    pub fn answer(&self, engine: &Engine, limits: Limits, watch: &dyn Watch) -> AnalysisAnswer {
        analyze(engine, &self.root, limits, self.lines, watch)
    }
}

#[cfg(test)]
mod tests {
    use endodoi_engine::Unwatched;

    use super::*;
    use crate::Answer;

    const BOUNDS: AnalysisBounds = AnalysisBounds {
        most: Duration::from_secs(10),
    };

    fn check(json: &str) -> Result<AnalysisQuestion, Problem> {
        let request: AnalysisRequest = serde_json::from_str(json).unwrap();
        request.check(BOUNDS)
    }

    #[test]
    fn the_position_at_the_end_of_the_game_is_searched() {
        let json =
            r#"{"game":{"start":"1,0,2/0,3,0 5-4 S","moves":["C"]},"lines":3,"seconds":0.5}"#;
        let question = check(json).unwrap();
        assert_eq!(question.time(), Duration::from_millis(500));
        let engine = Engine::new(1).unwrap();
        let answer = question.answer(&engine, Limits::depth(9), &Unwatched);
        let json = answer.to_json();
        let start = r#"{"position":"2,1,0/0,0,1 7-4 N","rules":"merker","value":1,"exact":true,"best":"c","#;
        assert!(json.starts_with(start), "{json}");
        assert_eq!(answer.lines.len(), 1);
    }

    #[test]
    fn a_game_that_is_over_is_valued() {
        let question = check(r#"{"game":{"start":"0,0/1,2 5-4 S"},"seconds":1}"#).unwrap();
        let engine = Engine::new(1).unwrap();
        let answer = question.answer(&engine, Limits::depth(9), &Unwatched);
        let json = answer.to_json();
        assert!(
            json.contains(r#""value":-2,"exact":true,"best":null"#),
            "{json}"
        );
    }

    #[test]
    fn lines_and_seconds_have_bounds() {
        for (json, code) in [
            (r#"{"game":{},"lines":0,"seconds":1}"#, "analysis.lines"),
            (r#"{"game":{},"lines":13,"seconds":1}"#, "analysis.lines"),
            (r#"{"game":{},"seconds":0}"#, "analysis.seconds"),
            (r#"{"game":{},"seconds":-1}"#, "analysis.seconds"),
            (r#"{"game":{},"seconds":10.1}"#, "analysis.seconds"),
            (r#"{"game":{},"seconds":1e300}"#, "analysis.seconds"),
        ] {
            assert_eq!(check(json).unwrap_err().code(), code, "{json}");
        }
        let problem = check(r#"{"game":{},"seconds":11}"#).unwrap_err();
        assert_eq!(
            problem.to_string(),
            "seconds: 11 seconds are not possible; give more than 0, at most 10"
        );
        assert!(check(r#"{"game":{},"lines":12,"seconds":10}"#).is_ok());
    }
}

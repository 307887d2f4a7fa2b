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
#[serde(deny_unknown_fields)]
pub struct AnalysisRequest {
    /// The game. If it is over, its last position is valued as if it went on, where it can.
    pub game: Played,
    /// How many best holes are asked for, 1 to 12.
    #[serde(default = "one_line")]
    pub lines: usize,
    /// How long to search, in seconds.
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

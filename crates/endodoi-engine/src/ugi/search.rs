//! A search that `go` asked for, and its answer.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::info::info;
use crate::analysis::{Analysis, Line};
use crate::engine::Engine;
use crate::level::Level;
use crate::limits::{Limits, Watch};
use crate::search::Root;

/// When the move may be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hold {
    /// As soon as the search ends.
    #[default]
    Never,
    /// Not before `stop`, even if the search ends by itself.
    UntilStop,
    /// Not before `ponderhit` or `stop`. The time limit counts from `ponderhit` on.
    UntilHit,
}

/// Everything about a search but the engine and the clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Search {
    /// The position, and what came before.
    pub root: Root,
    /// How far to go.
    pub limits: Limits,
    /// How many holes are to be told with their values, at least 1.
    pub lines: usize,
    /// How many threads to search on.
    pub threads: NonZeroUsize,
    /// How strong to play.
    pub level: Level,
    /// What the choice follows from at the lower levels.
    pub seed: u64,
    /// When the move may be told.
    pub hold: Hold,
    /// Whether the answer that is expected is told beside the move.
    pub ponder: bool,
}

impl Search {
    /// Searches until a limit is reached, the watch says stop or all is known. There is always a
    /// line in the answer, unless the game is over.
    ///
    /// Below full strength one line is told, the one that is chosen, and nothing is reported before.
    /// Without the feature `threads` there is one thread, whatever is asked for.
    pub fn run(&self, engine: &Engine, watch: &dyn Watch) -> Analysis {
        if self.level < Level::MAX {
            self.choose(engine, watch)
        } else {
            self.search(engine, watch)
        }
    }

    #[cfg(feature = "threads")]
    fn search(&self, engine: &Engine, watch: &dyn Watch) -> Analysis {
        engine.search_on_threads(&self.root, self.limits, self.lines, self.threads, watch)
    }

    #[cfg(not(feature = "threads"))]
    fn search(&self, engine: &Engine, watch: &dyn Watch) -> Analysis {
        engine.search(&self.root, self.limits, self.lines, watch)
    }

    fn choose(&self, engine: &Engine, watch: &dyn Watch) -> Analysis {
        let quiet = Quiet {
            watch,
            last: Mutex::default(),
        };
        let choice = (self.level).choose(engine, &self.root, self.seed, self.limits, &quiet);
        let mut analysis = quiet
            .last
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        analysis.elapsed = watch.elapsed();
        let known = |line: &Line| Some(line.hole) == choice.map(|choice| choice.hole);
        let pv = analysis.lines.iter().find(|line| known(line));
        let pv = pv.map(|line| line.pv.clone());
        analysis.lines = choice
            .map(|choice| Line {
                hole: choice.hole,
                score: choice.score,
                pv: pv.unwrap_or_else(|| vec![choice.hole]),
            })
            .into_iter()
            .collect();
        analysis
    }

    /// Writes `info` lines for an analysis, one for each hole told.
    pub fn info(&self, analysis: &Analysis) -> Vec<String> {
        info(
            analysis,
            if self.level < Level::MAX {
                1
            } else {
                self.lines
            },
        )
    }

    /// Writes the `bestmove` line that ends the search.
    pub fn best_move(&self, analysis: &Analysis) -> String {
        let Some(best) = analysis.best() else {
            return NO_MOVE.to_owned();
        };
        match best.pv.get(1) {
            Some(answer) if self.ponder => format!("bestmove {} ponder {answer}", best.hole),
            _ => format!("bestmove {}", best.hole),
        }
    }
}

/// The answer where there is no move.
pub(super) const NO_MOVE: &str = "bestmove (none)";

/// A watch that keeps the last report to itself.
struct Quiet<'a> {
    watch: &'a dyn Watch,
    last: Mutex<Analysis>,
}

impl Watch for Quiet<'_> {
    fn elapsed(&self) -> Duration {
        self.watch.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.watch.is_stopped()
    }

    fn report(&self, analysis: &Analysis) {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = analysis.clone();
    }
}

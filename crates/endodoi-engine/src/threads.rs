//! What needs an operating system: a clock, and searching on several threads.
//!
//! Behind the feature `threads`, so that the engine is also built where there are none, as in a
//! browser. The threads share what they find only by the transposition table ("lazy SMP"): each deepens
//! for itself and finds there what the others found.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use endodoi::Position;

use crate::analysis::Analysis;
use crate::engine::Engine;
use crate::evaluate::Evaluator;
use crate::limits::{Limits, Watch};
use crate::search::root::{help, search};
use crate::search::{Root, Team};
use crate::solve::{Crew, Goal, Ground, Reached, Search, Solution, Solver, Stopped};

impl Engine {
    /// The most threads of one search.
    pub const MAX_THREADS: usize = 256;

    /// [`Engine::search`] on several threads, though on no more than there are processors: any others
    /// would only keep the one that answers from its work. On one thread it is the same.
    ///
    /// With more than one thread, answers differ from run to run.
    pub fn search_on_threads(
        &self,
        root: &Root,
        limits: Limits,
        lines: usize,
        threads: NonZeroUsize,
        watch: &dyn Watch,
    ) -> Analysis {
        self.table.age();
        let evaluator = Evaluator::new(root.rules(), root.position().width());
        let team = Team::default();
        let task = self.task(root, limits, lines, watch, &evaluator, &team);
        std::thread::scope(|scope| {
            for number in 1..processors(threads) {
                let helper = std::thread::Builder::new().name(format!("search {number}"));
                if helper
                    .spawn_scoped(scope, move || help(task, number))
                    .is_err()
                {
                    break;
                }
            }
            search(task)
        })
    }
}

impl Solver {
    /// [`Solver::solve`] on several threads, though on no more than there are processors. They share
    /// the table of proofs. Bounds are proofs on any number; how far they come in a time, and which
    /// of equal moves is found first, differs from run to run.
    pub fn solve_on_threads(
        &mut self,
        goal: Goal,
        limits: Limits,
        threads: NonZeroUsize,
        watch: &dyn Watch,
    ) -> Solution {
        match processors(threads) {
            1 => self.solve(goal, limits, watch),
            threads => self.solve_among(&Several(threads), goal, limits, watch),
        }
    }
}

/// So many threads that work on one question.
struct Several(usize);

impl Crew for Several {
    fn answer(
        &self,
        ground: Ground<'_>,
        position: &Position,
        at_least: i16,
    ) -> Result<Reached, Stopped> {
        let is_done = AtomicBool::new(false);
        let work = || {
            let reached = Search::new(ground, &is_done).answer(position, at_least);
            is_done.store(true, Relaxed);
            reached
        };
        std::thread::scope(|scope| {
            let start = |number| {
                let helper = std::thread::Builder::new().name(format!("solve {number}"));
                helper.spawn_scoped(scope, work).ok()
            };
            let helpers: Vec<_> = (1..self.0).map_while(start).collect();
            let own = work();
            let others = helpers.into_iter().filter_map(|helper| helper.join().ok());
            // The first to come back has the answer; the others were sent home.
            others.fold(own, Result::or)
        })
    }
}

/// No more threads than there are processors: any others would only keep the rest from their work.
fn processors(threads: NonZeroUsize) -> usize {
    let processors = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    threads.get().min(processors).min(Engine::MAX_THREADS)
}

/// A clock that runs from its making on, and a flag that stops the search.
///
/// ```
/// use endodoi::{Position, Rules};
/// use endodoi_engine::{Engine, Limits, Root, Stopwatch};
///
/// let stopwatch = Stopwatch::start();
/// stopwatch.stop();
/// let engine = Engine::new(1).expect("there is a MiB");
/// let root = Root::new(Position::default(), Rules::MERKER);
/// assert_eq!(engine.search(&root, Limits::NONE, 1, &stopwatch).depth, 1);
/// ```
#[derive(Clone, Debug)]
pub struct Stopwatch {
    start: Instant,
    stop: Arc<AtomicBool>,
}

impl Stopwatch {
    /// Starts the clock.
    pub fn start() -> Self {
        Self {
            start: Instant::now(),
            stop: Arc::new(AtomicBool::new(false)),
        }
    }

    /// Ends the search. Clones of the stopwatch share the flag.
    pub fn stop(&self) {
        self.stop.store(true, Relaxed);
    }
}

impl Watch for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }
}

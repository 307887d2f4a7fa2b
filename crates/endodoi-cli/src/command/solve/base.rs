//! The endgame tables beside a proof: those of a folder, none, or some made in memory that grow.
//!
//! Small tables are made at once; many positions are solved beside them before larger ones would be made.
//! Where it takes longer, larger ones are made once as much time went into proving as they would cost.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use endodoi::Position;
use endodoi_engine::{Endgames, Solver};
use endodoi_tablebase::TableRules;

use super::SolveArgs;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::made_tables::MadeTables;
use crate::memory::bytes_to_use;
use crate::progress::Progress;
use crate::tables::{TableEndgames, Wanted, find};

/// The most positions in the tables of each step. The last is what 2x6 has up to 18 seeds.
const STEPS: [u64; 3] = [400_000, 4_000_000, 90_000_000];

/// Positions that are made in a second, roughly.
const SPEED: u64 = 4_000_000;

/// Even the smallest tables are tried for so long.
const LEAST: Duration = Duration::from_secs(2);

/// Tables, and how they grow.
pub(super) struct Base<'a> {
    tables: Tables,
    /// The seeds of the steps to come.
    steps: Vec<u8>,
    position: Position,
    threads: NonZeroUsize,
    interrupt: &'a Interrupt,
}

enum Tables {
    Nothing,
    Folder(Arc<TableEndgames>),
    /// Only taken away while they grow.
    Made(Arc<MadeTables>),
}

impl<'a> Base<'a> {
    /// Opens the tables that were named, or plans which to make.
    pub(super) fn new(
        args: &SolveArgs,
        position: &Position,
        interrupt: &'a Interrupt,
    ) -> Result<Self, Failure> {
        let (width, seeds) = (position.width(), position.board().total());
        let rules = TableRules::new(&args.start.rules).map_err(Failure::bad_input)?;
        // With tables of all its seeds a position would have a value and no line of play.
        let most = seeds.saturating_sub(1);
        let mut steps = Vec::new();
        let tables = match args.tables.clone().map(Wanted::read) {
            Some(Wanted::Nothing) => Tables::Nothing,
            None | Some(Wanted::Usual) => {
                let bytes = bytes_to_use();
                let within = |positions| MadeTables::seeds_within(width, most, positions, bytes);
                steps = STEPS.into_iter().filter_map(within).collect();
                steps.dedup();
                steps.reverse();
                Tables::Made(Arc::new(MadeTables::new(width, rules)))
            }
            Some(wanted @ Wanted::Folder(_)) => {
                let found = find(&wanted, width, &args.start.rules, seeds)?;
                let Some(found) = found else {
                    return Err(Failure::failed(
                        "there are no tables in the folder of --tables",
                    ));
                };
                let tables = match Arc::try_unwrap(found.tables) {
                    Ok(tables) if tables.bytes_in_memory() <= bytes_to_use() => {
                        let loaded = tables.into_memory(args.threads());
                        Arc::new(loaded.map_err(Failure::failed)?)
                    }
                    Ok(tables) => Arc::new(tables),
                    Err(shared) => shared,
                };
                Tables::Folder(Arc::new(TableEndgames::up_to(most, tables)))
            }
        };
        Ok(Self {
            tables,
            steps,
            position: *position,
            threads: args.threads(),
            interrupt,
        })
    }

    /// Makes the next larger tables, if there are any, and hands the tables to the solver. Returns how long to
    /// prove before the next step; `None` if there is none. If it was interrupted there are fewer.
    pub(super) fn step(&mut self, solver: &mut Solver) -> Option<Duration> {
        solver.set_endgames(None);
        if let (Tables::Made(made), Some(seeds)) = (&mut self.tables, self.steps.pop())
            && let Some(made) = Arc::get_mut(made)
        {
            let mut progress = Progress::begin();
            // What was made before Ctrl-C serves, too.
            let _ = made.grow(seeds, self.threads, self.interrupt, &mut progress);
        }
        solver.set_endgames(self.endgames());
        let next = self.steps.last()?;
        let plan = endodoi_tablebase::Plan::new(self.position.width(), *next)?;
        Some(LEAST.max(Duration::from_secs(plan.positions() / SPEED)))
    }

    fn endgames(&self) -> Option<Arc<dyn Endgames + Send>> {
        match &self.tables {
            Tables::Nothing => None,
            Tables::Folder(tables) => Some(Arc::clone(tables) as _),
            Tables::Made(made) => made.seeds().map(|_| Arc::clone(made) as _),
        }
    }

    /// Returns the tables, if there are any.
    pub(super) fn tables(&self) -> Option<&dyn Endgames> {
        match &self.tables {
            Tables::Nothing => None,
            Tables::Folder(tables) => Some(&**tables),
            Tables::Made(made) => made.seeds().map(|_| &**made as _),
        }
    }

    /// Returns the most seeds on a board that the tables know.
    pub(super) fn seeds(&self) -> Option<u8> {
        self.tables().map(Endgames::most_seeds)
    }

    /// Says whether all values could be read.
    ///
    /// # Errors
    /// [`Failure::Failed`] with the first fault that was met.
    pub(super) fn check(&self) -> Result<(), Failure> {
        match &self.tables {
            Tables::Folder(tables) => tables
                .fault()
                .map_or(Ok(()), |fault| Err(Failure::failed(fault))),
            Tables::Nothing | Tables::Made(_) => Ok(()),
        }
    }
}

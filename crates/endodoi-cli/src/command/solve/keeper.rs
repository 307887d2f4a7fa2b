//! When the table of proofs is written down: now and then, and in the end.
//!
//! Notes are only taken while no thread proves, so a long proof is broken off now and then; it goes on where it was, but for
//! what leaned on its path. That is done after numbers of nodes and not by the clock, so that one
//! thread finds the same from run to run. On slow disks writing is left out, so that it takes a twentieth of the time at most.

use std::time::Duration;

use endodoi_engine::{Solver, Watch as _};

use super::kept::Kept;
use super::lookout::{Lookout, say};

/// Nodes before the notes are written for the first time, and the least between two times.
const LEAST: u64 = 1_000_000;

/// The most nodes between two times: about 20 seconds on one thread.
const MOST: u64 = 100_000_000;

/// Between two times a proof grows by a quarter at least.
const SHARE: u64 = 4;

/// For each second of writing so many go into proving.
const SECONDS_FOR_ONE: u32 = 20;

/// Writes notes of one run.
pub(super) struct Keeper<'a> {
    kept: Option<&'a Kept>,
    /// Turns of the earlier runs that this one goes on with.
    before: u64,
    written: Duration,
    cost: Duration,
}

impl<'a> Keeper<'a> {
    /// `before` are the turns of the runs that this one goes on with.
    pub(super) const fn new(kept: Option<&'a Kept>, before: u64) -> Self {
        Self {
            kept,
            before,
            written: Duration::ZERO,
            cost: Duration::ZERO,
        }
    }

    /// Returns how many nodes there are to be before the notes are written again; `None` if they never are.
    pub(super) fn next(&self, nodes: u64) -> Option<u64> {
        self.kept?;
        Some(nodes + (nodes / SHARE).clamp(LEAST, MOST))
    }

    /// Writes the notes, if it is time.
    pub(super) fn keep(&mut self, solver: &Solver, nodes: u64, lookout: &Lookout<'_>) {
        let now = lookout.elapsed();
        if now < self.written + self.cost * SECONDS_FOR_ONE {
            return;
        }
        self.keep_now(solver, nodes);
        self.written = lookout.elapsed();
        self.cost = self.written.saturating_sub(now);
    }

    /// Writes the notes, unless those of a longer run are there; only warns if that cannot be done, and does not try
    /// again.
    pub(super) fn keep_now(&mut self, solver: &Solver, nodes: u64) {
        let Some(kept) = self.kept.filter(|kept| kept.is_worth(nodes)) else {
            return;
        };
        if let Err(fault) = kept.notes.write(solver, self.before + nodes) {
            say(&format!("warning: {fault}"));
            self.kept = None;
        }
    }
}

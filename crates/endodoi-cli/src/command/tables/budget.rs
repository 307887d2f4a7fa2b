//! What building tables will take, and whether there is as much.

use std::num::NonZero;
use std::path::Path;
use std::time::{Duration, Instant};

use endodoi::Width;
use endodoi_tablebase::{Index, Plan, TableFolder, TableRules, next_layer};

use super::amounts::{Bytes, Many};
use super::disk;
use crate::counted;
use crate::failure::Failure;
use crate::memory;
use crate::record_file;

/// Positions made to see how fast this machine is: a fifth of a second.
const TRIED: u64 = 1_000_000;

/// What header, index and end of a file take: a fixed part, with room for a block that compresses badly,
const BYTES_A_FILE: u64 = 96;
/// so many for each value that may occur,
const BYTES_A_VALUE: u64 = 9;
/// and so many for each block of so many positions.
const BYTES_A_BLOCK: u64 = 8;
const POSITIONS_A_BLOCK: u64 = 1 << 14;

/// Returns about how many bytes the files take at most, their headers included.
fn bytes_of_files(width: Width, rules: &TableRules, seeds: u8) -> Option<u64> {
    let text = rules.to_string().len() as u64;
    let mut bytes = Plan::new(width, seeds)?.bytes_on_disk();
    for seeds in 0..=seeds {
        let blocks = Index::new(width, seeds)?.positions() / POSITIONS_A_BLOCK + 1;
        let values = 2 * u64::from(seeds) + 1;
        let around = BYTES_A_FILE + text + BYTES_A_VALUE * values + BYTES_A_BLOCK * blocks;
        bytes = bytes.checked_add(around)?;
    }
    Some(bytes)
}

/// What some tables need.
#[derive(Debug)]
pub(super) struct Budget {
    width: Width,
    rules: TableRules,
    seeds: u8,
    plan: Plan,
    folder: TableFolder,
    /// Positions and bytes of the layers that are there.
    there: (u64, u64),
}

impl Budget {
    /// Plans tables up to so many seeds in a folder that may have some of them.
    ///
    /// # Errors
    /// [`Failure::BadInput`] if nobody could number so many positions, or other tables lie there.
    pub(super) fn new(
        width: Width,
        rules: TableRules,
        seeds: u8,
        folder: TableFolder,
    ) -> Result<Self, Failure> {
        let most = counted::seeds(seeds);
        let plan = Plan::new(width, seeds).ok_or_else(|| {
            Failure::bad_input(format_args!(
                "{width} has more positions of up to {most} than can be numbered; give fewer --seeds"
            ))
        })?;
        // Whatever else is wrong with what is there is said when it is opened.
        let layers = folder.layers().unwrap_or_default();
        if let Some(first) = layers.first()
            && (first.index.width(), first.rules) != (width, rules)
        {
            return Err(Failure::bad_input(format_args!(
                "{} has tables for {} and the rules {}; build those for {width} and {rules} in another folder (--out)",
                record_file::name(folder.path()),
                first.index.width(),
                first.rules
            )));
        }
        let layers = layers.iter().take(usize::from(seeds) + 1);
        let there = layers.fold((0, 0), |(positions, bytes), layer| {
            (positions + layer.index.positions(), bytes + layer.bytes)
        });
        Ok(Self {
            width,
            rules,
            seeds,
            plan,
            folder,
            there,
        })
    }

    pub(super) const fn rules(&self) -> &TableRules {
        &self.rules
    }

    pub(super) fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub(super) const fn positions(&self) -> u64 {
        self.plan.positions()
    }

    /// Positions that need not be made any more.
    pub(super) const fn done(&self) -> u64 {
        self.there.0
    }

    pub(super) const fn bytes_in_memory(&self) -> u64 {
        self.plan.bytes_in_memory()
    }

    /// The files, and the last layer while it is written down on the way: twice for a moment, the new beside the old.
    pub(super) fn bytes_on_disk(&self) -> u64 {
        let last = Index::new(self.width, self.seeds).map_or(0, Index::positions);
        let while_made = if self.done() < self.positions() {
            last.saturating_mul(3)
        } else {
            0
        };
        let files = bytes_of_files(self.width, &self.rules, self.seeds);
        files.unwrap_or(u64::MAX).saturating_add(while_made)
    }

    /// Compares the memory with what may be used, or with what is free.
    ///
    /// # Errors
    /// [`Failure::BadInput`] if it is not enough; it says what would fit.
    pub(super) fn check_memory(&self, allowed: Option<Bytes>) -> Result<(), Failure> {
        let (limit, whose) = match (allowed, memory::free_bytes()) {
            (Some(Bytes(allowed)), Some(free)) if free < allowed => (free, "free"),
            (Some(Bytes(allowed)), _) => (allowed, "allowed"),
            (None, Some(free)) => (free, "free"),
            (None, None) => return Ok(()),
        };
        let needed = self.bytes_in_memory();
        if needed <= limit {
            return Ok(());
        }
        let fits = match Plan::that_fits(self.width, self.seeds, limit) {
            Some((seeds, plan)) => format!(
                "at most {seeds} seeds fit into that: {} positions",
                Many(plan.positions())
            ),
            None => "nothing fits into that".to_owned(),
        };
        Err(self.refusal("memory", needed, limit, whose, &fits))
    }

    /// Compares the room on the disk with what will be written.
    ///
    /// # Errors
    /// [`Failure::Failed`] if it is not enough; it says what would fit.
    pub(super) fn check_disk(&self) -> Result<(), Failure> {
        let Some(free) = disk::free_bytes(self.folder.path()) else {
            return Ok(());
        };
        let needed = self.bytes_on_disk().saturating_sub(self.there.1);
        if needed <= free {
            return Ok(());
        }
        let fits = (1..self.seeds).rev().find_map(|seeds| {
            let files = bytes_of_files(self.width, &self.rules, seeds)?;
            let last = Index::new(self.width, seeds)?.positions();
            (files + last / 2 * 3 <= free).then_some(seeds)
        });
        let fits = match fits {
            Some(seeds) => format!("at most {seeds} seeds fit there"),
            None => "nothing fits there".to_owned(),
        };
        Err(self.refusal("disk", needed, free, "free", &fits))
    }

    fn refusal(&self, what: &str, needed: u64, limit: u64, whose: &str, fits: &str) -> Failure {
        let (width, seeds) = (self.width, counted::seeds(self.seeds));
        let remedy = match what {
            "disk" => "give fewer --seeds or another folder (--out)",
            _ => "give fewer --seeds",
        };
        Failure::bad_input(format_args!(
            "tables for {width} up to {seeds} need {} of {what}, and {} are {whose}; {fits}; {remedy}",
            Bytes(needed),
            Bytes(limit)
        ))
    }

    /// Says how long it will take, by making some of the first layers.
    #[expect(clippy::cast_precision_loss, reason = "a rough time is told")]
    pub(super) fn time(&self, threads: NonZero<usize>) -> Duration {
        let left = self.positions().saturating_sub(self.done());
        let begun = Instant::now();
        let mut tried = 0;
        let mut layers = Vec::new();
        while layers.len() <= usize::from(self.seeds) && left > TRIED {
            let seeds = u8::try_from(layers.len()).unwrap_or(u8::MAX);
            let next = Index::new(self.width, seeds).map_or(u64::MAX, Index::positions);
            if tried + next > TRIED {
                break;
            }
            let Some(layer) = next_layer(self.width, self.rules, &layers, threads) else {
                break;
            };
            tried += next;
            layers.push(layer);
        }
        if tried == 0 {
            return Duration::ZERO;
        }
        let share = left as f64 / tried as f64;
        Duration::try_from_secs_f64(begun.elapsed().as_secs_f64() * share).unwrap_or(Duration::MAX)
    }
}

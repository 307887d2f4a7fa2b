//! Measuring what several threads gain against one.
//!
//! One thread and several take turns on the same position for the same time, so that a machine that
//! is slow for a while is slow for both.

use std::num::NonZeroUsize;
use std::time::Duration;

use endodoi_api::{PairAnswer, ScalingAnswer, SpeedAnswer};
use endodoi_engine::{Limits, bench};

use super::searches::Searches;
use crate::failure::Failure;
use crate::progress::Progress;

/// Time of each search.
const TIME: Duration = Duration::from_millis(500);

/// Measures so many runs; each is a pair of searches for each board.
///
/// # Errors
/// [`Failure::Interrupted`] after Ctrl-C.
pub(super) fn measure(
    threads: u16,
    runs: u32,
    hash: u64,
    mut searches: Searches,
) -> Result<ScalingAnswer, Failure> {
    let mut progress = Progress::begin();
    let mut pairs = Vec::new();
    for run in 1..=runs {
        for root in bench::starts() {
            let width = root.position().width();
            progress.tell(format_args!("bench: run {run} of {runs}, {width:<5}"));
            let mut speed = |threads| -> Result<u64, Failure> {
                let (analysis, time) = searches.search(&root, Limits::time(TIME), threads)?;
                Ok(SpeedAnswer::new(analysis.nodes, time).nps)
            };
            pairs.push(PairAnswer::new(width, speed(1)?, speed(threads)?));
        }
    }
    let cores = std::thread::available_parallelism().ok();
    Ok(ScalingAnswer::new(
        threads,
        cores.map(NonZeroUsize::get),
        hash,
        TIME.as_secs_f64(),
        pairs,
    ))
}

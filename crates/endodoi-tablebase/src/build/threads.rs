//! A range of numbers shared out among threads.

use std::num::NonZero;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::threads::together;

/// Runs `work` on `threads` threads at once. Each is handed a source of stretches of `range`, which gives every number of it to one
/// of them.
pub(super) fn share(
    range: Range<u64>,
    stretch: u64,
    threads: NonZero<usize>,
    work: impl Fn(&Stretches) + Sync,
) {
    let stretches = Stretches {
        next: AtomicU64::new(range.start),
        end: range.end,
        stretch,
    };
    let wanted = (range.end - range.start).div_ceil(stretch);
    let wanted = usize::try_from(wanted).unwrap_or(usize::MAX);
    together(threads.get().min(wanted), || work(&stretches));
}

/// Stretches of numbers that nobody has been given yet.
pub(super) struct Stretches {
    next: AtomicU64,
    end: u64,
    stretch: u64,
}

impl Stretches {
    /// The next stretch, `None` if all are given away.
    pub(super) fn next(&self) -> Option<Range<u64>> {
        let first = self.next.fetch_add(self.stretch, Ordering::Relaxed);
        (first < self.end).then(|| first..(first + self.stretch).min(self.end))
    }
}

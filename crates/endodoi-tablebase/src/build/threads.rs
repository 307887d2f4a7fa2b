//! A range of numbers shared out among threads.
//!
//! With one thread none is started, so that layers are also made where there are no threads.

use std::num::NonZero;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

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
    let more = (threads.get() as u64).min(wanted).saturating_sub(1);
    if more == 0 {
        work(&stretches);
        return;
    }
    std::thread::scope(|scope| {
        for _ in 0..more {
            scope.spawn(|| work(&stretches));
        }
        work(&stretches);
    });
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

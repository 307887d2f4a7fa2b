//! Doing numbered work on several threads, with the results by number.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::threads::together;

/// Does the work for each number, on so many threads, and returns the results by number. One thread is the one that asks.
pub(crate) fn in_order<T: Send>(
    numbers: Range<u64>,
    threads: NonZeroUsize,
    work: impl Fn(u64) -> T + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(numbers.start);
    let done = Mutex::new(Vec::new());
    let take = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                break;
            }
            let result = work(number);
            done.lock()
                .expect("pushing does not panic")
                .push((number, result));
        }
    };
    let wanted = usize::try_from(numbers.end - numbers.start).unwrap_or(usize::MAX);
    together(threads.get().min(wanted), take);
    let mut done = done.into_inner().expect("pushing does not panic");
    done.sort_unstable_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}

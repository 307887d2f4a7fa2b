//! Which positions threads are at, so that the next looks elsewhere.
//!
//! Threads that share a table of proofs would all follow the same turns. So a position that is worked on
//! looks dearer than it is to whoever comes by. Positions share marks; a wrong one costs
//! a little time and nothing else.

use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

const MARKS: usize = 1 << 14;

/// How many threads are below a position.
#[derive(Debug, Default)]
pub(super) struct Busy {
    /// Empty if there is one thread only.
    marks: Vec<AtomicU8>,
}

impl Busy {
    /// For several threads.
    #[cfg_attr(
        not(feature = "threads"),
        expect(dead_code, reason = "without threads nobody is in the way")
    )]
    pub(super) fn for_many() -> Self {
        let mut marks = Vec::new();
        marks.resize_with(MARKS, AtomicU8::default);
        Self { marks }
    }

    pub(super) fn enter(&self, key: u64) {
        if let Some(mark) = self.mark(key) {
            mark.fetch_add(1, Relaxed);
        }
    }

    pub(super) fn leave(&self, key: u64) {
        if let Some(mark) = self.mark(key) {
            mark.fetch_sub(1, Relaxed);
        }
    }

    /// Returns by what the effort of a position is multiplied in the choice of a turn.
    #[inline]
    pub(super) fn weight(&self, key: u64) -> f32 {
        (self.mark(key)).map_or(1.0, |mark| 1.0 + EACH * f32::from(mark.load(Relaxed)))
    }

    #[inline]
    fn mark(&self, key: u64) -> Option<&AtomicU8> {
        let low = usize::try_from(key % MARKS as u64).unwrap_or_default();
        self.marks.get(low)
    }
}

/// By so much each thread makes a position look dearer.
const EACH: f32 = 1.0;

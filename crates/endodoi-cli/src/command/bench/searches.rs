//! Searches that are timed, each as if it were the first, until Ctrl-C.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use endodoi_engine::{Analysis, Engine, Limits, Root, Watch};

use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::memory;

/// An engine to be timed.
pub(super) struct Searches {
    engine: Engine,
    interrupt: Interrupt,
}

/// Reads the clock and hears Ctrl-C.
struct Timer<'a> {
    begun: Instant,
    interrupt: &'a Interrupt,
}

impl Watch for Timer<'_> {
    fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.interrupt.has_come()
    }
}

impl Searches {
    /// Makes the engine, with a table of so many MiB.
    ///
    /// # Errors
    /// [`Failure::BadInput`] if there is not so much memory.
    pub(super) fn new(hash: u64) -> Result<Self, Failure> {
        Ok(Self {
            engine: memory::engine(hash)?,
            interrupt: Interrupt::listen()?,
        })
    }

    /// Searches with an empty table and returns what was found, and the time without that of
    /// emptying the table. With 0 threads one is used.
    ///
    /// # Errors
    /// [`Failure::Interrupted`] after Ctrl-C.
    pub(super) fn search(
        &mut self,
        root: &Root,
        limits: Limits,
        threads: u16,
    ) -> Result<(Analysis, Duration), Failure> {
        self.engine.clear();
        let timer = Timer {
            begun: Instant::now(),
            interrupt: &self.interrupt,
        };
        let threads = NonZeroUsize::new(usize::from(threads)).unwrap_or(NonZeroUsize::MIN);
        let analysis = (self.engine).search_on_threads(root, limits, 1, threads, &timer);
        let time = timer.elapsed();
        if self.interrupt.has_come() {
            return Err(Failure::Interrupted(
                "Interrupted; nothing is told or recorded. The next run begins anew.".to_owned(),
            ));
        }
        Ok((analysis, time))
    }
}

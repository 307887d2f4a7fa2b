//! What a search sees of the world: the clock, Ctrl-C, and whoever wants to hear of iterations.

use std::io;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use endodoi_engine::{Analysis, Watch};

use crate::interrupt::Interrupt;

/// What is done at each iteration.
type Tell<'a> = &'a mut (dyn FnMut(&Analysis) -> io::Result<()> + Send);

/// Watches over one search.
pub(super) struct Lookout<'a> {
    begun: Instant,
    interrupt: &'a Interrupt,
    /// Locked for a moment by the one thread that reports, and at the end.
    teller: Mutex<Teller<'a>>,
}

struct Teller<'a> {
    tell: Tell<'a>,
    told: io::Result<()>,
}

impl<'a> Lookout<'a> {
    /// Starts the clock.
    pub(super) fn new(interrupt: &'a Interrupt, tell: Tell<'a>) -> Self {
        let told = Ok(());
        Self {
            begun: Instant::now(),
            interrupt,
            teller: Mutex::new(Teller { tell, told }),
        }
    }

    /// Returns whether all could be told.
    pub(super) fn told(self) -> io::Result<()> {
        let teller = self.teller.into_inner();
        teller.map_or_else(|poisoned| poisoned.into_inner().told, |teller| teller.told)
    }
}

impl Watch for Lookout<'_> {
    fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    fn is_stopped(&self) -> bool {
        // Where nobody listens any more there is nothing to search for.
        let is_told_in_vain = |teller: &Teller<'_>| teller.told.is_err();
        let teller = self.teller.lock();
        self.interrupt.has_come() || teller.is_ok_and(|teller| is_told_in_vain(&teller))
    }

    fn report(&self, analysis: &Analysis) {
        if let Ok(mut teller) = self.teller.lock()
            && teller.told.is_ok()
        {
            teller.told = (teller.tell)(analysis);
        }
    }
}

//! How far the work has come, told to who waits, and Ctrl-C, which ends it in good order.

use std::ops::ControlFlow;

use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::progress::Progress;

/// Watches over the work.
pub(super) struct Watched {
    progress: Progress,
    interrupt: Interrupt,
}

impl Watched {
    /// Begins to listen.
    pub(super) fn begin() -> Result<Self, Failure> {
        Ok(Self {
            progress: Progress::begin(),
            interrupt: Interrupt::listen()?,
        })
    }

    /// Tells how many rooms are done, and whether to go on.
    pub(super) fn hear(&mut self, rooms: u64) -> ControlFlow<()> {
        let seconds = self.progress.elapsed().as_secs().max(1);
        self.progress
            .tell(format_args!("{rooms} rooms, {} a second", rooms / seconds));
        if self.interrupt.has_come() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

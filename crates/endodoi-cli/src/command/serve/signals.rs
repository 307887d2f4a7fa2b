//! Ctrl-C, and being asked by the system to end, while the server answers.
//!
//! As everywhere, the first time ends the work in good order and the second time the program.

use crate::failure::Failure;
use crate::interrupt::Interrupt;

/// Listens for the first signal.
pub(super) struct Signals {
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(windows)]
    ctrl_c: tokio::signal::windows::CtrlC,
    /// What ends the program at the second signal.
    _second: Interrupt,
}

impl Signals {
    /// Begins to listen: a signal that comes from now on is not lost.
    ///
    /// # Errors
    /// [`Failure::Failed`] if the system does not let it.
    pub(super) fn listen() -> Result<Self, Failure> {
        let second = Interrupt::listen()?;
        Self::new(second).map_err(|error| {
            Failure::failed(format_args!("cannot listen for Ctrl-C: {error}; try again"))
        })
    }

    #[cfg(unix)]
    fn new(second: Interrupt) -> std::io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
            _second: second,
        })
    }

    #[cfg(windows)]
    fn new(second: Interrupt) -> std::io::Result<Self> {
        Ok(Self {
            ctrl_c: tokio::signal::windows::ctrl_c()?,
            _second: second,
        })
    }

    /// Waits for the first of them.
    #[cfg(unix)]
    pub(super) async fn first(mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }

    /// Waits for the first of them.
    #[cfg(windows)]
    pub(super) async fn first(mut self) {
        self.ctrl_c.recv().await;
    }
}

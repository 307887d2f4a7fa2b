//! Ctrl-C, and being asked by the system to end, while the server answers.
//!
//! As everywhere, the first time ends the work in good order and the second time the program.

use crate::failure::Failure;
use crate::interrupt::Interrupt;

/// Listens for the first signal.
pub(super) struct Signals {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    /// What ends the program at the second signal.
    _second: Interrupt,
}

impl Signals {
    /// Begins to listen.
    ///
    /// # Errors
    /// [`Failure::Failed`] if the system does not let it.
    pub(super) fn listen() -> Result<Self, Failure> {
        Ok(Self {
            _second: Interrupt::listen()?,
            #[cfg(unix)]
            terminate: {
                use tokio::signal::unix::{SignalKind, signal};
                signal(SignalKind::terminate()).map_err(|error| {
                    Failure::failed(format_args!("cannot listen for its end: {error}; try again"))
                })?
            },
        })
    }

    /// Waits for the first of them.
    pub(super) async fn first(self) {
        // Who cannot be told to end by the key goes on until the system ends the program.
        let ctrl_c = async {
            if tokio::signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        #[cfg(unix)]
        {
            let mut terminate = self.terminate;
            tokio::select! {
                () = ctrl_c => {}
                _ = terminate.recv() => {}
            }
        }
        #[cfg(not(unix))]
        ctrl_c.await;
    }
}

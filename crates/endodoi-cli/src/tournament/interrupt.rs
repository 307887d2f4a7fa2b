//! Ctrl-C, and being asked by the system to end.
//!
//! The first time games under way are given up in good order; the second time the program ends at
//! once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use signal_hook::consts::{SIGINT, SIGTERM};

use crate::exit_code::ExitCode;
use crate::failure::Failure;

/// Knows whether the user wants to stop.
#[derive(Clone, Debug)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Begins to listen.
    ///
    /// # Errors
    /// [`Failure::Failed`] if the system does not let us.
    pub(crate) fn listen() -> Result<Self, Failure> {
        let has_come = Arc::new(AtomicBool::new(false));
        for signal in [SIGINT, SIGTERM] {
            let code = ExitCode::Interrupted as i32;
            let again = Arc::clone(&has_come);
            let heard = signal_hook::flag::register_conditional_shutdown(signal, code, again)
                .and_then(|_| signal_hook::flag::register(signal, Arc::clone(&has_come)));
            heard.map_err(|error| {
                Failure::failed(format_args!("cannot listen for Ctrl-C: {error}"))
            })?;
        }
        Ok(Self(has_come))
    }

    pub(crate) fn has_come(&self) -> bool {
        self.0.load(Relaxed)
    }
}

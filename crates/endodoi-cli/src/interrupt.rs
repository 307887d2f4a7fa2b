//! Ctrl-C while something is searched: heard, so that what is known by then can still be told.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use signal_hook::consts::SIGINT;

use crate::failure::Failure;

/// Whether Ctrl-C was pressed since this was made.
#[derive(Clone, Debug)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Begins to listen.
    ///
    /// # Errors
    /// [`Failure::Failed`] if the system does not let it.
    pub(crate) fn listen() -> Result<Self, Failure> {
        let has_come = Arc::new(AtomicBool::new(false));
        signal_hook::flag::register(SIGINT, Arc::clone(&has_come)).map_err(|error| {
            Failure::failed(format_args!("cannot listen for Ctrl-C: {error}; try again"))
        })?;
        Ok(Self(has_come))
    }

    pub(crate) fn has_come(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

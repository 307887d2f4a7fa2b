//! Speaking on the standard output, from any thread, until nobody listens.

use std::io::{self, Write as _};
use std::sync::mpsc::SyncSender;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::listener::Heard;

/// The standard output, and what went wrong with it.
#[derive(Debug)]
pub(super) struct Voice {
    failure: Mutex<Option<io::Error>>,
    wake: SyncSender<Heard>,
}

impl Voice {
    /// Makes a voice that says by `wake` that it was lost.
    pub(super) const fn new(wake: SyncSender<Heard>) -> Self {
        Self {
            failure: Mutex::new(None),
            wake,
        }
    }

    /// Says some lines together; nothing more once that has failed.
    pub(super) fn say(&self, lines: &[String]) {
        let mut failure = self.lock();
        if lines.is_empty() || failure.is_some() {
            return;
        }
        let mut text = lines.join("\n");
        text.push('\n');
        let mut out = io::stdout().lock();
        let said = out.write_all(text.as_bytes()).and_then(|()| out.flush());
        if let Err(error) = said {
            *failure = Some(error);
            // If so much is waiting that this does not go in, somebody will look anyway.
            let _ = self.wake.try_send(Heard::Look);
        }
    }

    /// Says whether speaking has failed.
    pub(super) fn is_lost(&self) -> bool {
        self.lock().is_some()
    }

    /// Takes out why speaking failed.
    pub(super) fn failure(&self) -> Option<io::Error> {
        self.lock().take()
    }

    fn lock(&self) -> MutexGuard<'_, Option<io::Error>> {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

//! How far a long piece of work has come, told to a person who waits.
//!
//! Nothing is told in the first two seconds, nor where the standard error is no terminal.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

/// How long a person waits without being told.
const PATIENCE: Duration = Duration::from_secs(2);

/// One line on the standard error that is written over and at last wiped away.
#[derive(Debug)]
pub(crate) struct Progress {
    begun: Instant,
    is_watched: bool,
    is_shown: bool,
}

impl Progress {
    /// Begins to count the time.
    pub(crate) fn begin() -> Self {
        Self {
            begun: Instant::now(),
            is_watched: io::stderr().is_terminal(),
            is_shown: false,
        }
    }

    /// Returns the time since the beginning.
    pub(crate) fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Tells what has been done, in place of what was told before.
    pub(crate) fn tell(&mut self, done: std::fmt::Arguments<'_>) {
        if self.is_watched && self.elapsed() >= PATIENCE {
            self.is_shown = true;
            // The cursor goes back to the beginning: a Ctrl-C that the terminal shows is written over there, not behind the end.
            // Progress that cannot be shown is no reason to stop the work.
            let _ = write!(io::stderr(), "\r{done}\r");
        }
    }
}

impl Progress {
    /// Wipes the line away until something is told again.
    pub(crate) fn hide(&mut self) {
        if std::mem::take(&mut self.is_shown) {
            let _ = write!(io::stderr(), "\r{:79}\r", "");
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.hide();
    }
}

//! Leaving when the system says so, even where the terminal library does not come back.
//!
//! A signal is turned into leaving, so that the terminal is put in order. But when a terminal is closed,
//! crossterm reads its end for ever and never returns. So a thread watches whether the screen's loop
//! goes on; if it does not, the program ends. Nothing is lost by that: the game is kept after every turn.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::Duration;

#[cfg(unix)]
use signal_hook::consts::{SIGHUP, SIGQUIT};
use signal_hook::consts::{SIGINT, SIGTERM};

use crate::exit_code::ExitCode;

/// How often the thread looks.
const LOOK: Duration = Duration::from_millis(250);
/// Looks in which the loop may stand still: 10 seconds, and after a signal 1.
const PATIENCE: u32 = 40;
const PATIENCE_AFTER_SIGNAL: u32 = 4;

/// The signals by which the system ends a program, and the beat of the loop.
pub(super) struct Alive {
    signal_has_come: Arc<AtomicBool>,
    beats: Arc<AtomicU64>,
}

impl Alive {
    /// Listens to signals and starts to watch.
    pub(super) fn watch() -> io::Result<Self> {
        let signal_has_come = Arc::new(AtomicBool::new(false));
        #[cfg(unix)]
        let all = [SIGTERM, SIGINT, SIGHUP, SIGQUIT];
        #[cfg(not(unix))]
        let all = [SIGTERM, SIGINT];
        for signal in all {
            signal_hook::flag::register(signal, Arc::clone(&signal_has_come))?;
        }
        let beats = Arc::new(AtomicU64::new(0));
        let watched = (Arc::clone(&signal_has_come), Arc::clone(&beats));
        let thread = thread::Builder::new().name("watchdog".to_owned());
        thread.spawn(move || guard(&watched.0, &watched.1))?;
        Ok(Self {
            signal_has_come,
            beats,
        })
    }

    /// Tells that the loop goes on, and asks whether it should not.
    pub(super) fn beat(&self) -> bool {
        self.beats.fetch_add(1, Relaxed);
        self.signal_has_come.load(Relaxed)
    }
}

/// Ends the program if the loop stands still. Looks are counted and not time, so that a program that was
/// suspended is not taken for one that hangs.
fn guard(signal_has_come: &AtomicBool, beats: &AtomicU64) {
    let mut still = 0;
    let mut last = beats.load(Relaxed);
    loop {
        thread::sleep(LOOK);
        let now = beats.load(Relaxed);
        still = if now == last { still + 1 } else { 0 };
        last = now;
        let patience = if signal_has_come.load(Relaxed) {
            PATIENCE_AFTER_SIGNAL
        } else {
            PATIENCE
        };
        if still >= patience {
            std::process::exit(ExitCode::Interrupted as i32);
        }
    }
}

//! Ctrl-C, and being asked by the system to end, while there is work that takes long.
//!
//! The first time the work is given up in good order, so that what is known by then can still be
//! told; the second time the program ends at once. What is given up is decided by whoever listens.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use signal_hook::consts::{SIGINT, SIGTERM};

use crate::exit_code::ExitCode;
use crate::failure::Failure;

/// Whether somebody wanted to stop since this was made.
#[derive(Clone, Debug)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Begins to listen.
    ///
    /// # Errors
    /// [`Failure::Failed`] if the system does not let it.
    pub(crate) fn listen() -> Result<Self, Failure> {
        let has_come = Arc::new(AtomicBool::new(false));
        for signal in [SIGINT, SIGTERM] {
            // What is registered first is done first, so the first time does not end the program.
            let code = ExitCode::Interrupted as i32;
            let again = Arc::clone(&has_come);
            let heard = signal_hook::flag::register_conditional_shutdown(signal, code, again)
                .and_then(|_| signal_hook::flag::register(signal, Arc::clone(&has_come)));
            heard.map_err(|error| {
                Failure::failed(format_args!("cannot listen for Ctrl-C: {error}; try again"))
            })?;
        }
        Ok(Self(has_come))
    }

    pub(crate) fn has_come(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use std::process::Command;

    use super::*;

    /// Set in the run of this test whose end is looked at.
    const INNER: &str = "ENDODOI_TEST_OF_INTERRUPT";

    #[test]
    fn the_first_signal_is_heard_and_the_second_ends_the_program() {
        for (first, second) in [(SIGINT, SIGINT), (SIGTERM, SIGTERM), (SIGTERM, SIGINT)] {
            let this = std::env::current_exe().unwrap();
            let name = "interrupt::tests::two_signals";
            let done = Command::new(this)
                .args(["--exact", name])
                .env(INNER, format!("{first} {second}"))
                .output()
                .unwrap();
            assert_eq!(done.status.code(), Some(130), "{first} {second}");
        }
    }

    /// Does nothing but in a run of its own, which it ends.
    #[test]
    fn two_signals() {
        let Ok(signals) = std::env::var(INNER) else {
            return;
        };
        let signals: Vec<i32> = signals.split(' ').map(|n| n.parse().unwrap()).collect();
        let interrupt = Interrupt::listen().unwrap();
        assert!(!interrupt.has_come());
        signal_hook::low_level::raise(signals[0]).unwrap();
        assert!(interrupt.has_come());
        signal_hook::low_level::raise(signals[1]).unwrap();
        panic!("the second signal did not end the program");
    }
}

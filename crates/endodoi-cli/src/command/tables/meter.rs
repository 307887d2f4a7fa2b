//! How far work on positions is, in one line for a person who waits: share, rate and time left.

use std::time::{Duration, Instant};

use super::amounts::{Many, Roughly};
use crate::progress::Progress;

/// A line that changes more often cannot be read.
const SHORTEST_PAUSE: Duration = Duration::from_millis(200);

/// Columns of the line.
const COLUMNS: usize = 79;

/// Counts the positions of some work.
#[derive(Debug)]
pub(super) struct Meter {
    line: Progress,
    /// Positions that were done when the work began.
    before: u64,
    total: u64,
    told: Instant,
}

impl Meter {
    /// Begins to count, with so many of all positions done before.
    pub(super) fn begin(before: u64, total: u64) -> Self {
        Self {
            line: Progress::begin(),
            before,
            total,
            told: Instant::now(),
        }
    }

    /// Tells what is being done and how many of all positions are done by now.
    pub(super) fn tell(&mut self, what: impl FnOnce() -> String, done: u64) {
        if self.told.elapsed() < SHORTEST_PAUSE {
            return;
        }
        self.told = Instant::now();
        let line = words(&what(), self.before, done, self.total, self.line.elapsed());
        let line: String = line.chars().take(COLUMNS).collect();
        self.line.tell(format_args!("{line:<COLUMNS$}"));
    }

    /// Wipes the line away until something is told again.
    pub(super) fn hide(&mut self) {
        self.line.hide();
    }
}

/// `layer 18 of 20: 43 %, 4.9 million a second, 3 min left`.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a share and a rate of few digits are told"
)]
fn words(what: &str, before: u64, done: u64, total: u64, elapsed: Duration) -> String {
    let share = 100.0 * done as f64 / total.max(1) as f64;
    let rate = done.saturating_sub(before) as f64 / elapsed.as_secs_f64().max(1e-3);
    if rate < 1.0 {
        return format!("{what}: {share:.0} %");
    }
    let left = total.saturating_sub(done) as f64 / rate;
    let left = Duration::try_from_secs_f64(left).unwrap_or(Duration::MAX);
    format!(
        "{what}: {share:.0} %, {} positions a second, {} left",
        Many(rate as u64),
        Roughly(left)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rate_is_that_of_this_run() {
        let second = Duration::from_secs(2);
        assert_eq!(
            words("layer 9", 10_000_000, 20_000_000, 70_000_000, second),
            "layer 9: 29 %, 5.0 million positions a second, 10 s left"
        );
        assert_eq!(words("layer 9", 50, 50, 100, second), "layer 9: 50 %");
        assert_eq!(words("layer 0", 0, 0, 0, second), "layer 0: 0 %");
    }
}

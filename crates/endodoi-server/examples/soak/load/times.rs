//! Times that were measured, and what is told of them.

use std::time::Duration;

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Game,
    Echo,
}

/// How long it took.
#[derive(Clone, Debug, Default)]
pub(crate) struct Times {
    /// Until the other player had a move, or the echo came.
    pub(crate) received: Vec<Duration>,
    /// Until the move was acknowledged.
    pub(crate) acknowledged: Vec<Duration>,
    /// What was to be done while the last one was not there yet.
    pub(crate) late: u64,
}

impl Times {
    pub(crate) fn add(&mut self, mut other: Self) {
        self.received.append(&mut other.received);
        self.acknowledged.append(&mut other.acknowledged);
        self.late += other.late;
    }

    /// All of it in words.
    pub(crate) fn told(&mut self, kind: Kind, time: Duration) -> String {
        self.received.sort_unstable();
        self.acknowledged.sort_unstable();
        let count = u32::try_from(self.received.len()).unwrap_or(u32::MAX);
        let rate = f64::from(count) / time.as_secs_f64();
        match kind {
            Kind::Echo => format!("{rate:.0} echoes a second, {}", shares(&self.received)),
            Kind::Game => format!(
                "{rate:.0} moves a second; to the other player {}; acknowledged {}; {} too late",
                shares(&self.received),
                shares(&self.acknowledged),
                self.late
            ),
        }
    }
}

fn shares(times: &[Duration]) -> String {
    let share = |thousandth: usize| {
        let index = (times.len() * thousandth / 1_000).min(times.len().saturating_sub(1));
        times
            .get(index)
            .map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    format!(
        "p50 {:.1} ms, p99 {:.1} ms, p99.9 {:.1} ms, max {:.1} ms",
        share(500),
        share(990),
        share(999),
        share(1_000)
    )
}

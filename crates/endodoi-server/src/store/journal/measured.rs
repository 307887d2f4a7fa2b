//! What is counted in writing: steps, how many share a transaction, and how long that takes.

use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

/// The figures of a journal.
#[derive(Clone, Debug)]
pub(crate) struct Measured {
    steps: Counter,
    batch: Histogram,
    latency: Histogram,
}

impl Measured {
    pub(super) fn new() -> Self {
        Self {
            steps: Counter::default(),
            // Up to as many as share a transaction.
            batch: Histogram::new(exponential_buckets(1.0, 2.0, 9)),
            // From half a millisecond to four seconds.
            latency: Histogram::new(exponential_buckets(0.000_5, 2.0, 14)),
        }
    }

    /// Gives the figures their names.
    pub(crate) fn register(&self, registry: &mut Registry) {
        registry.register("steps_written", "Steps that are kept", self.steps.clone());
        let help = "Steps that shared a transaction";
        registry.register("journal_batch_steps", help, self.batch.clone());
        let help = "How long a transaction of steps took";
        registry.register_with_unit("journal_latency", help, Unit::Seconds, self.latency.clone());
    }

    /// Counts a transaction.
    pub(super) fn transaction(&self, steps: usize, kept: usize, took: Duration) {
        self.steps.inc_by(kept as u64);
        let steps = u32::try_from(steps).unwrap_or(u32::MAX);
        self.batch.observe(f64::from(steps));
        self.latency.observe(took.as_secs_f64());
    }
}

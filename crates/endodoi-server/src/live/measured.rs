//! What is counted in rooms: commands by what became of them, and who hears.

use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

use crate::metrics::{Amounts, Counts};
use crate::problem::Problem;

/// The figures of all rooms.
#[derive(Clone, Debug, Default)]
pub(crate) struct Measured {
    commands: Counts,
    streams: Amounts,
}

/// One who hears, counted until this goes.
#[derive(Debug)]
pub(super) struct Counted(Gauge);

impl Measured {
    /// Gives the figures their names.
    pub(crate) fn register(&self, registry: &mut Registry) {
        let help = "Commands in rooms, by what became of them";
        registry.register("commands", help, self.commands.clone());
        let help = "Streams of rooms open now, by kind";
        registry.register("streams_open", help, self.streams.clone());
    }

    /// Counts a command.
    pub(super) fn command(&self, done: &Result<u64, Problem>) {
        let result = match done {
            Ok(_) => "done",
            Err(problem) if problem.is_ours() => "failed",
            Err(_) => "refused",
        };
        self.commands.get_or_create(&[("result", result)]).inc();
    }

    /// Counts a `WebSocket`.
    pub(super) fn socket(&self) -> Counted {
        self.stream("websocket")
    }

    /// Counts a stream of lines.
    pub(super) fn lines(&self) -> Counted {
        self.stream("lines")
    }

    fn stream(&self, kind: &'static str) -> Counted {
        let gauge = self.streams.get_or_create(&[("kind", kind)]).clone();
        gauge.inc();
        Counted(gauge)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

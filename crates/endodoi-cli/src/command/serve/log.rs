//! What a server tells of itself on the standard error: how much, and in which form.
//!
//! Of what is below the server only what is wrong is told. No secret of a player is ever told, at no
//! level: `tests/cli/serve/log.rs` looks for them.

use std::io::{self, IsTerminal as _};

use clap::{Args, ValueEnum};
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

/// The flags of the log.
#[derive(Args, Clone, Debug)]
pub(super) struct LogArgs {
    /// How much is told on the standard error
    #[arg(long, value_name = "LEVEL", value_enum, default_value = "warn")]
    log: Log,

    /// Whether it is told in lines for people, or as one JSON object a line for programs
    #[arg(long, value_name = "FORMAT", value_enum, default_value = "text")]
    log_format: Format,
}

/// How much is told of what happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Log {
    Off,
    Error,
    Warn,
    Info,
    Debug,
    Trace,
}

/// In which form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

impl From<Log> for LevelFilter {
    fn from(log: Log) -> Self {
        match log {
            Log::Off => Self::OFF,
            Log::Error => Self::ERROR,
            Log::Warn => Self::WARN,
            Log::Info => Self::INFO,
            Log::Debug => Self::DEBUG,
            Log::Trace => Self::TRACE,
        }
    }
}

impl LogArgs {
    /// Begins to tell.
    pub(super) fn begin(&self) {
        let level = LevelFilter::from(self.log);
        let targets = Targets::new()
            .with_default(level.min(LevelFilter::WARN))
            .with_target("endodoi_server", level)
            .with_target("tower_http", level);
        let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
        let lines = match self.log_format {
            Format::Text => lines.with_ansi(io::stderr().is_terminal()).boxed(),
            Format::Json => lines.json().flatten_event(true).boxed(),
        };
        tracing_subscriber::registry()
            .with(lines)
            .with(targets)
            .init();
    }
}

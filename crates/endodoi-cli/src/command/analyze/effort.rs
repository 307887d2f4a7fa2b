//! How long to search and with what: the flags, and what is made of them.

use std::fmt;
use std::num::NonZeroUsize;
use std::str::FromStr;
use std::time::Duration;

use clap::Args;
use endodoi_engine::{Analysis, Engine, Limits, Root, TimeLimit, Watch};

use crate::failure::Failure;
use crate::memory;
use crate::time_arg::time;

/// Flags of a search.
#[derive(Args, Clone, Debug)]
pub(super) struct EffortArgs {
    /// Time to think, such as 500ms, 1s, 2m or 0.5 (seconds) [default: 1s, or 200ms for each
    /// position of a game, unless --depth or --nodes says when to stop]
    #[arg(long, value_name = "TIME", value_parser = time)]
    time: Option<Duration>,

    /// Turns to look ahead at most, 1 to 120
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=120))]
    depth: Option<u32>,

    /// Positions to visit at most
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// Threads to search on, 1 to 256; with more than one, answers differ from run to run
    #[arg(long, value_name = "T", default_value_t = 1,
        value_parser = clap::value_parser!(u16).range(1..=Engine::MAX_THREADS as i64))]
    threads: u16,

    /// Memory for what was searched, in MiB
    #[arg(long, value_name = "MIB", default_value_t = Engine::DEFAULT_MIB as u64,
        value_parser = clap::value_parser!(u64).range(1..=Engine::MAX_MIB as u64))]
    hash: u64,
}

impl EffortArgs {
    /// Returns the limits of a search; where the player sets none, this time.
    pub(super) fn limits(&self, otherwise: Duration) -> Limits {
        let is_open = self.depth.is_none() && self.nodes.is_none();
        let time = self.time.or(is_open.then_some(otherwise));
        Limits {
            depth: self.depth,
            nodes: self.nodes,
            time: time.map(TimeLimit::exactly),
            ..Limits::NONE
        }
    }

    /// Makes the engine.
    ///
    /// # Errors
    /// [`Failure::BadInput`] if there is not so much memory.
    pub(super) fn engine(&self) -> Result<Engine, Failure> {
        memory::engine(self.hash)
    }

    /// Searches with as many threads as were asked for.
    pub(super) fn search(
        &self,
        engine: &Engine,
        root: &Root,
        limits: Limits,
        lines: usize,
        watch: &dyn Watch,
    ) -> Analysis {
        let threads = NonZeroUsize::new(usize::from(self.threads)).unwrap_or(NonZeroUsize::MIN);
        engine.search_on_threads(root, limits, lines, threads, watch)
    }
}

/// Limits in words: `200ms`, or `depth 8, 1000 nodes`.
pub(super) struct LimitsText(pub(super) Limits);

impl fmt::Display for LimitsText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Limits {
            depth, nodes, time, ..
        } = self.0;
        let words = [
            time.map(|time| format!("{:?}", time.most)),
            depth.map(|depth| format!("depth {depth}")),
            nodes.map(|nodes| format!("{nodes} nodes")),
        ];
        let words: Vec<String> = words.into_iter().flatten().collect();
        f.write_str(&words.join(", "))
    }
}

/// How many of the best holes get a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lines {
    /// Every legal one.
    All,
    /// So many.
    Best(usize),
}

impl Lines {
    pub(super) const fn count(self) -> usize {
        match self {
            Self::All => usize::MAX,
            Self::Best(count) => count,
        }
    }
}

impl FromStr for Lines {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "all" {
            return Ok(Self::All);
        }
        let count = text.parse().ok().filter(|count| (1..=12).contains(count));
        count
            .map(Self::Best)
            .ok_or("give 1 to 12, or all for every hole")
    }
}

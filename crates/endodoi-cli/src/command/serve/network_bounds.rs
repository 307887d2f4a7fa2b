//! Flags for how many may come at once, and the open files that it takes.

use std::time::Duration;

use clap::Args;
use endodoi_server::Bounds;

use crate::time_arg::time;

/// The longest that somebody must be away before the other may claim the game.
const MOST_PATIENCE: Duration = Duration::from_hours(24);

/// How many may come.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct NetworkBounds {
    /// Connections at the same time; who comes then waits
    #[arg(long, value_name = "N", default_value_t = count(Bounds::default().connections),
        value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    connections: u32,

    /// Connections of one client at the same time
    #[arg(long, value_name = "N", default_value_t = count(Bounds::default().connections_per_client),
        value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    connections_per_client: u32,

    /// Rooms that one client can follow at the same time
    #[arg(long, value_name = "N", default_value_t = count(Bounds::default().rooms_followed),
        value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rooms_followed: u32,

    /// Rooms that one client may make a minute in the long run, ten times as many at once; 0 is no
    /// limit
    #[arg(long, value_name = "N", default_value_t = Bounds::default().rooms_per_minute,
        value_parser = clap::value_parser!(u32).range(..=100_000))]
    rooms_per_minute: u32,

    /// How long a player must be away before the other may claim the game, 24h at most
    #[arg(long, value_name = "TIME", default_value = "60s", value_parser = claim_after)]
    claim_after: Duration,
}

impl NetworkBounds {
    /// The usual bounds with these.
    pub(super) fn within(self, usual: Bounds) -> Bounds {
        Bounds {
            connections: size(self.connections),
            connections_per_client: size(self.connections_per_client),
            rooms_followed: size(self.rooms_followed),
            rooms_per_minute: self.rooms_per_minute,
            claim_after: self.claim_after,
            ..usual
        }
    }
}

/// Lets this program have as many files open as the system allows: each connection is one, and many
/// systems allow a thousand at first.
#[cfg(unix)]
pub(super) fn raise_open_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        maximum: limit.maximum,
    };
    // With what there was, it works for fewer; connections then wait for a file.
    let _ = setrlimit(Resource::Nofile, raised);
}

#[cfg(not(unix))]
pub(super) fn raise_open_files() {}

fn claim_after(text: &str) -> Result<Duration, String> {
    match time(text)? {
        long if long > MOST_PATIENCE => Err("give 24h at most".to_owned()),
        fine => Ok(fine),
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn size(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

//! What a server is started with.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::proxy::Proxy;
use crate::store::DatabaseUrl;

/// Where a server listens, what it keeps and how much it does for one client.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to listen at; port 0 takes a free one.
    pub listen: SocketAddr,
    /// The folder for what is kept. Without one, it is forgotten at the end.
    pub data: Option<PathBuf>,
    /// The database for what is kept, in place of a file in the folder; several servers can share it.
    pub database: Option<DatabaseUrl>,
    /// Whether clients come through a reverse proxy.
    pub proxy: Proxy,
    /// The address at which figures are told to Prometheus. Without one, they are told to nobody.
    pub metrics: Option<SocketAddr>,
    /// How long the server goes on once it should end, while `/readyz` already sends others away.
    pub drain: Duration,
    /// How much is done at once, and for whom.
    pub limits: Bounds,
}

/// How much a server does at once, and for how long it waits.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Searches at the same time, of each kind: short ones (moves and hints) and long ones (analyses).
    pub searches: usize,
    /// Short searches of one client at the same time, those that wait included.
    pub searches_per_client: usize,
    /// Analyses and reviews of one client at the same time.
    pub analyses_per_client: usize,
    /// The longest that the computer thinks about a move at full strength; half as long about a hint.
    pub thought: Duration,
    /// The longest analysis that can be asked for.
    pub analysis: Duration,
    /// Requests to the functions that one client has a second in the long run; ten times as many at
    /// once. 0 is no limit.
    pub requests_per_second: u32,
    /// Records that one client can share a minute in the long run; ten times as many at once. 0 is no
    /// limit.
    pub shares_per_minute: u32,
    /// Rooms that one client can make a minute in the long run; ten times as many at once. 0 is no limit.
    pub rooms_per_minute: u32,
    /// Rooms that one client can follow at the same time.
    pub rooms_followed: usize,
    /// How long a player must be away before the other may claim the game.
    pub claim_after: Duration,
    /// The room for all shared records, in bytes.
    pub shared_bytes: u64,
    /// Connections open at the same time.
    pub connections: usize,
    /// Connections of one client at the same time.
    pub connections_per_client: usize,
    /// How long a client may take to say what it wants, to send the rest of it, and to take some more
    /// of an answer.
    pub patience: Duration,
}

impl Options {
    /// A server at an address that keeps nothing, with the usual bounds.
    pub fn at(listen: SocketAddr) -> Self {
        Self {
            listen,
            data: None,
            database: None,
            proxy: Proxy::None,
            metrics: None,
            drain: Duration::ZERO,
            limits: Bounds::default(),
        }
    }
}

impl Default for Bounds {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            searches: cores,
            searches_per_client: 32,
            analyses_per_client: 2,
            thought: Duration::from_secs(1),
            analysis: Duration::from_mins(1),
            requests_per_second: 40,
            shares_per_minute: 6,
            rooms_per_minute: 12,
            rooms_followed: 200,
            claim_after: Duration::from_mins(1),
            shared_bytes: 256 << 20,
            connections: 4_096,
            connections_per_client: 1_024,
            patience: Duration::from_secs(15),
        }
    }
}

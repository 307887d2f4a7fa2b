//! `soak chaos`: connections that are cut and delayed, and messages that come twice and out of order.

use std::time::{Duration, Instant};

use tokio::time::sleep;

use super::chance::Chance;
use super::ledger::Count;
use super::mischief::Trouble;
use super::progress::Progress;
use super::proxy;
use super::round::{Plan, Round};
use super::server::{Server, Wanted};
use super::words::Words;

/// Rooms that are played in at once; each match in one has two games at least.
const ROOMS: u64 = 20;
/// How long a round may take.
const LONG: Duration = Duration::from_mins(10);

/// Plays through troubled connections.
///
/// # Errors
/// What is wrong with the servers.
pub(crate) async fn chaos(words: &Words) -> Result<String, String> {
    let mut progress = Progress::load(words)?;
    let begun = Instant::now();
    while progress.done < words.games {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let place = words.place(folder.path());
        let chance = Chance::new(words.seed).branch(progress.done);
        let mut servers = Vec::new();
        for _ in 0..words.servers() {
            servers.push(Server::start(&words.starter, &Wanted::at(place.clone()))?);
        }
        let left = words.games - progress.done;
        let count = round(&servers, left, &chance).await?;
        progress.add(count.games, count, Duration::ZERO);
        progress.keep(words)?;
    }
    Ok(progress.told("games", begun.elapsed()))
}

async fn round(servers: &[Server], games: u64, chance: &Chance) -> Result<Count, String> {
    let addresses: Vec<_> = servers.iter().map(|server| server.address).collect();
    let mut ways = Vec::new();
    let mut proxies = Vec::new();
    for (number, address) in (0..).zip(&addresses) {
        let proxy = proxy::Proxy::before(*address, chance.branch(1_000_000 + number)).await?;
        ways.push(proxy.address);
        proxies.push(proxy);
    }
    let plan = Plan {
        servers: addresses,
        ways,
        rooms: ROOMS.min(games.div_ceil(2)),
        trouble: Trouble::Much,
        matches: 1,
        thought: (10, 120),
        computers: 0,
    };
    let mut round = Round::begin(plan, chance).await?;
    let begun = Instant::now();
    while !round.is_played() {
        round.check()?;
        if begun.elapsed() > LONG {
            return Err("the games come to no end".to_owned());
        }
        sleep(Duration::from_millis(100)).await;
    }
    round.end().await
}

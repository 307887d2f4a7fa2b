//! `soak kill`: servers under load are killed at any moment and started again.

use std::time::{Duration, Instant};

use super::chance::Chance;
use super::ledger::Count;
use super::mischief::Trouble;
use super::progress::Progress;
use super::round::{Plan, Round};
use super::server::{Place, Server, Wanted};
use super::words::Words;
use tokio::time::sleep;

/// Rounds have so many restarts, and then new rooms.
const A_ROUND: u64 = 50;
/// Rooms that are played in at once.
const ROOMS: u64 = 20;
/// More matches than are played in a round.
const MATCHES: u64 = 1_000;

/// Kills servers.
///
/// # Errors
/// What is wrong with them.
pub(crate) async fn kill(words: &Words) -> Result<String, String> {
    let mut progress = Progress::load(words)?;
    let begun = Instant::now();
    while progress.done < words.restarts {
        let restarts = A_ROUND.min(words.restarts - progress.done);
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let chance = Chance::new(words.seed).branch(progress.done);
        let place = words.place(folder.path());
        let (count, slowest) = round(words, &place, restarts, chance).await?;
        progress.add(restarts, count, slowest);
        progress.keep(words)?;
    }
    Ok(progress.told("restarts", begun.elapsed()))
}

async fn round(
    words: &Words,
    place: &Place,
    restarts: u64,
    mut chance: Chance,
) -> Result<(Count, Duration), String> {
    let mut servers = Vec::new();
    for _ in 0..words.servers() {
        servers.push(start(words, 0, place).await?);
    }
    let addresses: Vec<_> = servers.iter().map(|server| server.address).collect();
    let plan = Plan {
        servers: addresses.clone(),
        ways: addresses,
        rooms: ROOMS,
        trouble: Trouble::None,
        matches: MATCHES,
        thought: (20, 250),
        computers: 5,
    };
    let mut round = Round::begin(plan, &chance).await?;
    let mut slowest = Duration::ZERO;
    for _ in 0..restarts {
        sleep(chance.time(50, 1_200)).await;
        round.check()?;
        let which = chance.below(u64::try_from(servers.len()).unwrap_or(1));
        let server = servers.swap_remove(usize::try_from(which).unwrap_or(0));
        let port = server.address.port();
        server.kill()?;
        // So long that the clocks of games have to wait, now and then.
        let pause = if chance.once_in(50) {
            (3_100, 4_000)
        } else {
            (0, 200)
        };
        sleep(chance.time(pause.0, pause.1)).await;
        let begun = Instant::now();
        servers.push(start(words, port, place).await?);
        slowest = slowest.max(begun.elapsed());
    }
    let count = round.end().await?;
    Ok((count, slowest))
}

/// Starts a server, beside everything else.
async fn start(words: &Words, port: u16, place: &Place) -> Result<Server, String> {
    let (starter, wanted) = (
        words.starter.clone(),
        Wanted {
            port,
            place: place.clone(),
        },
    );
    let server = tokio::task::spawn_blocking(move || Server::start(&starter, &wanted)).await;
    server.map_err(|error| error.to_string())?
}

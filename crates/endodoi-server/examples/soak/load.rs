//! `soak load` and `soak echo`: many games at once, a move every five seconds in each, and how long it takes
//! until the other player has it; beside it a bare echo over as many sockets.
//!
//! Moves are sent at fixed times, whatever the last one took, so that a slow server is not asked less.

mod game;
mod times;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use self::game::Pair;
use self::times::{Kind, Times};
use super::server::{Place, Server, Usage, Wanted};
use super::words::Words;

/// The time from move to move in a game.
const PACE: Duration = Duration::from_secs(5);
/// What is done before this is not measured: everybody has come, and has done something.
const WARM: Duration = Duration::from_secs(15);
/// Games that are made at the same time.
const MAKERS: usize = 32;

/// Plays many games.
///
/// # Errors
/// What went wrong.
pub(crate) async fn load(words: &Words) -> Result<String, String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let place = words.place(folder.path());
    let servers = start(words, &place, words.servers())?;
    measure(words, &servers, Kind::Game).await
}

/// Sends as much back and forth, without games.
///
/// # Errors
/// What went wrong.
pub(crate) async fn echo(words: &Words) -> Result<String, String> {
    let servers = start(words, &Place::Echo, 1)?;
    measure(words, &servers, Kind::Echo).await
}

fn start(words: &Words, place: &Place, count: usize) -> Result<Vec<Server>, String> {
    let start = |_| Server::start(&words.starter, &Wanted::at(place.clone()));
    (0..count).map(start).collect()
}

async fn measure(words: &Words, servers: &[Server], kind: Kind) -> Result<String, String> {
    let addresses: Arc<[SocketAddr]> = servers.iter().map(|server| server.address).collect();
    let room = Arc::new(Semaphore::new(MAKERS));
    let begun = Instant::now();
    let mut pairs = JoinSet::new();
    for _ in 0..words.games {
        let (room, addresses) = (Arc::clone(&room), Arc::clone(&addresses));
        pairs.spawn(async move {
            let _place = room
                .acquire_owned()
                .await
                .map_err(|error| error.to_string())?;
            Pair::meet(&addresses, kind).await
        });
    }
    let mut ready = Vec::new();
    while let Some(pair) = pairs.join_next().await {
        ready.push(pair.map_err(|error| error.to_string())??);
        if ready.len() % 500 == 0 {
            words.tell(&format!(
                "  {} games, {} s",
                ready.len(),
                begun.elapsed().as_secs()
            ));
        }
    }
    let start = Instant::now() + Duration::from_secs(1);
    let (from, to) = (start + WARM, start + WARM + words.seconds);
    let count = u32::try_from(ready.len()).unwrap_or(u32::MAX);
    let mut playing = JoinSet::new();
    for (number, pair) in (0_u32..).zip(ready) {
        let first = start + PACE * number / count;
        playing.spawn(pair.play(first, PACE, from..to));
    }
    sleep(from - Instant::now()).await;
    let before: Vec<Usage> = servers.iter().map(Server::usage).collect();
    sleep(words.seconds).await;
    let after: Vec<Usage> = servers.iter().map(Server::usage).collect();
    let mut all = Times::default();
    while let Some(times) = playing.join_next().await {
        all.add(times.map_err(|error| error.to_string())??);
    }
    let told = all.told(kind, words.seconds);
    let taken = before.iter().zip(after).map(|(before, after)| {
        let cpu = after.cpu.saturating_sub(before.cpu).as_secs_f64();
        let share = cpu / words.seconds.as_secs_f64() * 100.0;
        let peak = after.peak / 1024;
        format!("\na server: {peak} MiB at most, {share:.0} % of a processor")
    });
    let taken: String = taken.collect();
    Ok(format!(
        "{} games, {} sockets: {told}{taken}",
        words.games,
        words.games * 2
    ))
}

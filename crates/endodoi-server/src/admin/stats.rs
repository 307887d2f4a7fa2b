//! How much there is in a database.

use endodoi_api::Answer;
use serde::Serialize;

use super::{Admin, AdminError};
use crate::live::{now, signed};

/// A server that has told nothing for so many milliseconds is not there.
const ALIVE: i64 = 10_000;

/// How much there is in a database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Stats {
    /// Rooms by how far things are.
    pub rooms: RoomsByPhase,
    /// Games that have begun, those that are over included.
    pub games: u64,
    /// Steps of all rooms.
    pub steps: u64,
    /// Secrets that have a seat somewhere: devices of people, and programs.
    pub players: u64,
    /// Records that were shared by a link.
    pub shared: u64,
    /// Bytes that the database takes.
    pub bytes: u64,
    /// Servers that are there now.
    pub servers: u64,
}

/// Rooms by how far things are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct RoomsByPhase {
    /// A seat is free.
    pub open: u64,
    /// A game is on.
    pub playing: u64,
    /// A game of a match is over.
    pub between: u64,
    /// The match is over.
    pub over: u64,
    /// The room was left before anything was played.
    pub aborted: u64,
}

impl Answer for Stats {}

impl Admin {
    /// Counts what there is.
    ///
    /// # Errors
    /// [`AdminError`] if the database cannot be read.
    pub async fn stats(&self) -> Result<Stats, AdminError> {
        let mut rooms = RoomsByPhase::default();
        for (phase, count) in self.store.phases().await? {
            let counted = match phase.as_str() {
                "open" => &mut rooms.open,
                "playing" => &mut rooms.playing,
                "between" => &mut rooms.between,
                "over" => &mut rooms.over,
                _ => &mut rooms.aborted,
            };
            *counted += count;
        }
        let counts = self.store.counts().await?;
        let alive = signed(now()).saturating_sub(ALIVE);
        Ok(Stats {
            rooms,
            games: rooms.playing + rooms.between + rooms.over + counts.further_games,
            steps: counts.steps,
            players: counts.players,
            shared: counts.shared,
            bytes: counts.bytes,
            servers: self.store.live_servers(alive).await?.len() as u64,
        })
    }
}

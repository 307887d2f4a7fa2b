//! How far a long run is, kept in a file so that it can go on after it was interrupted.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::ledger::Count;
use super::words::Words;

/// What was done up to now.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Progress {
    seed: u64,
    /// Restarts, or games.
    pub(crate) done: u64,
    moves: u64,
    others: u64,
    refused: u64,
    again: u64,
    connections: u64,
    lagging: u64,
    games: u64,
    /// The longest start of a server, in milliseconds.
    slowest: u64,
}

impl Progress {
    /// What the file of a run holds; nothing if there is none, or it is of a run with another seed.
    ///
    /// # Errors
    /// If it holds something else.
    pub(crate) fn load(words: &Words) -> Result<Self, String> {
        let fresh = Self {
            seed: words.seed,
            ..Self::default()
        };
        let Some(path) = &words.state else {
            return Ok(fresh);
        };
        let Ok(text) = std::fs::read_to_string(path) else {
            return Ok(fresh);
        };
        let kept: Self = serde_json::from_str(&text)
            .map_err(|error| format!("{} holds no run: {error}; remove it", path.display()))?;
        Ok(if kept.seed == words.seed { kept } else { fresh })
    }

    pub(crate) fn add(&mut self, done: u64, count: Count, slowest: Duration) {
        self.done += done;
        self.moves += count.moves;
        self.others += count.others;
        self.refused += count.refused;
        self.again += count.again;
        self.connections += count.connections;
        self.lagging += count.lagging;
        self.games += count.games;
        let slowest = u64::try_from(slowest.as_millis()).unwrap_or(u64::MAX);
        self.slowest = self.slowest.max(slowest);
    }

    /// Writes it down, and tells it.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(crate) fn keep(&self, words: &Words) -> Result<(), String> {
        words.tell(&format!("  {} done, {} moves", self.done, self.moves));
        let Some(path) = &words.state else {
            return Ok(());
        };
        let text = serde_json::to_string(self).map_err(|error| error.to_string())?;
        std::fs::write(path, text)
            .map_err(|error| format!("{} cannot be written: {error}", path.display()))
    }

    /// All of it in words.
    pub(crate) fn told(&self, what: &str, time: Duration) -> String {
        let Self {
            done,
            moves,
            others,
            refused,
            again,
            connections,
            lagging,
            games,
            slowest,
            ..
        } = self;
        format!(
            "{done} {what} in {} s: {moves} moves and {others} other commands acknowledged, in {games} games; \
             {connections} connections, {again} commands sent again, {refused} refused as late, \
             {lagging} connections to a server that was behind, {slowest} ms the slowest start",
            time.as_secs()
        )
    }
}

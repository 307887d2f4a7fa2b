//! What a search answers.

use std::time::Duration;

use endodoi::Hole;

use crate::score::Score;

/// What is known of a position after a search, or during one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Analysis {
    /// The best holes, best first: as many as were asked for, or as there are legal moves. Empty if
    /// the game is over.
    pub lines: Vec<Line>,
    /// Turns looked ahead in the last iteration that was finished.
    pub depth: u32,
    /// The longest path in turns that was followed.
    pub selective_depth: u32,
    /// Positions visited, by all threads.
    pub nodes: u64,
    /// Laps sown by the thread that answers.
    pub laps: u64,
    /// Positions found in endgame tables.
    pub table_hits: u64,
    /// How full the transposition table is, in thousandths.
    pub hash_full: u16,
    /// Time since the search was asked for.
    pub elapsed: Duration,
}

impl Analysis {
    /// Returns the best line; `None` if the game is over.
    pub fn best(&self) -> Option<&Line> {
        self.lines.first()
    }

    /// Returns the positions visited in a second, 0 if no time was measured.
    pub fn nodes_a_second(&self) -> u64 {
        let nanos = self.elapsed.as_nanos().max(1);
        let rate = u128::from(self.nodes) * 1_000_000_000 / nanos;
        if self.elapsed.is_zero() {
            return 0;
        }
        u64::try_from(rate).unwrap_or(u64::MAX)
    }
}

/// A hole that may be played, and what comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The hole.
    pub hole: Hole,
    /// The final margin of the player to move.
    pub score: Score,
    /// The principal variation: the best turns for both, the hole itself first.
    pub pv: Vec<Hole>,
}

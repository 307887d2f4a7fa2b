//! What a solver tells: the value as far as it is proved, and what comes of each first move.

use std::time::Duration;

use endodoi::Hole;

use super::bounds::Bounds;

/// What is proved of a position. All margins are those of the whole game, what was captured before
/// included, from the view of the player to move in the position that is solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Where the value lies.
    pub bounds: Bounds,
    /// Every legal first move in sowing order, with what is proved of it; empty if the game is over.
    pub moves: Vec<SolvedMove>,
    /// Best play of both as far as it is known, from a position whose value is known; otherwise
    /// empty. It ends where the game ends, where endgame tables know the rest, or where play goes
    /// round.
    pub line: Vec<Hole>,
    /// Turns sown, by all threads, since the solver was made.
    pub nodes: u64,
    /// Positions found in endgame tables, by all threads, since the solver was made.
    pub table_hits: u64,
    /// How full the table of proofs is, in thousandths.
    pub hash_full: u16,
    /// Time since the solution was asked for.
    pub elapsed: Duration,
}

impl Solution {
    /// Returns the moves that are proved to be best: each is worth what the position is worth.
    /// Empty as long as none is. Moves whose own bounds are still open are not among them, though
    /// they may be as good; [`Goal::EveryMove`](super::Goal::EveryMove) settles that.
    pub fn best(&self) -> impl Iterator<Item = Hole> {
        let value = self.bounds.value();
        (self.moves.iter())
            .filter(move |one| value.is_some() && one.bounds.value() == value)
            .map(|one| one.hole)
    }
}

/// A first move, and what is proved of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SolvedMove {
    /// The hole.
    pub hole: Hole,
    /// Where the final margin after this move lies, from the view of the player who makes it.
    pub bounds: Bounds,
}

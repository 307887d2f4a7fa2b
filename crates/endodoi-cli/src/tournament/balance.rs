//! Openings from which both players have the same prospects.
//!
//! On small boards most openings by lot are decided: whoever plays the better side of them wins,
//! against a strong opponent as well as against a weak one, and a pair of games tells nothing. From
//! level openings, the better player wins both.

use std::fmt;

use endodoi::Game;
use endodoi_engine::{Engine, Limits, Root};

use super::player::{MoveWatch, Stop};

/// Positions that are searched to judge an opening: about 20 turns deep on 2x6, 12 on 2x10.
const NODES: u64 = 200_000;
/// Memory for that, in MiB.
const MIB: usize = 8;

/// Judges openings.
pub(crate) struct Balance {
    engine: Engine,
    seeds: u8,
}

impl Balance {
    /// A judge to whom openings are level in which best play wins by at most so many seeds.
    ///
    /// # Errors
    /// A sentence if there is no memory.
    pub(crate) fn within(seeds: u8) -> Result<Self, String> {
        let engine = Engine::new(MIB).ok_or("there is no memory left to judge openings")?;
        Ok(Self { engine, seeds })
    }

    /// Says whether the position of a game is level; `None` if it was stopped before it knew.
    pub(crate) fn is_level(&mut self, game: &Game, stop: &Stop) -> Option<bool> {
        // Nothing is remembered, so that the answer does not depend on what was judged before.
        self.engine.clear();
        let root = Root::from(game);
        let watch = MoveWatch::start(stop);
        let analysis = (self.engine).search(&root, Limits::nodes(NODES), 1, &watch);
        if stop.is_raised() {
            return None;
        }
        let value = analysis.best().map_or(0.0, |best| best.score.seeds());
        Some(value.abs() <= f64::from(self.seeds))
    }

    pub(crate) const fn seeds(&self) -> u8 {
        self.seeds
    }
}

impl fmt::Debug for Balance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Balance")
            .field("seeds", &self.seeds)
            .finish_non_exhaustive()
    }
}

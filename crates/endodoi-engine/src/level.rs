//! Opponents of different strength.

use std::fmt;
use std::str::FromStr;

use endodoi::{Hole, Position, Rules};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use thiserror::Error;

use crate::score::Score;
use crate::search::{Limits, Line, search};

/// How strong the computer plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Sees what a turn captures and no further, and often takes something nearly as good. A child
    /// can beat it.
    Easy,
    /// Looks three turns ahead and now and then takes something nearly as good.
    #[default]
    Medium,
    /// Looks ahead as far as twenty million laps go: less than a second.
    Strong,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Strong];

    /// Returns the level's number, 1 to 3.
    pub const fn number(self) -> u8 {
        match self {
            Self::Easy => 1,
            Self::Medium => 2,
            Self::Strong => 3,
        }
    }

    const fn limits(self) -> Limits {
        match self {
            Self::Easy => Limits {
                depth: 1,
                laps: 100_000,
            },
            Self::Medium => Limits {
                depth: 3,
                laps: 5_000_000,
            },
            Self::Strong => Limits {
                depth: 30,
                laps: 20_000_000,
            },
        }
    }

    /// By how much a hole may be worse than the best one and still be taken for it.
    const fn carelessness(self) -> Score {
        match self {
            Self::Easy => Score(4 * Score::SEED),
            Self::Medium => Score(Score::SEED / 2),
            Self::Strong => Score(0),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, ParseLevelError> {
        Self::ALL
            .into_iter()
            .find(|level| level.to_string() == text)
            .ok_or_else(|| ParseLevelError(text.chars().take(40).collect()))
    }
}

/// A text that is no level.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a level; choose 1 (easy), 2 (medium) or 3 (strong)")]
pub struct ParseLevelError(String);

/// What an opponent plays, and what it thinks of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The hole to play.
    pub hole: Hole,
    /// What the search thinks it is worth to the player to move.
    pub score: Score,
    /// How many turns were looked ahead.
    pub depth: u32,
}

/// Chooses a hole at a level; `None` if there is no legal move.
///
/// The same position, rules, level and seed always give the same choice.
pub fn choose(position: &Position, rules: &Rules, level: Level, seed: u64) -> Option<Choice> {
    let lines = search(position, rules, level.limits());
    let best = lines.first()?.score;
    let good: Vec<&Line> = lines
        .iter()
        .filter(|line| line.score.0 >= best.0 - level.carelessness().0)
        .collect();
    let line = good[below(good.len(), seed)];
    Some(Choice {
        hole: line.hole,
        score: line.score,
        depth: line.depth,
    })
}

/// Returns a number from 0 to `count - 1` that follows from the seed.
fn below(count: usize, seed: u64) -> usize {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    // The upper half of a product of 64-bit numbers: even enough for a dozen holes.
    let product = u128::from(random.next_u64()) * count as u128;
    usize::try_from(product >> 64).unwrap_or_default()
}

//! What a position is worth.

use std::fmt;
use std::ops::Neg;

use endodoi::{Outcome, Side};

/// The final seeds of the player to move minus those of the opponent, in hundredths of a seed.
///
/// It is to be taken as an estimate, even where the search saw the end of the game: the first
/// opponent does not tell the two apart. What is proved will have a type of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(pub i32);

impl Score {
    /// Hundredths in a seed.
    pub const SEED: i32 = 100;

    /// Below every score that can occur.
    pub(crate) const MIN: Self = Self(-1_000_000);

    /// Returns the score of a game that is over, from one player's view.
    pub(crate) fn of_outcome(outcome: Outcome, side: Side) -> Self {
        let seeds = outcome.seeds();
        let margin = i32::from(seeds[side]) - i32::from(seeds[side.opposite()]);
        Self(margin * Self::SEED)
    }
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Score {
    /// Writes the score in seeds with its sign, for instance `+3.25`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { '-' } else { '+' };
        let (seeds, hundredths) = (self.0.abs() / Self::SEED, self.0.abs() % Self::SEED);
        write!(f, "{sign}{seeds}.{hundredths:02}")
    }
}

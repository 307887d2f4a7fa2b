//! What a position is worth, and whether that is known or guessed.

use std::cmp::Ordering;
use std::fmt;
use std::ops::Neg;

use endodoi::{Outcome, Side};

/// The final seeds of one player minus those of the opponent. The player is the one to move in the
/// position that is valued, unless something else is said.
///
/// ```
/// use endodoi_engine::Score;
///
/// assert!(Score::Exact(3) > Score::Estimate(250));
/// assert_eq!(Score::Exact(3).to_string(), "+3");
/// assert_eq!(Score::Estimate(-250).to_string(), "-2.50");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// Proved: it rests on finished games and endgame tables only. In whole seeds, -255 to 255.
    Exact(i16),
    /// Guessed by looking ahead and estimating what lies beyond. In hundredths of a seed.
    Estimate(i16),
}

impl Score {
    /// Hundredths in a seed.
    pub const SEED: i16 = 100;

    /// Returns the score of a game that is over, from one player's view.
    pub fn of_outcome(outcome: Outcome, side: Side) -> Self {
        Self::Exact(margin(outcome, side))
    }

    /// Returns the score in hundredths of a seed.
    pub const fn hundredths(self) -> i16 {
        match self {
            Self::Exact(seeds) => seeds * Self::SEED,
            Self::Estimate(hundredths) => hundredths,
        }
    }

    /// Returns the score in seeds.
    pub fn seeds(self) -> f64 {
        f64::from(self.hundredths()) / f64::from(Self::SEED)
    }

    /// Says whether the score is proved.
    pub const fn is_exact(self) -> bool {
        matches!(self, Self::Exact(_))
    }
}

/// Returns by how many seeds a player won.
pub(crate) fn margin(outcome: Outcome, side: Side) -> i16 {
    let seeds = outcome.seeds();
    i16::from(seeds[side]) - i16::from(seeds[side.opposite()])
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        match self {
            Self::Exact(seeds) => Self::Exact(-seeds),
            Self::Estimate(hundredths) => Self::Estimate(-hundredths),
        }
    }
}

/// By value; of equal values an estimate is less than what is exact.
impl Ord for Score {
    fn cmp(&self, other: &Self) -> Ordering {
        let rank = |score: &Self| (score.hundredths(), score.is_exact());
        rank(self).cmp(&rank(other))
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Score {
    /// Writes the score in seeds with its sign: whole if it is exact, `+3`, and otherwise with two
    /// decimals, `+3.00`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exact(seeds) => write!(f, "{seeds:+}"),
            Self::Estimate(hundredths) => {
                let sign = if *hundredths < 0 { '-' } else { '+' };
                let size = hundredths.unsigned_abs();
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)
            }
        }
    }
}

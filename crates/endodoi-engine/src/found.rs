//! What the search found out about a position: a value, and which side of it is proved.

use crate::score::Score;

/// A value in hundredths of a seed, from the view of the player to move: what is still to be won.
///
/// Beside its place in the search window, which may make it a bound only, a value can be *proved*:
/// a bound that rests on finished games and endgame tables alone, whatever the depth. Repetitions on
/// the path prove nothing, so what is proved does not depend on how the search came to the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) value: i32,
    pub(crate) proof: Proof,
}

/// Which bounds are proved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Proof {
    /// The truth is at least the value.
    pub(crate) at_least: bool,
    /// The truth is at most the value.
    pub(crate) at_most: bool,
}

impl Proof {
    pub(crate) const NONE: Self = Self {
        at_least: false,
        at_most: false,
    };
    pub(crate) const AT_LEAST: Self = Self {
        at_least: true,
        at_most: false,
    };
    pub(crate) const AT_MOST: Self = Self {
        at_least: false,
        at_most: true,
    };
    pub(crate) const EXACT: Self = Self {
        at_least: true,
        at_most: true,
    };

    pub(crate) const fn is_exact(self) -> bool {
        self.at_least && self.at_most
    }
}

impl Found {
    /// Below the value of every position.
    pub(crate) const LEAST: i32 = -32_000;

    pub(crate) const fn estimate(value: i32) -> Self {
        Self {
            value,
            proof: Proof::NONE,
        }
    }

    /// A value that is certain, in whole seeds.
    pub(crate) const fn exact(seeds: i32) -> Self {
        Self {
            value: seeds * Score::SEED as i32,
            proof: Proof::EXACT,
        }
    }

    /// The same for the player who made a turn, given the seeds it captured.
    pub(crate) const fn before_turn(self, captured: u8) -> Self {
        Self {
            value: captured as i32 * Score::SEED as i32 - self.value,
            proof: Proof {
                at_least: self.proof.at_most,
                at_most: self.proof.at_least,
            },
        }
    }
}

//! What an answer still costs, as far as can be seen: the numbers that say where to search next.
//!
//! They are L. V. Allis's proof numbers (1994), seen from the player to move: of a question that is open, how many
//! more have to be answered at the least for a yes, and how many for a no. A question that was never
//! looked at costs what its estimate says, and the more the more seeds lie on the board. Numbers
//! steer, and prove nothing.

use std::ops::RangeInclusive;

/// What it still takes to answer a question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Effort {
    /// For a yes: 0 if it is answered so, infinite if it never will be.
    pub(super) yes: f32,
    /// For a no.
    pub(super) no: f32,
}

impl Effort {
    /// The answer is yes.
    pub(super) const YES: Self = Self {
        yes: 0.0,
        no: f32::INFINITY,
    };
    /// The answer is no.
    pub(super) const NO: Self = Self {
        yes: f32::INFINITY,
        no: 0.0,
    };
    /// More than any question is worth: who comes to it gives up.
    pub(super) const TOO_MUCH: f32 = 1e13;
    /// What is not searched further, so that something else is.
    pub(super) const GIVEN_UP: Self = Self {
        yes: Self::TOO_MUCH,
        no: Self::TOO_MUCH,
    };

    /// The answer, if there is one.
    pub(super) fn answer(self) -> Option<bool> {
        if self.yes == 0.0 {
            Some(true)
        } else if self.no == 0.0 {
            Some(false)
        } else {
            None
        }
    }

    /// Packs the numbers of an open question in 28 bits, rounding up, so that what has reached a
    /// limit is not below it when it is read again.
    pub(super) fn to_bits(self) -> u64 {
        u64::from(short(self.yes)) | u64::from(short(self.no)) << SHORT
    }

    pub(super) fn from_bits(bits: u64) -> Self {
        let long = |bits: u64| long((bits & ((1 << SHORT) - 1)) as u32);
        Self {
            yes: long(bits),
            no: long(bits >> SHORT),
        }
    }
}

/// Bits of a packed number: 6 of exponent and 8 of mantissa.
const SHORT: u32 = 14;
const DROPPED: u32 = 23 - 8;
/// What a packed number can be.
const RANGE: RangeInclusive<f32> = 0.000_02..=4e13;
/// The exponent of the least number, 2 to the -16.
const LEAST: u32 = (127 - 16) << 8;

fn short(number: f32) -> u32 {
    let bits = number.clamp(*RANGE.start(), *RANGE.end()).to_bits();
    ((bits + (1 << DROPPED) - 1) >> DROPPED) - LEAST
}

fn long(bits: u32) -> f32 {
    f32::from_bits((bits + LEAST) << DROPPED)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_packed_number_is_never_less_and_hardly_more() {
        for yes in [0.000_02, 0.01, 0.999, 1.0, 1.001, 3.5, 1000.0, 1e9, 3e13] {
            let effort = Effort {
                yes,
                no: (7.7 / yes).max(0.001),
            };
            let back = Effort::from_bits(effort.to_bits());
            for (before, after) in [(effort.yes, back.yes), (effort.no, back.no)] {
                assert!(
                    after >= before && after <= before * 1.01,
                    "{before} {after}"
                );
            }
            assert_eq!(Effort::from_bits(back.to_bits()), back);
        }
    }
}

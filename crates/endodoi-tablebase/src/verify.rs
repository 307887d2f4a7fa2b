//! Checking that every value of a layer is right, without believing whoever made it.
//!
//! Every position is looked at anew, and its value must be what its turns are worth ([`look`]); and every value but 0 must be
//! had by turns that end somewhere ([`promises`]). Numbers of positions and the way over all of them are computed
//! here in an own manner ([`numbering`]); only the rules and the form of the values in memory are shared with the builder. Files
//! are not here.
//!
//! # What is checked
//!
//! Say that the layers below are right. A turn is *worth* to its player: if it captures, the seeds captured minus the value of the
//! position after it; if it ends the game, what that brings; if it is quiet, minus the value given for the position after it. A player with no move has
//! what the end of the game brings, as if by a turn. Captures and ends *leave* the layer.
//!
//! 1. The value of each position is the worth of its best turn.
//! 2. Each position with a value other than 0 is *grounded*, that is, shown to be so by these two rules in some order: a position with a value t > 0
//!    if one of its turns worth t leaves the layer or leads to a grounded position; one with a value -t < 0 if all of its
//!    quiet turns worth -t lead to grounded positions.
//!
//! # Why that is enough
//!
//! **All values are then right.** Let w be the values given, and take the seeds won in the end from the view of one player. Endless play counts 0.
//!
//! *Who is promised t > 0 can have it.* Let him always play a turn worth t' where t' is the value, the one by which the
//! position was grounded. If that leaves the layer he has t' for certain. If not, it leads to a position of value -t', grounded earlier,
//! from which by 1 the opponent has only turns worth -t' or less to himself. Those that leave bring the player t' or more. A quiet one worth
//! -t' leads to a position grounded still earlier, with the value t' again; one worth less leads to a position of value above t', which
//! is grounded in its own order. So with each pair of turns the value grows, or it stays and the order of grounding goes down. Both can
//! happen only so many times: the player leaves the layer, with t or more. So a position with w = t > 0 is worth at
//! least t, and one with w = -t < 0 at most -t.
//!
//! *Nobody can have more than he is promised.* Let w = t be 0 or more. The opponent always plays a turn that is worth what his
//! position's value says; there is one by 1. Then after each of his turns the value is at most t, after each of the player's at least -t for the
//! opponent, and whatever turn leaves the layer brings the player at most t. If none does, he has 0, which is not more than t. In the same
//! way who is to move with w = -t, 0 or less, can hold his loss to t. So a position with w = t is worth
//! at most t, and one with w = -t at least -t. Together with the first half, and for 0 by itself, w is the value. ∎
//!
//! A position worth 0 needs no grounding, for it may rest on endless play. Grounding it all the same, with the rule for t > 0, finds those from
//! which turns that lose nothing lead out of the layer; the others are the endless ones. Grounding goes in rounds, each
//! looking only at what was grounded in earlier ones, so that the number of the last round is the longest way.

mod bits;
mod fault;
mod look;
mod numbering;
mod promises;
#[cfg(all(test, feature = "generate"))]
mod tests;
mod watch;

use std::collections::BTreeMap;
use std::num::NonZero;

use crate::{Layer, TableRules, Values};
use bits::Bits;
pub use fault::{Fault, VerifyError};
use look::Table;
use numbering::Numbering;
pub use watch::VerifyWatch;

/// A layer that is said to be exact.
///
/// ```
/// use std::num::NonZero;
///
/// use endodoi::{Rules, Width};
/// use endodoi_tablebase::{Claim, TableRules, next_layer};
///
/// let (width, rules) = (Width::new(2)?, TableRules::new(&Rules::MERKER)?);
/// let mut layers = Vec::new();
/// for _ in 0..=5 {
///     layers.push(next_layer(width, rules, &layers, std::num::NonZero::<usize>::MIN).unwrap());
/// }
/// let claim = Claim { rules, below: &layers[..5], layer: &layers[5] };
/// let verified = claim.verify(NonZero::<usize>::MIN, &())?;
/// assert_eq!(verified.counts.values().sum::<u64>(), 56);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Claim<'a> {
    /// The rules.
    pub rules: TableRules,
    /// The layers of 0, 1, 2, … seeds, known to be right. There must be as many as the layer in question has seeds.
    pub below: &'a [Layer],
    /// The layer in question.
    pub layer: &'a Layer,
}

/// What was counted in a layer that is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How many positions have each value; only values that occur.
    pub counts: BTreeMap<i8, u64>,
    /// See [`Layer::endless`].
    pub endless: u64,
    /// See [`Layer::longest_way`].
    pub longest_way: u32,
}

impl Claim<'_> {
    /// Checks every value, and what was counted beside them. Takes two bits a position besides the values themselves.
    ///
    /// # Errors
    /// [`VerifyError::Fault`] with the first wrong value there is, or a round of promises that nobody keeps;
    /// [`VerifyError::Stopped`] if `watch` said so.
    pub fn verify(
        &self,
        threads: NonZero<usize>,
        watch: &dyn VerifyWatch,
    ) -> Result<Verified, VerifyError> {
        let verified = self.count(threads, watch)?;
        self.compare(&verified)?;
        Ok(verified)
    }

    /// Checks every value.
    fn count(
        &self,
        threads: NonZero<usize>,
        watch: &dyn VerifyWatch,
    ) -> Result<Verified, VerifyError> {
        let numbering = Numbering::new(self.layer.index.width());
        let layers: Vec<&Layer> = self.below.iter().chain([self.layer]).collect();
        numbering.check_counts(&layers)?;
        let layers: Vec<&Values> = layers.iter().map(|layer| &layer.values).collect();
        let table = Table {
            numbering: &numbering,
            rules: self.rules.rules(),
            layers: &layers,
        };
        let mut grounded = Bits::new(table.positions());
        let counts = look::look(&table, &mut grounded, threads, watch)?;
        let longest_way = promises::ground(&table, &mut grounded, threads, watch)?;
        let endless = promises::endless(&table, &grounded)?;
        watch.settled(endless);
        Ok(Verified {
            counts,
            endless,
            longest_way,
        })
    }

    /// Compares what was counted with what the layer says of itself.
    fn compare(&self, verified: &Verified) -> Result<(), Fault> {
        let (found, wanted) = (self.layer.endless, verified.endless);
        if found != wanted {
            return Err(Fault::Endless {
                seeds: self.below.len(),
                found,
                wanted,
            });
        }
        let (found, wanted) = (self.layer.longest_way, verified.longest_way);
        if found != wanted {
            return Err(Fault::LongestWay {
                seeds: self.below.len(),
                found,
                wanted,
            });
        }
        Ok(())
    }
}

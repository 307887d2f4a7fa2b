//! Who says which turn is the answer on a walk through a proof: a file, or whoever writes one.

use endodoi::{Position, Turn};

use super::error::ProofError;
use super::ground::Ground;
use super::walk::Seen;

/// Where the walk is, and what it has seen.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    pub(super) ground: &'a Ground<'a>,
    /// The claimant is to move.
    pub(super) position: &'a Position,
    /// What is still to be won, from the claimant's view.
    pub(super) need: i16,
    pub(super) seen: &'a Seen,
}

/// Gives the answers of a proof in the order of the walk.
pub(super) trait Guide {
    /// Returns which of the turns, of which there is at least one, is the answer.
    ///
    /// # Errors
    /// [`ProofError`] if there is none.
    fn answer(&mut self, place: Place<'_>, turns: &[Turn]) -> Result<usize, ProofError>;

    /// Is told that all positions of a layer are answered where so much has to be won.
    fn group_is_done(&mut self) {}
}

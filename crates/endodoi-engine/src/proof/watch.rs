//! The world outside, while a proof is written or checked.

use crate::limits::Unwatched;

/// How far a walk through a proof has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofProgress {
    /// Answers that were gone through, of all claims so far.
    pub answers: u64,
    /// Answers that there are in all claims; `None` while a proof is written.
    pub of: Option<u64>,
    /// The seeds on the boards that are looked at now.
    pub seeds: u8,
}

/// Is asked at every answer whether to go on, and told some hundred times a second how far the work has come.
pub trait ProofWatch {
    /// Says whether the work is to end now.
    fn is_stopped(&self) -> bool;

    /// Is told how far the work has come.
    fn tell(&self, progress: ProofProgress) {
        let _ = progress;
    }
}

impl ProofWatch for Unwatched {
    fn is_stopped(&self) -> bool {
        false
    }
}

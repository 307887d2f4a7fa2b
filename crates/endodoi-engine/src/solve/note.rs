//! What a table of proofs knows, in pieces that can be kept from one run to the next.

/// One entry of a solver's table of proofs.
///
/// Whoever keeps notes has to keep them whole, say by a checksum: a solver believes what it is told. They
/// are of use to a solver of the same position under the same rules, where
/// [`Solver::notes_kind`](super::Solver::notes_kind) is the same.
///
/// ```
/// use std::collections::HashSet;
///
/// use endodoi::{Position, Rules, Width};
/// use endodoi_engine::{Goal, Limits, Note, Solver, Unwatched};
///
/// let start = Position::start(Width::new(4)?, 3)?;
/// let mut first = Solver::new(start, Rules::MERKER, 1)?;
/// first.solve(Goal::Outcome, Limits::NONE, &Unwatched);
/// let kept: Vec<[u8; 16]> = first.notes(1000).map(Note::to_bytes).collect();
///
/// let second = Solver::new(start, Rules::MERKER, 1)?;
/// for bytes in kept {
///     second.recall(Note::from_bytes(bytes));
/// }
/// let of = |solver: &Solver| solver.notes(1000).collect::<HashSet<Note>>();
/// assert_eq!(of(&second), of(&first));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Note {
    pub(super) key: u64,
    pub(super) data: u64,
}

impl Note {
    /// Returns the note as bytes.
    pub fn to_bytes(self) -> [u8; 16] {
        (u128::from(self.key) | u128::from(self.data) << 64).to_le_bytes()
    }

    /// Reads a note back.
    pub fn from_bytes(bytes: [u8; 16]) -> Self {
        let both = u128::from_le_bytes(bytes);
        #[expect(clippy::cast_possible_truncation, reason = "one half is wanted")]
        let [key, data] = [both as u64, (both >> 64) as u64];
        Self { key, data }
    }
}

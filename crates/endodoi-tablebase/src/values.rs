//! The values of a layer in memory.
//!
//! A byte a position, in pieces of one length, so that a layer can be made of what it was made from piece by
//! piece and the two never lie in memory as a whole.

/// Positions in one piece, but for the last.
pub(crate) const PIECE: usize = 1 << 20;

/// One value for each position of a layer, by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    pieces: Vec<Box<[i8]>>,
    positions: u64,
}

impl Values {
    /// Puts pieces together; all but the last have [`PIECE`] values.
    pub(crate) fn of_pieces(pieces: Vec<Box<[i8]>>) -> Self {
        let positions = pieces.iter().map(|piece| piece.len() as u64).sum();
        Self { pieces, positions }
    }

    /// Returns how many positions there are.
    pub const fn positions(&self) -> u64 {
        self.positions
    }

    /// Returns the value of the position with this number, or `None` if there is none.
    #[inline]
    pub fn get(&self, number: u64) -> Option<i8> {
        let number = usize::try_from(number).ok()?;
        self.pieces
            .get(number / PIECE)?
            .get(number % PIECE)
            .copied()
    }

    /// Returns the values in order, in pieces of [`PIECE`], but for the last.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = &[i8]> {
        self.pieces.iter().map(|piece| &**piece)
    }

    /// Returns all values in order.
    pub fn iter(&self) -> impl Iterator<Item = i8> {
        self.pieces.iter().flat_map(|piece| piece.iter().copied())
    }
}

//! The values of a layer in memory: a byte a position.

/// Positions that are read and written together.
pub(crate) const PIECE: usize = 1 << 20;

/// One value for each position of a layer, by number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values(Vec<i8>);

impl Values {
    pub(crate) const fn new(values: Vec<i8>) -> Self {
        Self(values)
    }

    /// Returns how many positions there are.
    pub const fn positions(&self) -> u64 {
        self.0.len() as u64
    }

    /// Returns the value of the position with this number, or `None` if there is none.
    #[inline]
    pub fn get(&self, number: u64) -> Option<i8> {
        self.0.get(usize::try_from(number).ok()?).copied()
    }

    /// Returns the values in order, in pieces of [`PIECE`], but for the last.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = &[i8]> {
        self.0.chunks(PIECE)
    }

    /// Returns all values in order.
    pub fn iter(&self) -> impl Iterator<Item = i8> {
        self.0.iter().copied()
    }
}

//! Sets of holes of one board, such as the legal moves.

use std::fmt;

use crate::hole::{Hole, Width};
use crate::side::Side;

/// A set of holes of one board, kept as one bit a hole.
///
/// It iterates in sowing order and prints its letters side by side, `-` when empty.
///
/// ```
/// use endodoi::{HoleSet, Side, Width};
///
/// let row: HoleSet = HoleSet::from_holes(Width::SIX, Width::SIX.row(Side::South));
/// assert_eq!(row.len(), 6);
/// assert_eq!(row.to_string(), "ABCDEF");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct HoleSet {
    /// Bit `i` is set if the hole at index `i` belongs; bits from `holes_on_board` on are zero.
    bits: u32,
    width: Width,
}

impl HoleSet {
    /// Returns the set without any hole.
    pub const fn empty(width: Width) -> Self {
        Self { bits: 0, width }
    }

    /// The set of the holes whose bits are set; bits past the board must be clear.
    pub(crate) const fn from_bits(width: Width, bits: u32) -> Self {
        Self { bits, width }
    }

    /// Returns the holes of the set that lie in one player's row.
    ///
    /// ```
    /// use endodoi::{HoleSet, Side, Width};
    ///
    /// let all = HoleSet::from_holes(Width::SIX, Width::SIX.holes());
    /// assert_eq!(all.of_side(Side::North).to_string(), "abcdef");
    /// ```
    pub const fn of_side(self, side: Side) -> Self {
        let row = ((1 << self.width.holes_per_row()) - 1) << self.width.first_index(side);
        Self {
            bits: self.bits & row,
            ..self
        }
    }

    /// Collects holes into a set. Holes of boards of another width are left out.
    pub fn from_holes(width: Width, holes: impl IntoIterator<Item = Hole>) -> Self {
        let mut set = Self::empty(width);
        for hole in holes {
            set.insert(hole);
        }
        set
    }

    /// Adds a hole; one of a board of another width is ignored.
    ///
    /// ```
    /// use endodoi::{HoleSet, Width};
    ///
    /// let mut set = HoleSet::empty(Width::SIX);
    /// set.insert(Width::SIX.hole(3).unwrap());
    /// assert_eq!(set.to_string(), "D");
    /// ```
    pub fn insert(&mut self, hole: Hole) {
        if hole.width() == self.width {
            self.bits |= 1 << hole.index();
        }
    }

    /// Says whether the hole belongs to the set.
    ///
    /// ```
    /// use endodoi::{HoleSet, Side, Width};
    ///
    /// let row = HoleSet::from_holes(Width::SIX, Width::SIX.row(Side::South));
    /// assert!(row.has(Width::SIX.hole(0).unwrap()));
    /// assert!(!row.has(Width::SIX.hole(6).unwrap()));
    /// ```
    pub fn has(self, hole: Hole) -> bool {
        hole.width() == self.width && self.bits & (1 << hole.index()) != 0
    }

    /// Returns the number of holes in the set.
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Says whether no hole belongs to the set.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Returns the holes in sowing order.
    pub fn iter(self) -> HoleSetIter {
        HoleSetIter { rest: self }
    }
}

impl IntoIterator for HoleSet {
    type Item = Hole;
    type IntoIter = HoleSetIter;

    fn into_iter(self) -> HoleSetIter {
        self.iter()
    }
}

impl IntoIterator for &HoleSet {
    type Item = Hole;
    type IntoIter = HoleSetIter;

    fn into_iter(self) -> HoleSetIter {
        self.iter()
    }
}

/// The holes of a [`HoleSet`] in sowing order.
#[derive(Clone, Debug)]
pub struct HoleSetIter {
    rest: HoleSet,
}

impl Iterator for HoleSetIter {
    type Item = Hole;

    fn next(&mut self) -> Option<Hole> {
        if self.rest.is_empty() {
            return None;
        }
        let index = self.rest.bits.trailing_zeros() as usize;
        self.rest.bits &= self.rest.bits - 1;
        Some(self.rest.width.hole_unchecked(index))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.rest.len(), Some(self.rest.len()))
    }
}

impl ExactSizeIterator for HoleSetIter {}

impl fmt::Display for HoleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|hole| write!(f, "{hole}"))
    }
}

impl fmt::Debug for HoleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HoleSet({self} of {})", self.width)
    }
}

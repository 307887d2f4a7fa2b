//! Row lengths and holes.
//!
//! A [`Hole`] knows the [`Width`] of its board, so a hole that a board does not have cannot be
//! named. Holes are counted in sowing order: South's row from South's left, then North's row from
//! North's left.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::excerpt::excerpt;
use crate::number;
use crate::side::Side;

/// The number of holes in each of the two rows, 1 to 12.
///
/// Traditional boards have 6 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Width(u8);

impl Width {
    /// The shortest row the library accepts: 1 hole.
    pub const MIN: Self = Self(1);
    /// The longest row the library accepts: 12 holes.
    pub const MAX: Self = Self(12);
    /// The usual board: 6 holes a row.
    pub const SIX: Self = Self(6);

    /// Checks a number of holes per row.
    ///
    /// # Errors
    /// [`WidthError`] unless 1 to 12 holes are asked for.
    ///
    /// ```
    /// use endodoi::Width;
    ///
    /// assert_eq!(Width::new(6)?.holes_on_board(), 12);
    /// assert!(Width::new(13).is_err());
    /// # Ok::<(), endodoi::WidthError>(())
    /// ```
    pub fn new(holes_per_row: usize) -> Result<Self, WidthError> {
        match u8::try_from(holes_per_row) {
            Ok(holes) if (Self::MIN.0..=Self::MAX.0).contains(&holes) => Ok(Self(holes)),
            _ => Err(WidthError { holes_per_row }),
        }
    }

    /// Returns the number of holes in one row.
    pub const fn holes_per_row(self) -> usize {
        self.0 as usize
    }

    /// Returns the number of holes on the board: both rows.
    pub const fn holes_on_board(self) -> usize {
        2 * self.0 as usize
    }

    /// Says whether boards of this width are traditional: 6 to 10 holes a row.
    ///
    /// ```
    /// use endodoi::Width;
    ///
    /// assert!(Width::SIX.is_traditional());
    /// assert!(!Width::new(3)?.is_traditional());
    /// # Ok::<(), endodoi::WidthError>(())
    /// ```
    pub fn is_traditional(self) -> bool {
        (6..=10).contains(&self.0)
    }

    /// Returns the hole at a place in sowing order, 0 being South's first hole, or `None` past the
    /// end of the board.
    ///
    /// ```
    /// use endodoi::Width;
    ///
    /// assert_eq!(Width::SIX.hole(6).unwrap().letter(), 'a');
    /// assert_eq!(Width::SIX.hole(12), None);
    /// ```
    pub fn hole(self, index: usize) -> Option<Hole> {
        (index < self.holes_on_board()).then(|| self.hole_unchecked(index))
    }

    /// Returns the hole with a number counted from its owner's left, starting at 1, or `None` if
    /// the row is shorter.
    ///
    /// ```
    /// use endodoi::{Side, Width};
    ///
    /// let hole = Width::SIX.hole_of(Side::North, 2).unwrap();
    /// assert_eq!(hole.to_string(), "b");
    /// ```
    pub fn hole_of(self, side: Side, number: usize) -> Option<Hole> {
        (1..=self.holes_per_row())
            .contains(&number)
            .then(|| self.hole_unchecked(self.first_index(side) + number - 1))
    }

    /// Returns the holes of one row from their owner's left to right, which is sowing order.
    ///
    /// ```
    /// use endodoi::{Side, Width};
    ///
    /// let row: String = Width::SIX.row(Side::North).map(|hole| hole.letter()).collect();
    /// assert_eq!(row, "abcdef");
    /// ```
    pub fn row(self, side: Side) -> impl DoubleEndedIterator<Item = Hole> + ExactSizeIterator {
        let first = self.first_index(side);
        (first..first + self.holes_per_row()).map(move |index| self.hole_unchecked(index))
    }

    /// Returns all holes in sowing order: `A`, `B`, … then `a`, `b`, ….
    ///
    /// ```
    /// use endodoi::Width;
    ///
    /// let holes: String = Width::new(2)?.holes().map(|hole| hole.letter()).collect();
    /// assert_eq!(holes, "ABab");
    /// # Ok::<(), endodoi::WidthError>(())
    /// ```
    pub fn holes(self) -> impl DoubleEndedIterator<Item = Hole> + ExactSizeIterator {
        (0..self.holes_on_board()).map(move |index| self.hole_unchecked(index))
    }

    /// The hole at an index that the caller knows to be on the board.
    pub(crate) const fn hole_unchecked(self, index: usize) -> Hole {
        debug_assert!(index < self.holes_on_board());
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a board has 24 holes at most"
        )]
        Hole {
            index: index as u8,
            width: self,
        }
    }

    pub(crate) const fn first_index(self, side: Side) -> usize {
        match side {
            Side::South => 0,
            Side::North => self.holes_per_row(),
        }
    }
}

impl FromStr for Width {
    type Err = ParseWidthError;

    /// Reads a board as it is printed, for instance `2x6`.
    ///
    /// # Errors
    /// [`ParseWidthError`] if the text is not `2x1` to `2x12`.
    fn from_str(text: &str) -> Result<Self, ParseWidthError> {
        let holes = text.strip_prefix("2x").and_then(number::plain);
        holes
            .and_then(|holes| Self::new(holes).ok())
            .ok_or_else(|| ParseWidthError(excerpt(text)))
    }
}

impl fmt::Display for Width {
    /// Writes the board as records name it, for instance `2x6`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "2x{}", self.0)
    }
}

/// A number of holes per row that no board here has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "a row of {holes_per_row} holes is not possible; give 1 to 12 holes a row (6 to 10 are traditional)"
)]
pub struct WidthError {
    holes_per_row: usize,
}

impl WidthError {
    /// Returns a name for the kind of error that never changes, for translation.
    pub fn code(&self) -> &'static str {
        "board.width"
    }

    /// Returns the number that was refused.
    pub fn holes_per_row(&self) -> usize {
        self.holes_per_row
    }
}

/// A text that does not name a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a board; write 2x1 to 2x12, such as 2x6")]
pub struct ParseWidthError(String);

impl ParseWidthError {
    /// Returns a name for the kind of error that never changes, for translation.
    pub fn code(&self) -> &'static str {
        "board.text"
    }
}

/// One hole of a board (Maa: *en gurtóto*, plural *'n gurtót*).
///
/// It prints as its letter, `A`… for South and `a`… for North.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hole {
    /// Place in sowing order; always below `width.holes_on_board()`.
    index: u8,
    width: Width,
}

impl Hole {
    /// Returns the place in sowing order, from 0 for South's first hole.
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// Returns the width of the board that this hole belongs to.
    pub const fn width(self) -> Width {
        self.width
    }

    /// Returns the player in whose row the hole lies.
    pub const fn side(self) -> Side {
        if self.index < self.width.0 {
            Side::South
        } else {
            Side::North
        }
    }

    /// Returns the hole's number in its row, counted from its owner's left and starting at 1.
    ///
    /// ```
    /// use endodoi::Width;
    ///
    /// assert_eq!(Width::SIX.hole(7).unwrap().number(), 2);
    /// ```
    pub const fn number(self) -> usize {
        self.index() - self.width.first_index(self.side()) + 1
    }

    /// Returns the hole's letter: `A`…`L` for South, `a`…`l` for North.
    pub fn letter(self) -> char {
        let first = match self.side() {
            Side::South => b'A',
            Side::North => b'a',
        };
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a row has 12 holes at most"
        )]
        let place = self.number() as u8 - 1;
        char::from(first + place)
    }

    /// Returns the hole that faces this one in the other row.
    ///
    /// ```
    /// use endodoi::{Side, Width};
    ///
    /// let a = Width::SIX.hole_of(Side::South, 1).unwrap();
    /// assert_eq!(a.opposite().letter(), 'f');
    /// ```
    pub const fn opposite(self) -> Self {
        self.width
            .hole_unchecked(self.width.holes_on_board() - 1 - self.index())
    }

    /// Returns the next hole in sowing order; the last hole is followed by the first.
    ///
    /// ```
    /// use endodoi::Width;
    ///
    /// let f = Width::SIX.hole(5).unwrap();
    /// assert_eq!(f.next().letter(), 'a');
    /// ```
    pub const fn next(self) -> Self {
        self.width
            .hole_unchecked((self.index() + 1) % self.width.holes_on_board())
    }

    /// Returns the hole before this one in sowing order; the first hole is preceded by the last.
    pub const fn previous(self) -> Self {
        let holes = self.width.holes_on_board();
        self.width
            .hole_unchecked((self.index() + holes - 1) % holes)
    }

    /// Returns the hole that this one becomes when the board is turned by 180 degrees and the
    /// players change places: `C` becomes `c`.
    ///
    /// ```
    /// use endodoi::Width;
    ///
    /// let c = Width::SIX.hole(2).unwrap();
    /// assert_eq!(c.half_turn().letter(), 'c');
    /// ```
    pub const fn half_turn(self) -> Self {
        let holes = self.width.holes_on_board();
        self.width
            .hole_unchecked((self.index() + self.width.holes_per_row()) % holes)
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

impl fmt::Debug for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hole({} of {})", self.letter(), self.width)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Hole {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

//! The two players and pairs of things that belong to one each.
//!
//! A player is a [`Side`], never a bool or a number, and whatever exists once for each player is a
//! [`BySide`], so that no index can point at the wrong one.

use std::fmt;
use std::ops::{Index, IndexMut};

/// A player, named after the row that is theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Side {
    /// The owner of the lower row, holes `A B C …`; moves first in a single game.
    South,
    /// The owner of the upper row, holes `a b c …`.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const ALL: [Self; 2] = [Self::South, Self::North];

    /// Returns the other player.
    ///
    /// ```
    /// use endodoi::Side;
    ///
    /// assert_eq!(Side::South.opposite(), Side::North);
    /// ```
    pub const fn opposite(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// Returns the letter that stands for this side in a position text: `S` or `N`.
    ///
    /// ```
    /// use endodoi::Side;
    ///
    /// assert_eq!(Side::North.letter(), 'N');
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Self::South => 'S',
            Self::North => 'N',
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::South => "South",
            Self::North => "North",
        })
    }
}

/// One `T` for each player.
///
/// ```
/// use endodoi::{BySide, Side};
///
/// let mut captured = BySide { south: 7, north: 2 };
/// captured[Side::North] += 3;
/// assert_eq!(captured.north, 5);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BySide<T> {
    /// What belongs to South.
    pub south: T,
    /// What belongs to North.
    pub north: T,
}

impl<T> BySide<T> {
    /// Makes a pair by asking for each side's value, South's first.
    ///
    /// ```
    /// use endodoi::BySide;
    ///
    /// let names = BySide::from_fn(|side| side.to_string());
    /// assert_eq!(names.north, "North");
    /// ```
    pub fn from_fn(mut value: impl FnMut(Side) -> T) -> Self {
        Self {
            south: value(Side::South),
            north: value(Side::North),
        }
    }

    /// Applies `change` to both values.
    ///
    /// ```
    /// use endodoi::BySide;
    ///
    /// let doubled = BySide { south: 1, north: 2 }.map(|seeds| 2 * seeds);
    /// assert_eq!(doubled.to_string(), "2-4");
    /// ```
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> BySide<U> {
        BySide {
            south: change(self.south),
            north: change(self.north),
        }
    }

    /// Returns the pair with the players exchanged.
    ///
    /// ```
    /// use endodoi::BySide;
    ///
    /// assert_eq!(BySide { south: 1, north: 2 }.swapped().to_string(), "2-1");
    /// ```
    pub fn swapped(self) -> Self {
        Self {
            south: self.north,
            north: self.south,
        }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        }
    }
}

/// Writes the pair as records do: South's value, a hyphen, North's value.
impl<T: fmt::Display> fmt::Display for BySide<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.south, self.north)
    }
}

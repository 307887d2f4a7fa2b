//! What is proved of a value: the interval that it lies in.

use std::fmt;
use std::ops::Neg;

use crate::score::Score;

/// The least and the most that a final margin can be, both proved; in whole seeds, from the view of
/// the player to move unless something else is said.
///
/// ```
/// use endodoi_engine::Bounds;
///
/// let bounds = Bounds::new(2, 8).expect("2 is not more than 8");
/// assert_eq!(bounds.to_string(), "+2 to +8");
/// assert_eq!(bounds.value(), None);
/// assert_eq!(Bounds::exactly(5).value(), Some(5));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bounds {
    /// Never above `at_most`.
    at_least: i16,
    at_most: i16,
}

impl Bounds {
    /// Makes bounds; `None` if the lower is above the upper.
    pub const fn new(at_least: i16, at_most: i16) -> Option<Self> {
        if at_least > at_most {
            return None;
        }
        Some(Self { at_least, at_most })
    }

    /// Bounds in the order that the caller knows to be right.
    pub(super) const fn between(at_least: i16, at_most: i16) -> Self {
        debug_assert!(at_least <= at_most);
        Self { at_least, at_most }
    }

    /// The bounds of a value that is known.
    pub const fn exactly(value: i16) -> Self {
        Self {
            at_least: value,
            at_most: value,
        }
    }

    /// Returns the margin that the player is sure of.
    pub const fn at_least(self) -> i16 {
        self.at_least
    }

    /// Returns the margin that the player cannot exceed.
    pub const fn at_most(self) -> i16 {
        self.at_most
    }

    /// Returns the value if both bounds are the same.
    pub const fn value(self) -> Option<i16> {
        if self.at_least == self.at_most {
            return Some(self.at_least);
        }
        None
    }

    /// Returns the value as the search gives it, if it is known.
    pub const fn score(self) -> Option<Score> {
        match self.value() {
            Some(value) => Some(Score::Exact(value)),
            None => None,
        }
    }

    /// Says whether it is known who wins, or that nobody does.
    ///
    /// ```
    /// use endodoi_engine::Bounds;
    ///
    /// assert!(Bounds::new(1, 48).is_some_and(Bounds::is_decided));
    /// assert!(Bounds::exactly(0).is_decided());
    /// assert!(!Bounds::new(0, 48).is_some_and(Bounds::is_decided));
    /// ```
    pub const fn is_decided(self) -> bool {
        self.at_least > 0 || self.at_most < 0 || self.at_least == self.at_most
    }

    /// Returns the bounds that hold where both hold; `None` if they contradict each other.
    pub fn intersection(self, other: Self) -> Option<Self> {
        Self::new(
            self.at_least.max(other.at_least),
            self.at_most.min(other.at_most),
        )
    }
}

/// The same from the opponent's view.
impl Neg for Bounds {
    type Output = Self;

    fn neg(self) -> Self {
        Self {
            at_least: -self.at_most,
            at_most: -self.at_least,
        }
    }
}

impl fmt::Display for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value() {
            Some(value) => write!(f, "{value:+}"),
            None => write!(f, "{:+} to {:+}", self.at_least, self.at_most),
        }
    }
}

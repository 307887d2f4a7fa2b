//! A move as a person writes it.
//!
//! A hole's letter alone names a move, because sowing is determined by the hole. What was *written*
//! is a [`MoveText`]; it becomes a [`Hole`] only against a position.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::excerpt::excerpt;
use crate::hole::{Hole, Width};
use crate::number;
use crate::position::Position;
use crate::side::Side;

/// A written move: a hole's letter, or its number from the own left.
///
/// ```
/// use endodoi::{MoveText, Position, Width};
///
/// let start = Position::start(Width::SIX, 4)?;
/// for written in ["C", "c", "3"] {
///     assert_eq!(written.parse::<MoveText>()?.resolve(&start)?.to_string(), "C");
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveText(Written);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Written {
    /// `A` to `L` for South's row or `a` to `l` for North's.
    Letter(char),
    /// 1 to 12.
    Number(u8),
}

impl MoveText {
    /// Finds the hole of the player to move. Here a letter may be in either case, as a person types
    /// it.
    ///
    /// # Errors
    /// [`ResolveMoveError`] if the row has no such hole.
    pub fn resolve(self, position: &Position) -> Result<Hole, ResolveMoveError> {
        let side = position.to_move();
        self.find(side, position.width())
    }

    /// Finds the hole that the letter names by its case, as records want it. A number is not
    /// accepted.
    ///
    /// # Errors
    /// [`ResolveMoveError`] if the row has no such hole or the letter is of the other player's row.
    ///
    /// ```
    /// use endodoi::{MoveText, Position};
    ///
    /// let start = Position::default();
    /// assert!("B".parse::<MoveText>()?.resolve_exactly(&start).is_ok());
    /// assert!("b".parse::<MoveText>()?.resolve_exactly(&start).is_err());
    /// # Ok::<(), endodoi::ParseMoveError>(())
    /// ```
    pub fn resolve_exactly(self, position: &Position) -> Result<Hole, ResolveMoveError> {
        let hole = self.resolve(position)?;
        if self.0 == Written::Letter(hole.letter()) {
            return Ok(hole);
        }
        Err(ResolveMoveError::NotExact {
            written: self,
            hole,
        })
    }

    fn find(self, side: Side, width: Width) -> Result<Hole, ResolveMoveError> {
        let number = match self.0 {
            Written::Letter(letter) => usize::from(letter.to_ascii_lowercase() as u8 - b'a') + 1,
            Written::Number(number) => usize::from(number),
        };
        width
            .hole_of(side, number)
            .ok_or(ResolveMoveError::NoSuchHole {
                written: self,
                width,
                side,
            })
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Written::Letter(letter) => letter.fmt(f),
            Written::Number(number) => number.fmt(f),
        }
    }
}

impl FromStr for MoveText {
    type Err = ParseMoveError;

    /// Reads a letter or a number.
    ///
    /// # Errors
    /// [`ParseMoveError`] if the text is neither.
    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let mut chars = text.chars();
        if let (Some(letter @ ('A'..='L' | 'a'..='l')), None) = (chars.next(), chars.next()) {
            return Ok(Self(Written::Letter(letter)));
        }
        let number = number::plain(text).filter(|number| (1..=12).contains(number));
        number
            .map(|number| Self(Written::Number(number)))
            .ok_or_else(|| ParseMoveError::new(text))
    }
}

#[cfg(feature = "serde")]
crate::serde_text::as_text!(
    MoveText,
    "a hole's letter or number, such as \"C\" or \"3\""
);

/// A text that is not a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{text:?} is not a hole; give its letter (A, B, … or a, b, …) or its number (1, 2, …)")]
pub struct ParseMoveError {
    text: String,
}

impl ParseMoveError {
    fn new(text: &str) -> Self {
        Self {
            text: excerpt(text),
        }
    }

    /// Returns a name for the kind of error that never changes, for translation.
    pub fn code(&self) -> &'static str {
        "move.text"
    }

    /// Returns the text that was refused, cut to its first 40 characters.
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// Why a written move names no hole of the player to move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ResolveMoveError {
    /// The row is shorter.
    #[error("there is no hole {written} on a {width} board; {side} has {}", row(*side, *width))]
    NoSuchHole {
        /// What was written.
        written: MoveText,
        /// The width of the board.
        width: Width,
        /// The player to move.
        side: Side,
    },
    /// A record must name the hole by its own letter.
    #[error("{written} does not name a hole of the player to move; write {hole}, if that is meant")]
    NotExact {
        /// What was written.
        written: MoveText,
        /// The hole of the player to move that it may stand for.
        hole: Hole,
    },
}

impl ResolveMoveError {
    /// Returns a name for the kind of error that never changes, for translation.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoSuchHole { .. } => "move.no-such-hole",
            Self::NotExact { .. } => "move.not-exact",
        }
    }
}

fn row(side: Side, width: Width) -> String {
    let mut holes = width.row(side);
    match (holes.next(), holes.next_back()) {
        (Some(first), Some(last)) => format!("holes {first} to {last}"),
        (Some(only), None) => format!("hole {only} only"),
        (None, _) => "no holes".to_owned(),
    }
}

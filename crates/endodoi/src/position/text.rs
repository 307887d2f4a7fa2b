//! A position as one line of text.
//!
//! `4,4,4,4,4,4/4,4,4,4,4,4 0-0 S`: South's holes in sowing order, North's holes in sowing order,
//! the captured seeds South-North, the side to move. Exactly one form is printed and read; only `_`
//! may stand for each space, for use in addresses.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::Position;
use crate::board::Board;
use crate::hole::Width;
use crate::setup::Setup;
use crate::side::{BySide, Side};
use crate::validate::{SetupErrorKind, validate};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in Side::ALL {
            if side == Side::North {
                f.write_str("/")?;
            }
            for (index, seeds) in self.board.row(side).enumerate() {
                let comma = if index > 0 { "," } else { "" };
                write!(f, "{comma}{seeds}")?;
            }
        }
        write!(f, " {} {}", self.captured, self.to_move.letter())
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    /// Reads a position text.
    ///
    /// # Errors
    /// [`ParsePositionError`] with column and reason if anything but the printed form is met or the
    /// set-up is no position.
    ///
    /// ```
    /// use endodoi::Position;
    ///
    /// let error = "4,4,x/4,4,4 0-0 S".parse::<Position>().unwrap_err();
    /// assert_eq!(error.to_string(), "column 5: expected a number of seeds, found 'x'");
    /// ```
    fn from_str(text: &str) -> Result<Self, ParsePositionError> {
        let mut reader = Reader {
            text,
            column: 0,
            rows_end: 0,
            total: 0,
            over_at: None,
        };
        let refused = |kind, column| ParsePositionError {
            kind,
            column,
            text: shortened(text),
        };
        match reader.setup() {
            Ok(setup) => validate(&setup).map_err(|kind| {
                let column = reader.place_of(&kind);
                refused(ParsePositionErrorKind::Setup(kind), column)
            }),
            Err(kind) => Err(refused(kind, reader.column + 1)),
        }
    }
}

#[cfg(feature = "serde")]
crate::serde_text::as_text!(
    Position,
    "a position text such as \"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\""
);

/// Why a text is not a position, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsePositionError {
    kind: ParsePositionErrorKind,
    column: usize,
    text: String,
}

impl ParsePositionError {
    /// Returns what was wrong.
    pub fn kind(&self) -> &ParsePositionErrorKind {
        &self.kind
    }

    /// Returns the column, counted in characters from 1, at which the text stops making sense.
    pub fn column(&self) -> usize {
        self.column
    }

    /// Returns the text that was refused, cut to its first 200 characters.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.kind)
    }
}

impl std::error::Error for ParsePositionError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.kind {
            ParsePositionErrorKind::Setup(kind) => Some(kind),
            _ => None,
        }
    }
}

/// What is wrong with a position text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ParsePositionErrorKind {
    /// Something else stands where the grammar wants one thing.
    #[error("expected {expected}, found {}", in_words(*.found))]
    Unexpected {
        /// What may stand there, in words.
        expected: &'static str,
        /// What stands there; `None` if the text is over.
        found: Option<char>,
    },
    /// A number of seeds is above 255.
    #[error("{0} is too many; a game holds at most 255 seeds")]
    NumberTooLarge(String),
    /// A number of seeds has a zero in front.
    #[error("a number of seeds is written without a zero in front; write {0}")]
    LeadingZero(u32),
    /// A row has more holes than any board.
    #[error("a row has at most {} holes; end it here", Width::MAX.holes_per_row())]
    RowTooLong,
    /// The text can be read but is no position.
    #[error(transparent)]
    Setup(SetupErrorKind),
}

impl ParsePositionErrorKind {
    /// Returns a name for the kind of error that never changes, for translation.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Unexpected { .. } => "position.unexpected",
            Self::NumberTooLarge(_) => "position.number-too-large",
            Self::LeadingZero(_) => "position.leading-zero",
            Self::RowTooLong => "position.row-too-long",
            Self::Setup(kind) => kind.code(),
        }
    }
}

fn in_words(found: Option<char>) -> String {
    found.map_or_else(
        || "the end of the text".to_owned(),
        |char| format!("{char:?}"),
    )
}

fn shortened(text: &str) -> String {
    text.chars().take(200).collect()
}

/// Reads from left to right, keeping the place.
struct Reader<'a> {
    /// What has not been read yet.
    text: &'a str,
    /// Characters read so far.
    column: usize,
    /// Characters up to the end of the rows.
    rows_end: usize,
    /// Seeds read so far.
    total: u32,
    /// The column of the number that brought them over 255.
    over_at: Option<usize>,
}

impl Reader<'_> {
    fn setup(&mut self) -> Result<Setup, ParsePositionErrorKind> {
        let south = self.row()?;
        self.expect("/", "',' or '/'")?;
        let north = self.row()?;
        self.rows_end = self.column;
        self.expect(" _", "',' or a space")?;
        let captured = BySide {
            south: {
                let seeds = self.number()?;
                self.expect("-", "'-'")?;
                seeds
            },
            north: self.number()?,
        };
        self.expect(" _", "a space")?;
        let to_move = match self.expect("SN", "'S' or 'N'")? {
            'S' => Side::South,
            _ => Side::North,
        };
        if let Some(char) = self.text.chars().next() {
            return Err(unexpected("the end of the text", Some(char)));
        }
        Ok(Setup {
            rows: BySide { south, north },
            captured,
            to_move,
        })
    }

    fn row(&mut self) -> Result<Vec<u32>, ParsePositionErrorKind> {
        let mut row = vec![self.number()?];
        while self.text.starts_with(',') {
            if row.len() == Width::MAX.holes_per_row() {
                return Err(ParsePositionErrorKind::RowTooLong);
            }
            self.skip(1);
            row.push(self.number()?);
        }
        Ok(row)
    }

    fn number(&mut self) -> Result<u32, ParsePositionErrorKind> {
        let digits = self.text.bytes().take_while(u8::is_ascii_digit).count();
        let written = &self.text[..digits];
        if written.is_empty() {
            return Err(unexpected("a number of seeds", self.text.chars().next()));
        }
        let number = written.parse().ok().filter(|&number| number <= 255);
        let Some(number) = number else {
            return Err(ParsePositionErrorKind::NumberTooLarge(shortened(written)));
        };
        if digits > 1 && written.starts_with('0') {
            return Err(ParsePositionErrorKind::LeadingZero(number));
        }
        self.total += number;
        if self.total > u32::from(Board::MAX_SEEDS) && self.over_at.is_none() {
            self.over_at = Some(self.column + 1);
        }
        self.skip(digits);
        Ok(number)
    }

    /// The column of what is wrong with a text that could be read to its end.
    fn place_of(&self, kind: &SetupErrorKind) -> usize {
        match kind {
            SetupErrorKind::UnequalRows { .. } | SetupErrorKind::Width(_) => self.rows_end + 1,
            SetupErrorKind::TooManySeeds(_) => self.over_at.unwrap_or(self.rows_end + 1),
        }
    }

    /// Reads one character out of `wanted`.
    fn expect(
        &mut self,
        wanted: &str,
        expected: &'static str,
    ) -> Result<char, ParsePositionErrorKind> {
        match self.text.chars().next() {
            Some(char) if wanted.contains(char) => {
                self.skip(1);
                Ok(char)
            }
            other => Err(unexpected(expected, other)),
        }
    }

    /// Passes over bytes that are known to be ASCII.
    fn skip(&mut self, ascii: usize) {
        self.text = &self.text[ascii..];
        self.column += ascii;
    }
}

fn unexpected(expected: &'static str, found: Option<char>) -> ParsePositionErrorKind {
    ParsePositionErrorKind::Unexpected { expected, found }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refused_text_is_told_where_and_why() {
        let message = |text: &str| text.parse::<Position>().unwrap_err().to_string();
        for (text, expected) in [
            (
                "",
                "column 1: expected a number of seeds, found the end of the text",
            ),
            (
                "4,4",
                "column 4: expected ',' or '/', found the end of the text",
            ),
            (
                "4,é/4,4 0-0 S",
                "column 3: expected a number of seeds, found 'é'",
            ),
            ("4/4 0-0 s", "column 9: expected 'S' or 'N', found 's'"),
            (
                "4/4 0-0 S ",
                "column 10: expected the end of the text, found ' '",
            ),
            (
                "4/4  0-0 S",
                "column 5: expected a number of seeds, found ' '",
            ),
            (
                "04/4 0-0 S",
                "column 1: a number of seeds is written without a zero in front; write 4",
            ),
            (
                "-1/4 0-0 S",
                "column 1: expected a number of seeds, found '-'",
            ),
            (
                "256/0 0-0 S",
                "column 1: 256 is too many; a game holds at most 255 seeds",
            ),
            (
                "1/1 99999999999-0 S",
                "column 5: 99999999999 is too many; a game holds at most 255 seeds",
            ),
            (
                "200/55 1-0 S",
                "column 8: the game holds 256 seeds, the captured ones included; at most 255 are possible",
            ),
            (
                "1,1/1 0-0 S",
                "column 6: South has 2 holes but North has 1; make the rows equally long",
            ),
            (
                "1,1,1,1,1,1,1,1,1,1,1,1,1/1 0-0 S",
                "column 24: a row has at most 12 holes; end it here",
            ),
            (
                "1/1\0 0-0 S",
                "column 4: expected ',' or a space, found '\\0'",
            ),
        ] {
            assert_eq!(message(text), expected, "for {text:?}");
        }
    }

    #[test]
    fn an_underscore_stands_for_a_space() {
        let position: Position = "1,2/3,4_5-6_N".parse().unwrap();
        assert_eq!(position.to_string(), "1,2/3,4 5-6 N");
    }
}

//! A position on the command line.
//!
//! It is a position text or the word `start`. Which position `start` is depends on other flags, so
//! it stays a word until all of them have been read.

use std::str::FromStr;

use endodoi::{ParsePositionError, ParsePositionErrorKind, Position};

/// A position as it was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PositionArg {
    /// The word `start`.
    Start,
    /// A position text.
    Given(Position),
}

impl FromStr for PositionArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "start" {
            return Ok(Self::Start);
        }
        text.parse()
            .map(Self::Given)
            .map_err(|error| explain(&error))
    }
}

/// Adds what a position looks like where the error only tells what was expected in one place.
fn explain(error: &ParsePositionError) -> String {
    match error.kind() {
        ParsePositionErrorKind::Setup(_) => error.to_string(),
        _ => format!(
            "{error}; write a position as in 4,4,4,4,4,4/4,4,4,4,4,4_0-0_S, or the word start"
        ),
    }
}

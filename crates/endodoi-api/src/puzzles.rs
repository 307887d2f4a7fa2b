//! Which hole is right here?
//!
//! A [`Puzzle`] is a position with exactly one right hole; that there is no other was proved when it was made, so it can be
//! said at once whether a guess is right. A [`PuzzleBook`] is what a screen takes puzzles from, a [`PuzzleComposer`] finds new ones,
//! and [`prove_puzzle`] proves what one claims. Files, clocks and random numbers are not here.

mod answer;
mod book;
mod composer;
mod error;
mod grade;
mod id;
mod line;
mod natural;
mod proof;
mod select;
#[cfg(test)]
mod tests;

use endodoi::{Hole, Position, Rules};
use serde::{Deserialize, Serialize};

use crate::Answer;
pub use answer::{
    ListedPuzzleAnswer, PuzzleCountAnswer, PuzzlesAnswer, PuzzlesMadeAnswer, PuzzlesVerifiedAnswer,
};
pub use book::PuzzleBook;
pub use composer::PuzzleComposer;
pub use error::{PuzzleBookError, PuzzleError, PuzzleFault};
pub use proof::prove_puzzle;

/// A position in which one hole is right and all others are wrong. As JSON it is a line of a file of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Puzzle {
    /// Its name, seven letters and digits that follow from rules and position.
    pub id: String,
    /// What is asked.
    pub kind: PuzzleKind,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// The rules of the game.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Rules))]
    pub rules: Rules,
    /// The position. South is to move.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Position))]
    pub position: Position,
    /// The right hole: always exactly one.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Hole>))]
    pub answer: Vec<Hole>,
    /// The final seeds of South minus those of North, with best play of both.
    pub value: i16,
    /// Best play of both, the answer first: at most [`Puzzle::MOST_PLIES`] turns. It ends earlier where the game does, or
    /// where play would come back to a position.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Hole>))]
    pub line: Vec<Hole>,
}

impl Answer for Puzzle {}

impl Puzzle {
    /// The most turns of a line.
    pub const MOST_PLIES: usize = 12;
    /// The fewest holes that may be played.
    pub const FEWEST_HOLES: usize = 3;
}

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum PuzzleKind {
    /// The only hole that wins: all others draw or lose.
    Win,
    /// The hole that captures most: more than any other, and so that it is also the only best one.
    Capture,
}

impl PuzzleKind {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Win, Self::Capture];
}

/// How hard a puzzle is: 1, at sight, to 5, for who knows the game well. `docs/puzzles.md` says how it is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = u8, minimum = 1, maximum = 5))]
#[serde(try_from = "u8", into = "u8")]
pub struct Difficulty(u8);

impl Difficulty {
    /// Returns all of them, the easiest first.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (1..=5).map(Self)
    }

    /// Makes one from its number; `None` unless that is 1 to 5.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=5 => Some(Self(number)),
            _ => None,
        }
    }

    /// Returns its number, 1 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl From<Difficulty> for u8 {
    fn from(difficulty: Difficulty) -> Self {
        difficulty.0
    }
}

impl TryFrom<u8> for Difficulty {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("a difficulty is 1 to 5, not {number}"))
    }
}

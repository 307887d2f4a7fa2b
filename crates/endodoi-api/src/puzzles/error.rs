//! What can be wrong with a puzzle.
//!
//! There are two doors. A [`PuzzleError`] says that a text is no puzzle, which is seen by the rules alone and at once; a
//! [`PuzzleFault`] that a puzzle does not keep what it claims, which takes a proof.

use endodoi::Hole;
use thiserror::Error;

use super::Puzzle;

/// Why a line of text is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PuzzleError {
    /// It is not the JSON that is expected.
    #[error("{0}")]
    Json(String),
    /// The name is another than that of the position.
    #[error("the puzzle of this position is named {wanted}, not {told:?}")]
    Id {
        /// The name in the text.
        told: String,
        /// The name that follows from rules and position.
        wanted: String,
    },
    /// North is to move.
    #[error("North is to move; turn the board round, so that South is")]
    NorthToMove,
    /// There is too little to choose from.
    #[error("only {0} holes can be played; a puzzle has at least {least}", least = Puzzle::FEWEST_HOLES)]
    FewHoles(usize),
    /// The answer is not one hole that can be played.
    #[error("the answer {0:?} is not one hole that South can play")]
    Answer(String),
    /// The line is empty, too long or does not begin with the answer.
    #[error("the line has to be 1 to {most} turns and to begin with the answer", most = Puzzle::MOST_PLIES)]
    Line,
    /// A turn of the line cannot be played.
    #[error("turn {number} of the line, {hole:?}, cannot be played")]
    Turn {
        /// Which turn, from 1.
        number: usize,
        /// What stands there.
        hole: String,
    },
}

impl PuzzleError {
    /// Returns a name for the kind of error that never changes, for translation.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Json(_) => "puzzle.json",
            Self::Id { .. } => "puzzle.id",
            Self::NorthToMove => "puzzle.north-to-move",
            Self::FewHoles(_) => "puzzle.few-holes",
            Self::Answer(_) => "puzzle.answer",
            Self::Line => "puzzle.line",
            Self::Turn { .. } => "puzzle.turn",
        }
    }
}

/// Why a text is no book of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PuzzleBookError {
    /// There is none in it.
    #[error("there are no puzzles in it")]
    Empty,
    /// A line is no puzzle.
    #[error("line {line}: {error}")]
    Puzzle {
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        error: PuzzleError,
    },
    /// Two lines are the same puzzle.
    #[error("line {line}: this is the puzzle of line {first} again")]
    Twice {
        /// The line, from 1.
        line: usize,
        /// The line of the first of the two.
        first: usize,
    },
}

impl PuzzleBookError {
    /// Returns a name for the kind of error that never changes, for translation.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Empty => "puzzles.empty",
            Self::Puzzle { error, .. } => error.code(),
            Self::Twice { .. } => "puzzles.twice",
        }
    }
}

/// What a puzzle claims and is not so, or could not be proved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PuzzleFault {
    /// The proof took more than it was let.
    #[error("it could not be proved with so little work or memory")]
    Open,
    /// The value is another one.
    #[error("with best play South ends with another margin than {0:+}")]
    Value(i16),
    /// South does not win with the answer.
    #[error("the answer does not win: it leads to {0:+}")]
    NoWin(i16),
    /// Another hole serves as well.
    #[error("{0} is as good as the answer, or wins too")]
    Another(Hole),
    /// The answer captures nothing, or another hole captures as much.
    #[error("the answer captures {seeds}, and {other} {others}")]
    Capture {
        /// What the answer captures.
        seeds: u8,
        /// The hole that captures most of the others.
        other: Hole,
        /// How much.
        others: u8,
    },
    /// A turn of the line gives seeds away.
    #[error("turn {number} of the line, {hole}, is not the best")]
    Line {
        /// Which turn, from 1.
        number: usize,
        /// The hole that is played there.
        hole: Hole,
    },
}

impl PuzzleFault {
    /// Returns a name for the kind of fault that never changes, for translation.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Open => "puzzle.open",
            Self::Value(_) => "puzzle.value",
            Self::NoWin(_) => "puzzle.no-win",
            Self::Another(_) => "puzzle.another",
            Self::Capture { .. } => "puzzle.capture",
            Self::Line { .. } => "puzzle.line-not-best",
        }
    }
}

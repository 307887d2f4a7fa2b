//! What is told about many puzzles at once: which there are, what was made, what was verified.

use serde::Serialize;

use super::{Difficulty, Puzzle, PuzzleKind};
use crate::Answer;

/// The puzzles there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PuzzlesAnswer {
    /// All of them, in the order of the book.
    pub puzzles: Vec<ListedPuzzleAnswer>,
}

impl Answer for PuzzlesAnswer {}

/// A puzzle without what is in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ListedPuzzleAnswer {
    /// Its name.
    pub id: String,
    /// What is asked.
    pub kind: PuzzleKind,
    /// How hard it is.
    pub difficulty: Difficulty,
}

impl From<&Puzzle> for ListedPuzzleAnswer {
    fn from(puzzle: &Puzzle) -> Self {
        Self {
            id: puzzle.id.clone(),
            kind: puzzle.kind,
            difficulty: puzzle.difficulty,
        }
    }
}

/// What was made.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PuzzlesMadeAnswer {
    /// How many puzzles were made.
    pub puzzles: usize,
    /// How many of each kind and difficulty.
    pub counts: Vec<PuzzleCountAnswer>,
    /// How many games were played to find them.
    pub games: u64,
    /// How long it took, in seconds to the microsecond.
    pub seconds: f64,
}

impl Answer for PuzzlesMadeAnswer {}

/// How many puzzles there are of one kind and difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PuzzleCountAnswer {
    /// The kind.
    pub kind: PuzzleKind,
    /// The difficulty.
    pub difficulty: Difficulty,
    /// How many.
    pub puzzles: usize,
}

impl PuzzleCountAnswer {
    /// Counts puzzles: kind by kind, the easiest first, also where there are none.
    pub fn of(puzzles: &[Puzzle]) -> Vec<Self> {
        let cells = PuzzleKind::ALL
            .into_iter()
            .flat_map(|kind| Difficulty::all().map(move |difficulty| (kind, difficulty)));
        let count = |(kind, difficulty)| Self {
            kind,
            difficulty,
            puzzles: (puzzles.iter())
                .filter(|puzzle| (puzzle.kind, puzzle.difficulty) == (kind, difficulty))
                .count(),
        };
        cells.map(count).collect()
    }
}

/// What came of verifying puzzles.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PuzzlesVerifiedAnswer {
    /// How many were found right.
    pub puzzles: usize,
    /// What is wrong with the first that is not, in a sentence that names its line; none if all are right.
    pub fault: Option<String>,
    /// How long it took, in seconds to the microsecond.
    pub seconds: f64,
}

impl Answer for PuzzlesVerifiedAnswer {}

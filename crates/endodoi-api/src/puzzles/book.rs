//! Puzzles in their order, and which of them belongs to a day.
//!
//! A book is read from text, a puzzle a line. It is never empty, and no two of its puzzles are alike.

use std::collections::HashMap;
use std::fmt;

use super::line;
use super::{ListedPuzzleAnswer, Puzzle, PuzzleBookError, PuzzlesAnswer};
use crate::Answer as _;

/// Puzzles that are all different, at least one.
///
/// ```
/// use endodoi_api::{PuzzleBook, PuzzleBookError};
///
/// assert_eq!(PuzzleBook::read(""), Err(PuzzleBookError::Empty));
/// let error = PuzzleBook::read("{}").unwrap_err();
/// assert_eq!(error.to_string(), "line 1: column 2: missing field `id`");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleBook {
    puzzles: Vec<Puzzle>,
}

impl PuzzleBook {
    /// Reads a book: each line of the text is a puzzle, so puzzle 7 stands in line 7.
    ///
    /// That a puzzle can be played is checked; that its answer is right is believed ([`prove_puzzle`](super::prove_puzzle)
    /// proves it).
    ///
    /// # Errors
    /// [`PuzzleBookError`] if a line is no puzzle, two are the same, or there is none.
    pub fn read(text: &str) -> Result<Self, PuzzleBookError> {
        let mut puzzles = Vec::new();
        let mut lines = HashMap::new();
        for (number, text) in (1..).zip(text.lines()) {
            let puzzle = line::read(text).map_err(|error| PuzzleBookError::Puzzle {
                line: number,
                error,
            })?;
            // Since South is always to move, a board turned by half is another only if it looks another.
            if let Some(first) = lines.insert((puzzle.rules, puzzle.position.key()), number) {
                return Err(PuzzleBookError::Twice {
                    line: number,
                    first,
                });
            }
            puzzles.push(puzzle);
        }
        if puzzles.is_empty() {
            return Err(PuzzleBookError::Empty);
        }
        Ok(Self { puzzles })
    }

    /// Puts puzzles in order: the easiest first, the kinds one after the other, then by name. `None` if there are none; they have to be different.
    pub fn of(mut puzzles: Vec<Puzzle>) -> Option<Self> {
        let place = |one: &Puzzle| (one.difficulty, one.kind, one.id.clone());
        puzzles.sort_by_cached_key(place);
        (!puzzles.is_empty()).then_some(Self { puzzles })
    }

    /// Returns the puzzles in their order.
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// Returns the puzzle of this name, `None` if the book has none.
    pub fn find(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }

    /// Lists the puzzles without telling what is in them.
    pub fn list(&self) -> PuzzlesAnswer {
        PuzzlesAnswer {
            puzzles: self.puzzles.iter().map(ListedPuzzleAnswer::from).collect(),
        }
    }

    /// Returns the puzzle of a day, days being counted from any day, such as the first of 1970.
    ///
    /// All puzzles have had their day before one comes again. Neighbours in the book are many days apart, so where a book goes from
    /// easy to hard, each week has some of both.
    pub fn daily(&self, day: i64) -> &Puzzle {
        let puzzles = self.puzzles.len();
        // A book never has so many that they cannot be counted.
        let day = day.rem_euclid(i64::try_from(puzzles).unwrap_or(i64::MAX));
        let day = usize::try_from(day).unwrap_or(0);
        &self.puzzles[day * stride(puzzles) % puzzles]
    }
}

/// Writes the book as it is read.
impl fmt::Display for PuzzleBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.puzzles.iter()).try_for_each(|puzzle| writeln!(f, "{}", puzzle.to_json()))
    }
}

/// How far to go on in the book each day: about three eighths of it (the golden section, twice), so that steps fall far from each other; and
/// with no divisor in common with the number of puzzles, so that they fall on all of them.
fn stride(puzzles: usize) -> usize {
    let wanted = puzzles * 382 / 1000;
    let mut strides = wanted.max(1)..;
    let is_fit = |stride: &usize| divisor(*stride, puzzles) == 1;
    strides.find(is_fit).unwrap_or(1)
}

/// The greatest number that divides both.
const fn divisor(one: usize, other: usize) -> usize {
    match other {
        0 => one,
        _ => divisor(other, one % other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stride_falls_on_all_puzzles_before_it_comes_round() {
        for puzzles in 1..=300 {
            let stride = stride(puzzles);
            let mut met = vec![false; puzzles];
            for day in 0..puzzles {
                met[day * stride % puzzles] = true;
            }
            assert!(met.iter().all(|met| *met), "{puzzles}");
        }
    }
}

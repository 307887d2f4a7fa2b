//! What is a position worth, proved?
//!
//! The proving is done by [`endodoi_engine::Solver`]; here what it found becomes an answer. Values are
//! those of [analysis](crate::AnalysisAnswer): final seeds, captured ones included, from the view of
//! the player to move. While the value is open, bounds tell what is proved of it.

use endodoi::{Hole, Position, Rules};
use endodoi_engine::{Bounds, Solution, SolvedMove};
use serde::Serialize;

use crate::Answer;

/// What is proved of a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SolveAnswer {
    /// The position.
    pub position: Position,
    /// The rules of the game.
    pub rules: Rules,
    /// The final seeds of the player to move minus those of the opponent, with best play of both; none while
    /// that is open.
    pub value: Option<i16>,
    /// The value is at least this.
    pub lower: i16,
    /// The value is at most this.
    pub upper: i16,
    /// The holes that are proved to be best; others may be as good.
    pub best: Vec<Hole>,
    /// Every legal move in sowing order, with what is proved of it; none if the game is over.
    pub moves: Vec<SolvedMoveAnswer>,
    /// Best play of both, as far as it is known without tables; empty while the value is open.
    pub line: Vec<Hole>,
    /// Positions visited.
    pub nodes: u64,
    /// The time it took, tables included, in seconds to the microsecond.
    pub seconds: f64,
    /// The most seeds on a board that the tables knew; none if there were no tables.
    pub tables: Option<u8>,
}

impl Answer for SolveAnswer {}

/// A first move, and what is proved of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SolvedMoveAnswer {
    /// The hole.
    #[serde(rename = "move")]
    pub hole: Hole,
    /// What the move is worth to its player, as in [`SolveAnswer::value`].
    pub value: Option<i16>,
    /// It is worth at least this.
    pub lower: i16,
    /// It is worth at most this.
    pub upper: i16,
}

impl From<&SolvedMove> for SolvedMoveAnswer {
    fn from(one: &SolvedMove) -> Self {
        Self {
            hole: one.hole,
            value: one.bounds.value(),
            lower: one.bounds.at_least(),
            upper: one.bounds.at_most(),
        }
    }
}

impl SolveAnswer {
    /// Puts the answer together. `tables` are the most seeds that the tables knew.
    ///
    /// ```
    /// use endodoi::{Position, Rules};
    /// use endodoi_api::{Answer, SolveAnswer};
    /// use endodoi_engine::{Goal, Limits, Solver, Unwatched};
    ///
    /// let position: Position = "0,0,1/0,2,0 5-4 S".parse()?;
    /// let mut solver = Solver::new(position, Rules::MERKER, 1)?;
    /// let solution = solver.solve(Goal::Value, Limits::NONE, &Unwatched);
    /// let answer = SolveAnswer::new(&position, &Rules::MERKER, &solution, None);
    /// assert_eq!(answer.value, Some(-2));
    /// assert!(answer.to_json().contains(r#""value":-2,"lower":-2,"upper":-2,"best":["C"]"#));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(
        position: &Position,
        rules: &Rules,
        solution: &Solution,
        tables: Option<u8>,
    ) -> Self {
        let bounds: Bounds = solution.bounds;
        Self {
            position: *position,
            rules: *rules,
            value: bounds.value(),
            lower: bounds.at_least(),
            upper: bounds.at_most(),
            best: solution.best().collect(),
            moves: solution.moves.iter().map(SolvedMoveAnswer::from).collect(),
            line: solution.line.clone(),
            nodes: solution.nodes,
            seconds: (solution.elapsed.as_secs_f64() * 1e6).round() / 1e6,
            tables,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn an_open_value_is_null_between_its_bounds() {
        let position: Position = "4,4/4,4 0-0 S".parse().unwrap();
        let bounds = Bounds::new(-2, 8).unwrap();
        let solution = Solution {
            bounds,
            moves: vec![SolvedMove {
                hole: position.width().hole(0).unwrap(),
                bounds,
            }],
            line: Vec::new(),
            nodes: 7,
            table_hits: 0,
            hash_full: 0,
            elapsed: Duration::from_millis(1500),
        };
        assert_eq!(
            SolveAnswer::new(&position, &Rules::MERKER, &solution, Some(3)).to_json(),
            r#"{"position":"4,4/4,4 0-0 S","rules":"merker","value":null,"lower":-2,"upper":8,"best":[],"moves":[{"move":"A","value":null,"lower":-2,"upper":8}],"line":[],"nodes":7,"seconds":1.5,"tables":3}"#
        );
    }
}

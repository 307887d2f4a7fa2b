//! How many move sequences are there?
//!
//! The counting is done by [`endodoi::perft()`]; here its numbers become an answer. The time it took
//! is the caller's to measure, since no clock is read here.

use endodoi::{Hole, Perft};
use serde::Serialize;

use crate::Answer;

/// What was counted, and how long it took.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PerftAnswer {
    /// The length of the sequences, in turns.
    pub depth: u32,
    /// The number of sequences of that length.
    pub nodes: u64,
    /// The endless turns met on the way.
    pub endless: u64,
    /// The time that counting took, in seconds to the microsecond.
    pub seconds: f64,
    /// The same counts for each first move; absent unless asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub divide: Option<Vec<DivideAnswer>>,
}

impl Answer for PerftAnswer {}

/// The sequences that begin with one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct DivideAnswer {
    /// The hole that is lifted first.
    #[serde(rename = "move")]
    pub hole: Hole,
    /// The number of sequences, that first move included in their length.
    pub nodes: u64,
    /// The endless turns met on the way, the first move included.
    pub endless: u64,
}

impl PerftAnswer {
    /// Puts the answer together from the total and the elapsed time.
    pub fn new(depth: u32, total: Perft, seconds: f64) -> Self {
        Self {
            depth,
            nodes: total.nodes,
            endless: total.endless,
            seconds: (seconds * 1e6).round() / 1e6,
            divide: None,
        }
    }

    /// Adds the counts of each first move, as [`endodoi::perft_divide`] gives them.
    pub fn with_divide(self, counts: impl IntoIterator<Item = (Hole, Perft)>) -> Self {
        let divide = counts.into_iter().map(|(hole, below)| DivideAnswer {
            hole,
            nodes: below.nodes,
            endless: below.endless,
        });
        Self {
            divide: Some(divide.collect()),
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use endodoi::{Position, Rules, perft, perft_divide};

    use super::*;

    #[test]
    fn a_total_has_no_field_for_the_first_moves() {
        let position: Position = "4,4/4,4 0-0 S".parse().unwrap();
        let total = perft(&position, &Rules::MERKER, 2);
        assert_eq!(
            PerftAnswer::new(2, total, 0.012_345_678).to_json(),
            r#"{"depth":2,"nodes":2,"endless":0,"seconds":0.012346}"#
        );
    }

    #[test]
    fn the_first_moves_stand_last_when_asked_for() {
        let position: Position = "4,4/4,4 0-0 S".parse().unwrap();
        let total = perft(&position, &Rules::MERKER, 1);
        let divide = perft_divide(&position, &Rules::MERKER, 1);
        assert_eq!(
            PerftAnswer::new(1, total, 1.0)
                .with_divide(divide)
                .to_json(),
            r#"{"depth":1,"nodes":2,"endless":0,"seconds":1.0,"divide":[{"move":"A","nodes":1,"endless":0},{"move":"B","nodes":1,"endless":0}]}"#
        );
    }
}

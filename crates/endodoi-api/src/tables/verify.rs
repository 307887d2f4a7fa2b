//! What came of verifying tables.

use endodoi::{Rules, Width};
use endodoi_tablebase::TableRules;
use serde::Serialize;

use super::stats::holes;
use crate::Answer;

/// What was looked at and found in order, and the fault that ended it if there was one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct VerifyAnswer {
    /// The rules that the values hold under; none where no file says so.
    pub rules: Option<Rules>,
    /// The holes in a row; none where no file says so.
    pub holes: Option<u8>,
    /// The layers found in order, that of no seeds first.
    pub layers: Vec<VerifiedLayerAnswer>,
    /// The first fault in a sentence; none if all is in order.
    pub fault: Option<String>,
    /// How long it took, in seconds to the microsecond.
    pub seconds: f64,
}

impl Answer for VerifyAnswer {}

/// A layer in which every byte is as it was written and every value is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct VerifiedLayerAnswer {
    /// The seeds on the board.
    pub seeds: u8,
    /// The positions looked at.
    pub positions: u64,
    /// The bytes checked.
    pub bytes: u64,
}

impl VerifyAnswer {
    /// Begins an answer for the tables of a board and rules, with nothing verified yet.
    pub fn new(width: Width, rules: &TableRules) -> Self {
        Self {
            rules: Some(*rules.rules()),
            holes: Some(holes(width)),
            ..Self::UNKNOWN
        }
    }

    /// What is told of tables of which nothing is known yet.
    pub const UNKNOWN: Self = Self {
        rules: None,
        holes: None,
        layers: Vec::new(),
        fault: None,
        seconds: 0.0,
    };
}

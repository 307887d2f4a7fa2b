//! What came of building tables.

use endodoi::{Rules, Width};
use endodoi_tablebase::TableRules;
use serde::Serialize;

use super::stats::holes;
use crate::Answer;

/// Tables that are complete, and what it took to make them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BuildAnswer {
    /// The rules that the values hold under.
    pub rules: Rules,
    /// The holes in a row.
    pub holes: u8,
    /// The most seeds on a board that the tables know.
    pub seeds: u8,
    /// The folder that they lie in.
    pub folder: String,
    /// The layers that this run made or finished; the others had been there.
    pub made: Vec<u8>,
    /// The positions of all layers.
    pub positions: u64,
    /// The bytes of all files.
    pub bytes: u64,
    /// The threads that worked.
    pub threads: usize,
    /// How long this run took, in seconds to the microsecond.
    pub seconds: f64,
}

impl Answer for BuildAnswer {}

impl BuildAnswer {
    /// Begins an answer for tables that lie in a folder, with nothing made yet.
    pub fn new(width: Width, rules: &TableRules, seeds: u8, folder: String) -> Self {
        Self {
            rules: *rules.rules(),
            holes: holes(width),
            seeds,
            folder,
            made: Vec::new(),
            positions: 0,
            bytes: 0,
            threads: 1,
            seconds: 0.0,
        }
    }
}

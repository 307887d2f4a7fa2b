//! How much more does a search see on several threads?
//!
//! The measuring is the caller's, who has threads and a clock: in pairs, one thread and then
//! several, one right after the other, so that what else the machine does hits both alike. Here the
//! pairs become an answer.

use endodoi::Width;
use serde::Serialize;

use crate::Answer;

/// What several threads gain against one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ScalingAnswer {
    /// Threads of the second search of each pair.
    pub threads: u16,
    /// Threads that the machine runs at once; `None` where it does not say.
    pub cores: Option<usize>,
    /// The memory of the transposition table, in MiB.
    pub hash: u64,
    /// The time of each search, in seconds.
    pub seconds: f64,
    /// The pairs, in the order in which they were measured.
    pub pairs: Vec<PairAnswer>,
    /// How many times as many nodes a second several threads visit: the median of the pairs.
    pub ratio: f64,
    /// The least ratio of a pair.
    pub lowest: f64,
    /// The greatest ratio of a pair.
    pub highest: f64,
}

impl Answer for ScalingAnswer {}

/// A position searched on one thread and then on several.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PairAnswer {
    /// The board whose start position was searched, such as `2x6`.
    pub board: String,
    /// Positions visited in a second on one thread.
    pub one_nps: u64,
    /// Positions visited in a second on several, by all of them together.
    pub many_nps: u64,
    /// The second by the first, to three decimals.
    pub ratio: f64,
}

impl PairAnswer {
    /// Compares two speeds, in positions a second.
    #[expect(clippy::cast_precision_loss, reason = "53 of the bits are enough")]
    pub fn new(width: Width, one_nps: u64, many_nps: u64) -> Self {
        Self {
            board: width.to_string(),
            one_nps,
            many_nps,
            ratio: rounded(many_nps as f64 / one_nps.max(1) as f64),
        }
    }
}

impl ScalingAnswer {
    /// Puts the answer together; without a pair all ratios are 0.
    pub fn new(
        threads: u16,
        cores: Option<usize>,
        hash: u64,
        seconds: f64,
        pairs: Vec<PairAnswer>,
    ) -> Self {
        let mut ratios: Vec<f64> = pairs.iter().map(|pair| pair.ratio).collect();
        ratios.sort_by(f64::total_cmp);
        Self {
            threads,
            cores,
            hash,
            seconds,
            pairs,
            ratio: median(&ratios),
            lowest: ratios.first().copied().unwrap_or_default(),
            highest: ratios.last().copied().unwrap_or_default(),
        }
    }
}

/// The middle of numbers in order; between the two middle ones if there is no single one.
fn median(sorted: &[f64]) -> f64 {
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => 0.0,
        count if count % 2 == 1 => sorted[middle],
        _ => rounded(f64::midpoint(sorted[middle - 1], sorted[middle])),
    }
}

fn rounded(ratio: f64) -> f64 {
    (ratio * 1e3).round() / 1e3
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(many: &[u64]) -> Vec<PairAnswer> {
        many.iter()
            .map(|many| PairAnswer::new(Width::SIX, 1000, *many))
            .collect()
    }

    #[test]
    fn the_ratio_is_the_median_of_the_pairs() {
        assert_eq!(
            ScalingAnswer::new(2, Some(2), 64, 0.5, pairs(&[1900, 1500, 1800])).to_json(),
            "{\"threads\":2,\"cores\":2,\"hash\":64,\"seconds\":0.5,\"pairs\":[\
             {\"board\":\"2x6\",\"one_nps\":1000,\"many_nps\":1900,\"ratio\":1.9},\
             {\"board\":\"2x6\",\"one_nps\":1000,\"many_nps\":1500,\"ratio\":1.5},\
             {\"board\":\"2x6\",\"one_nps\":1000,\"many_nps\":1800,\"ratio\":1.8}],\
             \"ratio\":1.8,\"lowest\":1.5,\"highest\":1.9}"
        );
        let even = ScalingAnswer::new(2, None, 64, 0.5, pairs(&[1900, 1600]));
        assert!((even.ratio - 1.75).abs() < 1e-9);
    }

    #[test]
    fn without_a_pair_there_is_no_ratio() {
        let none = ScalingAnswer::new(2, None, 64, 0.5, Vec::new());
        assert!(
            none.to_json()
                .ends_with("\"pairs\":[],\"ratio\":0.0,\"lowest\":0.0,\"highest\":0.0}")
        );
    }
}

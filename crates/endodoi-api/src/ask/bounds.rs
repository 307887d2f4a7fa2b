//! How long a page may let the server think.
//!
//! The bounds are the server's; here a wish is held against them.

use std::time::Duration;

use super::place::Place;
use super::{Problem, ProblemKind};

/// The bounds of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnalysisBounds {
    /// The longest time.
    pub most: Duration,
}

/// The bounds of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewBounds {
    /// The longest time for each search.
    pub a_turn: Duration,
    /// The longest time for all turns together, if each takes one search.
    pub in_all: Duration,
}

/// Reads a time in seconds, which is more than none and at most so much.
pub(super) fn seconds(
    wish: f64,
    most: Duration,
    place: &Place,
    code: &'static str,
) -> Result<Duration, Problem> {
    let time = Duration::try_from_secs_f64(wish).ok();
    let time = time.filter(|time| !time.is_zero() && *time <= most);
    time.ok_or_else(|| {
        let most = most.as_secs_f64();
        let reason = format!("{wish} seconds are not possible; give more than 0, at most {most}");
        place.problem(ProblemKind::WrongRequest, code, reason)
    })
}

//! How long a search may go on, and the world outside that may stop it.
//!
//! A search reads no clock. Whoever asks for one hands in a [`Watch`]: in the program a stopwatch
//! and a flag, in a browser whatever there is, and in a test nothing at all.

use std::time::Duration;

use crate::analysis::Analysis;
use crate::solve::Solution;

/// How far a search may go. It ends at whatever comes first; without any limit it ends when the
/// value is exact, when the greatest depth is reached, or when it is stopped.
///
/// ```
/// use endodoi_engine::Limits;
///
/// let limits = Limits { depth: Some(8), ..Limits::NONE };
/// assert_eq!(limits.nodes, None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Limits {
    /// Turns to look ahead; 0 counts as 1.
    pub depth: Option<u32>,
    /// Positions to visit. What is needed for a first legal move is always visited.
    pub nodes: Option<u64>,
    /// Laps to sow: the measure of effort that is the same on every machine and for every position.
    /// A search may go beyond by the laps of one turn, and the turns of the first position are
    /// always sown.
    pub laps: Option<u64>,
    /// Time to think.
    pub time: Option<TimeLimit>,
}

impl Limits {
    /// No limit.
    pub const NONE: Self = Self {
        depth: None,
        nodes: None,
        laps: None,
        time: None,
    };

    /// A number of turns to look ahead and nothing else.
    pub const fn depth(depth: u32) -> Self {
        Self {
            depth: Some(depth),
            ..Self::NONE
        }
    }

    /// A number of positions and nothing else.
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::NONE
        }
    }

    /// An exact time and nothing else.
    pub const fn time(time: Duration) -> Self {
        Self::within(TimeLimit::exactly(time))
    }

    /// A time and nothing else.
    pub const fn within(time: TimeLimit) -> Self {
        Self {
            time: Some(time),
            ..Self::NONE
        }
    }
}

/// Time for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeLimit {
    /// After this no deeper iteration is begun.
    pub enough: Duration,
    /// At this the search ends, whatever it is at.
    pub most: Duration,
}

/// What a person who plays waits for gladly.
impl TimeLimit {
    /// For a turn at full strength; less where there is only one move.
    pub const TURN: Self = Self {
        enough: Duration::from_millis(700),
        most: Duration::from_secs(1),
    };
    /// For a hint.
    pub const HINT: Self = Self::exactly(Duration::from_millis(700));
    /// For the value of a position, to show it or to answer an offer.
    pub const VALUE: Self = Self::exactly(Duration::from_millis(300));

    /// All of a time is used, and no more.
    pub const fn exactly(time: Duration) -> Self {
        Self {
            enough: time,
            most: time,
        }
    }
}

/// What a search asks of the world, some ten thousand times a second. The threads of a search share
/// one.
pub trait Watch: Sync {
    /// Returns the time since the search was asked for.
    fn elapsed(&self) -> Duration;

    /// Says whether the search is to end now.
    fn is_stopped(&self) -> bool;

    /// Is told the answer so far, after each iteration.
    fn report(&self, analysis: &Analysis) {
        let _ = analysis;
    }

    /// Is told what a [`Solver`](crate::Solver) has proved, whenever a bound has moved. The line is
    /// left out.
    fn report_solution(&self, solution: &Solution) {
        let _ = solution;
    }
}

/// A world without clock, in which nobody says stop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unwatched;

impl Watch for Unwatched {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn is_stopped(&self) -> bool {
        false
    }
}

//! How fast is the search, and is it still the same search?
//!
//! What is searched is fixed by [`endodoi_engine::bench`]; here what was measured becomes an answer.
//! No clock is read here: whoever asks measures. Which threads gain what is told by
//! [`ScalingAnswer`](crate::ScalingAnswer).

use std::time::Duration;

use endodoi::Width;
use serde::Serialize;

use crate::Answer;

/// What a run of the bench measured.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BenchAnswer {
    /// Threads of each search.
    pub threads: u16,
    /// The memory of the transposition table, in MiB.
    pub hash: u64,
    /// How often everything was measured; the fastest time counts.
    pub runs: u32,
    /// Positions that a search was allowed to visit.
    pub node_limit: u64,
    /// What the rules alone can do on this machine: the nodes are move sequences, as perft counts
    /// them.
    pub baseline: SpeedAnswer,
    /// The times to each depth.
    pub depths: Vec<DepthAnswer>,
    /// A search from the start position of 2x6.
    pub start: SpeedAnswer,
    /// The positions visited at all depths together, by which a search is known again; `None` with
    /// more than one thread, as it is another number each time.
    pub bench: Option<u64>,
}

impl Answer for BenchAnswer {}

/// Work done, and the time it took.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SpeedAnswer {
    /// Positions visited, or sequences counted.
    pub nodes: u64,
    /// The time taken, in seconds to the microsecond.
    pub seconds: f64,
    /// The nodes in a second; 0 where no time was measured.
    pub nps: u64,
}

impl SpeedAnswer {
    /// Puts the answer together from the work and its time.
    pub fn new(nodes: u64, time: Duration) -> Self {
        Self {
            nodes,
            seconds: seconds(time),
            nps: a_second(nodes, time),
        }
    }
}

/// What searching some positions took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The positions searched.
    pub positions: u32,
    /// Those of them that were searched to the depth, or whose value was proved before.
    pub reached: u32,
    /// The positions visited on the way.
    pub nodes: u64,
    /// The time of all searches together.
    pub time: Duration,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.positions += other.positions;
        self.reached += other.reached;
        self.nodes += other.nodes;
        self.time += other.time;
    }
}

/// What it took to search all positions to a depth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DepthAnswer {
    /// Turns looked ahead.
    pub depth: u32,
    /// All boards together.
    #[serde(flatten)]
    pub all: TallyAnswer,
    /// Each board apart.
    pub boards: Vec<BoardAnswer>,
}

/// What it took to search the positions of a board to a depth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BoardAnswer {
    /// The rows and the holes a row, such as `2x6`.
    pub board: String,
    /// What it took.
    #[serde(flatten)]
    pub all: TallyAnswer,
}

/// A [`Tally`] to be read.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct TallyAnswer {
    /// The positions searched.
    pub positions: u32,
    /// Those of them that were searched to the depth, or whose value was proved before.
    pub reached: u32,
    /// The positions visited on the way.
    pub nodes: u64,
    /// The time of all searches together, in seconds to the microsecond.
    pub seconds: f64,
    /// Positions visited in a second; 0 where no time was measured.
    pub nps: u64,
    /// The move sequences that the rules alone count in that time, by the baseline: the time in a
    /// unit that does not depend on the machine, as far as that goes.
    pub cost: u64,
}

impl TallyAnswer {
    fn new(tally: Tally, baseline: &SpeedAnswer) -> Self {
        let cost = u128::from(baseline.nps) * tally.time.as_nanos() / NANOS;
        Self {
            positions: tally.positions,
            reached: tally.reached,
            nodes: tally.nodes,
            seconds: seconds(tally.time),
            nps: a_second(tally.nodes, tally.time),
            cost: u64::try_from(cost).unwrap_or(u64::MAX),
        }
    }
}

impl DepthAnswer {
    /// Puts the answer together from what each board took and the baseline.
    ///
    /// ```
    /// use std::time::Duration;
    ///
    /// use endodoi::Width;
    /// use endodoi_api::{DepthAnswer, SpeedAnswer, Tally};
    ///
    /// let baseline = SpeedAnswer::new(3_000_000, Duration::from_secs(1));
    /// let time = Duration::from_millis(500);
    /// let tally = Tally { positions: 10, reached: 10, nodes: 2_000_000, time };
    /// let answer = DepthAnswer::new(8, [(Width::SIX, tally)], &baseline);
    /// assert_eq!((answer.all.nps, answer.all.cost), (4_000_000, 1_500_000));
    /// ```
    pub fn new(
        depth: u32,
        boards: impl IntoIterator<Item = (Width, Tally)>,
        baseline: &SpeedAnswer,
    ) -> Self {
        let mut all = Tally::default();
        let boards = boards.into_iter().map(|(width, tally)| {
            all += tally;
            BoardAnswer {
                board: width.to_string(),
                all: TallyAnswer::new(tally, baseline),
            }
        });
        let boards = boards.collect();
        Self {
            depth,
            all: TallyAnswer::new(all, baseline),
            boards,
        }
    }
}

const NANOS: u128 = 1_000_000_000;

/// To the microsecond, so that the text is short.
fn seconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e6
}

fn a_second(nodes: u64, time: Duration) -> u64 {
    let rate = u128::from(nodes) * NANOS / time.as_nanos().max(1);
    if time.is_zero() {
        return 0;
    }
    u64::try_from(rate).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(nodes: u64, milliseconds: u64) -> Tally {
        Tally {
            positions: 10,
            reached: 9,
            nodes,
            time: Duration::from_millis(milliseconds),
        }
    }

    #[test]
    fn the_boards_of_a_depth_add_up_and_stand_after_their_sum() {
        let baseline = SpeedAnswer::new(1_000_000, Duration::from_millis(500));
        let boards = [
            (Width::SIX, tally(1000, 10)),
            (Width::new(7).unwrap(), tally(3000, 30)),
        ];
        let answer = BenchAnswer {
            threads: 1,
            hash: 64,
            runs: 3,
            node_limit: 20_000_000,
            baseline,
            depths: vec![DepthAnswer::new(8, boards, &baseline)],
            start: SpeedAnswer::new(5_000_000, Duration::from_secs(2)),
            bench: Some(4000),
        };
        assert_eq!(
            answer.to_json(),
            "{\"threads\":1,\"hash\":64,\"runs\":3,\"node_limit\":20000000,\
             \"baseline\":{\"nodes\":1000000,\"seconds\":0.5,\"nps\":2000000},\
             \"depths\":[{\"depth\":8,\"positions\":20,\"reached\":18,\"nodes\":4000,\
             \"seconds\":0.04,\"nps\":100000,\"cost\":80000,\"boards\":[\
             {\"board\":\"2x6\",\"positions\":10,\"reached\":9,\"nodes\":1000,\
             \"seconds\":0.01,\"nps\":100000,\"cost\":20000},\
             {\"board\":\"2x7\",\"positions\":10,\"reached\":9,\"nodes\":3000,\
             \"seconds\":0.03,\"nps\":100000,\"cost\":60000}]}],\
             \"start\":{\"nodes\":5000000,\"seconds\":2.0,\"nps\":2500000},\"bench\":4000}"
        );
    }

    #[test]
    fn no_time_has_no_speed() {
        assert_eq!(
            SpeedAnswer::new(7, Duration::ZERO),
            SpeedAnswer {
                nodes: 7,
                seconds: 0.0,
                nps: 0
            }
        );
    }
}

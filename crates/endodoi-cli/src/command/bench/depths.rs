//! Measuring the time to depth.
//!
//! Everything is measured several times over, and the fastest counts: what else a machine does can
//! only add to a time. The baseline is measured between the searches, so that it sees the machine in
//! the same state.

use std::time::{Duration, Instant};

use endodoi::Width;
use endodoi_api::{BenchAnswer, DepthAnswer, SpeedAnswer, Tally};
use endodoi_engine::{Analysis, Limits, Root, bench};

use super::searches::Searches;
use crate::failure::Failure;
use crate::progress::Progress;

/// Positions visited from the start position of 2x6, about a second's work.
const START_NODES: u64 = 5_000_000;

/// What is to be measured.
pub(super) struct Plan {
    /// Turns to look ahead, each number once.
    pub(super) depths: Vec<u32>,
    /// Positions that a search may visit.
    pub(super) nodes: u64,
    /// How often everything is measured.
    pub(super) runs: u32,
    pub(super) threads: u16,
    /// MiB, for the answer.
    pub(super) hash: u64,
}

/// What each board took to a depth, in the order of the positions.
type Boards = Vec<(Width, Tally)>;

/// Nodes or sequences, and the time they took.
type Measured = (u64, Duration);

/// Measures all of a plan.
///
/// # Errors
/// [`Failure::Interrupted`] after Ctrl-C; [`Failure::Failed`] if one thread did not search the same
/// in each run.
pub(super) fn measure(plan: &Plan, searches: Searches) -> Result<BenchAnswer, Failure> {
    let mut bench = Bench {
        plan,
        searches,
        roots: bench::positions(),
        progress: Progress::begin(),
        baseline: None,
    };
    let mut fastest: Vec<Boards> = Vec::new();
    let mut start: Option<Measured> = None;
    for run in 1..=plan.runs {
        for (index, depth) in plan.depths.iter().enumerate() {
            bench.count();
            let boards = bench.boards(run, *depth)?;
            match fastest.get_mut(index) {
                None => fastest.push(boards),
                Some(known) => bench.keep_faster(known, &boards, *depth)?,
            }
        }
        let measured = bench.start()?;
        start = Some(start.map_or(measured, |known| faster(known, measured)));
    }
    let speed = |measured: Option<Measured>| {
        let (nodes, time) = measured.unwrap_or_default();
        SpeedAnswer::new(nodes, time)
    };
    let baseline = speed(bench.baseline);
    let depths: Vec<DepthAnswer> = (plan.depths.iter().zip(fastest))
        .map(|(depth, boards)| DepthAnswer::new(*depth, boards, &baseline))
        .collect();
    let nodes = depths.iter().map(|depth| depth.all.nodes).sum();
    Ok(BenchAnswer {
        threads: plan.threads,
        hash: plan.hash,
        runs: plan.runs,
        node_limit: plan.nodes,
        baseline,
        depths,
        start: speed(start),
        bench: (plan.threads == 1).then_some(nodes),
    })
}

struct Bench<'a> {
    plan: &'a Plan,
    searches: Searches,
    roots: Vec<Root>,
    progress: Progress,
    /// The fastest count of sequences so far.
    baseline: Option<Measured>,
}

impl Bench<'_> {
    /// Times the rules alone.
    fn count(&mut self) {
        let begun = Instant::now();
        let counted = (bench::count_sequences(), begun.elapsed());
        self.baseline = Some(
            self.baseline
                .map_or(counted, |known| faster(known, counted)),
        );
    }

    /// Searches every position to a depth.
    fn boards(&mut self, run: u32, depth: u32) -> Result<Boards, Failure> {
        let limits = Limits {
            nodes: Some(self.plan.nodes),
            ..Limits::depth(depth)
        };
        let mut boards = Boards::new();
        let count = self.roots.len();
        for (index, root) in self.roots.iter().enumerate() {
            self.progress.tell(format_args!(
                "bench: run {run} of {}, depth {depth}, {index:>2} of {count} positions searched",
                self.plan.runs
            ));
            let (analysis, time) = self.searches.search(root, limits, self.plan.threads)?;
            let tally = Tally {
                positions: 1,
                reached: u32::from(has_reached(&analysis, depth)),
                nodes: analysis.nodes,
                time,
            };
            let width = root.position().width();
            match boards.last_mut() {
                Some((last, sum)) if *last == width => *sum += tally,
                _ => boards.push((width, tally)),
            }
        }
        Ok(boards)
    }

    /// Searches the start position of 2x6; returns the nodes and the time.
    fn start(&mut self) -> Result<Measured, Failure> {
        let limits = Limits::nodes(START_NODES.min(self.plan.nodes));
        let [start, ..] = bench::starts();
        let (analysis, time) = self.searches.search(&start, limits, self.plan.threads)?;
        Ok((analysis.nodes, time))
    }

    /// Keeps the faster of two runs for each board.
    fn keep_faster(&self, known: &mut Boards, other: &Boards, depth: u32) -> Result<(), Failure> {
        for ((width, known), (_, other)) in known.iter_mut().zip(other) {
            if self.plan.threads == 1 && known.nodes != other.nodes {
                let (one, two) = (known.nodes, other.nodes);
                return Err(Failure::failed(format_args!(
                    "one thread visited {one} nodes on {width} to depth {depth} and then {two}, \
                     but should search the same each time; please report this"
                )));
            }
            if other.time < known.time {
                *known = *other;
            }
        }
        Ok(())
    }
}

/// Says whether no deeper search was needed: the depth is reached, or the value proved.
fn has_reached(analysis: &Analysis, depth: u32) -> bool {
    let is_proved = analysis.best().is_none_or(|best| best.score.is_exact());
    analysis.depth >= depth || is_proved
}

/// The better of two speeds: with several threads nodes differ, too.
fn faster(one: Measured, other: Measured) -> Measured {
    let speed = |(nodes, time): Measured| SpeedAnswer::new(nodes, time).nps;
    if speed(other) > speed(one) {
        other
    } else {
        one
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_cut_off_by_its_nodes_has_not_reached_its_depth() {
        let mut searches = Searches::new(1).unwrap();
        let [start, ..] = bench::starts();
        let mut search = |limits| searches.search(&start, limits, 1).unwrap().0;
        assert!(has_reached(&search(Limits::depth(4)), 4));
        assert!(!has_reached(&search(Limits::nodes(100)), 120));
    }

    #[test]
    fn the_faster_of_two_is_the_one_with_more_nodes_a_second() {
        let slow = (1000, Duration::from_secs(1));
        let fast = (3000, Duration::from_secs(2));
        assert_eq!(faster(slow, fast), fast);
        assert_eq!(faster(fast, slow), fast);
    }
}

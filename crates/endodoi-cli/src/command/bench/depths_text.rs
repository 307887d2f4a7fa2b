//! Times to depth as people read them: a table for each depth.

use std::fmt;

use endodoi_api::{BenchAnswer, DepthAnswer, TallyAnswer};

/// A run of the bench.
pub(super) struct DepthsText<'a>(pub(super) &'a BenchAnswer);

impl fmt::Display for DepthsText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answer = self.0;
        let positions = answer.depths.first().map_or(0, |depth| depth.all.positions);
        let threads = Count(answer.threads.into(), "thread");
        let runs = Count(answer.runs, "run");
        let hash = answer.hash;
        writeln!(
            f,
            "{positions} positions, {threads}, table of {hash} MiB, fastest of {runs}"
        )?;
        let baseline = answer.baseline.nps;
        writeln!(f, "baseline: perft counts {baseline} sequences a second")?;
        for depth in &answer.depths {
            write_depth(f, depth, answer.node_limit)?;
        }
        let start = answer.start;
        writeln!(
            f,
            "\nstart of 2x6: {} nodes in {:.2} s, {} a second",
            start.nodes, start.seconds, start.nps
        )?;
        match answer.bench {
            Some(nodes) => writeln!(f, "Bench: {nodes}"),
            None => writeln!(
                f,
                "no checksum: with {threads} the nodes differ from run to run"
            ),
        }
    }
}

fn write_depth(f: &mut fmt::Formatter<'_>, depth: &DepthAnswer, limit: u64) -> fmt::Result {
    let head = format!("depth {}", depth.depth);
    writeln!(
        f,
        "\n{head:<10}  reached       nodes   seconds   nodes/s          cost"
    )?;
    for board in &depth.boards {
        write_line(f, &board.board, &board.all)?;
    }
    write_line(f, "all", &depth.all)?;
    let missed = depth.all.positions - depth.all.reached;
    if missed > 0 {
        let missed = Count(missed, "position");
        writeln!(
            f,
            "{missed} not reached within {limit} nodes: this is less than the time to depth"
        )?;
    }
    Ok(())
}

fn write_line(f: &mut fmt::Formatter<'_>, name: &str, tally: &TallyAnswer) -> fmt::Result {
    let reached = format!("{}/{}", tally.reached, tally.positions);
    let (nodes, nps, cost) = (tally.nodes, tally.nps, tally.cost);
    writeln!(
        f,
        "{name:<10}  {reached:>7}  {nodes:>10}  {:>8.3}  {nps:>8}  {cost:>12}",
        tally.seconds
    )
}

/// `1 thread`, `2 threads`.
pub(super) struct Count(pub(super) u32, pub(super) &'static str);

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plural = if self.0 == 1 { "" } else { "s" };
        write!(f, "{} {}{plural}", self.0, self.1)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use endodoi::Width;
    use endodoi_api::{SpeedAnswer, Tally};

    use super::*;

    fn answer(reached: u32, threads: u16, bench: Option<u64>) -> String {
        let baseline = SpeedAnswer::new(1_620_434, Duration::from_millis(100));
        let tally = Tally {
            positions: 10,
            reached,
            nodes: 382_014,
            time: Duration::from_millis(84),
        };
        let answer = BenchAnswer {
            threads,
            hash: 64,
            runs: 3,
            node_limit: 20_000_000,
            baseline,
            depths: vec![DepthAnswer::new(16, [(Width::SIX, tally)], &baseline)],
            start: SpeedAnswer::new(5_000_000, Duration::from_millis(1250)),
            bench,
        };
        DepthsText(&answer).to_string()
    }

    #[test]
    fn each_depth_is_a_table_and_the_checksum_stands_last() {
        assert_eq!(
            answer(10, 1, Some(382_014)),
            "\
10 positions, 1 thread, table of 64 MiB, fastest of 3 runs
baseline: perft counts 16204340 sequences a second

depth 16    reached       nodes   seconds   nodes/s          cost
2x6           10/10      382014     0.084   4547785       1361164
all           10/10      382014     0.084   4547785       1361164

start of 2x6: 5000000 nodes in 1.25 s, 4000000 a second
Bench: 382014
"
        );
    }

    #[test]
    fn what_was_not_reached_is_said_and_several_threads_have_no_checksum() {
        let text = answer(9, 2, None);
        assert!(text.contains(
            "\n1 position not reached within 20000000 nodes: this is less than the time to depth\n"
        ));
        assert!(
            text.ends_with("\nno checksum: with 2 threads the nodes differ from run to run\n"),
            "{text}"
        );
    }
}

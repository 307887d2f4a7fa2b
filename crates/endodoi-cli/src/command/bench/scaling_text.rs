//! What several threads gain, as people read it: a line for each pair and their median.

use std::fmt;

use endodoi_api::ScalingAnswer;

use super::depths_text::Count;

/// A comparison of several threads with one.
pub(super) struct ScalingText<'a>(pub(super) &'a ScalingAnswer);

impl fmt::Display for ScalingText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answer = self.0;
        let boards: Vec<&str> = answer
            .pairs
            .iter()
            .map(|pair| pair.board.as_str())
            .collect();
        let first = boards.first().copied().unwrap_or_default();
        let last = boards.last().copied().unwrap_or_default();
        let firsts = boards.iter().filter(|board| **board == first).count();
        let runs = Count(u32::try_from(firsts).unwrap_or(u32::MAX), "run");
        let (seconds, hash) = (answer.seconds, answer.hash);
        writeln!(
            f,
            "start positions of {first} to {last}, {seconds} s each, table of {hash} MiB, {runs}"
        )?;
        if let Some(cores) = answer.cores
            && cores < usize::from(answer.threads)
        {
            let cores = Count(u32::try_from(cores).unwrap_or(u32::MAX), "core");
            writeln!(f, "this machine has {cores}: more threads gain nothing")?;
        }
        let threads = format!("{} threads", answer.threads);
        writeln!(f, "\nnodes/s  1 thread  {threads:>11}  ratio")?;
        for pair in &answer.pairs {
            let (board, one, many) = (&pair.board, pair.one_nps, pair.many_nps);
            writeln!(f, "{board:<7}  {one:>8}  {many:>11}  {:>5.2}", pair.ratio)?;
        }
        let (ratio, lowest, highest) = (answer.ratio, answer.lowest, answer.highest);
        writeln!(
            f,
            "\n{threads} visit {ratio:.2} times the nodes of one \
             (median; {lowest:.2} to {highest:.2})"
        )
    }
}

#[cfg(test)]
mod tests {
    use endodoi::Width;
    use endodoi_api::PairAnswer;

    use super::*;

    fn text(threads: u16, cores: Option<usize>) -> String {
        let pairs = vec![
            PairAnswer::new(Width::SIX, 5_000_000, 9_000_000),
            PairAnswer::new(Width::SIX, 5_000_000, 8_000_000),
        ];
        let answer = ScalingAnswer::new(threads, cores, 64, 0.5, pairs);
        ScalingText(&answer).to_string()
    }

    #[test]
    fn each_pair_is_a_line_and_the_median_stands_last() {
        assert_eq!(
            text(2, Some(2)),
            "\
start positions of 2x6 to 2x6, 0.5 s each, table of 64 MiB, 2 runs

nodes/s  1 thread    2 threads  ratio
2x6       5000000      9000000   1.80
2x6       5000000      8000000   1.60

2 threads visit 1.70 times the nodes of one (median; 1.60 to 1.80)
"
        );
    }

    #[test]
    fn more_threads_than_cores_are_noted() {
        let note = "\nthis machine has 1 core: more threads gain nothing\n";
        assert!(text(2, Some(1)).contains(note));
        assert!(!text(2, None).contains("core"));
    }
}

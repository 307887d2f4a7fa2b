//! What is said of a search: `info` lines, and the move.

use std::fmt::Write as _;

use crate::analysis::{Analysis, Line};

/// Writes an `info` line for each line of an analysis; `lines` is how many were asked for.
pub(super) fn info(analysis: &Analysis, lines: usize) -> Vec<String> {
    let told = analysis.lines.iter().enumerate();
    told.map(|(index, line)| {
        let rank = (lines > 1).then_some(index + 1);
        info_line(analysis, line, rank)
    })
    .collect()
}

fn info_line(analysis: &Analysis, line: &Line, rank: Option<usize>) -> String {
    let mut text = format!("info depth {}", analysis.depth);
    let mut add = |part: std::fmt::Arguments<'_>| {
        text.write_fmt(part).expect("a string has room");
    };
    add(format_args!(" seldepth {}", analysis.selective_depth));
    if let Some(rank) = rank {
        add(format_args!(" multipv {rank}"));
    }
    add(format_args!(" score cp {}", line.score.hundredths()));
    if line.score.is_exact() {
        add(format_args!(" exact"));
    }
    add(format_args!(" time {}", analysis.elapsed.as_millis()));
    add(format_args!(" nodes {}", analysis.nodes));
    add(format_args!(" nps {}", analysis.nodes_a_second()));
    add(format_args!(" hashfull {}", analysis.hash_full));
    add(format_args!(" tbhits {}", analysis.table_hits));
    add(format_args!(" pv"));
    for hole in &line.pv {
        add(format_args!(" {hole}"));
    }
    text
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use endodoi::Width;

    use super::*;
    use crate::score::Score;

    fn analysis(scores: &[Score]) -> Analysis {
        let hole = |index| Width::SIX.hole(index).unwrap();
        let line = |score: &Score| Line {
            hole: hole(2),
            score: *score,
            pv: vec![hole(2), hole(9)],
        };
        Analysis {
            lines: scores.iter().map(line).collect(),
            depth: 5,
            selective_depth: 9,
            nodes: 3000,
            elapsed: Duration::from_millis(2),
            hash_full: 17,
            ..Analysis::default()
        }
    }

    #[test]
    fn a_line_tells_everything_in_one_order() {
        assert_eq!(
            info(&analysis(&[Score::Estimate(-250)]), 1),
            [
                "info depth 5 seldepth 9 score cp -250 time 2 nodes 3000 nps 1500000 hashfull 17 \
              tbhits 0 pv C d"
            ]
        );
    }

    #[test]
    fn what_is_proved_is_marked() {
        let lines = info(&analysis(&[Score::Exact(3)]), 1);
        assert!(lines[0].contains(" score cp 300 exact time "));
    }

    #[test]
    fn several_lines_are_numbered_and_one_is_not() {
        let lines = info(&analysis(&[Score::Exact(3), Score::Exact(1)]), 3);
        assert!(lines[0].contains(" multipv 1 score cp 300 "));
        assert!(lines[1].contains(" multipv 2 score cp 100 "));
    }
}

//! An analysis as people read it: the value, then the best holes with best play, and a line for each
//! iteration for whoever waits.

use std::fmt;
use std::io::{self, Write as _};
use std::time::Duration;

use crate::counted;
use endodoi::{Hole, Position, Rules};
use endodoi_api::{AnalysisAnswer, LineAnswer, SeedsAnswer};
use endodoi_engine::{Analysis, Root};

/// Columns of the output.
const COLUMNS: usize = 80;

/// Iterations before this are not told: they are over before anybody could read.
const PATIENCE: Duration = Duration::from_millis(100);

/// What was found, and the time it took.
pub(super) struct PositionText<'a> {
    pub(super) answer: &'a AnalysisAnswer,
    pub(super) elapsed: Duration,
}

impl fmt::Display for PositionText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answer = self.answer;
        let (position, rules) = (&answer.position, &answer.rules);
        match (answer.best, position.outcome(rules)) {
            (Some(best), _) => writeln!(f, "{best} is best for {}", position.to_move())?,
            (None, Some(outcome)) => writeln!(f, "The game is over: {outcome}")?,
            (None, None) => {}
        }
        let kind = if answer.exact { "exact" } else { "an estimate" };
        writeln!(f, "value  {} seeds, {kind}", answer.value)?;
        if answer.lines.is_empty() {
            return Ok(());
        }
        writeln!(f, "depth  {}", answer.depth)?;
        let (nodes, nps) = (answer.nodes, answer.nps);
        let seconds = self.elapsed.as_secs_f64();
        writeln!(f, "nodes  {nodes} in {seconds:.2} s, {nps} a second")?;
        if let Some(seeds) = answer.tables {
            writeln!(f, "tables up to {}", counted::seeds(seeds))?;
        }
        writeln!(f, "\n{HEAD}best play")?;
        answer
            .lines
            .iter()
            .try_for_each(|line| write_line(f, line, position, rules))
    }
}

const HEAD: &str = "move  value     ";

fn write_line(
    f: &mut fmt::Formatter<'_>,
    line: &LineAnswer,
    position: &Position,
    rules: &Rules,
) -> fmt::Result {
    let head = format!("{:<6}{:<10}", line.hole.letter(), value(line.value));
    let indent = " ".repeat(HEAD.len());
    let play = played(position, &line.pv, rules);
    let options = textwrap::Options::new(COLUMNS)
        .initial_indent(&head)
        .subsequent_indent(&indent);
    writeln!(f, "{}", textwrap::fill(&play, options))
}

/// `+3 exact`, `+3.25`.
fn value(value: SeedsAnswer) -> String {
    let kind = if value.exact { " exact" } else { "" };
    format!("{value}{kind}")
}

/// Holes played one after the other, as records write them.
pub(super) fn played(position: &Position, holes: &[Hole], rules: &Rules) -> String {
    let mut position = *position;
    let mut words = Vec::new();
    for hole in holes {
        let Ok(turn) = position.play(*hole, rules) else {
            break;
        };
        words.push(turn.to_string());
        position = *turn.after();
    }
    words.join(" ")
}

/// A line for each iteration, on the standard error.
pub(super) struct Progress {
    root: Root,
}

impl Progress {
    pub(super) fn new(root: Root) -> Self {
        Self { root }
    }

    pub(super) fn tell(&self, analysis: &Analysis) {
        let Some(best) = analysis.best().filter(|_| analysis.elapsed >= PATIENCE) else {
            return;
        };
        let seconds = analysis.elapsed.as_secs_f64();
        let play = played(self.root.position(), &best.pv, self.root.rules());
        let (depth, nodes) = (analysis.depth, analysis.nodes);
        let value = value(best.score.into());
        let line =
            format!("depth {depth:>3}  {value:<10} {nodes:>11} nodes {seconds:>7.2} s  {play}");
        let line: String = line.chars().take(COLUMNS - 1).collect();
        // Progress that cannot be shown is no reason to stop the work.
        let _ = writeln!(io::stderr(), "{line}");
    }
}

//! What is proved of a position, as people read it.

use std::fmt;

use endodoi::Hole;
use endodoi_api::{SolveAnswer, SolvedMoveAnswer};

/// Columns of the output.
const COLUMNS: usize = 80;

/// What was found.
pub(super) struct SolveText<'a>(pub(super) &'a SolveAnswer);

impl fmt::Display for SolveText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answer = self.0;
        let mover = answer.position.to_move();
        match (
            answer.position.outcome(&answer.rules),
            answer.best.as_slice(),
        ) {
            (Some(outcome), _) => writeln!(f, "The game is over: {outcome}")?,
            (None, []) => {
                let winner = if answer.lower > 0 {
                    format!("{mover} wins")
                } else if answer.upper < 0 {
                    format!("{} wins", mover.opposite())
                } else if (answer.lower, answer.upper) == (0, 0) {
                    "Nobody wins".to_owned()
                } else {
                    "It is open who wins".to_owned()
                };
                writeln!(f, "{winner}")?;
            }
            (None, [best]) => writeln!(f, "{best} is best for {mover}")?,
            (None, best) => writeln!(f, "{} are best for {mover}", listed(best))?,
        }
        match answer.value {
            Some(value) => writeln!(f, "value  {value:+} seeds, proved")?,
            None => writeln!(
                f,
                "value  {:+} to {:+} seeds, proved",
                answer.lower, answer.upper
            )?,
        }
        if answer.moves.is_empty() {
            return Ok(());
        }
        if !answer.line.is_empty() {
            let options = textwrap::Options::new(COLUMNS)
                .initial_indent("line   ")
                .subsequent_indent("       ");
            writeln!(f, "{}", textwrap::fill(&self.line(), options))?;
        }
        writeln!(f, "nodes  {} in {:.2} s", answer.nodes, answer.seconds)?;
        match answer.tables {
            Some(seeds) => writeln!(f, "tables up to {seeds} seeds")?,
            None => writeln!(f, "tables none")?,
        }
        writeln!(f, "\nmove  value")?;
        (answer.moves.iter())
            .try_for_each(|one| writeln!(f, "{:<6}{}", one.hole.letter(), self.value_of(one)))
    }
}

impl SolveText<'_> {
    /// Best play, as records write it.
    fn line(&self) -> String {
        let mut position = self.0.position;
        let mut words = Vec::new();
        for hole in &self.0.line {
            let Ok(turn) = position.play(*hole, &self.0.rules) else {
                break;
            };
            words.push(turn.to_string());
            position = *turn.after();
        }
        words.join(" ")
    }

    /// `+8`, `+2 or less`, `-3 or more`, `-3 to +2`, or `open`.
    fn value_of(&self, one: &SolvedMoveAnswer) -> String {
        let SolvedMoveAnswer { lower, upper, .. } = *one;
        if let Some(value) = one.value {
            return format!("{value:+}");
        }
        let (least, most) = self.widest(one.hole);
        match (lower > least, upper < most) {
            (true, true) => format!("{lower:+} to {upper:+}"),
            (true, false) => format!("{lower:+} or more"),
            (false, true) => format!("{upper:+} or less"),
            (false, false) => "open".to_owned(),
        }
    }

    /// What can be said of a move without any proof: nobody wins more than lies on the board after it.
    fn widest(&self, hole: Hole) -> (i16, i16) {
        let mover = self.0.position.to_move();
        let turn = self.0.position.play_unchecked(hole, &self.0.rules);
        let captured = turn.after().captured();
        let lead = i16::from(captured[mover]) - i16::from(captured[mover.opposite()]);
        let seeds = i16::from(turn.after().board().total());
        (lead - seeds, lead + seeds)
    }
}

/// `A and C`, `A, C and D`.
fn listed(holes: &[Hole]) -> String {
    let letters: Vec<String> = holes.iter().map(Hole::to_string).collect();
    match letters.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}

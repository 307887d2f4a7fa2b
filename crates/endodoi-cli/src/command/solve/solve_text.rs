//! What is proved of a position, as people read it.

use std::fmt;

use endodoi::{Hole, Position, Side};
use endodoi_api::{SolveAnswer, SolvedMoveAnswer};
use endodoi_engine::Goal;

/// Columns of the output.
const COLUMNS: usize = 80;

/// What was found, and what was asked for.
pub(super) struct SolveText<'a> {
    pub(super) answer: &'a SolveAnswer,
    pub(super) goal: Goal,
}

impl fmt::Display for SolveText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answer = self.answer;
        let mover = answer.position.to_move();
        match (
            answer.position.outcome(&answer.rules),
            answer.best.as_slice(),
        ) {
            (Some(outcome), _) => writeln!(f, "The game is over: {outcome}")?,
            (None, []) => writeln!(f, "{}", self.winner())?,
            (None, _) if self.goal == Goal::Outcome => writeln!(f, "{}", self.winner())?,
            (None, [best]) => writeln!(f, "{best} is best for {mover}")?,
            (None, best) => writeln!(f, "{} are best for {mover}", listed(best))?,
        }
        let (lower, upper) = (answer.lower, answer.upper);
        let (least, most) = widest(&answer.position);
        match (answer.value, lower > least, upper < most) {
            (Some(0), _, _) => writeln!(f, "value  +0 seeds, nobody wins, proved")?,
            (Some(value), _, _) => writeln!(f, "value  {value:+} seeds, proved")?,
            (None, true, true) => writeln!(f, "value  {lower:+} to {upper:+} seeds, proved")?,
            (None, true, false) => writeln!(f, "value  {lower:+} seeds or more, proved")?,
            (None, false, true) => writeln!(f, "value  {upper:+} seeds or less, proved")?,
            (None, false, false) => writeln!(f, "nothing is proved yet")?,
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
            .try_for_each(|one| writeln!(f, "{:<6}{}", one.hole.letter(), self.value_of(one)))?;
        let is_open = |one: &SolvedMoveAnswer| one.value.is_none();
        if self.goal == Goal::Value && answer.value.is_some() && answer.moves.iter().any(is_open) {
            writeln!(f, "other holes: --every-move")?;
        }
        Ok(())
    }
}

impl SolveText<'_> {
    /// `South wins by 1 at least`, or that nobody does, or that it is open.
    fn winner(&self) -> String {
        let SolveAnswer { lower, upper, .. } = *self.answer;
        let mover = self.answer.position.to_move();
        let wins = |side: Side, least: i16, most: i16| {
            let at_least = if least == most { "" } else { " at least" };
            format!("{side} wins by {least}{at_least}")
        };
        if lower > 0 {
            wins(mover, lower, upper)
        } else if upper < 0 {
            wins(mover.opposite(), -upper, -lower)
        } else if (lower, upper) == (0, 0) {
            "Nobody wins".to_owned()
        } else {
            "It is open who wins".to_owned()
        }
    }

    /// Best play, as records write it.
    fn line(&self) -> String {
        let mut position = self.answer.position;
        let mut words = Vec::new();
        for hole in &self.answer.line {
            let Ok(turn) = position.play(*hole, &self.answer.rules) else {
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

    /// What can be said of a move without any proof, from the view of the player who makes it.
    fn widest(&self, hole: Hole) -> (i16, i16) {
        let turn = self
            .answer
            .position
            .play_unchecked(hole, &self.answer.rules);
        let (least, most) = widest(turn.after());
        (-most, -least)
    }
}

/// What can be said without any proof: nobody wins more than lies on the board.
fn widest(position: &Position) -> (i16, i16) {
    let (captured, mover) = (position.captured(), position.to_move());
    let lead = i16::from(captured[mover]) - i16::from(captured[mover.opposite()]);
    let seeds = i16::from(position.board().total());
    (lead - seeds, lead + seeds)
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

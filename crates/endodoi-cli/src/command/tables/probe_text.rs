//! What tables know of a position, as people read it.

use std::fmt;

use endodoi::Hole;
use endodoi_api::ProbeAnswer;

use crate::counted;
use crate::record_file;
use crate::tables::Origin;

/// The value, the best holes, and each move.
pub(super) struct ProbeText<'a> {
    pub(super) answer: &'a ProbeAnswer,
    pub(super) origin: &'a Origin,
}

impl fmt::Display for ProbeText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answer = self.answer;
        let (position, rules) = (&answer.position, &answer.rules);
        match position.outcome(rules) {
            Some(outcome) => writeln!(f, "The game is over: {outcome}")?,
            None => writeln!(f, "{} for {}", best(&answer.best), position.to_move())?,
        }
        let (value, left) = (answer.value, answer.still_to_be_won);
        if value == left {
            writeln!(f, "value  {value:+} seeds")?;
        } else {
            let lead = value - left;
            writeln!(
                f,
                "value  {value:+} seeds: {lead:+} so far, {left:+} still to be won"
            )?;
        }
        let most = counted::seeds(answer.tables);
        match self.origin {
            Origin::Memory => writeln!(f, "tables up to {most}, made at once")?,
            Origin::Folder(folder) => {
                let folder = record_file::name(folder);
                writeln!(f, "tables up to {most}, in {folder}")?;
            }
        }
        if answer.moves.is_empty() {
            return Ok(());
        }
        writeln!(f, "\nmove  captures  value")?;
        answer.moves.iter().try_for_each(|turn| {
            let (hole, captured, value) = (turn.hole.letter(), turn.captured, turn.value);
            writeln!(f, "{hole:<4}{captured:>10}{value:>+7}")
        })
    }
}

/// `A is best`, or `A and C are best, alike`.
fn best(holes: &[Hole]) -> String {
    let letters: Vec<String> = holes.iter().map(|hole| hole.letter().to_string()).collect();
    match letters.split_last() {
        None => "No hole is best".to_owned(),
        Some((only, [])) => format!("{only} is best"),
        Some((last, others)) => format!("{} and {last} are best, alike,", others.join(", ")),
    }
}

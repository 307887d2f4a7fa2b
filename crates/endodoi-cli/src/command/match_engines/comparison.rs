//! `endodoi match --rules-check`: comparing the rules of an engine with ours.

use std::fmt;
use std::io::Write;

use endodoi_api::RulesCheckAnswer;

use super::MatchArgs;
use crate::escape::Escaped;
use crate::failure::Failure;
use crate::output::write_json;
use crate::position_arg::PositionArg;
use crate::tournament::{RulesCheck, check_rules};

impl MatchArgs {
    /// Compares the rules, and fails if they differ.
    ///
    /// # Errors
    /// [`Failure`] if the engine cannot be asked, or answers otherwise than we do.
    pub(super) fn check_rules(&self, out: &mut impl Write) -> Result<(), Failure> {
        let mut engines = self.engines.engines().map_err(Failure::bad_input)?;
        let (Some(engine), true) = (engines.pop(), engines.is_empty()) else {
            return Err(Failure::bad_input(
                "--rules-check compares the rules of one engine with ours; give one --engine",
            ));
        };
        let found = check_rules(&RulesCheck {
            engine,
            rules: self.start.rules,
            start: self.start.position(PositionArg::Start)?,
            positions: self.positions,
            seed: self.seed,
        })?;
        if self.json {
            write_json(out, &found)?;
        } else {
            write!(out, "{}", Comparison(&found))?;
        }
        out.flush()?;
        match found.disagreements {
            0 => Ok(()),
            1 => Err(Failure::failed("the rules differ: 1 disagreement")),
            many => Err(Failure::failed(format_args!(
                "the rules differ: {many} disagreements"
            ))),
        }
    }
}

/// Disagreements that are written out.
const SHOWN: usize = 20;

/// The answer as a text.
struct Comparison<'a>(&'a RulesCheckAnswer);

impl fmt::Display for Comparison<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RulesCheckAnswer {
            engine,
            rules,
            legal,
            illegal,
            tells_position,
            disagreements,
            shown,
            ..
        } = self.0;
        for found in shown.iter().take(SHOWN) {
            let (position, hole, asked) = (found.position, found.hole, &found.asked);
            writeln!(f, "{position}, move {hole}, {asked}:")?;
            writeln!(f, "  ours    {}", found.ours)?;
            writeln!(f, "  theirs  {}", Escaped(&found.theirs))?;
        }
        let more = disagreements.saturating_sub(SHOWN as u64);
        if more > 0 {
            writeln!(f, "and {more} more")?;
        }
        if !tells_position {
            writeln!(
                f,
                "{} does not answer query position; only its other answers were compared",
                Escaped(engine)
            )?;
        }
        writeln!(
            f,
            "{}, rules {rules}: {legal} legal moves and {illegal} others posed, {disagreements} disagreements",
            Escaped(engine)
        )
    }
}

//! What came of comparing rules, as a text for people.

use std::fmt;

use endodoi_api::RulesCheckAnswer;

use crate::escape::Escaped;

/// Disagreements that are written out.
const SHOWN: usize = 20;

/// The answer as a text.
pub(crate) struct Comparison<'a>(pub(crate) &'a RulesCheckAnswer);

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

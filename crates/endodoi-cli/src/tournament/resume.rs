//! Going on with a match: the games that its file holds already.

use std::collections::BTreeMap;

use endodoi::Outcome;

use super::Plan;
use super::game_record::{TERMS, read_back};
use super::games_file::Found;
use crate::failure::Failure;

/// Returns the outcomes of the games in a file, by their numbers.
///
/// # Errors
/// [`Failure::BadInput`] if the file is of another match; the first difference is named.
pub(crate) fn games(plan: &Plan, found: &Found) -> Result<BTreeMap<u32, Outcome>, Failure> {
    let mut games = BTreeMap::new();
    for (index, record) in (1..).zip(&found.games) {
        let refused = |reason: String| {
            Failure::bad_input(format_args!(
                "the file of --out is not of this match: of game {index}, {reason}; \
                 give the same command again, or choose another --out"
            ))
        };
        let terms = record.tags().get(TERMS);
        let terms = terms.ok_or_else(|| refused(format!("there is no tag {TERMS}")))?;
        if let Some(difference) = plan.terms.difference(terms) {
            return Err(refused(difference));
        }
        let (number, outcome) = read_back(plan, record).map_err(refused)?;
        if games.insert(number, outcome).is_some() {
            return Err(refused(format!("number {} stands there twice", number + 1)));
        }
    }
    Ok(games)
}

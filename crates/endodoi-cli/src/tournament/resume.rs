//! Going on with a match: the games that its file holds already.

use std::collections::BTreeMap;

use endodoi::{Game, Outcome};

use super::Plan;
use super::game_record::{TERMS, read_back};
use super::games_file::Found;
use crate::failure::Failure;

/// Returns the games in a file and their outcomes, by their numbers.
///
/// # Errors
/// [`Failure::BadInput`] if the file is of another match; the first difference is named.
pub(crate) fn games<'a>(
    plan: &Plan,
    found: &'a Found,
) -> Result<BTreeMap<u32, (Outcome, &'a Game)>, Failure> {
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
        if games.insert(number, (outcome, record.game())).is_some() {
            return Err(refused(format!("number {} stands there twice", number + 1)));
        }
    }
    Ok(games)
}

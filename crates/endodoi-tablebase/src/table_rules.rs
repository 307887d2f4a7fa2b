//! The rules that a table is made for.

use std::fmt;

use endodoi::{Repetition, Rules};
use thiserror::Error;

/// Rules that give each board one value, without those options that change none.
///
/// `repetition` changes no value, because tables count endless play as worth 0 whatever it says; so rules that differ in it
/// alone have the same tables. Under `stop_when_decided` a board has no one value: it hangs on what was captured before.
///
/// ```
/// use endodoi::{Repetition, Rules};
/// use endodoi_tablebase::TableRules;
///
/// let never = Rules { repetition: Repetition::Off, ..Rules::MERKER };
/// assert_eq!(TableRules::new(&never)?, TableRules::new(&Rules::MERKER)?);
/// let decided = Rules { stop_when_decided: true, ..Rules::MERKER };
/// assert!(TableRules::new(&decided).is_err());
/// # Ok::<(), endodoi_tablebase::DecidedError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableRules(Rules);

impl TableRules {
    /// Returns what tables need to know of these rules.
    ///
    /// # Errors
    /// [`DecidedError`] if the rules stop a game once it is decided.
    pub const fn new(rules: &Rules) -> Result<Self, DecidedError> {
        if rules.stop_when_decided {
            return Err(DecidedError);
        }
        Ok(Self(Rules {
            repetition: Repetition::Share,
            ..*rules
        }))
    }

    /// Returns rules under which the values hold.
    pub const fn rules(&self) -> &Rules {
        &self.0
    }
}

impl fmt::Display for TableRules {
    /// The text of the rules, as [`Rules`] write it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Tables were asked for under rules that stop a game once it is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "under stop_when_decided a board has no value of its own, because captured seeds decide when the game ends; \
     use rules without it"
)]
pub struct DecidedError;

impl DecidedError {
    /// Returns a name for the error that never changes, for translation.
    pub const fn code(&self) -> &'static str {
        "tables.stop-when-decided"
    }
}

//! Rules as text: the name of a rule set, then each option that differs from it.
//!
//! `merker`, `cross-endodoi,repetition=off`. Exactly one form is printed: the nearest rule set and
//! the differing options in their fixed order. On input the options may come in any order.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{RuleOption, RuleSet, Rules};
use crate::excerpt::excerpt;

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set = RuleSet::nearest(self);
        f.write_str(set.name())?;
        RuleOption::differing(&set.rules(), self)
            .try_for_each(|option| write!(f, ",{}={}", option.name(), option.value_in(self)))
    }
}

impl FromStr for Rules {
    type Err = ParseRulesError;

    /// Reads a rule set's name and the options set after it.
    ///
    /// # Errors
    /// [`ParseRulesError`] if a name or value is unknown or an option is set twice.
    ///
    /// ```
    /// use endodoi::{Repetition, Rules};
    ///
    /// let rules: Rules = "endodoi,repetition=off".parse()?;
    /// assert!(rules.capture_alone);
    /// assert_eq!(rules.repetition, Repetition::Off);
    /// # Ok::<(), endodoi::ParseRulesError>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, ParseRulesError> {
        let mut parts = text.split(',');
        let name = parts.next().unwrap_or_default();
        let mut rules = RuleSet::from_name(name)
            .ok_or_else(|| ParseRulesErrorKind::UnknownRuleSet(excerpt(name)))?
            .rules();
        let mut seen = Vec::new();
        for part in parts {
            let (name, value) = part
                .split_once('=')
                .ok_or_else(|| ParseRulesErrorKind::NoValue(excerpt(part)))?;
            let option = RuleOption::ALL
                .into_iter()
                .find(|option| option.name() == name)
                .ok_or_else(|| ParseRulesErrorKind::UnknownOption(excerpt(name)))?;
            if seen.contains(&option) {
                return Err(ParseRulesErrorKind::SetTwice(option).into());
            }
            seen.push(option);
            option.set(&mut rules, value)?;
        }
        Ok(rules)
    }
}

/// Why a text is not the name of rules.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(transparent)]
pub struct ParseRulesError(#[from] ParseRulesErrorKind);

impl ParseRulesError {
    /// Returns a name for the kind of error that never changes, for translation.
    pub fn code(&self) -> &'static str {
        match self.0 {
            ParseRulesErrorKind::UnknownRuleSet(_) => "rules.unknown-rule-set",
            ParseRulesErrorKind::UnknownOption(_) => "rules.unknown-option",
            ParseRulesErrorKind::NoValue(_) => "rules.no-value",
            ParseRulesErrorKind::UnknownValue { .. } => "rules.unknown-value",
            ParseRulesErrorKind::SetTwice(_) => "rules.set-twice",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(super) enum ParseRulesErrorKind {
    #[error("{0:?} is not a rule set; choose merker, endodoi or cross-endodoi")]
    UnknownRuleSet(String),
    #[error(
        "{0:?} is not a rule option; choose direction, capture_alone, endless_turn, lap_limit, \
         repetition, remaining_seeds or stop_when_decided"
    )]
    UnknownOption(String),
    #[error("{0:?} sets nothing; write option=value, for instance repetition=off")]
    NoValue(String),
    #[error("{value:?} is not a value of {}; give {}", option.name(), option.values())]
    UnknownValue { option: RuleOption, value: String },
    #[error("{} is set twice; set each option once", .0.name())]
    SetTwice(RuleOption),
}

#[cfg(feature = "serde")]
crate::serde_text::as_text!(
    Rules,
    "rules such as \"merker\" or \"endodoi,repetition=off\""
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_rule_set_is_written_by_its_bare_name() {
        for set in RuleSet::ALL {
            assert_eq!(set.rules().to_string(), set.name());
            assert_eq!(set.name().parse(), Ok(set.rules()));
        }
    }

    #[test]
    fn the_nearest_rule_set_is_named() {
        let rules: Rules = "merker,capture_alone=true,lap_limit=75".parse().unwrap();
        assert_eq!(rules.to_string(), "endodoi,lap_limit=75");
    }

    #[test]
    fn a_mistake_is_named_with_its_remedy() {
        let message = |text: &str| text.parse::<Rules>().unwrap_err().to_string();
        for (text, expected) in [
            (
                "",
                "\"\" is not a rule set; choose merker, endodoi or cross-endodoi",
            ),
            (
                "merker,",
                "\"\" sets nothing; write option=value, for instance repetition=off",
            ),
            (
                "merker,lap_limit=0",
                "\"0\" is not a value of lap_limit; give a number of laps from 1 to 1000000",
            ),
            (
                "merker,lap_limit=+5",
                "\"+5\" is not a value of lap_limit; give a number of laps from 1 to 1000000",
            ),
            (
                "merker,repetition=off,repetition=off",
                "repetition is set twice; set each option once",
            ),
        ] {
            assert_eq!(message(text), expected);
        }
    }
}

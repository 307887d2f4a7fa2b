//! The language that a game is played in: named by a flag, or the one that the system speaks.
//!
//! Flags, help and errors before the game are English, as everything is that other programs may read.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use endodoi_words::Language;

/// The variables that a system tells its language in, the one that counts most first, as POSIX has them.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// Reads what is written behind `--language`; shells complete it.
pub(super) fn parser() -> impl TypedValueParser<Value = Language> {
    let offered =
        Language::ALL.map(|language| PossibleValue::new(language.code()).help(language.own_name()));
    PossibleValuesParser::new(offered).try_map(|code| code.parse::<Language>())
}

/// The language of the first of those variables that is set to anything.
pub(super) fn of_system(variable: impl Fn(&str) -> Option<String>) -> Language {
    let set = (VARIABLES.iter())
        .filter_map(|name| variable(name))
        .find(|value| !value.is_empty());
    Language::negotiate(&set.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(variables: &[(&str, &str)]) -> Language {
        of_system(|name| {
            let set = variables.iter().find(|(set, _)| *set == name);
            set.map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_variable_that_counts_most_is_believed() {
        let latvian = ("LANG", "lv_LV.UTF-8");
        assert_eq!(of(&[latvian]), Language::Lv);
        assert_eq!(of(&[latvian, ("LC_MESSAGES", "de_AT")]), Language::De);
        assert_eq!(of(&[latvian, ("LC_ALL", "C")]), Language::En);
        assert_eq!(of(&[latvian, ("LC_ALL", "")]), Language::Lv);
    }

    #[test]
    fn a_system_that_says_nothing_or_speaks_another_language_gets_english() {
        assert_eq!(of(&[]), Language::En);
        assert_eq!(of(&[("LANG", "fr_FR.UTF-8")]), Language::En);
    }
}

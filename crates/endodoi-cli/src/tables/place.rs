//! Where tables lie unless somebody says otherwise: a folder for each board and rule set.

use std::path::PathBuf;

use endodoi::Width;
use endodoi_tablebase::TableRules;

use crate::data_folder::data_folder;

/// Returns the folder in which tables of a board and rules are looked for and built; `None` if there is
/// no home.
pub(crate) fn default_folder(width: Width, rules: &TableRules) -> Option<PathBuf> {
    let tables = data_folder()?.join("tables");
    Some(tables.join(folder_name(width, rules)))
}

/// `2x6-merker`, or `2x6-merker-endless_turn.void`: what may stand in a file's name everywhere.
pub(crate) fn folder_name(width: Width, rules: &TableRules) -> String {
    let rules = rules.to_string().replace(',', "-").replace('=', ".");
    format!("{width}-{rules}")
}

#[cfg(test)]
mod tests {
    use endodoi::Rules;

    use super::*;

    fn name(rules: &str) -> String {
        let rules: Rules = rules.parse().unwrap();
        folder_name(Width::SIX, &TableRules::new(&rules).unwrap())
    }

    #[test]
    fn each_rule_set_has_a_folder_of_its_own() {
        assert_eq!(name("merker"), "2x6-merker");
        assert_eq!(name("endodoi"), "2x6-endodoi");
        assert_eq!(name("cross-endodoi"), "2x6-cross-endodoi");
        assert_eq!(
            name("merker,endless_turn=void,lap_limit=75"),
            "2x6-merker-endless_turn.void-lap_limit.75"
        );
    }

    #[test]
    fn rules_with_the_same_values_share_a_folder() {
        assert_eq!(name("merker,repetition=off"), name("merker"));
    }

    #[test]
    fn a_name_is_plain_and_short_whatever_the_rules() {
        let longest = name(
            "merker,direction=parity,capture_alone=true,endless_turn=void,lap_limit=1000000,\
             remaining_seeds=row_owner",
        );
        let is_plain = |char: char| char.is_ascii_alphanumeric() || "-_.".contains(char);
        assert!(
            longest.chars().all(is_plain) && longest.len() < 200,
            "{longest}"
        );
    }
}

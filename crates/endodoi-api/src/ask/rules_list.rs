//! What can be played: the rule sets with their options, the levels, and the boards there are.

use endodoi::{Board, RuleOption, RuleSet, Width};
use endodoi_engine::Level;
use serde::Serialize;

use crate::Answer;

/// What can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RulesListAnswer {
    /// The rule sets, the default first.
    pub sets: Vec<RuleSetAnswer>,
    /// The computer plays at levels from 1 to this.
    pub levels: u8,
    /// The boards, by their holes a row.
    pub holes: HolesAnswer,
    /// How many seeds there may be.
    pub seeds: SeedsMostAnswer,
}

impl Answer for RulesListAnswer {}

/// A named rule set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RuleSetAnswer {
    /// Its name, which is a rules text as well.
    pub name: &'static str,
    /// All its options in the order in which they are written.
    pub options: Vec<OptionAnswer>,
    /// The seeds a hole that games under these rules usually start with.
    pub usual_seeds: u8,
}

/// An option and its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OptionAnswer {
    /// The name of the option.
    pub name: &'static str,
    /// Its value in the rule set.
    pub value: String,
}

/// The lengths of rows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HolesAnswer {
    /// The shortest row.
    pub least: usize,
    /// The longest row.
    pub most: usize,
    /// The rows of traditional boards.
    pub traditional: Vec<usize>,
}

/// The seeds in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeedsMostAnswer {
    /// The most there may be, the captured ones included.
    pub most: u8,
}

/// Lists what can be played.
pub fn rules_list() -> RulesListAnswer {
    let (least, most) = (Width::MIN.holes_per_row(), Width::MAX.holes_per_row());
    let is_traditional = |holes: &usize| Width::new(*holes).is_ok_and(Width::is_traditional);
    RulesListAnswer {
        sets: RuleSet::ALL.into_iter().map(RuleSetAnswer::from).collect(),
        levels: Level::MAX.number(),
        holes: HolesAnswer {
            least,
            most,
            traditional: (least..=most).filter(is_traditional).collect(),
        },
        seeds: SeedsMostAnswer {
            most: Board::MAX_SEEDS,
        },
    }
}

impl From<RuleSet> for RuleSetAnswer {
    fn from(set: RuleSet) -> Self {
        let rules = set.rules();
        let options = RuleOption::ALL.into_iter().map(|option| OptionAnswer {
            name: option.name(),
            value: option.value_in(&rules),
        });
        Self {
            name: set.name(),
            options: options.collect(),
            usual_seeds: rules.usual_seeds(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_set_has_all_its_options() {
        assert_eq!(
            rules_list().to_json(),
            r#"{"sets":[{"name":"merker","options":[{"name":"direction","value":"counterclockwise"},{"name":"capture_alone","value":"false"},{"name":"endless_turn","value":"illegal"},{"name":"lap_limit","value":"10000"},{"name":"repetition","value":"share"},{"name":"remaining_seeds","value":"last_mover"},{"name":"stop_when_decided","value":"false"}],"usual_seeds":4},{"name":"endodoi","options":[{"name":"direction","value":"counterclockwise"},{"name":"capture_alone","value":"true"},{"name":"endless_turn","value":"illegal"},{"name":"lap_limit","value":"10000"},{"name":"repetition","value":"share"},{"name":"remaining_seeds","value":"last_mover"},{"name":"stop_when_decided","value":"false"}],"usual_seeds":4},{"name":"cross-endodoi","options":[{"name":"direction","value":"parity"},{"name":"capture_alone","value":"false"},{"name":"endless_turn","value":"illegal"},{"name":"lap_limit","value":"10000"},{"name":"repetition","value":"share"},{"name":"remaining_seeds","value":"last_mover"},{"name":"stop_when_decided","value":"false"}],"usual_seeds":3}],"levels":10,"holes":{"least":1,"most":12,"traditional":[6,7,8,9,10]},"seeds":{"most":255}}"#
        );
    }
}

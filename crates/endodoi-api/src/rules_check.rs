//! Does another engine play by the same rules?
//!
//! The questions are put by the program; here the comparison becomes an answer.

use endodoi::{Hole, Position};
use serde::Serialize;

use crate::Answer;

/// What came of comparing an engine's rules with ours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RulesCheckAnswer {
    /// The name of the engine.
    pub engine: String,
    /// The rules, as text.
    pub rules: String,
    /// The number that the positions followed from.
    pub seed: u64,
    /// Legal moves posed.
    pub legal: u64,
    /// Moves posed that may not be played.
    pub illegal: u64,
    /// Whether the engine tells its position. If not, only the other answers were compared.
    pub tells_position: bool,
    /// How often an answer was another than ours.
    pub disagreements: u64,
    /// The first of these, 100 at most.
    pub shown: Vec<DisagreementAnswer>,
}

impl Answer for RulesCheckAnswer {}

/// An answer that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DisagreementAnswer {
    /// The position posed.
    pub position: Position,
    /// The move posed.
    #[serde(rename = "move")]
    pub hole: Hole,
    /// What was asked, as the protocol has it: `query result`; for a move that may not be played
    /// `position`.
    pub asked: String,
    /// Our answer.
    pub ours: String,
    /// The engine's.
    pub theirs: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comparison_prints_in_this_order() {
        let position: Position = "4,4/4,4 0-0 S".parse().unwrap();
        let answer = RulesCheckAnswer {
            engine: "other".to_owned(),
            rules: "merker".to_owned(),
            seed: 1,
            legal: 10,
            illegal: 20,
            tells_position: true,
            disagreements: 1,
            shown: vec![DisagreementAnswer {
                position,
                hole: position.width().hole(0).unwrap(),
                asked: "query gameover".to_owned(),
                ours: "false".to_owned(),
                theirs: "true".to_owned(),
            }],
        };
        assert_eq!(
            answer.to_json(),
            concat!(
                r#"{"engine":"other","rules":"merker","seed":1,"legal":10,"illegal":20,"#,
                r#""tells_position":true,"disagreements":1,"shown":[{"position":"4,4/4,4 0-0 S","#,
                r#""move":"A","asked":"query gameover","ours":"false","theirs":"true"}]}"#
            )
        );
    }
}

//! Which moves are there?

use endodoi::{EndlessTurn, Hole, Position, Rules, Turn};
use serde::Serialize;

use crate::{Answer, OutcomeAnswer};

/// The moves of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MovesAnswer {
    /// The position asked about.
    pub position: Position,
    /// The rules asked about.
    pub rules: Rules,
    /// Every legal move in sowing order; none if the game is over.
    pub moves: Vec<MoveAnswer>,
    /// Every hole of the player to move whose turn never ends, whether or not the rules allow it.
    pub endless: Vec<Hole>,
    /// How the game ended, if it is over here whatever came before.
    pub outcome: Option<OutcomeAnswer>,
}

impl Answer for MovesAnswer {}

/// One legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MoveAnswer {
    /// The hole that is lifted.
    #[serde(rename = "move")]
    pub hole: Hole,
    /// The laps of the turn, at least 1; of an endless turn, those after which it is known as such.
    pub laps: u32,
    /// The seeds captured, the one that triggered the capture included.
    pub captured: u8,
    /// The position after the turn.
    pub after: Position,
}

impl From<&Turn> for MoveAnswer {
    fn from(turn: &Turn) -> Self {
        Self {
            hole: turn.hole(),
            laps: turn.laps(),
            captured: turn.captured(),
            after: *turn.after(),
        }
    }
}

/// Returns all moves of a position.
///
/// A hole whose turn never ends is a move only if the rules let it be played; it then captures
/// nothing, and the position after it has the same board and the other player to move.
pub fn moves(position: &Position, rules: &Rules) -> MovesAnswer {
    let turns: Vec<Turn> = position.turns(rules).collect();
    let outcome = position.outcome(rules);
    let endless_is_legal = rules.endless_turn != EndlessTurn::Illegal;
    let is_legal = |turn: &&Turn| outcome.is_none() && (!turn.is_endless() || endless_is_legal);
    let is_endless = |turn: &&Turn| turn.is_endless();
    MovesAnswer {
        position: *position,
        rules: *rules,
        moves: turns
            .iter()
            .filter(is_legal)
            .map(MoveAnswer::from)
            .collect(),
        endless: turns.iter().filter(is_endless).map(Turn::hole).collect(),
        outcome: outcome.map(OutcomeAnswer::from),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A goes round for ever, B does not; all other holes of South are empty.
    const ENDLESS: &str = "5,3,2,1,0,4/3,0,1,3,5,14 4-3 S";

    fn json(position: &str, rules: &str) -> String {
        moves(&position.parse().unwrap(), &rules.parse().unwrap()).to_json()
    }

    #[test]
    fn every_legal_move_stands_in_sowing_order() {
        assert_eq!(
            json("1,0,2/0,3,0 5-4 S", "merker"),
            r#"{"position":"1,0,2/0,3,0 5-4 S","rules":"merker","moves":[{"move":"A","laps":1,"captured":4,"after":"0,0,2/0,0,0 9-4 N"},{"move":"C","laps":2,"captured":2,"after":"2,1,0/0,0,1 7-4 N"}],"endless":[],"outcome":null}"#
        );
    }

    #[test]
    fn an_endless_hole_is_listed_apart_when_it_may_not_be_played() {
        let answer = moves(&ENDLESS.parse().unwrap(), &Rules::MERKER);
        let holes: String = answer
            .moves
            .iter()
            .map(|answer| answer.hole.letter())
            .collect();
        assert_eq!(holes, "BCDF");
        assert!(
            answer
                .to_json()
                .ends_with(r#","endless":["A"],"outcome":null}"#)
        );
    }

    #[test]
    fn an_endless_hole_is_a_move_that_changes_no_board_when_it_may_be_played() {
        for rules in ["merker,endless_turn=void", "merker,endless_turn=draw"] {
            let json = json(ENDLESS, rules);
            let first = r#""moves":[{"move":"A","laps":10000,"captured":0,"after":"5,3,2,1,0,4/3,0,1,3,5,14 4-3 N"},{"move":"B""#;
            assert!(json.contains(first), "{json}");
            assert!(json.ends_with(r#","endless":["A"],"outcome":null}"#));
        }
    }

    #[test]
    fn a_game_that_is_over_has_no_moves() {
        assert_eq!(
            json("0,0/1,2 4-5 S", "merker"),
            r#"{"position":"0,0/1,2 4-5 S","rules":"merker","moves":[],"endless":[],"outcome":{"ending":"no legal move","winner":"north","seeds":{"south":4,"north":8},"by":"no-legal-move"}}"#
        );
        assert_eq!(
            json("1,0/1,0 4-9 S", "merker,stop_when_decided=true"),
            r#"{"position":"1,0/1,0 4-9 S","rules":"merker,stop_when_decided=true","moves":[],"endless":[],"outcome":{"ending":"decided","winner":"north","seeds":{"south":4,"north":9},"by":"decided"}}"#
        );
    }
}

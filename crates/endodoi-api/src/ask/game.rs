//! How does a game stand, and what may be played next?

use endodoi::{Direction, Game, Hole, Rules, Turn};
use serde::Serialize;

use super::open_moves::OpenMoves;
use super::{OpenMove, Played, Problem, Snapshot};
use crate::{Answer, OutcomeAnswer};

/// A game, its turns and what may be played next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameAnswer {
    /// The rules of the game.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Rules))]
    pub rules: Rules,
    /// Which way seeds are sown.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Direction))]
    pub direction: &'static str,
    /// The first position.
    pub start: Snapshot,
    /// The turns taken, in order.
    pub plies: Vec<GamePly>,
    /// The position now.
    pub position: Snapshot,
    /// Every legal move in sowing order; none if the game is over.
    pub moves: Vec<OpenMove>,
    /// Every hole of the player to move whose turn never ends, whether or not it may be played.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Hole>))]
    pub endless: Vec<Hole>,
    /// How often the position has occurred, this time included.
    pub occurrences: u32,
    /// How the game ended; none while it goes on.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub outcome: Option<OutcomeAnswer>,
    /// The final seeds, South's first, such as `30-18`; `*` while the game goes on.
    pub result: String,
    /// Why the game ended, in the words of the `Termination` tag; `unfinished` while it goes on.
    pub termination: &'static str,
}

impl Answer for GameAnswer {}

/// A turn that was taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GamePly {
    /// How many turns have been taken with this one.
    pub ply: usize,
    /// The hole that was lifted.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Hole))]
    pub hole: Hole,
    /// The seeds captured, the one that triggered the capture included.
    pub captured: u8,
    /// The laps of the turn; of an endless turn, those after which it is known as such.
    pub laps: u32,
    /// The hole that the last seed fell into; none if the turn never ends.
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Hole>, required = true))]
    pub lands: Option<Hole>,
    /// Whether the turn never ends. The board is then as it was.
    pub endless: bool,
    /// The position after the turn.
    pub after: Snapshot,
}

impl GamePly {
    fn new(ply: usize, turn: &Turn) -> Self {
        Self {
            ply,
            hole: turn.hole(),
            captured: turn.captured(),
            laps: turn.laps(),
            lands: turn.lands(),
            endless: turn.is_endless(),
            after: Snapshot::from(turn.after()),
        }
    }
}

impl From<&Game> for GameAnswer {
    fn from(game: &Game) -> Self {
        let (position, rules) = (game.position(), game.rules());
        let open = match game.outcome() {
            None => OpenMoves::of(position, rules),
            Some(_) => OpenMoves::of_finished(position, rules),
        };
        let plies = (1..).zip(game.turns());
        Self {
            rules: *rules,
            direction: direction_told(rules),
            start: Snapshot::from(game.start()),
            plies: plies.map(|(ply, turn)| GamePly::new(ply, turn)).collect(),
            position: Snapshot::from(position),
            moves: open.moves,
            endless: open.endless,
            occurrences: game.occurrences(),
            outcome: game.outcome().map(OutcomeAnswer::from),
            result: game.result(),
            termination: game.termination(),
        }
    }
}

/// Plays a game and tells how it stands.
///
/// # Errors
/// [`Problem`] if it cannot be played.
pub fn game(played: &Played) -> Result<GameAnswer, Problem> {
    Ok(GameAnswer::from(&played.to_game()?))
}

/// Tells which way seeds are sown, for drawing.
pub(super) const fn direction_told(rules: &Rules) -> &'static str {
    match rules.direction {
        Direction::Counterclockwise => "counterclockwise",
        Direction::ByParity => "by-number",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::passing::{SHORT, passing};

    fn json(request: &str) -> String {
        let played = serde_json::from_str(request).unwrap();
        game(&played).unwrap().to_json()
    }

    #[test]
    fn a_game_under_way_has_moves() {
        assert_eq!(
            json(r#"{"start":"1,0,2/0,3,0 5-4 S","moves":["C"]}"#),
            r#"{"rules":"merker","direction":"counterclockwise","start":{"position":"1,0,2/0,3,0 5-4 S","holes":[1,0,2,0,3,0],"captured":{"south":5,"north":4},"to_move":"south"},"plies":[{"ply":1,"move":"C","captured":2,"laps":2,"lands":"C","endless":false,"after":{"position":"2,1,0/0,0,1 7-4 N","holes":[2,1,0,0,0,1],"captured":{"south":7,"north":4},"to_move":"north"}}],"position":{"position":"2,1,0/0,0,1 7-4 N","holes":[2,1,0,0,0,1],"captured":{"south":7,"north":4},"to_move":"north"},"moves":[{"move":"c","laps":2,"lands":"a","captured":2,"taken":["a","C"]}],"endless":[],"occurrences":1,"outcome":null,"result":"*","termination":"unfinished"}"#
        );
    }

    #[test]
    fn a_game_that_is_over_has_an_outcome_and_no_moves() {
        let start = r#"{"start":"1,0,2/0,3,0 5-4 S","moves":"#;
        assert!(json(&format!(r#"{start}["A"]}}"#)).ends_with(
            r#""moves":[],"endless":[],"occurrences":1,"outcome":{"ending":"no legal move","winner":"south","seeds":{"south":11,"north":4},"by":"no-legal-move"},"result":"11-4","termination":"no legal move"}"#
        ));
        let resigned = r#"["C"],"ended":{"by":"resignation","side":"south"}}"#;
        assert!(json(&format!("{start}{resigned}")).ends_with(
            r#""moves":[],"endless":[],"occurrences":1,"outcome":{"ending":"South resigned","winner":"north","seeds":{"south":7,"north":8},"by":"resignation"},"result":"7-8","termination":"South resigned"}"#
        ));
    }

    #[test]
    fn the_direction_follows_the_option_whatever_the_name_of_the_rules() {
        for (rules, direction) in [
            ("merker", "counterclockwise"),
            ("merker,direction=parity", "by-number"),
            ("cross-endodoi", "by-number"),
            (
                "cross-endodoi,direction=counterclockwise",
                "counterclockwise",
            ),
        ] {
            let played = format!(r#"{{"rules":"{rules}"}}"#);
            assert!(json(&played).contains(&format!(r#""direction":"{direction}","#)));
        }
    }

    #[test]
    fn an_end_from_outside_is_answered_with_the_code_it_was_asked_with() {
        for by in ["resignation", "time", "illegal-move", "abandonment"] {
            let ended = format!(r#"{{"ended":{{"by":"{by}","side":"south"}}}}"#);
            assert!(json(&ended).contains(&format!(r#""by":"{by}"}}"#)));
        }
        let agreed = json(r#"{"ended":{"by":"agreement"}}"#);
        assert!(agreed.contains(r#""by":"agreement"}"#));
    }

    #[test]
    fn an_endless_turn_lands_nowhere_and_leaves_the_board() {
        let void = r#"{"rules":"merker,endless_turn=void","start":"0,7,0,5,2,0/1,0,4,0,2,1 10-16 S","moves":["E"]}"#;
        assert!(json(void).contains(
            r#"{"ply":1,"move":"E","captured":0,"laps":50,"lands":null,"endless":true,"after":{"position":"0,7,0,5,2,0/1,0,4,0,2,1 10-16 N","#
        ));
    }

    #[test]
    fn a_position_is_counted_each_time_it_occurs() {
        let occurrences = |moves: usize| {
            let answer = game(&passing(SHORT, moves, "")).unwrap();
            (answer.occurrences, answer.termination)
        };
        assert_eq!(occurrences(1), (1, "unfinished"));
        assert_eq!(occurrences(3), (2, "unfinished"));
        assert_eq!(occurrences(4), (3, "repetition"));
    }
}

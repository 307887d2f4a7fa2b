//! A game in one line, for studies that read many.

use endodoi::{Game, Position, Rules};
use serde::Serialize;

use crate::Answer;
use crate::outcome::OutcomeAnswer;

/// A game without its positions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameLine {
    /// The number of the game among those asked for, from 1.
    pub game: u32,
    /// The rules that the game was played by.
    pub rules: Rules,
    /// The first position.
    pub start: Position,
    /// The turns as records write them: the hole, and `+` with the seeds captured, if any.
    pub moves: Vec<String>,
    /// The final seeds, South's first, such as `30-18`; `*` while the game is unfinished.
    pub result: String,
    /// Why the game ended, in the words of the `Termination` tag.
    pub termination: &'static str,
    /// The same for programs; `None` while the game is unfinished.
    pub outcome: Option<OutcomeAnswer>,
    /// The number of turns.
    pub plies: usize,
    /// The number of laps of all turns together.
    pub laps: u64,
}

impl Answer for GameLine {}

impl GameLine {
    /// Tells a game as the one with this number.
    pub fn new(game: u32, played: &Game) -> Self {
        Self {
            game,
            rules: *played.rules(),
            start: *played.start(),
            moves: played.turns().map(ToString::to_string).collect(),
            result: played.result(),
            termination: played.termination(),
            outcome: played.outcome().map(OutcomeAnswer::from),
            plies: played.turns().count(),
            laps: played.turns().map(|turn| u64::from(turn.laps())).sum(),
        }
    }
}

#[cfg(test)]
mod tests {
    use endodoi::Width;

    use super::*;

    #[test]
    fn a_game_under_way_has_no_result() {
        let mut game = Game::new(Rules::MERKER, Position::start(Width::SIX, 4).unwrap());
        for index in [2, 6] {
            game.play(Width::SIX.hole(index).unwrap()).unwrap();
        }
        assert_eq!(
            GameLine::new(3, &game).to_json(),
            r#"{"game":3,"rules":"merker","start":"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S","moves":["C+7","a"],"result":"*","termination":"unfinished","outcome":null,"plies":2,"laps":6}"#
        );
    }

    #[test]
    fn a_finished_game_has_its_final_seeds() {
        let game = Game::new(Rules::MERKER, "0,0/1,2 4-5 S".parse().unwrap());
        assert_eq!(
            GameLine::new(1, &game).to_json(),
            r#"{"game":1,"rules":"merker","start":"0,0/1,2 4-5 S","moves":[],"result":"4-8","termination":"no legal move","outcome":{"ending":"no legal move","winner":"north","seeds":{"south":4,"north":8},"by":"no-legal-move"},"plies":0,"laps":0}"#
        );
    }
}

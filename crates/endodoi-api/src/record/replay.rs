//! A whole text of records, played through.

use std::iter::Enumerate;

use endodoi::record::{ReadRecordError, Records};
use endodoi::{Position, Record};
use serde::{Serialize, Serializer};
use thiserror::Error;

use super::ReplayedGame;
use crate::Answer;

/// A text in which every game has been played through without an error.
///
/// As JSON it is `{"games":[…]}` with a [`ReplayedGame`] for each.
///
/// ```
/// use endodoi_api::Replay;
///
/// let replay = Replay::new("1. C+7 d+9 *")?;
/// let game = replay.games().next().unwrap();
/// assert_eq!(game.plies[1].captured, 9);
/// # Ok::<(), endodoi::record::ReadRecordError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Replay<'a> {
    text: &'a str,
}

impl<'a> Replay<'a> {
    /// Reads a text and checks all its games.
    ///
    /// # Errors
    /// [`ReadRecordError`] at the first mistake, with game, line, column and reason.
    pub fn new(text: &'a str) -> Result<Self, ReadRecordError> {
        Records::new(text).try_for_each(|record| record.map(drop))?;
        Ok(Self { text })
    }

    /// Returns the games in the order of the text.
    pub fn games(&self) -> impl Iterator<Item = ReplayedGame> + use<'a> {
        self.records()
            .map(|(index, record)| ReplayedGame::new(index + 1, &record))
    }

    /// Returns the positions after so many plies, 0 being the start of each game.
    ///
    /// # Errors
    /// [`NoSuchPly`] if a game is shorter; the first such game is named.
    pub fn at(&self, ply: usize) -> Result<ReplayAt<'a>, NoSuchPly> {
        for (index, record) in self.records() {
            let last = record.game().turns().count();
            if ply > last {
                let game = index + 1;
                return Err(NoSuchPly { game, ply, last });
            }
        }
        Ok(ReplayAt { replay: *self, ply })
    }

    fn records(&self) -> Enumerate<impl Iterator<Item = Record> + use<'a>> {
        let checked = "the text was read without error when this was made";
        Records::new(self.text)
            .map(move |record| record.expect(checked))
            .enumerate()
    }
}

impl Answer for Replay<'_> {}

impl Serialize for Replay<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let games = EachInTurn(|| self.games());
        Games { games }.serialize(serializer)
    }
}

/// The position after so many plies of every game of a [`Replay`].
///
/// As JSON it is `{"games":[…]}` with a [`PlyPosition`] for each.
#[derive(Clone, Copy, Debug)]
pub struct ReplayAt<'a> {
    replay: Replay<'a>,
    /// At most the number of plies of every game.
    ply: usize,
}

impl<'a> ReplayAt<'a> {
    /// Returns the positions in the order of the text.
    pub fn games(&self) -> impl Iterator<Item = PlyPosition> + use<'a> {
        let ply = self.ply;
        self.replay
            .records()
            .map(move |(index, record)| PlyPosition {
                game: index + 1,
                ply,
                position: record.position_before(ply),
            })
    }
}

impl Answer for ReplayAt<'_> {}

impl Serialize for ReplayAt<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let games = EachInTurn(|| self.games());
        Games { games }.serialize(serializer)
    }
}

/// One position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PlyPosition {
    /// The number of the game in the text, from 1.
    pub game: usize,
    /// How many turns have been taken.
    pub ply: usize,
    /// The position after them.
    pub position: Position,
}

/// A game has fewer plies than were asked for.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("game {game} has no ply {ply}; give 0 (its start) to {last} (its end)")]
pub struct NoSuchPly {
    game: usize,
    ply: usize,
    last: usize,
}

/// The object that either answer is.
#[derive(Serialize)]
struct Games<T> {
    games: T,
}

/// A list that is made item by item while it is written.
struct EachInTurn<F>(F);

impl<F, I> Serialize for EachInTurn<F>
where
    F: Fn() -> I,
    I: IntoIterator<Item: Serialize>,
{
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((self.0)())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_an_object_with_all_that_was_played() {
        let text = "[South \"Anna\"]\n[Board \"2x2\"]\n[Start \"1,0/2,0 0-0 S\"]\n[Round \"1\"]\n\n1. A 3-0";
        assert_eq!(
            Replay::new(text).unwrap().to_json(),
            r#"{"games":[{"game":1,"tags":{"South":"Anna","Round":"1"},"rules":"merker","board":"2x2","start":"1,0/2,0 0-0 S","plies":[{"ply":1,"move":"A","captured":3,"laps":1,"position":"0,0/0,0 3-0 N"}],"result":"3-0","termination":"no legal move","outcome":{"ending":"no legal move","winner":"south","seeds":{"south":3,"north":0},"by":"no-legal-move"}}]}"#
        );
    }

    #[test]
    fn comments_and_variations_stand_with_their_turn() {
        let text = "{to begin} 1. C+7 {the usual start} (1. A+2 {too tame} 1... a) *";
        assert_eq!(
            Replay::new(text).unwrap().to_json(),
            r#"{"games":[{"game":1,"tags":{},"rules":"merker","board":"2x6","start":"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S","comments":["to begin"],"plies":[{"ply":1,"move":"C","captured":7,"laps":5,"position":"6,6,2,7,0,6/1,0,6,6,0,1 7-0 N","comments":["the usual start"],"variations":[{"plies":[{"ply":1,"move":"A","captured":2,"laps":5,"position":"2,7,0,6,1,6/6,6,0,0,6,6 2-0 N","comments":["too tame"]},{"ply":2,"move":"a","captured":3,"laps":7,"position":"2,10,3,0,4,9/1,10,0,3,1,0 2-3 S"}]}]}],"result":"*","termination":"unfinished","outcome":null}]}"#
        );
    }

    #[test]
    fn only_the_position_after_some_plies_can_be_asked_for() {
        let replay = Replay::new("1. C+7 d+9 *\n\n1. B *\n").unwrap();
        assert_eq!(
            replay.at(1).unwrap().to_json(),
            r#"{"games":[{"game":1,"ply":1,"position":"6,6,2,7,0,6/1,0,6,6,0,1 7-0 N"},{"game":2,"ply":1,"position":"6,2,7,0,6,1/6,6,0,0,1,6 7-0 N"}]}"#
        );
        assert_eq!(
            replay.at(2).unwrap_err().to_string(),
            "game 2 has no ply 2; give 0 (its start) to 1 (its end)"
        );
    }

    #[test]
    fn a_mistake_anywhere_refuses_the_whole_text() {
        let error = Replay::new("1. C+7 *\n\n1. B+6 *\n").unwrap_err();
        assert_eq!(error.game(), 2);
    }

    #[test]
    fn an_empty_text_has_no_games() {
        assert_eq!(Replay::new("").unwrap().to_json(), r#"{"games":[]}"#);
    }
}

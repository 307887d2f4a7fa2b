//! One game of a record.

use endodoi::record::{Comment, Notes, Variation};
use endodoi::{Hole, Position, Record, Rules, Turn};
use serde::Serialize;

use super::TagsAnswer;
use crate::outcome::OutcomeAnswer;

/// A game, from its start to its result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReplayedGame {
    /// The number of the game in its text, from 1.
    pub game: usize,
    /// All tags but those that follow from the game.
    pub tags: TagsAnswer,
    /// The rules that the game was played by.
    pub rules: Rules,
    /// The rows and the holes a row, such as `2x6`.
    pub board: String,
    /// The first position.
    pub start: Position,
    /// Comments before the first turn; absent if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<String>,
    /// The turns of the main line.
    pub plies: Vec<PlyAnswer>,
    /// The final seeds, South's first, such as `30-18`; `*` while the game is unfinished.
    pub result: String,
    /// Why the game ended, in the words of the `Termination` tag.
    pub termination: &'static str,
    /// The same for programs; `None` while the game is unfinished.
    pub outcome: Option<OutcomeAnswer>,
}

impl ReplayedGame {
    /// Tells a record as the game with this number.
    pub(super) fn new(game: usize, record: &Record) -> Self {
        let played = record.game();
        Self {
            game,
            tags: TagsAnswer::from(record.tags()),
            rules: *played.rules(),
            board: played.start().width().to_string(),
            start: *played.start(),
            comments: texts(record.opening()),
            plies: PlyAnswer::list(1, record.turns()),
            result: played.result(),
            termination: played.termination(),
            outcome: played.outcome().map(OutcomeAnswer::from),
        }
    }
}

/// A turn that was taken, or, in a variation, could have been.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlyAnswer {
    /// How many turns have been taken with this one. In a variation, those before it count too.
    pub ply: usize,
    /// The hole that was lifted.
    #[serde(rename = "move")]
    pub hole: Hole,
    /// The seeds captured, the one that triggered the capture included.
    pub captured: u8,
    /// The number of laps, at least 1.
    pub laps: u32,
    /// The position after the turn.
    pub position: Position,
    /// Comments on the turn; absent if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<String>,
    /// What could have been played instead of the turn; absent if nothing is noted.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub variations: Vec<VariationAnswer>,
}

impl PlyAnswer {
    fn list<'a>(first: usize, turns: impl Iterator<Item = (&'a Turn, &'a Notes)>) -> Vec<Self> {
        let plies = turns.enumerate().map(|(index, (turn, notes))| {
            let ply = first + index;
            let variations = notes.variations().iter();
            Self {
                ply,
                hole: turn.hole(),
                captured: turn.captured(),
                laps: turn.laps(),
                position: *turn.after(),
                comments: texts(&notes.comments),
                variations: variations
                    .map(|line| VariationAnswer::new(ply, line))
                    .collect(),
            }
        });
        plies.collect()
    }
}

/// A line that was not played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct VariationAnswer {
    /// Comments before its first turn; absent if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<String>,
    /// Its turns. The first has the number of the turn that the line replaces.
    pub plies: Vec<PlyAnswer>,
}

impl VariationAnswer {
    fn new(first: usize, variation: &Variation) -> Self {
        Self {
            comments: texts(variation.opening()),
            plies: PlyAnswer::list(first, variation.turns()),
        }
    }
}

fn texts(comments: &[Comment]) -> Vec<String> {
    let texts = comments.iter().map(|comment| comment.text().to_owned());
    texts.collect()
}

//! What the tags of a record say about the game, and whether its result is right.

use super::word::is_score;
use crate::game::Game;
use crate::hole::Width;
use crate::number;
use crate::outcome::Ending;
use crate::position::Position;
use crate::record::error::{ReadRecordErrorKind as Kind, WrongResult};
use crate::record::tags::Tags;
use crate::rules::Rules;

/// The tags of a record as far as they have been read.
#[derive(Default)]
pub(super) struct Head {
    pub(super) tags: Tags,
    rules: Option<Rules>,
    board: Option<Width>,
    seeds: Option<u8>,
    start: Option<Position>,
    result: Option<String>,
    termination: Option<Termination>,
}

/// What the `Termination` tag says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Termination {
    Unfinished,
    Ended(Ending),
}

impl Head {
    /// Takes one tag.
    pub(super) fn add(&mut self, name: &str, value: &str) -> Result<(), Kind> {
        let is_new = match name {
            "Rules" => self.rules.replace(read("Rules", value)?).is_none(),
            "Board" => self.board.replace(read("Board", value)?).is_none(),
            "Seeds" => self.seeds.replace(seeds(value)?).is_none(),
            "Start" => self.start.replace(read("Start", value)?).is_none(),
            "Result" => self.result.replace(result(value)?).is_none(),
            "Termination" => self.termination.replace(termination(value)?).is_none(),
            _ => {
                let is_new = self.tags.get(name).is_none();
                self.tags.set(name, value)?;
                is_new
            }
        };
        if is_new {
            return Ok(());
        }
        Err(Kind::TagTwice(name.to_owned()))
    }

    /// Sets up the game that the tags describe, adding the laps that had to be sown for it.
    pub(super) fn new_game(&self, laps: &mut u64) -> Result<Game, Kind> {
        let rules = self.rules.unwrap_or_default();
        let start = match self.start {
            Some(start) => self.checked(start)?,
            None => self.uniform_start(&rules)?,
        };
        Ok(Game::new_counting(rules, start, laps))
    }

    fn uniform_start(&self, rules: &Rules) -> Result<Position, Kind> {
        let width = self.board.unwrap_or(Width::SIX);
        let seeds = self.seeds.unwrap_or(rules.usual_seeds());
        Position::start(width, seeds).map_err(|error| wrong("Seeds", error))
    }

    /// Compares a start position with the other tags.
    fn checked(&self, start: Position) -> Result<Position, Kind> {
        if self.board.is_some_and(|width| width != start.width()) {
            let reason = format!("Start is a position on {}", start.width());
            return Err(wrong("Board", reason));
        }
        if self.seeds.is_some() && self.seeds != start.uniform_seeds() {
            let reason = "Start is another position; leave Seeds out";
            return Err(wrong("Seeds", reason));
        }
        Ok(start)
    }

    /// Ends the game as the record says, and compares the result with the game's.
    pub(super) fn check_result(&self, game: &mut Game, result: &str) -> Result<(), Kind> {
        let wrong = |wrong| Err(Kind::Result(wrong));
        let written = result.to_owned();
        if self.result.as_ref().is_some_and(|tag| tag != result) {
            return wrong(WrongResult::TagDiffers { written });
        }
        if game.outcome().is_none() && result != "*" {
            self.end(game)?;
        }
        let right_termination = match game.outcome() {
            Some(right) if right.seeds().to_string() != result => {
                return wrong(WrongResult::Wrong { written, right });
            }
            Some(right) => Termination::Ended(right.ending()),
            None => Termination::Unfinished,
        };
        match self.termination {
            Some(termination) if termination != right_termination => {
                let right = right_termination.words();
                wrong(WrongResult::Termination { right })
            }
            _ => Ok(()),
        }
    }

    /// Ends a game that did not end by its last turn.
    fn end(&self, game: &mut Game) -> Result<(), Kind> {
        let ended = match self.termination {
            Some(Termination::Ended(Ending::Agreement)) => game.agree(),
            Some(Termination::Ended(Ending::Resignation(side))) => game.resign(side),
            Some(Termination::Ended(Ending::Forfeit(side, forfeit))) => game.forfeit(side, forfeit),
            _ => return Err(Kind::Result(WrongResult::NotOver)),
        };
        ended.expect("the game is not over yet");
        Ok(())
    }
}

impl Termination {
    fn words(self) -> &'static str {
        match self {
            Self::Unfinished => Game::UNFINISHED,
            Self::Ended(ending) => ending.words(),
        }
    }
}

/// Reads the value of a tag by its type.
fn read<T: std::str::FromStr<Err: std::fmt::Display>>(
    name: &'static str,
    value: &str,
) -> Result<T, Kind> {
    value.parse().map_err(|error| wrong(name, error))
}

fn seeds(value: &str) -> Result<u8, Kind> {
    let reason = "write the number of seeds in every hole, such as \"4\"";
    number::plain(value).ok_or_else(|| wrong("Seeds", reason))
}

fn result(value: &str) -> Result<String, Kind> {
    if value == "*" || is_score(value) {
        return Ok(value.to_owned());
    }
    Err(wrong(
        "Result",
        "write the final seeds, such as \"30-18\", or \"*\"",
    ))
}

fn termination(value: &str) -> Result<Termination, Kind> {
    if value == Game::UNFINISHED {
        return Ok(Termination::Unfinished);
    }
    let endings = Ending::ALL.iter().map(|ending| ending.words());
    let endings = endings.collect::<Vec<_>>().join(", ");
    Ending::from_words(value)
        .map(Termination::Ended)
        .ok_or_else(|| {
            wrong(
                "Termination",
                format!("write {endings} or {}", Game::UNFINISHED),
            )
        })
}

fn wrong(name: &'static str, reason: impl std::fmt::Display) -> Kind {
    let reason = reason.to_string();
    Kind::TagValue { name, reason }
}

//! A turn to be shown: its laps, the holes that each sows, and the boards between them.
//!
//! A drawing needs no rules to show it. Of a long relay only the first laps and the last ones are
//! told, and every lap that is told has the whole board before it, so that the gap does no harm.

use std::collections::VecDeque;

use endodoi::{Board, Hole, Lap, Rules};
use serde::{Deserialize, Serialize};

use super::place::Place;
use super::played::{hole, position, rules};
use super::snapshot::holes;
use super::{Problem, ProblemKind, Snapshot};
use crate::Answer;

/// Of a long turn, as many laps are told from its beginning.
const FIRST: usize = 80;
/// Of a long turn, as many laps are told from its end.
const LAST: usize = 40;

/// Which turn is to be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnRequest {
    /// The rules as text; `merker` if left out.
    #[serde(default)]
    pub rules: Option<String>,
    /// The position as text.
    pub position: String,
    /// The hole that is lifted, by its letter.
    #[serde(rename = "move")]
    pub hole: String,
}

/// A turn to be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TurnShown {
    /// The hole that the player chose.
    #[serde(rename = "move")]
    pub hole: Hole,
    /// The number of laps, at least 1; of an endless turn, those after which it is known as such.
    pub laps: u32,
    /// The seeds captured, the one that triggered the capture included.
    pub captured: u8,
    /// The seeds sown, those of all laps together.
    pub sown: u64,
    /// Whether the turn never ends.
    pub endless: bool,
    /// The position before the turn.
    pub before: Snapshot,
    /// The position after the turn. An endless turn leaves the board as it was.
    pub after: Snapshot,
    /// The laps, 120 at most: of a longer turn the first 80 and the last 40.
    pub shown: Vec<LapShown>,
    /// The holes whose seeds are captured at the end; none if nothing is.
    pub taken: Vec<Hole>,
}

impl Answer for TurnShown {}

/// A lap to be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LapShown {
    /// The number of the lap in its turn, from 1. A gap in these numbers is laps left out.
    pub number: u32,
    /// The hole that is lifted.
    pub hole: Hole,
    /// The seeds lifted, all of which are sown.
    pub lifted: u8,
    /// The holes that the seeds fall into, one after the other.
    pub sown: Vec<Hole>,
    /// The hole that the last of them falls into.
    pub lands: Hole,
    /// The seeds in all holes in sowing order before the lap.
    pub holes: Vec<u8>,
}

impl LapShown {
    fn new(number: u32, lap: Lap, before: &Board, rules: &Rules) -> Self {
        Self {
            number,
            hole: lap.hole,
            lifted: lap.lifted,
            sown: lap.sown(rules).collect(),
            lands: lap.lands,
            holes: holes(before),
        }
    }
}

/// Sows a turn and tells it for a drawing. An endless turn is told too, whether or not the rules let it
/// be played.
///
/// # Errors
/// [`Problem`] if a text cannot be read, or the hole is not one of the player to move or is empty.
pub fn turn_shown(request: &TurnRequest) -> Result<TurnShown, Problem> {
    let whole = Place::default();
    let rules = rules(request.rules.as_deref(), &whole)?;
    let position = position(&request.position, "position", &whole)?;
    let place = whole.field("move");
    let hole = hole(&request.hole, &position, &place)?;
    let mut kept = KeptLaps::default();
    let turn = position
        .watch(hole, &rules, |before, lap| kept.see(*before, lap))
        .map_err(|error| place.problem(ProblemKind::NotPlayable, error.code(), error))?;
    let laps = kept.first.iter().chain(&kept.last);
    Ok(TurnShown {
        hole,
        laps: turn.laps(),
        captured: turn.captured(),
        sown: kept.sown,
        endless: turn.is_endless(),
        before: Snapshot::from(&position),
        after: Snapshot::from(turn.after()),
        shown: laps
            .map(|(number, before, lap)| LapShown::new(*number, *lap, before, &rules))
            .collect(),
        taken: turn.taken().collect(),
    })
}

/// The laps that are kept while a turn is sown, with their numbers and the boards before them.
#[derive(Default)]
struct KeptLaps {
    seen: u32,
    sown: u64,
    first: Vec<(u32, Board, Lap)>,
    last: VecDeque<(u32, Board, Lap)>,
}

impl KeptLaps {
    fn see(&mut self, before: Board, lap: Lap) {
        self.seen += 1;
        self.sown += u64::from(lap.lifted);
        let lap = (self.seen, before, lap);
        if self.first.len() < FIRST {
            self.first.push(lap);
            return;
        }
        if self.last.len() == LAST {
            self.last.pop_front();
        }
        self.last.push_back(lap);
    }
}

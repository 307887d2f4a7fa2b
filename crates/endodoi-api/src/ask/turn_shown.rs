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
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TurnRequest {
    /// The rules as text; `merker` if left out.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Rules>))]
    pub rules: Option<String>,
    /// The position as text.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Position))]
    pub position: String,
    /// The hole that is lifted, by its letter.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Hole))]
    pub hole: String,
}

/// A turn to be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TurnShown {
    /// The hole that the player chose.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Hole))]
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
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Hole>))]
    pub taken: Vec<Hole>,
}

impl Answer for TurnShown {}

/// A lap to be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LapShown {
    /// The number of the lap in its turn, from 1. A gap in these numbers is laps left out.
    pub number: u32,
    /// The hole that is lifted.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Hole))]
    pub hole: Hole,
    /// The seeds lifted, all of which are sown.
    pub lifted: u8,
    /// The holes that the seeds fall into, one after the other.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Hole>))]
    pub sown: Vec<Hole>,
    /// The hole that the last of them falls into.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Hole))]
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

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(request: &str) -> TurnShown {
        turn_shown(&serde_json::from_str(request).unwrap()).unwrap()
    }

    #[test]
    fn every_lap_has_its_holes_and_the_board_before_it() {
        let start = r#"{"position":"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S","move":"B"}"#;
        assert_eq!(
            shown(start).to_json(),
            r#"{"move":"B","laps":5,"captured":7,"sown":26,"endless":false,"before":{"position":"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S","holes":[4,4,4,4,4,4,4,4,4,4,4,4],"captured":{"south":0,"north":0},"to_move":"south"},"after":{"position":"6,2,7,0,6,1/6,6,0,0,1,6 7-0 N","holes":[6,2,7,0,6,1,6,6,0,0,1,6],"captured":{"south":7,"north":0},"to_move":"north"},"shown":[{"number":1,"hole":"B","lifted":4,"sown":["C","D","E","F"],"lands":"F","holes":[4,4,4,4,4,4,4,4,4,4,4,4]},{"number":2,"hole":"F","lifted":5,"sown":["a","b","c","d","e"],"lands":"e","holes":[4,0,5,5,5,5,4,4,4,4,4,4]},{"number":3,"hole":"e","lifted":5,"sown":["f","A","B","C","D"],"lands":"D","holes":[4,0,5,5,5,0,5,5,5,5,5,4]},{"number":4,"hole":"D","lifted":6,"sown":["E","F","a","b","c","d"],"lands":"d","holes":[5,1,6,6,5,0,5,5,5,5,0,5]},{"number":5,"hole":"d","lifted":6,"sown":["e","f","A","B","C","D"],"lands":"D","holes":[5,1,6,0,6,1,6,6,6,6,0,5]}],"taken":["D","c"]}"#
        );
    }

    #[test]
    fn seeds_that_run_the_other_way_are_told_so() {
        let cross = r#"{"rules":"cross-endodoi","position":"3,3,3/3,3,3 0-0 S","move":"A"}"#;
        let sown = shown(cross).shown.into_iter().map(|lap| {
            let letters = lap.sown.iter().map(|hole| hole.letter());
            letters.collect::<String>()
        });
        assert_eq!(sown.collect::<Vec<_>>(), ["cba", "bcAB", "Cabc", "ABCabc"]);
    }

    #[test]
    fn a_seed_that_is_captured_alone_is_taken_alone() {
        let alone = shown(r#"{"rules":"endodoi","position":"1,0,2/0,0,0 0-0 S","move":"A"}"#);
        let letters: String = alone.taken.iter().map(|hole| hole.letter()).collect();
        assert_eq!((alone.captured, letters.as_str()), (1, "B"));
    }

    #[test]
    fn of_a_long_turn_the_first_laps_and_the_last_are_told() {
        let endless = shown(r#"{"position":"5,3,2,1,0,4/3,0,1,3,5,14 4-3 S","move":"A"}"#);
        assert!(endless.endless && endless.taken.is_empty());
        assert_eq!(endless.laps, 10_000);
        assert_eq!(endless.before.holes, endless.after.holes);
        let numbers = endless.shown.iter().map(|lap| lap.number);
        assert!(numbers.eq((1..=80).chain(9961..=10_000)));
        let told: u64 = endless.shown.iter().map(|lap| u64::from(lap.lifted)).sum();
        assert!(endless.sown > told);
    }

    #[test]
    fn a_hole_that_cannot_be_lifted_is_refused() {
        for (position, hole, code, pointer) in [
            ("0,1/1,1 0-0 S", "A", "play.empty-hole", "/move"),
            ("0,1/1,1 0-0 S", "a", "move.not-exact", "/move"),
            ("0,1/1,1 0-0 S", "C", "move.no-such-hole", "/move"),
            ("0,1/1,1 0-0", "A", "position.unexpected", "/position"),
        ] {
            let request = TurnRequest {
                rules: None,
                position: position.to_owned(),
                hole: hole.to_owned(),
            };
            let problem = turn_shown(&request).unwrap_err();
            assert_eq!((problem.code(), problem.pointer()), (code, pointer));
        }
    }
}

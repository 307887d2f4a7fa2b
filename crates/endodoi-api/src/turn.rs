//! How does a turn go, lap by lap?

use endodoi::{Hole, Lap, PlayError, Position, Rules};
use serde::Serialize;

use crate::Answer;

/// A turn with all its laps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TurnAnswer {
    /// The hole that the player chose.
    #[serde(rename = "move")]
    pub hole: Hole,
    /// The number of laps, at least 1.
    pub laps: u32,
    /// The seeds captured, the one that triggered the capture included.
    pub captured: u8,
    /// The position after the turn. An endless turn leaves the board as it was.
    pub after: Position,
    /// Every lap in order. Of an endless turn, those after which it was known as such.
    pub trace: Vec<LapAnswer>,
    /// Whether the turn never ends.
    pub endless: bool,
}

impl Answer for TurnAnswer {}

/// One lift-and-sow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LapAnswer {
    /// The hole that is lifted.
    pub hole: Hole,
    /// The seeds lifted, all of which are sown.
    pub lifted: u8,
    /// The hole that the last of them falls into.
    pub lands: Hole,
}

impl From<&Lap> for LapAnswer {
    fn from(lap: &Lap) -> Self {
        Self {
            hole: lap.hole,
            lifted: lap.lifted,
            lands: lap.lands,
        }
    }
}

/// Sows from a hole of the player to move and tells every lap.
///
/// An endless turn is told too, whether or not the rules let it be played.
///
/// # Errors
/// [`PlayError`] if the hole is empty or not one of the player to move.
pub fn turn(position: &Position, hole: Hole, rules: &Rules) -> Result<TurnAnswer, PlayError> {
    let trace = position.trace(hole, rules)?;
    let turn = trace.turn();
    Ok(TurnAnswer {
        hole: turn.hole(),
        laps: turn.laps(),
        captured: turn.captured(),
        after: *turn.after(),
        trace: trace.laps().iter().map(LapAnswer::from).collect(),
        endless: turn.is_endless(),
    })
}

#[cfg(test)]
mod tests {
    use endodoi::MoveText;

    use super::*;

    fn answer(position: &str, hole: &str) -> Result<TurnAnswer, PlayError> {
        let position = position.parse().unwrap();
        let hole: MoveText = hole.parse().unwrap();
        turn(&position, hole.resolve(&position).unwrap(), &Rules::MERKER)
    }

    #[test]
    fn a_turn_is_told_lap_by_lap() {
        let answer = answer("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "B").unwrap();
        assert_eq!(
            answer.to_json(),
            r#"{"move":"B","laps":5,"captured":7,"after":"6,2,7,0,6,1/6,6,0,0,1,6 7-0 N","trace":[{"hole":"B","lifted":4,"lands":"F"},{"hole":"F","lifted":5,"lands":"e"},{"hole":"e","lifted":5,"lands":"D"},{"hole":"D","lifted":6,"lands":"d"},{"hole":"d","lifted":6,"lands":"D"}],"endless":false}"#
        );
    }

    #[test]
    fn an_endless_turn_leaves_the_board_and_passes() {
        let answer = answer("0,7,0,5,2,0/1,0,4,0,2,1 10-16 S", "E").unwrap();
        assert_eq!(answer.trace.len(), 50);
        let json = answer.to_json();
        let opening = r#"{"move":"E","laps":50,"captured":0,"after":"0,7,0,5,2,0/1,0,4,0,2,1 10-16 N","trace":[{"hole":"E","lifted":2,"lands":"a"},"#;
        assert!(json.starts_with(opening), "{json}");
        assert!(json.ends_with(r#"}],"endless":true}"#));
    }

    #[test]
    fn an_empty_hole_has_no_turn() {
        let error = answer("0,1/1,1 0-0 S", "A").unwrap_err();
        assert_eq!(error.code(), "play.empty-hole");
    }
}

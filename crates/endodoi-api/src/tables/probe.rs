//! What is a position worth by the tables, and which holes are best?
//!
//! A table knows what is still to be won; the answer tells the final difference as well, with what
//! has been captured so far.

use endodoi::{Hole, Position, Rules, Side, Turn, Width};
use endodoi_tablebase::{DecidedError, TableError, TableRules, Tablebase};
use serde::Serialize;
use thiserror::Error;

use crate::{Answer, OutcomeAnswer};

/// What tables know of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ProbeAnswer {
    /// The position asked about.
    pub position: Position,
    /// The rules asked about.
    pub rules: Rules,
    /// The final seeds of the player to move minus those of the opponent, with best play of both.
    pub value: i16,
    /// The same without the seeds captured so far: what is still to be won from here.
    pub still_to_be_won: i16,
    /// Every hole that is worth as much, in sowing order; none if the game is over.
    pub best: Vec<Hole>,
    /// Every legal move in sowing order; none if the game is over.
    pub moves: Vec<ProbedMoveAnswer>,
    /// How the game ended, if it is over here.
    pub outcome: Option<OutcomeAnswer>,
    /// The most seeds on a board that the tables know.
    pub tables: u8,
}

impl Answer for ProbeAnswer {}

/// A legal move and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ProbedMoveAnswer {
    /// The hole that is lifted.
    #[serde(rename = "move")]
    pub hole: Hole,
    /// The seeds captured.
    pub captured: u8,
    /// What the move is worth to its player, as in [`ProbeAnswer::value`].
    pub value: i16,
}

/// Why tables do not tell what a position is worth.
#[derive(Clone, Debug, Error)]
#[non_exhaustive]
pub enum ProbeError {
    /// There are too many seeds on the board.
    #[error("the position has {seeds} seeds on the board, and the tables know up to {most}")]
    TooManySeeds {
        /// The seeds on the board.
        seeds: u8,
        /// The most seeds that the tables know.
        most: u8,
    },
    /// The tables are for another board.
    #[error("the position is on {position}, and the tables are for {tables}")]
    OtherBoard {
        /// The board of the position.
        position: Width,
        /// The board of the tables.
        tables: Width,
    },
    /// The tables are for other rules.
    #[error("the tables are for the rules {0}")]
    OtherRules(TableRules),
    /// No tables can be made for these rules.
    #[error(transparent)]
    Decided(#[from] DecidedError),
    /// A table is damaged or cannot be read.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl ProbeError {
    /// Returns a name for the kind of error that never changes, for translation.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooManySeeds { .. } => "probe.too-many-seeds",
            Self::OtherBoard { .. } => "probe.other-board",
            Self::OtherRules(_) => "probe.other-rules",
            Self::Decided(error) => error.code(),
            Self::Table(error) => error.code(),
        }
    }
}

/// Looks a position and each of its turns up.
///
/// What came before the position is not known to a table: endless play is worth 0, whatever the rules
/// say of repetition.
///
/// # Errors
/// [`ProbeError`] if the tables are for another board or other rules, do not reach so far, or cannot be
/// read.
///
/// ```
/// use std::num::NonZero;
///
/// use endodoi::{Rules, Width};
/// use endodoi_api::probe;
/// use endodoi_tablebase::{TableRules, Tablebase, next_layer};
///
/// let (width, rules) = (Width::new(2)?, TableRules::new(&Rules::MERKER)?);
/// let mut layers = Vec::new();
/// for _ in 0..=2 {
///     layers.push(next_layer(width, rules, &layers, NonZero::<usize>::MIN).expect("it is small"));
/// }
/// let tables = Tablebase::in_memory(rules, layers)?;
/// let answer = probe(&tables, &"0,1/1,0 3-3 S".parse()?, &Rules::MERKER)?;
/// assert_eq!(answer.still_to_be_won, answer.value);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn probe(
    tables: &Tablebase,
    position: &Position,
    rules: &Rules,
) -> Result<ProbeAnswer, ProbeError> {
    if TableRules::new(rules)? != *tables.rules() {
        return Err(ProbeError::OtherRules(*tables.rules()));
    }
    let still_to_be_won = look_up(tables, position)?;
    let lead = lead(position);
    let outcome = position.outcome(rules);
    let mut moves = Vec::new();
    if outcome.is_none() {
        for turn in position.turns(rules).filter(|turn| rules.allows(turn)) {
            moves.push(ProbedMoveAnswer {
                hole: turn.hole(),
                captured: turn.captured(),
                value: lead + worth(tables, &turn, rules)?,
            });
        }
    }
    let value = lead + still_to_be_won;
    let best = moves.iter().filter(|answer| answer.value == value);
    Ok(ProbeAnswer {
        position: *position,
        rules: *rules,
        value,
        still_to_be_won,
        best: best.map(|answer| answer.hole).collect(),
        moves,
        outcome: outcome.map(OutcomeAnswer::from),
        tables: tables.most_seeds(),
    })
}

/// What the player of a turn still wins by it and after it, minus what the opponent does.
fn worth(tables: &Tablebase, turn: &Turn, rules: &Rules) -> Result<i16, ProbeError> {
    // An endless turn that ends the game shares the seeds; one that is void is a turn like others.
    if turn.is_endless() && turn.outcome(rules).is_some() {
        return Ok(0);
    }
    Ok(i16::from(turn.captured()) - look_up(tables, turn.after())?)
}

fn look_up(tables: &Tablebase, position: &Position) -> Result<i16, ProbeError> {
    if let Some(value) = tables.value(position)? {
        return Ok(i16::from(value));
    }
    if position.width() != tables.width() {
        return Err(ProbeError::OtherBoard {
            position: position.width(),
            tables: tables.width(),
        });
    }
    Err(ProbeError::TooManySeeds {
        seeds: position.board().total(),
        most: tables.most_seeds(),
    })
}

/// What the player to move has captured more than the opponent.
fn lead(position: &Position) -> i16 {
    let captured = position.captured();
    let mover: Side = position.to_move();
    i16::from(captured[mover]) - i16::from(captured[mover.opposite()])
}

#[cfg(test)]
mod tests {
    use std::num::NonZero;

    use endodoi_tablebase::next_layer;

    use super::*;

    fn tables(holes: usize, rules: &Rules, seeds: u8) -> Tablebase {
        let (width, rules) = (Width::new(holes).unwrap(), TableRules::new(rules).unwrap());
        let mut layers = Vec::new();
        for _ in 0..=seeds {
            layers.push(next_layer(width, rules, &layers, NonZero::<usize>::MIN).unwrap());
        }
        Tablebase::in_memory(rules, layers).unwrap()
    }

    fn ask(rules: &str, text: &str) -> Result<ProbeAnswer, ProbeError> {
        let rules: Rules = rules.parse().unwrap();
        let position: Position = text.parse().unwrap();
        let holes = position.width().holes_per_row();
        let made_for = Rules {
            stop_when_decided: false,
            ..rules
        };
        probe(&tables(holes, &made_for, 6), &position, &rules)
    }

    #[test]
    fn the_value_is_that_of_the_best_move() {
        let json = ask("merker", "1,0,2/0,3,0 5-4 S").unwrap().to_json();
        assert_eq!(
            json,
            r#"{"position":"1,0,2/0,3,0 5-4 S","rules":"merker","value":7,"still_to_be_won":6,"best":["A"],"moves":[{"move":"A","captured":4,"value":7},{"move":"C","captured":2,"value":-1}],"outcome":null,"tables":6}"#
        );
    }

    #[test]
    fn every_position_is_worth_what_its_best_move_is() {
        for rules in [
            "merker",
            "endodoi",
            "cross-endodoi",
            "merker,endless_turn=void",
            "merker,endless_turn=draw",
        ] {
            let rules: Rules = rules.parse().unwrap();
            let tables = tables(2, &rules, 9);
            for layer in tables.layers() {
                for number in 0..layer.index.positions() {
                    let board = layer.index.board(number);
                    let captured = endodoi::BySide { south: 2, north: 5 };
                    let position = Position::new(board, captured, Side::South).unwrap();
                    let answer = probe(&tables, &position, &rules).unwrap();
                    let most = answer.moves.iter().map(|answer| answer.value).max();
                    assert_eq!(most.is_some(), answer.outcome.is_none(), "{position}");
                    assert_eq!(most.unwrap_or(answer.value), answer.value, "{position}");
                    assert_eq!(answer.best.is_empty(), most.is_none(), "{position}");
                    assert_eq!(answer.value, answer.still_to_be_won - 3);
                }
            }
        }
    }

    #[test]
    fn a_game_that_is_over_has_a_value_and_no_moves() {
        let answer = ask("merker", "0,0/1,2 4-5 S").unwrap();
        assert_eq!((answer.value, answer.still_to_be_won), (-4, -3));
        assert!(answer.best.is_empty() && answer.moves.is_empty());
        assert!(answer.outcome.is_some());
    }

    #[test]
    fn what_the_tables_do_not_know_is_said() {
        let refused = |rules, text| ask(rules, text).unwrap_err();
        let many = refused("merker", "4,4/4,4 0-0 S");
        assert_eq!(
            many.to_string(),
            "the position has 16 seeds on the board, and the tables know up to 6"
        );
        assert_eq!(many.code(), "probe.too-many-seeds");
        let decided = refused("merker,stop_when_decided=true", "0,1/1,0 0-0 S");
        assert_eq!(decided.code(), "tables.stop-when-decided");
        let rules = Rules::CROSS_ENDODOI;
        let position = "0,1/1,0 0-0 S".parse().unwrap();
        let other = probe(&tables(2, &Rules::MERKER, 2), &position, &rules).unwrap_err();
        assert_eq!(other.to_string(), "the tables are for the rules merker");
        let wide = "0,1,0/1,0,0 0-0 S".parse().unwrap();
        let other = probe(&tables(2, &rules, 2), &wide, &rules).unwrap_err();
        assert_eq!(
            other.to_string(),
            "the position is on 2x3, and the tables are for 2x2"
        );
    }
}

//! Reading one puzzle from its line of text.
//!
//! What the rules alone can tell is checked here, so that whoever has a [`Puzzle`] can show and play it. That its answer is
//! the right one is proved in `proof`.

use endodoi::{Position, Rules, Turn};
use serde::Deserialize;

use super::id::id;
use super::{Difficulty, Puzzle, PuzzleError, PuzzleKind};

/// A puzzle as it is written, of which nothing is known yet.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    id: String,
    kind: PuzzleKind,
    difficulty: Difficulty,
    rules: Rules,
    position: Position,
    answer: Vec<String>,
    value: i16,
    line: Vec<String>,
}

/// Reads a puzzle.
pub(super) fn read(text: &str) -> Result<Puzzle, PuzzleError> {
    let written: Written =
        serde_json::from_str(text).map_err(|error| PuzzleError::Json(without_line(&error)))?;
    let Written {
        rules, position, ..
    } = written;
    let wanted = id(&rules, &position);
    if written.id != wanted {
        let told = written.id;
        return Err(PuzzleError::Id { told, wanted });
    }
    if position.to_move() != endodoi::Side::South {
        return Err(PuzzleError::NorthToMove);
    }
    let holes = position.legal_moves(&rules).len();
    if holes < Puzzle::FEWEST_HOLES {
        return Err(PuzzleError::FewHoles(holes));
    }
    let answer = match written.answer.as_slice() {
        [one] => play(&position, one, &rules),
        _ => None,
    };
    let Some(answer) = answer else {
        return Err(PuzzleError::Answer(written.answer.concat()));
    };
    let is_fit = (1..=Puzzle::MOST_PLIES).contains(&written.line.len());
    if !is_fit || written.line.first() != written.answer.first() {
        return Err(PuzzleError::Line);
    }
    let mut now = position;
    let mut line = Vec::new();
    for (hole, number) in written.line.into_iter().zip(1..) {
        let Some(turn) = play(&now, &hole, &rules) else {
            return Err(PuzzleError::Turn { number, hole });
        };
        line.push(turn.hole());
        now = *turn.after();
    }
    Ok(Puzzle {
        id: written.id,
        kind: written.kind,
        difficulty: written.difficulty,
        rules,
        position,
        answer: vec![answer.hole()],
        value: written.value,
        line,
    })
}

/// Plays the hole of this letter, if that can be done.
fn play(position: &Position, letter: &str, rules: &Rules) -> Option<Turn> {
    let mut row = position.width().row(position.to_move());
    let hole = row.find(|hole| hole.to_string() == letter)?;
    position.play(hole, rules).ok()
}

/// What is wrong and where, without the number of the line, which is always 1 here.
fn without_line(error: &serde_json::Error) -> String {
    let said = error.to_string();
    let (what, _) = said.split_once(" at line ").unwrap_or((&said, ""));
    format!("column {}: {what}", error.column())
}

//! A game that was played, as a record, and what is read back of it when a match is resumed.

use std::fmt::Write as _;
use std::time::Duration;

use endodoi::record::{Comment, Notes};
use endodoi::{BySide, Outcome, Record, Side, Turn};

use super::Plan;
use super::judge::{Note, Played};
use super::schedule::Fixture;

/// The tag that holds the number of the game, from 1.
const NUMBER: &str = "Number";
/// The tag that holds what makes the games of a match.
pub(crate) const TERMS: &str = "Terms";

/// Makes the record of a game.
pub(crate) fn record(plan: &Plan, fixture: &Fixture, played: &Played, date: &str) -> Record {
    let mut record = Record::from_game(&played.game);
    let engines = fixture.seats.map(|engine| &plan.engines[engine]);
    let BySide { south, north } = engines;
    let mut set = |name: &str, value: &str| {
        let value = value.replace(char::is_control, "?");
        let set = record.tags_mut().set(name, &value);
        set.expect("the names are words and the values have no control characters");
    };
    set("South", &south.name);
    set("North", &north.name);
    set("Date", date);
    set("Event", &plan.event());
    set("Round", &(fixture.round + 1).to_string());
    set(NUMBER, &(fixture.number + 1).to_string());
    if south.allowance == north.allowance {
        set("TimeControl", &south.allowance.to_string());
    } else {
        set("SouthTimeControl", &south.allowance.to_string());
        set("NorthTimeControl", &north.allowance.to_string());
    }
    let opening = played.game.turns().count() - played.notes.len();
    set("OpeningTurns", &opening.to_string());
    if let Some(mishap) = &played.mishap {
        set("Mishap", mishap);
    }
    if let Some(adjudication) = played.adjudication {
        set("Adjudication", adjudication);
    }
    set(TERMS, &plan.terms.to_string());
    let movers: Vec<Side> = played.game.turns().map(mover).collect();
    for (turn, note) in (opening..).zip(&played.notes) {
        let notes: Option<&mut Notes> = record.notes_mut(turn);
        if let (Some(notes), Some(comment)) = (notes, comment(note, movers[turn])) {
            notes.comments.push(comment);
        }
    }
    record
}

/// Reads the number of the game, from 0, and its outcome.
///
/// # Errors
/// A sentence if the record is not of a game of the plan.
pub(crate) fn read_back(plan: &Plan, record: &Record) -> Result<(u32, Outcome), String> {
    let number = record.tags().get(NUMBER);
    let number = number.and_then(|number| number.parse::<u32>().ok()?.checked_sub(1));
    let number = number.ok_or_else(|| format!("it has no tag {NUMBER}"))?;
    let outcome = record.game().outcome();
    let outcome = outcome.ok_or_else(|| "it is not over".to_owned())?;
    if let Some(fixture) = plan.schedule.fixture(number) {
        for side in Side::ALL {
            let planned = &plan.engines[fixture.seats[side]].name;
            if record.tags().get(&side.to_string()) != Some(planned) {
                return Err(format!("{side} is not {planned}"));
            }
        }
    }
    Ok((number, outcome))
}

fn mover(turn: &Turn) -> Side {
    turn.hole().side()
}

/// `[%eval 1.25] [%clk 0:00:09] depth 7`, as much of it as is known.
fn comment(note: &Note, mover: Side) -> Option<Comment> {
    let mut words = String::new();
    if let Some(score) = note.score {
        let for_south = match mover {
            Side::South => score,
            Side::North => score.saturating_neg(),
        };
        let _ = write!(words, "[%eval {:.2}] ", f64::from(for_south) / 100.0 + 0.0);
    }
    if let Some(left) = note.left {
        let _ = write!(words, "[%clk {}] ", clock(left));
    }
    if let Some(depth) = note.depth {
        let _ = write!(words, "depth {depth}");
    }
    let comment = Comment::new(&words).ok()?;
    (!comment.text().is_empty()).then_some(comment)
}

/// Whole seconds, as `h:mm:ss`.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("{hours}:{minutes:02}:{:02}", seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note(score: Option<i32>, left: Option<u64>, depth: Option<u32>) -> Note {
        Note {
            score,
            depth,
            left: left.map(Duration::from_secs),
        }
    }

    #[test]
    fn a_value_is_written_from_souths_view() {
        let text = |note: &Note, mover| comment(note, mover).unwrap().to_string();
        let noted = note(Some(-125), Some(3725), Some(7));
        let of_north = text(&noted, Side::North);
        assert_eq!(of_north, "{[%eval 1.25] [%clk 1:02:05] depth 7}");
        assert_eq!(
            text(&note(Some(0), None, None), Side::North),
            "{[%eval 0.00]}"
        );
        assert_eq!(comment(&note(None, None, None), Side::South), None);
    }
}

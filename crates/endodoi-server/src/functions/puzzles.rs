//! Puzzles: which there are, one by its name, and the one of a day.
//!
//! They are part of the program; that their answers are right was proved when they were made
//! (`endodoi puzzles`).

use std::sync::LazyLock;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query};
use endodoi_api::{Puzzle, PuzzleBook, PuzzlesAnswer};
use jiff::civil::Date;
use serde::Deserialize;
use utoipa::IntoParams;

use super::asked::{AsJson, Told};
use crate::openapi::{Busy, Missing};
use crate::problem::Problem;

/// All puzzles; a test reads them, so that they can be read.
static BOOK: LazyLock<PuzzleBook> = LazyLock::new(|| {
    let text = include_str!("../../puzzles/puzzles.ndjson");
    PuzzleBook::read(text).expect("the puzzles were read in a test")
});

/// Seconds of a day.
const DAY: i64 = 24 * 60 * 60;

/// Which day is meant.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Day {
    /// The date where the player is, as in `2026-11-30`; today in Greenwich if left out.
    #[param(value_type = Option<String>, example = "2026-11-30")]
    date: Option<String>,
}

/// Which puzzles are there?
///
/// All of them without what is in them, the easiest first.
#[utoipa::path(
    get, path = "/api/v1/puzzles", tag = "Puzzles",
    responses((status = 200, description = "The puzzles", body = PuzzlesAnswer), Busy)
)]
pub(crate) async fn puzzles() -> Told<PuzzlesAnswer> {
    Ok(AsJson(BOOK.list()))
}

/// What is the puzzle of a day?
///
/// All puzzles have had their day before one comes again.
#[utoipa::path(
    get, path = "/api/v1/puzzles/daily", tag = "Puzzles",
    params(Day),
    responses((status = 200, description = "The puzzle", body = Puzzle), (status = 422, description = "The date is none", body = crate::problem::ProblemBody, content_type = "application/problem+json"), Busy)
)]
pub(crate) async fn daily(day: Result<Query<Day>, QueryRejection>) -> Told<Puzzle> {
    let Query(day) = day.map_err(|rejection| Problem::unreadable(rejection.body_text()))?;
    let number = match &day.date {
        None => today(),
        Some(date) => days(date).ok_or_else(|| {
            Problem::wrong(
                "puzzle.date",
                "this is no date; write one such as 2026-11-30",
            )
            .at("/date")
        })?,
    };
    Ok(AsJson(BOOK.daily(number).clone()))
}

/// What is the puzzle of this name?
///
/// With its answer and best play after it.
#[utoipa::path(
    get, path = "/api/v1/puzzles/{id}", tag = "Puzzles",
    params(("id" = String, Path, description = "The name, seven letters and digits")),
    responses((status = 200, description = "The puzzle", body = Puzzle), Missing, Busy)
)]
pub(crate) async fn puzzle(id: Result<Path<String>, PathRejection>) -> Told<Puzzle> {
    let id = id.map(|Path(id)| id).unwrap_or_default();
    let puzzle = BOOK.find(&id).cloned();
    let missing = || Problem::not_found("no puzzle has this name; /api/v1/puzzles lists all");
    puzzle.map(AsJson).ok_or_else(missing)
}

/// The day in Greenwich, counted from the first of 1970.
fn today() -> i64 {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX) / DAY
}

/// The days from the first of 1970 to a date.
fn days(date: &str) -> Option<i64> {
    let is_plain =
        date.len() == "2026-11-30".len() && date.bytes().all(|byte| b"-0123456789".contains(&byte));
    let date: Date = date.parse().ok().filter(|_| is_plain)?;
    Some(i64::from((date - jiff::civil::date(1970, 1, 1)).get_days()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_puzzles_can_be_read_and_are_many() {
        assert!(BOOK.puzzles().len() >= 200, "{}", BOOK.puzzles().len());
    }

    #[test]
    fn days_are_counted_from_the_first_of_1970() {
        for (date, number) in [
            ("1970-01-01", 0),
            ("1970-03-01", 59),
            ("1969-12-31", -1),
            ("2000-02-29", 11_016),
            ("2026-11-30", 20_787),
            ("0001-01-01", -719_162),
        ] {
            assert_eq!(days(date), Some(number), "{date}");
        }
    }

    #[test]
    fn what_is_no_date_is_no_day() {
        for date in [
            "",
            "2026",
            "2026-11",
            "2026-11-31",
            "2026-13-01",
            "2026-00-10",
            "2026-01-00",
            "2026-1-1",
            "1900-02-29",
            "+026-01-01",
            "2026-01-01-",
            "2026-01-01 ",
            "99999-01-01",
        ] {
            assert_eq!(days(date), None, "{date}");
        }
    }
}

//! What is known of each board: the lines of `docs/results.jsonl`.

use std::fs;
use std::io::Write as _;

use anyhow::Context as _;
use serde_json::{Value, json};

use super::board::{self, Board};

/// Where the lines are.
const FILE: &str = "docs/results.jsonl";

/// What came of one board.
#[derive(Debug, Clone)]
pub(super) struct Record {
    pub(super) board: Board,
    /// The time that was given.
    pub(super) minutes: u32,
    pub(super) proof_bytes: Option<u64>,
    /// The value, or the bounds, agree with full tables.
    pub(super) compared: bool,
    /// The program's answer.
    answer: Value,
}

impl Record {
    pub(super) fn of_answer(board: &Board, minutes: u32, answer: &str) -> anyhow::Result<Self> {
        let answer: Value = serde_json::from_str(answer).context("the answer is no JSON")?;
        let record = Self {
            board: *board,
            minutes,
            proof_bytes: None,
            compared: false,
            answer,
        };
        record.bound("lower")?;
        record.bound("upper")?;
        Ok(record)
    }

    fn bound(&self, name: &str) -> anyhow::Result<i64> {
        (self.answer[name].as_i64()).with_context(|| format!("the answer has no number `{name}`"))
    }

    /// The bounds of the value, for South.
    pub(super) fn bounds(&self) -> (i64, i64) {
        let bound = |name| self.bound(name).unwrap_or_default();
        (bound("lower"), bound("upper"))
    }

    pub(super) fn is_solved(&self) -> bool {
        let (lower, upper) = self.bounds();
        lower == upper
    }

    pub(super) fn agrees_with(&self, value: i64) -> bool {
        let (lower, upper) = self.bounds();
        lower <= value && value <= upper
    }

    pub(super) fn position(&self) -> &str {
        self.answer["position"].as_str().unwrap_or_default()
    }

    /// The best first holes, as far as they are proved.
    pub(super) fn best(&self) -> String {
        let holes = self.answer["best"].as_array();
        let names = holes.into_iter().flatten().filter_map(Value::as_str);
        names.collect::<Vec<_>>().join(" ")
    }

    pub(super) fn nodes(&self) -> u64 {
        self.answer["nodes"].as_u64().unwrap_or_default()
    }

    pub(super) fn seconds(&self) -> f64 {
        self.answer["seconds"].as_f64().unwrap_or_default()
    }

    /// The value in words.
    pub(super) fn words(&self) -> String {
        match self.bounds() {
            (lower, upper) if lower == upper => match lower {
                0 => "a draw".to_owned(),
                1.. => format!("South wins by {lower}"),
                ..0 => format!("North wins by {}", -lower),
            },
            (lower, upper) => {
                let winner = match (lower, upper) {
                    (1.., _) => "South wins, ",
                    (_, ..0) => "North wins, ",
                    _ => "",
                };
                format!("{winner}South's value is {lower} to {upper}")
            }
        }
    }

    fn line(&self) -> Value {
        json!({
            "holes": self.board.holes,
            "seeds": self.board.seeds,
            "rules": self.board.rules,
            "minutes": self.minutes,
            "proof_bytes": self.proof_bytes,
            "compared": self.compared,
            "answer": self.answer,
        })
    }

    fn of_line(line: &str) -> anyhow::Result<Self> {
        let value: Value = serde_json::from_str(line)?;
        let board = (board::all())
            .find(|board| {
                value["holes"] == board.holes
                    && value["seeds"] == board.seeds
                    && value["rules"] == board.rules
            })
            .context("the board is not one of those that are solved")?;
        let minutes = value["minutes"].as_u64().context("`minutes` is missing")?;
        Ok(Self {
            proof_bytes: value["proof_bytes"].as_u64(),
            compared: value["compared"] == true,
            ..Self::of_answer(
                &board,
                u32::try_from(minutes)?,
                &value["answer"].to_string(),
            )?
        })
    }
}

/// All lines; of a board that has several, the last counts.
#[derive(Debug, Default)]
pub(super) struct Records(Vec<Record>);

impl Records {
    pub(super) fn read() -> anyhow::Result<Self> {
        let mut records = Self::default();
        let text = match fs::read_to_string(FILE) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(records),
            text => text?,
        };
        for (number, line) in (1..).zip(text.lines()) {
            let record = Record::of_line(line).with_context(|| format!("{FILE}, line {number}"))?;
            records.put(record);
        }
        Ok(records)
    }

    fn put(&mut self, record: Record) {
        self.0.retain(|other| other.board != record.board);
        self.0.push(record);
    }

    /// Adds a line.
    pub(super) fn add(&mut self, record: Record) -> anyhow::Result<()> {
        let mut file = fs::OpenOptions::new()
            .create(true)
            .append(true)
            .open(FILE)?;
        writeln!(file, "{}", record.line())?;
        file.sync_all()?;
        self.put(record);
        Ok(())
    }

    pub(super) fn of(&self, board: &Board) -> Option<&Record> {
        self.0.iter().find(|record| record.board == *board)
    }

    /// Says whether a board is solved, or was tried for as long.
    pub(super) fn is_enough(&self, board: &Board, minutes: u32) -> bool {
        (self.of(board)).is_some_and(|record| record.is_solved() || record.minutes >= minutes)
    }

    pub(super) fn words_on(&self, board: &Board) -> String {
        (self.of(board)).map_or("not tried".to_owned(), Record::words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(lower: i64, upper: i64) -> Record {
        let answer = json!({
            "position": "1,1/1,1 0-0 S", "lower": lower, "upper": upper, "best": ["A", "B"],
            "nodes": 12, "seconds": 0.5,
        });
        let board = board::all().next().unwrap();
        Record::of_answer(&board, 3, &answer.to_string()).unwrap()
    }

    #[test]
    fn a_line_is_read_as_it_was_written() {
        let mut written = record(2, 2);
        written.proof_bytes = Some(7);
        written.compared = true;
        let read = Record::of_line(&written.line().to_string()).unwrap();
        assert_eq!(read.line(), written.line());
        assert_eq!(read.best(), "A B");
    }

    #[test]
    fn open_values_are_told_by_their_bounds() {
        assert_eq!(record(2, 2).words(), "South wins by 2");
        assert_eq!(record(-3, -3).words(), "North wins by 3");
        assert_eq!(record(0, 0).words(), "a draw");
        assert_eq!(record(1, 6).words(), "South wins, South's value is 1 to 6");
        assert_eq!(record(-1, 6).words(), "South's value is -1 to 6");
        assert!(record(-1, 6).agrees_with(6));
        assert!(!record(-1, 6).agrees_with(7));
    }

    #[test]
    fn an_answer_without_bounds_is_refused() {
        let board = board::all().next().unwrap();
        assert!(Record::of_answer(&board, 1, r#"{"lower": 1}"#).is_err());
        assert!(Record::of_answer(&board, 1, "oops").is_err());
    }
}

//! A game as a text that can be kept, sent and read again.

use std::ops::Range;

use endodoi::record::{
    Comment, MAX_DEPTH, Notes, ReadRecordErrorKind, TagError, Variation, VariationError,
};
use endodoi::{Hole, PlayError, Position, Record, Rules};
use serde::{Deserialize, Serialize};

use super::{NotedComment, NotedLine};
use crate::ask::place::Place;
use crate::ask::played::hole;
use crate::ask::work::Work;
use crate::ask::{Played, Problem, ProblemKind};
use crate::{Answer, TagsAnswer};

/// A game and what is noted about it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RecordWriteRequest {
    /// The tags, without those that follow from the game.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Tags))]
    pub tags: TagsAnswer,
    /// The game.
    pub played: Played,
    /// Comments on the turns of the game.
    #[serde(default)]
    pub comments: Vec<NotedComment>,
    /// Lines that could have been played.
    #[serde(default)]
    pub variations: Vec<NotedLine>,
}

/// The record of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RecordWriteAnswer {
    /// The text of an `.edr` file.
    pub text: String,
}

impl Answer for RecordWriteAnswer {}

impl RecordWriteRequest {
    /// The most moves that game and lines may have together.
    pub const MAX_MOVES: usize = 10_000;
}

/// Writes the record of a game.
///
/// # Errors
/// [`Problem`] if the game or a line cannot be played, a tag or comment cannot be written, or a note
/// stands at a turn that there is not.
pub fn write_record(request: &RecordWriteRequest) -> Result<RecordWriteAnswer, Problem> {
    let whole = Place::default();
    let mut work = Work::of_moves(RecordWriteRequest::MAX_MOVES);
    let game = (request.played).to_game_with(&whole.part("played"), &mut work)?;
    let mut record = Record::from_game(&game);
    for (name, value) in &request.tags.0 {
        let place = whole.field("tags");
        let wrong = |code, reason: String| place.problem(ProblemKind::WrongRequest, code, reason);
        if record.tags().get(name).is_some() {
            let reason = format!("the tag {name} stands twice; keep one");
            return Err(wrong("record.tag-twice", reason));
        }
        let set = record.tags_mut().set(name, value);
        set.map_err(|error: TagError| wrong(error.code(), error.to_string()))?;
    }
    let mut pen = Pen {
        rules: *game.rules(),
        work,
    };
    let notes = (&request.comments[..], &request.variations[..]);
    pen.write(&mut record, 1, notes, 0, &whole)?;
    Ok(RecordWriteAnswer {
        text: record.to_string(),
    })
}

/// What notes are written on: a game, or a line within it. Turns have indices from 0.
trait Notable {
    fn turns(&self) -> usize;
    fn position_before(&self, turn: usize) -> Position;
    fn notes_mut(&mut self, turn: usize) -> Option<&mut Notes>;
    fn comment_opening(&mut self, comment: Comment);
    fn add_line(
        &mut self,
        turn: usize,
        holes: &[Hole],
        rules: &Rules,
    ) -> Result<&mut Variation, VariationError>;

    /// Comments on a turn, or on none before the first.
    fn comment(&mut self, turn: Option<usize>, comment: Comment) {
        match turn.and_then(|turn| self.notes_mut(turn)) {
            Some(notes) => notes.comments.push(comment),
            None => self.comment_opening(comment),
        }
    }
}

impl Notable for Record {
    fn turns(&self) -> usize {
        self.game().turns().count()
    }

    fn position_before(&self, turn: usize) -> Position {
        self.position_before(turn)
    }

    fn notes_mut(&mut self, turn: usize) -> Option<&mut Notes> {
        self.notes_mut(turn)
    }

    fn comment_opening(&mut self, comment: Comment) {
        self.comment_opening(comment);
    }

    fn add_line(
        &mut self,
        turn: usize,
        holes: &[Hole],
        _: &Rules,
    ) -> Result<&mut Variation, VariationError> {
        self.add_variation(turn, holes)
    }
}

impl Notable for Variation {
    fn turns(&self) -> usize {
        self.turns().count()
    }

    fn position_before(&self, turn: usize) -> Position {
        self.position_before(turn)
    }

    fn notes_mut(&mut self, turn: usize) -> Option<&mut Notes> {
        self.notes_mut(turn)
    }

    fn comment_opening(&mut self, comment: Comment) {
        self.comment_opening(comment);
    }

    fn add_line(
        &mut self,
        turn: usize,
        holes: &[Hole],
        rules: &Rules,
    ) -> Result<&mut Variation, VariationError> {
        self.add_variation(turn, holes, rules)
    }
}

/// Writes notes, and pays for the turns of their lines.
struct Pen {
    rules: Rules,
    work: Work,
}

impl Pen {
    /// Writes comments and lines on a game or line whose first turn has the number `first`.
    fn write(
        &mut self,
        on: &mut impl Notable,
        first: usize,
        (comments, lines): (&[NotedComment], &[NotedLine]),
        depth: usize,
        place: &Place,
    ) -> Result<(), Problem> {
        let after = first + on.turns();
        for (index, comment) in comments.iter().enumerate() {
            let place = place.entry("comments", index, "comment");
            check_ply(comment.ply, first - 1..after, &place)?;
            let text = Comment::new(&comment.text)
                .map_err(|error| place.problem(ProblemKind::WrongRequest, error.code(), error))?;
            on.comment(comment.ply.checked_sub(first), text);
        }
        for (index, line) in lines.iter().enumerate() {
            let place = place.entry("variations", index, "variation");
            if depth == MAX_DEPTH {
                let error = ReadRecordErrorKind::TooDeep;
                return Err(place.problem(ProblemKind::TooMuch, error.code(), error));
            }
            check_ply(line.ply, first..after, &place)?;
            let turn = line.ply - first;
            let holes = self.holes(line, on.position_before(turn), &place)?;
            let added = on
                .add_line(turn, &holes, &self.rules)
                .map_err(|error| place.problem(ProblemKind::NotPlayable, error.code(), error))?;
            let notes = (&line.comments[..], &line.variations[..]);
            self.write(added, line.ply, notes, depth + 1, &place)?;
        }
        Ok(())
    }

    /// Reads the holes of a line and plays them once to name the one that may not be played.
    fn holes(
        &mut self,
        line: &NotedLine,
        mut position: Position,
        place: &Place,
    ) -> Result<Vec<Hole>, Problem> {
        self.work
            .pay_moves(line.moves.len(), &place.field("moves"))?;
        let mut holes = Vec::new();
        let mut over = None;
        for (index, text) in line.moves.iter().enumerate() {
            let place = place.entry("moves", index, "move");
            let refused =
                |error: PlayError| place.problem(ProblemKind::NotPlayable, error.code(), error);
            if let Some(outcome) = over {
                return Err(refused(PlayError::GameOver(outcome)));
            }
            let hole = hole(text, &position, &place)?;
            let turn = position.play(hole, &self.rules).map_err(refused)?;
            let mut laps = u64::from(turn.laps());
            over = turn.outcome_counting(&self.rules, &mut laps);
            self.work.pay_laps(laps, &place)?;
            position = *turn.after();
            holes.push(hole);
        }
        Ok(holes)
    }
}

fn check_ply(ply: usize, there_are: Range<usize>, place: &Place) -> Result<(), Problem> {
    if there_are.contains(&ply) {
        return Ok(());
    }
    let reason = if there_are.is_empty() {
        format!("there is no ply {ply}, as there are no turns; leave it out")
    } else {
        let (first, last) = (there_are.start, there_are.end - 1);
        format!("there is no ply {ply} here; give {first} to {last}")
    };
    Err(place.problem(ProblemKind::WrongRequest, "record.no-such-ply", reason))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::{RecordsReadRequest, read_records};

    fn write(json: &str) -> Result<String, Problem> {
        let request: RecordWriteRequest = serde_json::from_str(json).unwrap();
        write_record(&request).map(|answer| answer.text)
    }

    #[test]
    fn what_was_read_is_written_as_it_was() {
        let text = "[South \"Anna\"]\n[Rules \"merker\"]\n[Board \"2x6\"]\n[Seeds \"4\"]\n\
                    [Result \"*\"]\n[Termination \"unfinished\"]\n[Round \"1\"]\n\n\
                    {to begin} 1. C+7 {the usual start} ({or} 1. A+2 {too tame} 1... a+3 (1... b+3\n\
                    {deep})) 1... d+9 *\n";
        let request = RecordsReadRequest {
            text: text.to_owned(),
        };
        let game = read_records(&request).unwrap().games.remove(0);
        let request = RecordWriteRequest {
            tags: game.tags,
            played: game.played,
            comments: game.comments,
            variations: game.variations,
        };
        assert_eq!(write_record(&request).unwrap().text, text);
    }

    #[test]
    fn what_cannot_be_written_is_refused_at_its_place() {
        let played = r#"{"played":{"moves":["C","d"]},"#;
        for (rest, code, pointer) in [
            (r#""tags":{"Result":"1-0"}}"#, "tag.derived", "/tags"),
            (r#""tags":{"A":"1","A":"2"}}"#, "record.tag-twice", "/tags"),
            (
                r#""comments":[{"ply":3,"text":"x"}]}"#,
                "record.no-such-ply",
                "/comments/0",
            ),
            (
                r#""comments":[{"ply":0,"text":"}"}]}"#,
                "comment.character",
                "/comments/0",
            ),
            (
                r#""variations":[{"ply":0,"moves":["A"]}]}"#,
                "record.no-such-ply",
                "/variations/0",
            ),
            (
                r#""variations":[{"ply":1,"moves":[]}]}"#,
                "variation.no-turn",
                "/variations/0",
            ),
            (
                r#""variations":[{"ply":2,"moves":["a"]},{"ply":2,"moves":["a","B","b"]}]}"#,
                "play.empty-hole",
                "/variations/1/moves/2",
            ),
            (
                r#""variations":[{"ply":1,"moves":["A"],"comments":[{"ply":2,"text":"x"}]}]}"#,
                "record.no-such-ply",
                "/variations/0/comments/0",
            ),
        ] {
            let problem = write(&format!("{played}{rest}")).unwrap_err();
            assert_eq!(
                (problem.code(), problem.pointer()),
                (code, pointer),
                "{problem}"
            );
        }
    }

    #[test]
    fn lines_are_nested_as_deep_as_they_can_be_read() {
        let nested = |depth: usize| {
            let open = r#"{"ply":1,"moves":["A"],"variations":["#.repeat(depth);
            let close = "]}".repeat(depth);
            write(&format!(
                r#"{{"played":{{"moves":["C"]}},"variations":[{open}{close}]}}"#
            ))
        };
        let text = nested(MAX_DEPTH).unwrap();
        assert_eq!(Record::read_all(&text).unwrap().len(), 1);
        let problem = nested(MAX_DEPTH + 1).unwrap_err();
        assert_eq!(problem.code(), "record.too-deep");
    }
}

//! What games are in a text?

use endodoi::Record;
use endodoi::record::{ReadRecordError, ReadRecordErrorKind, Records};
use serde::{Deserialize, Serialize};

use super::notes::Noted;
use super::{NotedComment, NotedLine};
use crate::ask::place::Place;
use crate::ask::{Played, Problem, ProblemKind};
use crate::{Answer, TagsAnswer};

/// A text that holds records of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RecordsReadRequest {
    /// The text.
    pub text: String,
}

/// The games of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RecordsReadAnswer {
    /// The games in the order of the text.
    pub games: Vec<RecordsReadGame>,
}

impl Answer for RecordsReadAnswer {}

/// A game of a text, and what is noted about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RecordsReadGame {
    /// All tags but those that follow from the game.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Tags))]
    pub tags: TagsAnswer,
    /// The game, to be asked about as it is.
    pub played: Played,
    /// The final seeds, South's first, such as `30-18`; `*` while the game is unfinished.
    pub result: String,
    /// The comments on the turns of the game.
    pub comments: Vec<NotedComment>,
    /// The lines that could have been played.
    pub variations: Vec<NotedLine>,
}

impl From<&Record> for RecordsReadGame {
    fn from(record: &Record) -> Self {
        let noted = Noted::of(1, record.opening(), record.turns());
        Self {
            tags: TagsAnswer::from(record.tags()),
            played: Played::from(record.game()),
            result: record.game().result(),
            comments: noted.comments,
            variations: noted.variations,
        }
    }
}

impl RecordsReadRequest {
    /// The most games that a text may hold.
    pub const MAX_GAMES: usize = 1_000;
}

/// Reads the games of a text and checks every turn.
///
/// # Errors
/// [`Problem`] at the first mistake, with game, line, column and reason, and if a game is longer than
/// can be [asked about](Played::MAX_MOVES) or there are too many.
pub fn read_records(request: &RecordsReadRequest) -> Result<RecordsReadAnswer, Problem> {
    let place = Place::default().part("text");
    let mut games = Vec::new();
    for record in Records::new(&request.text) {
        let record = record.map_err(|error| wrong(&error, &place))?;
        let number = games.len() + 1;
        let too_much = |code, reason: String| place.problem(ProblemKind::TooMuch, code, reason);
        if number > RecordsReadRequest::MAX_GAMES {
            let most = RecordsReadRequest::MAX_GAMES;
            let reason = format!("there are more than {most} games; give fewer at once");
            return Err(too_much("record.too-many-games", reason));
        }
        let turns = record.game().turns().count();
        if turns > Played::MAX_MOVES {
            let most = Played::MAX_MOVES;
            let reason = format!("game {number} has {turns} turns; cut it to {most}");
            return Err(too_much("record.too-many-turns", reason));
        }
        games.push(RecordsReadGame::from(&record));
    }
    Ok(RecordsReadAnswer { games })
}

pub(in crate::ask) fn wrong(error: &ReadRecordError, place: &Place) -> Problem {
    let kind = match error.kind() {
        ReadRecordErrorKind::TooManyLaps | ReadRecordErrorKind::TooManyTurns => {
            ProblemKind::TooMuch
        }
        _ => ProblemKind::WrongRequest,
    };
    place.problem(kind, error.kind().code(), error)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<RecordsReadAnswer, Problem> {
        let text = text.to_owned();
        read_records(&RecordsReadRequest { text })
    }

    #[test]
    fn a_game_is_told_with_all_that_is_noted_about_it() {
        let text = "[South \"Anna\"]\n[Round \"1\"]\n\n{to begin} 1. C+7 {the usual start} \
                    ({or} 1. A+2 {too tame} 1... a (1... b {deep})) d+9 *\n";
        assert_eq!(
            read(text).unwrap().to_json(),
            r#"{"games":[{"tags":{"South":"Anna","Round":"1"},"played":{"rules":"merker","start":"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S","moves":["C","d"],"ended":null},"result":"*","comments":[{"ply":0,"text":"to begin"},{"ply":1,"text":"the usual start"}],"variations":[{"ply":1,"moves":["A","a"],"comments":[{"ply":0,"text":"or"},{"ply":1,"text":"too tame"}],"variations":[{"ply":2,"moves":["b"],"comments":[{"ply":2,"text":"deep"}]}]}]}]}"#
        );
    }

    #[test]
    fn how_a_game_was_broken_off_is_told() {
        let text = "[Termination \"North's time ran out\"]\n\n1. C+7 48-0\n";
        let json = read(text).unwrap().to_json();
        assert!(
            json.contains(r#""moves":["C"],"ended":{"by":"time","side":"north"}},"result":"48-0""#)
        );
    }

    #[test]
    fn a_mistake_is_named_with_its_game_and_line() {
        let problem = read("1. C+7 *\n\n1. B+6 *\n").unwrap_err();
        assert_eq!(
            (problem.code(), problem.pointer()),
            ("record.capture", "/text")
        );
        assert!(
            problem
                .detail()
                .starts_with("game 2, line 3, column 4: turn 1. B captures 7")
        );
    }

    #[test]
    fn what_would_be_too_much_to_tell_is_refused() {
        let games = |count: usize| "*\n".repeat(count);
        assert_eq!(read(&games(1000)).unwrap().games.len(), 1000);
        let problem = read(&games(1001)).unwrap_err();
        let told = (problem.kind(), problem.code());
        assert_eq!(told, (ProblemKind::TooMuch, "record.too-many-games"));
    }
}

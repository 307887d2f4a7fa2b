//! A record that is shared by a link: what may be, and what comes back.
//!
//! What is kept is the record as we write it, so that the same games have the same link however their
//! text was laid out. Where it is kept is the server's business.

use endodoi::Record;
use endodoi::record::Records;
use serde::{Deserialize, Serialize};

use super::place::Place;
use super::records::wrong;
use super::{Problem, ProblemKind};
use crate::Answer;

/// A text that holds records of games, to be found again by others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ShareRequest {
    /// The text, at least one game.
    #[cfg_attr(feature = "schema", schema(max_length = 65_536, example = "1. C f *"))]
    pub text: String,
}

/// Where a record is to be found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SharedAnswer {
    /// Its name: ten letters. The same record has the same name.
    #[cfg_attr(feature = "schema", schema(example = "bdfhkmprtw"))]
    pub id: String,
}

impl Answer for SharedAnswer {}

/// A record that was shared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SharedTextAnswer {
    /// The text of its games, as an `.edr` file holds it.
    pub text: String,
}

impl Answer for SharedTextAnswer {}

impl ShareRequest {
    /// The longest text, in bytes.
    pub const MAX_BYTES: usize = 64 * 1024;

    /// Reads the games and writes them down anew.
    ///
    /// # Errors
    /// [`Problem`] at the first mistake, and if there is no game or the text is too long.
    pub fn check(&self) -> Result<String, Problem> {
        let place = Place::default().part("text");
        let fits = |text: &str| match text.len() {
            ..=Self::MAX_BYTES => Ok(()),
            bytes => {
                let most = Self::MAX_BYTES;
                let reason = format!("{bytes} bytes are too many to share; cut it to {most}");
                Err(place.problem(ProblemKind::TooMuch, "shared.too-long", reason))
            }
        };
        fits(&self.text)?;
        let records: Result<Vec<Record>, _> = Records::new(&self.text).collect();
        let records = records.map_err(|error| wrong(&error, &place))?;
        if records.is_empty() {
            let reason = "there is no game in it; give at least one";
            return Err(place.problem(ProblemKind::WrongRequest, "shared.no-game", reason));
        }
        let texts: Vec<String> = records.iter().map(Record::to_string).collect();
        let text = texts.join("\n");
        fits(&text)?;
        Ok(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str) -> Result<String, Problem> {
        ShareRequest {
            text: text.to_owned(),
        }
        .check()
    }

    #[test]
    fn games_are_written_anew_and_then_stay_as_they_are() {
        let text = check("[Event \"a <b>\"]  1. C\n\nf {why?} * 1. B *").unwrap();
        assert!(
            text.contains("[Event \"a <b>\"]\n") && text.contains("{why?}"),
            "{text}"
        );
        assert_eq!(text.matches("[Rules \"merker\"]").count(), 2);
        assert_eq!(check(&text).unwrap(), text);
    }

    #[test]
    fn what_is_no_game_or_too_long_is_refused() {
        for (text, code) in [
            ("", "shared.no-game"),
            (" \n", "shared.no-game"),
            (&" ".repeat(ShareRequest::MAX_BYTES + 1), "shared.too-long"),
        ] {
            assert_eq!(check(text).unwrap_err().code(), code);
        }
        let problem = check("1. C C *").unwrap_err();
        assert_eq!(problem.pointer(), "/text");
        // A tag for each game makes the written text longer than what came.
        let many = "1. C *\n".repeat(2_000);
        assert_eq!(check(&many).unwrap_err().code(), "shared.too-long");
    }
}

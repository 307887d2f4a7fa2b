//! News as texts that `PostgreSQL` carries, each less than 8000 bytes long.
//!
//! `S SERVER ROOM:SEQ ROOM:SEQ …` tells of steps, `P SERVER TEXT` of who is there.

use std::fmt::Write as _;

use sqlx::{Any, Executor};

use crate::store::Fault;

/// The channel that all servers of a database listen to.
pub(crate) const CHANNEL: &str = "endodoi";
/// Bytes of a text about who is there, and of steps told at once.
pub(crate) const MOST_BYTES: usize = 7000;

/// What another server tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// These rooms have steps up to these numbers.
    Steps(Vec<(String, i64)>),
    /// Who is at another server, in words that rooms understand.
    Presence { server: String, text: String },
    /// Something may have been told that was not heard: look at the database.
    Missed,
}

/// The texts that tell of steps.
pub(crate) fn of_steps<'a>(
    server: &str,
    steps: impl Iterator<Item = (&'a str, i64)>,
) -> Vec<String> {
    let mut payloads: Vec<String> = Vec::new();
    for (room, seq) in steps {
        let mut step = String::new();
        // A string takes whatever is written to it.
        let _ = write!(step, " {room}:{seq}");
        match payloads.last_mut() {
            Some(last) if last.len() + step.len() <= MOST_BYTES => last.push_str(&step),
            _ => payloads.push(format!("S {server}{step}")),
        }
    }
    payloads
}

/// The text that tells who is there.
///
/// # Errors
/// [`Fault::Unfit`] for a text that is too long or holds a zero.
pub(crate) fn of_presence(server: &str, text: &str) -> Result<String, Fault> {
    if text.len() > MOST_BYTES || text.contains('\0') {
        return Err(Fault::Unfit);
    }
    Ok(format!("P {server} {text}"))
}

/// The server that tells something, and what; `None` for what is no news.
pub(super) fn read(payload: &str) -> Option<(&str, News)> {
    let (kind, rest) = payload.split_once(' ')?;
    let (server, rest) = rest.split_once(' ')?;
    let news = match kind {
        "S" => News::Steps(rest.split(' ').map(step).collect::<Option<_>>()?),
        "P" => News::Presence {
            server: server.to_owned(),
            text: rest.to_owned(),
        },
        _ => return None,
    };
    Some((server, news))
}

fn step(text: &str) -> Option<(String, i64)> {
    let (room, seq) = text.rsplit_once(':')?;
    Some((room.to_owned(), seq.parse().ok()?))
}

/// Sends a text to all servers of the database, when the transaction is done if it is part of one.
pub(crate) async fn notify<'e>(
    database: impl Executor<'e, Database = Any>,
    payload: &str,
) -> Result<(), Fault> {
    let notify = sqlx::query("SELECT pg_notify($1, $2)")
        .bind(CHANNEL)
        .bind(payload);
    notify.execute(database).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_steps_are_told_in_pieces_that_can_be_carried() {
        let steps: Vec<_> = (0..2000)
            .map(|seq| ("abcdefghjkmn".to_owned(), seq))
            .collect();
        let payloads = of_steps("me", steps.iter().map(|(room, seq)| (room.as_str(), *seq)));
        assert!(payloads.iter().all(|payload| payload.len() < 8000));
        let mut heard = Vec::new();
        for payload in &payloads {
            let Some(("me", News::Steps(steps))) = read(payload) else {
                panic!("{payload}");
            };
            heard.extend(steps);
        }
        assert_eq!(heard, steps);
        assert!(of_steps("me", std::iter::empty()).is_empty());
    }

    #[test]
    fn who_is_there_is_told_in_any_words() {
        let text = "a b: c \"ā\"\n";
        let payload = of_presence("me", text).unwrap();
        let news = News::Presence {
            server: "me".to_owned(),
            text: text.to_owned(),
        };
        assert_eq!(read(&payload), Some(("me", news)));
        assert!(of_presence("me", &"x".repeat(MOST_BYTES + 1)).is_err());
    }

    #[test]
    fn what_is_no_news_is_passed_over() {
        for payload in [
            "",
            "S",
            "S me",
            "S me room",
            "S me room:x",
            "X me text",
            "S me room:1 ",
        ] {
            assert_eq!(read(payload), None, "{payload}");
        }
    }
}

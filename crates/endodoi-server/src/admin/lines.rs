//! The lines of a dump: one JSON object each, the first with the version, the last with a checksum.
//!
//! A step is kept as the text that it is in the database, byte for byte, so that a later version reads it
//! as it would have there. Secrets are in it as hashes alone, as in the database.

use std::io::{self, BufRead, Read as _, Write};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::{AdminError, Amount};
use crate::secret::hex;
use crate::store::Key;

/// The format that is written, and the only one that is read.
pub(super) const VERSION: u32 = 1;
/// The longest line in bytes: a room of many thousand steps.
const MOST_LINE: u64 = 64 << 20;

/// A line of a dump.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum Line {
    /// The first.
    #[serde(rename = "endodoi-dump")]
    Head {
        version: u32,
        /// When it was made, in milliseconds since 1970.
        made: u64,
    },
    /// A record that was shared.
    Shared { id: String, text: String },
    /// All of a room.
    Room {
        id: String,
        steps: Vec<String>,
        keys: Vec<KeyLine>,
    },
    /// A tournament: its document and its keys. Its rooms are rooms.
    Contest {
        id: String,
        body: String,
        keys: Vec<KeyLine>,
    },
    /// The last: how many there are, and the SHA-256 of all lines before.
    End {
        rooms: u64,
        shared: u64,
        contests: u64,
        sha256: String,
    },
}

/// A key of a room.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct KeyLine {
    hash: String,
    seat: String,
    /// Until when it opens anything, in milliseconds since 1970; none for ever.
    expires: Option<i64>,
}

impl From<Key> for KeyLine {
    fn from(key: Key) -> Self {
        Self {
            hash: key.hash,
            seat: key.seat,
            expires: Some(key.expires).filter(|expires| *expires != i64::MAX),
        }
    }
}

impl KeyLine {
    /// The key of a room, if it can be one.
    pub(super) fn key(self, room: &str) -> Result<Key, String> {
        let is_hash =
            self.hash.len() == 64 && self.hash.bytes().all(|byte| byte.is_ascii_hexdigit());
        let is_seat = ["south", "north", "invite"].contains(&self.seat.as_str());
        if !is_hash || !is_seat {
            return Err(format!("room {room} has a key that is none"));
        }
        Ok(self.into_key(room))
    }

    /// The key of a tournament, if it can be one.
    pub(super) fn contest_key(self, contest: &str) -> Result<Key, String> {
        let is_hash =
            self.hash.len() == 64 && self.hash.bytes().all(|byte| byte.is_ascii_hexdigit());
        let is_seat = self.seat == "organizer" || self.seat.parse::<u8>().is_ok();
        if !is_hash || !is_seat {
            return Err(format!("tournament {contest} has a key that is none"));
        }
        Ok(self.into_key(contest))
    }

    fn into_key(self, room: &str) -> Key {
        Key {
            hash: self.hash,
            room: room.to_owned(),
            seat: self.seat,
            expires: self.expires.unwrap_or(i64::MAX),
        }
    }
}

/// Writes lines, and sums them up.
pub(super) struct Writer<W> {
    out: W,
    sum: Sha256,
}

impl<W: Write> Writer<W> {
    pub(super) fn new(out: W) -> Self {
        let sum = Sha256::new();
        Self { out, sum }
    }

    pub(super) fn line(&mut self, line: &Line) -> io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.sum.update(&text);
        self.out.write_all(&text)
    }

    pub(super) fn end(mut self, amount: &Amount) -> io::Result<()> {
        let sha256 = hex(&self.sum.clone().finalize());
        self.line(&Line::End {
            rooms: amount.rooms,
            shared: amount.shared,
            contests: amount.contests,
            sha256,
        })?;
        self.out.flush()
    }
}

/// Reads lines, and tells what is wrong with the first that is not as it should be.
pub(super) struct Reader<R> {
    input: R,
    /// The number of the last line.
    pub(super) line: u64,
    sum: Sha256,
    amount: Amount,
    /// When the dump was made, in milliseconds since 1970.
    pub(super) made: u64,
}

impl<R: BufRead> Reader<R> {
    /// Reads the first line.
    pub(super) fn begin(input: R) -> Result<Self, AdminError> {
        let mut reader = Self {
            input,
            line: 0,
            sum: Sha256::new(),
            amount: Amount::default(),
            made: 0,
        };
        match reader.read() {
            Ok(Some(Line::Head { version: VERSION, made })) => {
                reader.made = made;
                Ok(reader)
            }
            Ok(Some(Line::Head { version, .. })) => Err(reader.wrong(format!(
                "this is version {version} of the format, and only {VERSION} can be read; use a newer Endodoi"
            ))),
            Err(AdminError::File(error)) => Err(error.into()),
            Ok(_) | Err(_) => Err(reader.wrong(
                "this is no dump of `endodoi admin backup FILE.ndjson`".to_owned(),
            )),
        }
    }

    /// The next room or record; none at the end, if all of it was as it should be.
    pub(super) fn next(&mut self) -> Result<Option<Line>, AdminError> {
        let before = self.sum.clone();
        match self.read()? {
            None => Err(self.wrong("the end is missing; the file was cut off".to_owned())),
            Some(Line::Head { .. }) => Err(self.wrong("a second beginning".to_owned())),
            Some(Line::End {
                rooms,
                shared,
                contests,
                sha256,
            }) => {
                let told = Amount {
                    rooms,
                    shared,
                    contests,
                };
                if told != self.amount || sha256 != hex(&before.finalize()) {
                    let reason = "the checksum is another; the file was changed or damaged";
                    return Err(self.wrong(reason.to_owned()));
                }
                if self.read()?.is_some() {
                    return Err(self.wrong("something comes after the end".to_owned()));
                }
                Ok(None)
            }
            Some(line) => {
                match line {
                    Line::Room { .. } => self.amount.rooms += 1,
                    Line::Contest { .. } => self.amount.contests += 1,
                    _ => self.amount.shared += 1,
                }
                Ok(Some(line))
            }
        }
    }

    /// What is wrong with the line that was read last.
    pub(super) fn wrong(&self, reason: String) -> AdminError {
        let line = self.line;
        AdminError::Line { line, reason }
    }

    fn read(&mut self) -> Result<Option<Line>, AdminError> {
        let mut text = Vec::new();
        let mut limited = (&mut self.input).take(MOST_LINE + 1);
        if limited.read_until(b'\n', &mut text)? == 0 {
            return Ok(None);
        }
        self.line += 1;
        if text.len() as u64 > MOST_LINE {
            return Err(self.wrong("the line is too long".to_owned()));
        }
        self.sum.update(&text);
        let line = serde_json::from_slice(&text);
        let line =
            line.map_err(|error| self.wrong(format!("this is no line of a dump: {error}")))?;
        Ok(Some(line))
    }
}

//! The file that games are written to, one after the other as they end.
//!
//! A game is written at once and has reached the disk before it is counted. If the program is killed
//! while it writes, the file ends with part of a game; that is cut off when the match is resumed,
//! but not before it is known that the file is that of the match.
//! A lock on the file keeps two programs from writing to it.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use endodoi::Record;

use crate::failure::Failure;
use crate::record_file;

/// An open file of games.
#[derive(Debug)]
pub(crate) struct GamesFile {
    path: PathBuf,
    file: File,
    is_empty: bool,
}

/// What is to be done with a file that is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Existing {
    Refuse,
    GoOn,
}

/// What was found in a file.
#[derive(Debug, Default)]
pub(crate) struct Found {
    /// The games, in the order of the file.
    pub(crate) games: Vec<Record>,
    /// Where the last whole game ends, in bytes.
    end: usize,
    /// How many bytes of a game that was being written come after it.
    pub(crate) torn: usize,
}

impl GamesFile {
    /// Opens the file and reads the games that are in it already.
    ///
    /// # Errors
    /// [`Failure`] if there is such a file and it is not to be resumed, it cannot be written, is
    /// being written by another program, or holds something else.
    pub(crate) fn open(path: &Path, existing: Existing) -> Result<(Self, Found), Failure> {
        let name = record_file::name(path);
        let failed = |error: io::Error| {
            Failure::failed(format_args!("{name}: {error}; choose another --out"))
        };
        let file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .map_err(failed)?;
        let length = file.metadata().map_err(failed)?.len();
        // A match that never began leaves an empty file.
        if length > 0 && existing == Existing::Refuse {
            return Err(Failure::bad_input(format_args!(
                "{name} is there already; go on with it by --resume, or choose another --out"
            )));
        }
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                return Err(Failure::failed(format_args!(
                    "{name} is being written by another running match; wait for it"
                )));
            }
            // Where there are no locks, two programs have to be kept apart by their user.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        let mut file = Self {
            path: path.to_owned(),
            file,
            is_empty: true,
        };
        let found = file.read()?;
        file.is_empty = found.games.is_empty();
        Ok((file, found))
    }

    /// Reads all games.
    fn read(&mut self) -> Result<Found, Failure> {
        let name = record_file::name(&self.path);
        let refused = |reason: String| {
            Failure::bad_input(format_args!("{name}: {reason}; choose another --out"))
        };
        let mut bytes = Vec::new();
        let read = (&self.file)
            .take(record_file::MAX_BYTES + 1)
            .read_to_end(&mut bytes);
        read.map_err(|error| refused(error.to_string()))?;
        if bytes.len() as u64 > record_file::MAX_BYTES {
            return Err(refused("the file has more than 64 MiB".to_owned()));
        }
        // Whatever is torn is at the end, and that end is cut off.
        let text = match std::str::from_utf8(&bytes) {
            Ok(text) => text,
            Err(error) => std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default(),
        };
        let (games, end) = whole_games(text).map_err(refused)?;
        let torn = bytes.len() - end;
        if games.is_empty() && torn > 0 {
            return Err(refused("there is no whole game in it".to_owned()));
        }
        Ok(Found { games, end, torn })
    }

    /// Cuts off what is torn, once it is sure that the file is that of the match.
    ///
    /// # Errors
    /// [`Failure::Failed`] if that cannot be done.
    pub(crate) fn mend(&mut self, found: &Found) -> Result<(), Failure> {
        if found.torn == 0 {
            return Ok(());
        }
        // What is appended goes to the new end.
        self.file.set_len(found.end as u64).map_err(|error| {
            let name = record_file::name(&self.path);
            Failure::failed(format_args!("{name}: {error}; choose another --out"))
        })
    }

    /// Writes a game and waits until it has reached the disk.
    ///
    /// # Errors
    /// [`Failure::Failed`] if that cannot be done.
    pub(crate) fn append(&mut self, record: &Record) -> Result<(), Failure> {
        let between = if self.is_empty { "" } else { "\n" };
        let text = format!("{between}{record}");
        let written = self.file.write_all(text.as_bytes());
        let written = written.and_then(|()| self.file.sync_data());
        self.is_empty = false;
        written.map_err(|error| {
            let name = record_file::name(&self.path);
            Failure::failed(format_args!(
                "{name}: {error}; make room and go on by --resume"
            ))
        })
    }
}

/// Reads the games of a text that may end within one, and says where the last whole one ends.
///
/// A record is two paragraphs, tags and turns, and between all paragraphs stands one blank line.
fn whole_games(text: &str) -> Result<(Vec<Record>, usize), String> {
    let mut games = Vec::new();
    let mut end = 0;
    while end < text.len() {
        let start = if end == 0 { 0 } else { end + 1 };
        let rest = text.get(start..).unwrap_or_default();
        let ends = rest.match_indices("\n\n").map(|(at, _)| at + 1);
        // The turns end at the second blank line, or at the end of the text.
        let length = ends.clone().nth(1).unwrap_or(rest.len());
        let is_last = start + length >= text.len();
        let game = &rest[..length];
        let read = Record::read_all(game).ok().filter(|games| games.len() == 1);
        match read {
            Some(mut read) if game.ends_with('\n') => {
                games.append(&mut read);
                end = start + length;
            }
            _ if is_last => break,
            _ => {
                return Err(format!(
                    "game {} is not as a match writes it",
                    games.len() + 1
                ));
            }
        }
    }
    Ok((games, end))
}

#[cfg(test)]
mod tests {
    use endodoi::Game;

    use super::*;

    fn text() -> String {
        let mut record = Record::from_game(&Game::default());
        record.tags_mut().set("South", "a").unwrap();
        let mut game = Game::default();
        game.agree().unwrap();
        let mut other = Record::from_game(&game);
        other.tags_mut().set("South", "b").unwrap();
        format!("{record}\n{other}")
    }

    #[test]
    fn whole_games_are_read_to_the_end() {
        let text = text();
        let (games, end) = whole_games(&text).unwrap();
        assert_eq!((games.len(), end), (2, text.len()));
        assert_eq!(whole_games("").unwrap().1, 0);
    }

    #[test]
    fn wherever_the_last_game_was_torn_the_one_before_stays() {
        let text = text();
        let first = text.find("*\n").unwrap() + 2;
        assert_eq!(&text[first..=first], "\n");
        for length in first..text.len() {
            let (games, end) = whole_games(&text[..length]).unwrap();
            assert_eq!((games.len(), end), (1, first), "{:?}", &text[..length]);
        }
        for length in 0..first {
            assert_eq!(whole_games(&text[..length]).unwrap().1, 0);
        }
    }

    #[test]
    fn a_file_of_something_else_is_left_alone() {
        let text = format!("a\n\nb\n\nc\n\n{}", text());
        assert!(whole_games(&text).is_err());
    }
}

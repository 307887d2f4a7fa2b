//! Why something could not be played, kept or thought about, in words.

use endodoi::{PlayError, ResolveMoveError, Side, Width};
use endodoi_words::Value;

use super::Speech;
use crate::memory::NoMemory;
use crate::play::store::StoreError;
use crate::record_file;
use crate::turn_end::side_key;

impl Speech {
    /// Why a hole cannot be played.
    pub(crate) fn play_error(self, error: &PlayError) -> String {
        let hole = |hole: &endodoi::Hole| ("hole", Value::from(hole.to_string()));
        match error {
            PlayError::OtherBoard { hole: asked, width } => {
                let board = ("board", asked.width().to_string().into());
                let width = ("width", width.to_string().into());
                self.say_with("error-play-other-board", &[hole(asked), board, width])
            }
            PlayError::OtherRow {
                hole: asked,
                to_move,
            } => {
                let side = ("side", side_key(*to_move).into());
                self.say_with("error-play-other-row", &[hole(asked), side])
            }
            PlayError::Empty { hole: asked } => {
                self.say_with("error-play-empty-hole", &[hole(asked)])
            }
            PlayError::Endless { hole: asked, laps } => self.say_with(
                "error-play-endless",
                &[hole(asked), ("laps", (*laps).into())],
            ),
            PlayError::GameOver(_) => self.say("error-play-game-over"),
            PlayError::TooLong(turns) => {
                self.say_with("error-play-too-long", &[("turns", (*turns).into())])
            }
            // Errors to come are told in English until they have words.
            other => other.to_string(),
        }
    }

    /// Why what was written names no hole of the player to move.
    pub(crate) fn move_error(self, error: &ResolveMoveError) -> String {
        match error {
            ResolveMoveError::NoSuchHole {
                written,
                width,
                side,
            } => self.no_such_hole(&written.to_string(), *width, *side),
            // A person at this screen need not be exact.
            other => other.to_string(),
        }
    }

    fn no_such_hole(self, written: &str, width: Width, side: Side) -> String {
        let mut row = width.row(side);
        let first = row.next().map(|hole| hole.to_string()).unwrap_or_default();
        let last = row.next_back().map(|hole| hole.to_string());
        let id = match last {
            Some(_) => "error-move-no-such-hole",
            None => "error-move-only-hole",
        };
        let values = [
            ("hole", written.into()),
            ("width", width.to_string().into()),
            ("side", side_key(side).into()),
            ("first", first.into()),
            ("last", last.unwrap_or_default().into()),
        ];
        self.say_with(id, &values)
    }

    /// Why a game could not be kept, saved or deleted.
    pub(crate) fn store_error(self, error: &StoreError) -> String {
        let (id, path, error) = match error {
            StoreError::NotWritten(path, error) => ("file-not-written", path, Some(error)),
            StoreError::NotDeleted(path, error) => ("file-not-deleted", path, Some(error)),
            StoreError::FolderNotUsable(path, error) => ("folder-not-usable", path, Some(error)),
            StoreError::FolderFull(path) => ("folder-full", path, None),
        };
        let name = ("name", record_file::name(path).into());
        let error = error.map(ToString::to_string).unwrap_or_default();
        self.say_with(id, &[name, ("error", error.into())])
    }

    /// There is nothing to think in.
    pub(crate) fn no_memory(self, _: NoMemory) -> String {
        self.say("no-memory")
    }
}

#[cfg(test)]
mod tests {
    use endodoi_words::Language;

    use super::*;

    /// The rules say it in English as well, to programs: both are one sentence.
    #[test]
    fn english_says_what_the_rules_say() {
        let hole = |index| Width::SIX.hole(index).unwrap();
        let (mine, other) = (hole(2), hole(7));
        for error in [
            PlayError::OtherBoard {
                hole: mine,
                width: Width::new(8).unwrap(),
            },
            PlayError::OtherRow {
                hole: other,
                to_move: Side::South,
            },
            PlayError::OtherRow {
                hole: mine,
                to_move: Side::North,
            },
            PlayError::Empty { hole: mine },
            PlayError::Endless {
                hole: mine,
                laps: 75,
            },
            PlayError::TooLong(300),
        ] {
            let told = Speech::new(Language::En).play_error(&error);
            assert_eq!(told[1..], error.to_string()[1..]);
        }
    }

    #[test]
    fn a_hole_that_is_not_there_is_told_with_those_that_are() {
        for (position, told) in [
            (
                "4,4,4/4,4,4 0-0 N",
                "There is no hole L on a 2x3 board; North has holes a to c",
            ),
            (
                "4/4 0-0 S",
                "There is no hole L on a 2x1 board; South has hole A only",
            ),
        ] {
            let written: endodoi::MoveText = "L".parse().unwrap();
            let error = written.resolve(&position.parse().unwrap()).unwrap_err();
            assert_eq!(Speech::new(Language::En).move_error(&error), told);
            assert_eq!(told[1..], error.to_string()[1..]);
        }
    }
}

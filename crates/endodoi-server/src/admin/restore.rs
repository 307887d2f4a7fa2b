//! A dump read back: all of it is checked before anything is written, and then all is written or nothing.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use super::lines::{Line, Reader};
use super::replay::replay;
use super::{Admin, AdminError, Amount, Watch, go_on};
use crate::contest::Contest;
use crate::live::row;
use crate::secret::is_room_name;
use crate::store::{Import, is_shared_name};

/// What a dump is written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Onto {
    /// An empty database, and no other.
    Nothing,
    /// Whatever is there: rooms and records of the same name stay as they are.
    WhatIsThere,
}

/// What became of a dump.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// What was written.
    pub written: Amount,
    /// What was there already.
    pub there: Amount,
}

impl Admin {
    /// Writes what a dump holds. Each line is checked and each room played through before the first is
    /// written.
    ///
    /// # Errors
    /// [`AdminError::Line`] if a line is not as it should be, [`AdminError::NotEmpty`] if the database should
    /// be empty and is not, others if it cannot be written; nothing is written then.
    pub async fn restore(
        &self,
        dump: &Path,
        onto: Onto,
        watch: Watch<'_>,
    ) -> Result<Restored, AdminError> {
        let mut reader = open(dump)?;
        let mut checked = 0;
        while let Some(line) = reader.next()? {
            let sound = sound(line).map_err(|reason| reader.wrong(reason))?;
            checked += u64::from(matches!(sound, Sound::Room(_)));
            go_on(watch, checked)?;
        }
        let mut import = self.store.import().await?;
        if onto == Onto::Nothing && !import.is_empty().await? {
            return Err(AdminError::NotEmpty);
        }
        // It is read once more, since it may be larger than memory; the checksum tells if it is another now.
        let mut reader = open(dump)?;
        let mut restored = Restored::default();
        while let Some(line) = reader.next()? {
            let sound = sound(line).map_err(|reason| reader.wrong(reason))?;
            write(&mut import, sound, &mut restored).await?;
            go_on(watch, restored.written.rooms + restored.there.rooms)?;
        }
        import.beat(crate::live::signed(reader.made)).await?;
        import.commit().await?;
        Ok(restored)
    }
}

fn open(dump: &Path) -> Result<Reader<BufReader<File>>, AdminError> {
    Reader::begin(BufReader::new(File::open(dump)?))
}

/// A line that may be written.
enum Sound {
    Shared {
        id: String,
        text: String,
    },
    Room(Box<SoundRoom>),
    Contest {
        id: String,
        body: String,
        keys: Vec<crate::store::Key>,
    },
}

struct SoundRoom {
    row: crate::store::RoomRow,
    steps: Vec<String>,
    keys: Vec<crate::store::Key>,
}

fn sound(line: Line) -> Result<Sound, String> {
    match line {
        Line::Shared { id, text } if is_shared_name(&id) && !text.contains('\0') => {
            Ok(Sound::Shared { id, text })
        }
        Line::Room { id, steps, keys } if is_room_name(&id) => {
            let (room, made) = replay(&id, &steps)?;
            let at = made.last().map_or(0, |step| step.at);
            let keys = keys.into_iter().map(|key| key.key(&id));
            Ok(Sound::Room(Box::new(SoundRoom {
                row: row(&room, at),
                steps,
                keys: keys.collect::<Result<_, _>>()?,
            })))
        }
        Line::Contest { id, body, keys } if is_room_name(&id) => {
            let contest = serde_json::from_str::<Contest>(&body);
            let contest =
                contest.map_err(|error| format!("tournament {id} cannot be read: {error}"))?;
            contest
                .check()
                .map_err(|reason| format!("tournament {id}: {reason}"))?;
            let keys = keys.into_iter().map(|key| key.contest_key(&id));
            let keys = keys.collect::<Result<_, _>>()?;
            Ok(Sound::Contest { id, body, keys })
        }
        _ => Err("the name is none that a server gives".to_owned()),
    }
}

async fn write(
    import: &mut Import,
    sound: Sound,
    restored: &mut Restored,
) -> Result<(), AdminError> {
    match sound {
        Sound::Shared { id, text } => {
            if import.shared(&id, &text).await? {
                restored.written.shared += 1;
            } else {
                restored.there.shared += 1;
            }
        }
        Sound::Contest { id, body, keys } => {
            let time = crate::live::signed(crate::live::now());
            if import.contest(&id, &body, &keys, time).await? {
                restored.written.contests += 1;
            } else {
                restored.there.contests += 1;
            }
        }
        Sound::Room(room) => {
            let SoundRoom { row, steps, keys } = *room;
            if import.room(&row, &steps, &keys).await? {
                restored.written.rooms += 1;
            } else {
                restored.there.rooms += 1;
            }
        }
    }
    Ok(())
}

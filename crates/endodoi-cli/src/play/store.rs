//! Where games are kept: files that the player names, and unfinished games between two starts.
//!
//! A file is written beside its place and then moved there, so that whatever happens the old or the
//! new one is whole. An unfinished game is a file of its own in the state folder, written after
//! every turn; a lock beside it, which the system lets go when the program dies, tells games that
//! another running program plays.

use std::fmt::{self, Display};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use endodoi::Record;
use endodoi::record::Records;
use endodoi_words::Language;
use etcetera::BaseStrategy;

use super::words::Speech;
use crate::failure::Failure;
use crate::record_file;

/// The longest file that is played from, in bytes, and the most games in it: all of it is kept in
/// memory and written after every turn.
const MAX_BYTES: usize = 4 << 20;
const MAX_GAMES: usize = 1000;

/// Why something could not be kept or deleted.
#[derive(Debug)]
pub(crate) enum StoreError {
    NotWritten(PathBuf, io::Error),
    NotDeleted(PathBuf, io::Error),
    FolderNotUsable(PathBuf, io::Error),
    FolderFull(PathBuf),
}

/// In English; in other languages a [`Speech`] says it.
impl Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Speech::new(Language::En).store_error(self))
    }
}

/// Reads all games of a file.
///
/// # Errors
/// [`Failure::BadInput`] if it cannot be read, holds a mistake, or is too much to play from.
pub(crate) fn load(path: &Path) -> Result<Vec<Record>, Failure> {
    let text = record_file::read(path)?;
    let is_long = text.len() > MAX_BYTES;
    let most = if is_long { 0 } else { MAX_GAMES + 1 };
    let records: Result<Vec<Record>, _> = Records::new(&text).take(most).collect();
    if is_long
        || records
            .as_ref()
            .is_ok_and(|records| records.len() > MAX_GAMES)
    {
        return Err(Failure::bad_input(format_args!(
            "{} holds more than {MAX_GAMES} games or 4 MiB, too much to play from; \
             copy the match to a file of its own",
            record_file::name(path)
        )));
    }
    records
        .map_err(|error| Failure::bad_input(format_args!("{}: {error}", record_file::name(path))))
}

/// Writes games to a file, in place of what it held. A link is followed, and the file keeps its
/// permissions.
///
/// # Errors
/// [`StoreError`] if that cannot be done; the old file is then still there.
pub(crate) fn save(path: &Path, records: &[Record]) -> Result<(), StoreError> {
    let texts: Vec<String> = records.iter().map(Record::to_string).collect();
    write_whole(path, &texts.join("\n"))
        .map_err(|error| StoreError::NotWritten(path.to_owned(), error))
}

fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let path = match path.canonicalize() {
        Ok(real) => real,
        // It is not there yet.
        Err(_) => path.to_owned(),
    };
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut file = new_file_in(folder)?;
    if let Ok(old) = fs::metadata(&path) {
        file.as_file().set_permissions(old.permissions())?;
    }
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(&path)?;
    Ok(())
}

/// How files are named that are not moved to their place yet.
const PREFIX: &str = ".endodoi-";

/// Makes a file that, once moved to its place, may be read by whoever could read any other file of
/// this person.
pub(crate) fn new_file_in(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(PREFIX);
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

/// The file in which this program keeps its unfinished game.
#[derive(Debug)]
pub(crate) struct Keep {
    path: PathBuf,
    /// Held as long as this program runs.
    _lock: File,
}

impl Keep {
    /// Makes a file of its own for a new game. The file itself comes with the first turn.
    ///
    /// # Errors
    /// [`StoreError`] if the folder cannot be used.
    pub(crate) fn create(folder: &Path) -> Result<Self, StoreError> {
        let refused = |error| StoreError::FolderNotUsable(folder.to_owned(), error);
        fs::create_dir_all(folder).map_err(refused)?;
        remove_leftovers(folder);
        for number in 1..=10_000 {
            let path = folder.join(format!("unfinished-{number}.edr"));
            if let Some(keep) = Self::claim(path).map_err(refused)?
                && !keep.path.exists()
            {
                return Ok(keep);
            }
        }
        Err(StoreError::FolderFull(folder.to_owned()))
    }

    /// Finds the unfinished games that no running program plays, the newest first.
    pub(crate) fn find(folder: &Path) -> Vec<Self> {
        let Ok(entries) = fs::read_dir(folder) else {
            return Vec::new();
        };
        let mut files: Vec<_> = entries
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| is_kept_name(path))
            .filter_map(|path| Some((fs::metadata(&path).ok()?, path)))
            .filter(|(data, _)| data.is_file())
            .filter_map(|(data, path)| Some((data.modified().ok()?, path)))
            .collect();
        files.sort();
        let newest_first = files.into_iter().rev();
        newest_first
            .filter_map(|(_, path)| Self::claim(path).ok()?)
            .collect()
    }

    /// Takes a file for this program, `None` if another has it.
    pub(crate) fn claim(path: PathBuf) -> io::Result<Option<Self>> {
        let lock = path.with_extension("lock");
        let lock = File::options().create(true).append(true).open(lock)?;
        match lock.try_lock() {
            Ok(()) => Ok(Some(Self { path, _lock: lock })),
            Err(_) => Ok(None),
        }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn save(&self, records: &[Record]) -> Result<(), StoreError> {
        save(&self.path, records)
    }

    /// Deletes what is kept.
    ///
    /// # Errors
    /// [`StoreError`] if that cannot be done.
    pub(crate) fn forget(&self) -> Result<(), StoreError> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(StoreError::NotDeleted(self.path.clone(), error))
            }
            _ => Ok(()),
        }
    }
}

/// Deletes what programs that were killed while writing left behind, if it is more than a day old.
fn remove_leftovers(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let is_ours = entry.file_name().to_string_lossy().starts_with(PREFIX);
        let modified = entry.metadata().and_then(|data| data.modified()).ok();
        let age = modified.and_then(|modified| modified.elapsed().ok());
        if is_ours && age.is_some_and(|age| age > Duration::from_hours(24)) {
            // What cannot be deleted now may be at the next start.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Says whether a file is named as [`Keep::create`] names them: no other file of the folder is ever
/// offered or deleted.
pub(crate) fn is_kept_name(path: &Path) -> bool {
    let name = path
        .file_name()
        .and_then(|name| name.to_str())
        .unwrap_or_default();
    let number = name
        .strip_prefix("unfinished-")
        .and_then(|rest| rest.strip_suffix(".edr"));
    number.is_some_and(|number| {
        !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// Where unfinished games are kept unless the player says otherwise; `None` if there is no home.
pub(crate) fn state_folder() -> Option<PathBuf> {
    let folders = etcetera::choose_base_strategy().ok()?;
    let folder = folders.state_dir().unwrap_or_else(|| folders.data_dir());
    Some(folder.join("endodoi"))
}

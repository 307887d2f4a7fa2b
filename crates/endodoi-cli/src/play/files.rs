//! The files of one session: where it is kept while it goes on, and what it can go on with.

use std::path::{Path, PathBuf};

use endodoi::Record;

use super::session::Session;
use super::store::{self, Keep, StoreError};
use super::{fresh_seed, today};
use crate::failure::Failure;
use crate::record_file;

/// Where a session is kept.
#[derive(Debug)]
pub(crate) struct Files {
    /// Where unfinished games are kept; `None` if there is no such place.
    state: Option<PathBuf>,
    /// The file of this session among the unfinished games, once it is one.
    pub(crate) keep: Option<Keep>,
    /// The file that the player named.
    pub(crate) save: Option<PathBuf>,
    offer: Offer,
}

/// Whether a game that was kept is offered at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offer {
    Kept,
    /// The player said what to play.
    Nothing,
}

impl Files {
    /// Names the files of a session that was loaded from `load`, if from anywhere.
    ///
    /// # Errors
    /// [`Failure::BadInput`] if `save` is there already and is not the file loaded, or if `load` is an
    /// unfinished game that another running program plays.
    pub(crate) fn new(
        state: Option<PathBuf>,
        save: Option<PathBuf>,
        load: Option<&Path>,
        offer: Offer,
    ) -> Result<Self, Failure> {
        if let Some(path) = &save {
            check_free(path, load)?;
        }
        let keep = match (&state, load) {
            (Some(folder), Some(path)) => adopt(folder, path)?,
            _ => None,
        };
        Ok(Self {
            state,
            keep,
            save,
            offer,
        })
    }

    /// Keeps the match as it stands: in the file that the player named, and among the unfinished
    /// games as long as it is one.
    ///
    /// # Errors
    /// [`StoreError`] if a file cannot be written.
    pub(crate) fn keep(&mut self, session: &Session) -> Result<(), StoreError> {
        let records = session.records();
        let saved = match &self.save {
            Some(path) => store::save(path, &records),
            None => Ok(()),
        };
        // Where the one fails the other may still work.
        self.keep_unfinished(session, &records).and(saved)
    }

    fn keep_unfinished(&mut self, session: &Session, records: &[Record]) -> Result<(), StoreError> {
        if !session.is_unfinished() {
            return self.forget();
        }
        if self.keep.is_none()
            && let Some(folder) = &self.state
        {
            self.keep = Some(Keep::create(folder)?);
        }
        self.keep.as_ref().map_or(Ok(()), |keep| keep.save(records))
    }

    /// Deletes the unfinished game of this session.
    ///
    /// # Errors
    /// [`StoreError`] if that cannot be done.
    pub(crate) fn forget(&self) -> Result<(), StoreError> {
        self.keep.as_ref().map_or(Ok(()), Keep::forget)
    }

    /// Returns where the unfinished game of this session is kept, if it is.
    pub(crate) fn kept_in(&self) -> Option<&Path> {
        let path = self.keep.as_ref().map(Keep::path);
        path.filter(|path| path.exists())
    }

    /// Returns the newest unfinished game that can be gone on with, unless the player said what to
    /// play.
    pub(crate) fn offered(&self) -> Option<(Keep, Session)> {
        let folder = match self.offer {
            Offer::Kept => self.state.as_deref()?,
            Offer::Nothing => return None,
        };
        Keep::find(folder).into_iter().find_map(|keep| {
            let records = store::load(keep.path()).ok()?;
            let session = Session::resume(records, today(), fresh_seed()).ok()?;
            Some((keep, session))
        })
    }
}

/// Takes over an unfinished game that was loaded by its name, so that it is not kept twice.
fn adopt(folder: &Path, path: &Path) -> Result<Option<Keep>, Failure> {
    let is_in_folder = path.parent().is_some_and(|parent| {
        let places = (parent.canonicalize(), folder.canonicalize());
        matches!(places, (Ok(parent), Ok(folder)) if parent == folder)
    });
    if !is_in_folder || !store::is_kept_name(path) {
        return Ok(None);
    }
    let name = record_file::name(path);
    match Keep::claim(path.to_owned()) {
        Ok(Some(keep)) => Ok(Some(keep)),
        Ok(None) => Err(Failure::bad_input(format_args!(
            "{name} is being played by another running program; quit that one first"
        ))),
        Err(error) => Err(Failure::failed(format_args!(
            "{name} cannot be locked ({error})"
        ))),
    }
}

/// Refuses to write over a file that the session did not come from.
fn check_free(save: &Path, load: Option<&Path>) -> Result<(), Failure> {
    let is_same = |load: &Path| match (save.canonicalize(), load.canonicalize()) {
        (Ok(save), Ok(load)) => save == load,
        _ => false,
    };
    if save.exists() && !load.is_some_and(is_same) {
        let path = record_file::name(save);
        return Err(Failure::bad_input(format_args!(
            "{path} is there already; name another file, or go on with it by --load {path}"
        )));
    }
    Ok(())
}

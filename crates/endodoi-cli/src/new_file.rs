//! A file that is made whole or not at all, and in place of no other.
//!
//! For what took long to find out: that the file cannot be there is said before the work, and whatever happens on the way no half of it
//! is left.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::failure::Failure;
use crate::play::store::new_file_in;
use crate::record_file;

/// A file that is still to be made.
#[derive(Clone, Debug)]
pub(crate) struct NewFile {
    path: PathBuf,
    flag: &'static str,
}

impl NewFile {
    /// Names the file. The flag is the one that another is chosen with.
    ///
    /// # Errors
    /// [`Failure::BadInput`] if it is there already, or its folder is not: better now than in the end.
    pub(crate) fn named(path: &Path, flag: &'static str) -> Result<Self, Failure> {
        let name = record_file::name(path);
        if path.symlink_metadata().is_ok() {
            return Err(Failure::bad_input(format_args!(
                "{name} is there already; choose another file for {flag}"
            )));
        }
        if !folder(path).is_dir() {
            return Err(Failure::bad_input(format_args!(
                "the folder of {name} is not there; make it, or choose another file for {flag}"
            )));
        }
        Ok(Self {
            path: path.to_owned(),
            flag,
        })
    }

    /// Returns its name, for messages.
    pub(crate) fn name(&self) -> String {
        record_file::name(&self.path)
    }

    /// Makes the file from what is written into a temporary one beside it.
    ///
    /// # Errors
    /// That of who fills it, or [`Failure::Failed`] if it cannot be made.
    pub(crate) fn fill(
        &self,
        fill: impl FnOnce(&mut NamedTempFile) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let temporary = new_file_in(folder(&self.path));
        let mut temporary = temporary.map_err(|error| self.refused(&error))?;
        fill(&mut temporary)?;
        let kept = temporary.as_file().sync_all();
        let kept = kept.and_then(|()| Ok(temporary.persist_noclobber(&self.path)?));
        kept.map(drop).map_err(|error| self.refused(&error))
    }

    /// Makes the file.
    ///
    /// # Errors
    /// [`Failure::Failed`] if that cannot be done.
    pub(crate) fn write(&self, bytes: &[u8]) -> Result<(), Failure> {
        self.make(bytes).map_err(|error| self.refused(&error))
    }

    fn refused(&self, error: &io::Error) -> Failure {
        let (name, flag) = (self.name(), self.flag);
        Failure::failed(format_args!(
            "{name} cannot be written: {error}; choose another place for {flag}"
        ))
    }

    fn make(&self, bytes: &[u8]) -> io::Result<()> {
        let mut file = new_file_in(folder(&self.path))?;
        file.write_all(bytes)?;
        file.as_file().sync_all()?;
        file.persist_noclobber(&self.path)?;
        Ok(())
    }
}

/// The folder of a file.
fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

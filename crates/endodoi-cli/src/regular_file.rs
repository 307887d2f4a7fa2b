//! Opening what has to be a file with an end.
//!
//! A pipe or a device may never send anything, and opening it may wait for ever. So what lies there is looked at
//! before it is opened.

use std::fs::{self, File};
use std::io;
use std::path::Path;

/// Opens a file to read it.
///
/// # Errors
/// What the system says, or that it is no regular file.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    check(path)?;
    File::open(path)
}

/// Makes sure that it is a regular file, or a link to one.
///
/// # Errors
/// What the system says, or that it is none.
pub(crate) fn check(path: &Path) -> io::Result<()> {
    let found = fs::metadata(path)?;
    if found.is_file() {
        return Ok(());
    }
    let what = if found.is_dir() {
        "this is a folder"
    } else {
        "this is no regular file"
    };
    Err(io::Error::new(io::ErrorKind::InvalidInput, what))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_are_opened() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        assert!(open(&file).is_err());
        fs::write(&file, "text").unwrap();
        assert!(open(&file).is_ok());
        let said = open(folder.path()).unwrap_err().to_string();
        assert_eq!(said, "this is a folder");
    }
}

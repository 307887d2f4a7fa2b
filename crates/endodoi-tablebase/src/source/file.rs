//! A file that is read from any place, without a memory map: a map would need `unsafe`, and a file that is cut off while
//! it is mapped ends the program.

use std::fs::{self, File};
use std::io;
use std::path::Path;

use super::Source;

/// An open file, and how long it was when it was opened.
#[derive(Debug)]
pub(crate) struct FileSource {
    file: File,
    length: u64,
}

impl FileSource {
    /// Opens a file; a pipe, which would have the program wait for ever, is refused.
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        if !fs::metadata(path)?.is_file() {
            return Err(io::Error::other("it is not a file"));
        }
        let file = File::open(path)?;
        let length = file.metadata()?.len();
        Ok(Self { file, length })
    }
}

impl Source for FileSource {
    fn length(&self) -> u64 {
        self.length
    }

    #[cfg(unix)]
    fn read_at(&self, bytes: &mut [u8], offset: u64) -> io::Result<()> {
        std::os::unix::fs::FileExt::read_exact_at(&self.file, bytes, offset)
    }

    #[cfg(windows)]
    fn read_at(&self, mut bytes: &mut [u8], mut offset: u64) -> io::Result<()> {
        use std::os::windows::fs::FileExt as _;

        while !bytes.is_empty() {
            match self.file.seek_read(bytes, offset) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok(read) => {
                    bytes = &mut bytes[read..];
                    offset += read as u64;
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

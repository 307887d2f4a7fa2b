//! Where the bytes of a table are read from: a file, or memory.
//!
//! A read names its place, so that many threads read at once without waiting for each other.

#[cfg(feature = "files")]
mod file;

use std::borrow::Cow;
use std::fmt::Debug;
use std::io;

#[cfg(feature = "files")]
pub(crate) use file::FileSource;

/// Bytes that can be read from any place.
pub(crate) trait Source: Debug + Send + Sync {
    /// How many bytes there are.
    fn length(&self) -> u64;

    /// Fills `bytes` with those from `offset` on.
    fn read_at(&self, bytes: &mut [u8], offset: u64) -> io::Result<()>;
}

impl Source for Cow<'static, [u8]> {
    fn length(&self) -> u64 {
        self.len() as u64
    }

    fn read_at(&self, bytes: &mut [u8], offset: u64) -> io::Result<()> {
        let from = usize::try_from(offset)
            .ok()
            .and_then(|offset| self.get(offset..));
        match from.and_then(|from| from.get(..bytes.len())) {
            Some(found) => {
                bytes.copy_from_slice(found);
                Ok(())
            }
            None => Err(io::ErrorKind::UnexpectedEof.into()),
        }
    }
}

//! The bytes of a table file: what `docs/table-format.md` describes, and nothing that touches a file system.
//!
//! A file is a header, the values in compressed blocks, an index of the blocks and an end, each with a checksum that
//! binds it to the header. Reading believes no number before its checksum was compared, and reserves no memory
//! that the file itself does not account for.

pub(crate) mod block;
mod bytes;
pub(crate) mod end;
pub(crate) mod header;
pub(crate) mod seal;
pub(crate) mod writer;

/// What every table begins with. As in PNG, the first byte is no text, and line ends that were "mended" show.
pub(crate) const MAGIC: [u8; 8] = *b"\x89EDT\r\n\x1a\n";

/// The version of the format that is written, and the only one that is read.
pub(crate) const VERSION: u16 = 1;

/// The CRC-32 (that of zlib and PNG) of some bytes one after the other.
pub(crate) fn checksum(parts: &[&[u8]]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    for part in parts {
        hasher.update(part);
    }
    hasher.finalize()
}

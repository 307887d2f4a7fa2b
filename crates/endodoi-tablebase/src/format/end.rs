//! What stands behind the blocks: their index, and the end of the file.
//!
//! The index is at the end so that a table can be written without holding it in memory. The last bytes are always
//! the same, so a file that was cut off is told from one that was damaged.

use super::bytes::Bytes;
use crate::error::TableFault;

/// The last bytes of every table.
const MARK: [u8; 4] = *b"end\n";

/// The bytes of one block in the index.
pub(crate) const ENTRY: usize = 8;

/// What stands behind the index: its checksum, the hash of the file, the mark.
pub(crate) const END: usize = 4 + 8 + MARK.len();

/// Where a block lies in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) offset: u64,
    pub(crate) length: u32,
    pub(crate) checksum: u32,
}

/// The end of a file.
pub(crate) struct End {
    pub(crate) index_checksum: u32,
    /// XXH64 with seed 0 of all bytes before it.
    pub(crate) hash: u64,
}

impl End {
    /// All bytes but the hash and what follows it.
    pub(crate) fn before_hash(index_checksum: u32) -> [u8; 4] {
        index_checksum.to_le_bytes()
    }

    /// The hash and what follows it.
    pub(crate) fn from_hash(hash: u64) -> Vec<u8> {
        [hash.to_le_bytes().as_slice(), &MARK].concat()
    }

    /// Reads the last bytes of a file.
    pub(crate) fn read(bytes: &[u8; END]) -> Result<Self, TableFault> {
        let mut bytes = Bytes(bytes);
        let (Some(index_checksum), Some(hash)) = (bytes.u32(), bytes.u64()) else {
            return Err(TableFault::Cut);
        };
        if bytes.0 != MARK {
            return Err(TableFault::Cut);
        }
        Ok(Self {
            index_checksum,
            hash,
        })
    }
}

/// Reads an index whose checksum is right. The blocks begin at `offset` and must end at `end`.
pub(crate) fn entries(index: &[u8], mut offset: u64, end: u64) -> Result<Vec<Entry>, TableFault> {
    let first = offset;
    let mut bytes = Bytes(index);
    let mut entries = Vec::with_capacity(index.len() / ENTRY);
    while let (Some(length), Some(checksum)) = (bytes.u32(), bytes.u32()) {
        entries.push(Entry {
            offset,
            length,
            checksum,
        });
        offset = offset.saturating_add(length.into());
    }
    if offset != end {
        return Err(TableFault::OtherLength {
            found: end - first,
            wanted: offset - first,
        });
    }
    Ok(entries)
}

//! What binds the parts of a table to each other, so that none can stand in for another.

use super::checksum;

/// The checksum of a header, which goes into the checksum of every block and of the index.
///
/// A header tells rules, board and layer; so a block of another table is found to be foreign, and one of another place by
/// its number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seal {
    header_checksum: u32,
}

impl Seal {
    /// Takes the checksum off the end of a header.
    pub(crate) fn of_header(bytes: &[u8]) -> Self {
        let checksum = bytes.last_chunk().copied().unwrap_or_default();
        Self {
            header_checksum: u32::from_le_bytes(checksum),
        }
    }

    /// The checksum of the bytes of the block with this number.
    pub(crate) fn of_block(self, number: u64, bytes: &[u8]) -> u32 {
        let header = self.header_checksum.to_le_bytes();
        checksum(&[&header, &number.to_le_bytes(), bytes])
    }

    /// The checksum of the bytes of the index.
    pub(crate) fn of_index(self, bytes: &[u8]) -> u32 {
        checksum(&[&self.header_checksum.to_le_bytes(), bytes])
    }
}

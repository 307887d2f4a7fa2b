//! Writing a table from front to back.
//!
//! Blocks are made elsewhere, on as many threads as one likes, and handed in by their order; so the bytes are the same
//! whatever the number of threads.

use std::hash::Hasher as _;
use std::io::{self, Write};

use twox_hash::XxHash64;

use super::block::Block;
use super::end::End;
use super::header::Header;
use super::seal::Seal;

/// A table that is being written.
pub(crate) struct Writer<W> {
    to: W,
    seal: Seal,
    index: Vec<u8>,
    hash: XxHash64,
    bytes: u64,
}

impl<W: Write> Writer<W> {
    /// Writes the header.
    pub(crate) fn begin(to: W, header: &Header) -> io::Result<Self> {
        let bytes = header.to_bytes();
        let mut writer = Self {
            to,
            seal: Seal::of_header(&bytes),
            index: Vec::new(),
            hash: XxHash64::with_seed(0),
            bytes: 0,
        };
        writer.put(&bytes)?;
        Ok(writer)
    }

    /// What the blocks are sealed with.
    pub(crate) const fn seal(&self) -> Seal {
        self.seal
    }

    /// Writes the next block.
    pub(crate) fn block(&mut self, block: &Block) -> io::Result<()> {
        let length = u32::try_from(block.bytes.len()).expect("a block has few positions");
        self.index.extend(length.to_le_bytes());
        self.index.extend(block.checksum.to_le_bytes());
        self.put(&block.bytes)
    }

    /// Writes what follows the last block. Returns where all was written to, and how many bytes it is.
    pub(crate) fn finish(mut self) -> io::Result<(W, u64)> {
        let index = std::mem::take(&mut self.index);
        self.put(&index)?;
        self.put(&End::before_hash(self.seal.of_index(&index)))?;
        let end = End::from_hash(self.hash.finish());
        self.put(&end)?;
        Ok((self.to, self.bytes))
    }

    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.hash.write(bytes);
        self.bytes += bytes.len() as u64;
        self.to.write_all(bytes)
    }
}

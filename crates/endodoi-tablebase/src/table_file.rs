//! One table, opened: header and index are known and were checked, blocks are read when asked for.

use std::borrow::Cow;
use std::hash::Hasher as _;
use std::num::NonZeroUsize;

use endodoi::Width;
use twox_hash::XxHash64;

use crate::error::{TableError, TableFault};
use crate::format::block;
use crate::format::end::{self, END, ENTRY, End, Entry};
use crate::format::header::{Header, Prelude};
use crate::format::seal::Seal;
use crate::in_order::in_order;
use crate::layer_info::{Counts, LayerInfo};
use crate::source::Source;
use crate::table_rules::TableRules;
use crate::values::{PIECE, Values};

/// A table file whose header and index are known.
#[derive(Debug)]
pub(crate) struct TableFile {
    place: String,
    source: Box<dyn Source>,
    info: LayerInfo,
    /// A block has two to the power of this many positions.
    block_bits: u32,
    seal: Seal,
    entries: Vec<Entry>,
}

impl TableFile {
    /// Reads header and index; `place` is what errors call the file.
    pub(crate) fn open(place: String, source: Box<dyn Source>) -> Result<Self, TableError> {
        match Parts::read(&*source) {
            Ok(Parts {
                header,
                seal,
                entries,
            }) => Ok(Self {
                place,
                info: LayerInfo {
                    bytes: source.length(),
                    ..header.info
                },
                source,
                block_bits: header.block.trailing_zeros(),
                seal,
                entries,
            }),
            Err(fault) => Err(fault.at(&place)),
        }
    }

    /// Opens a table whose bytes are in memory.
    pub(crate) fn of_bytes(place: String, bytes: Cow<'static, [u8]>) -> Result<Self, TableError> {
        Self::open(place, Box::new(bytes))
    }

    pub(crate) fn info(&self) -> &LayerInfo {
        &self.info
    }

    /// Refuses the table unless it is for this board, this layer and these rules.
    pub(crate) fn expect(
        &self,
        width: Width,
        seeds: u8,
        rules: &TableRules,
    ) -> Result<(), TableError> {
        let info = &self.info;
        let fault = if info.index.width() != width {
            let found = info.index.width();
            TableFault::OtherBoard {
                found,
                wanted: width,
            }
        } else if info.rules != *rules {
            let (found, wanted) = (info.rules, *rules);
            TableFault::OtherRules { found, wanted }
        } else if info.index.seeds() != seeds {
            let found = info.index.seeds();
            TableFault::OtherLayer {
                found,
                wanted: seeds,
            }
        } else {
            return Ok(());
        };
        Err(fault.at(&self.place))
    }

    /// How many blocks there are.
    pub(crate) fn blocks(&self) -> u64 {
        self.entries.len() as u64
    }

    /// The most positions of a block.
    pub(crate) fn block_positions(&self) -> u64 {
        self.info.index.positions().min(1 << self.block_bits)
    }

    /// Which block the position with this number is in, and at which place of it.
    pub(crate) fn block_of(&self, number: u64) -> (u64, usize) {
        let within = number & ((1 << self.block_bits) - 1);
        #[expect(clippy::cast_possible_truncation, reason = "a block has few positions")]
        (number >> self.block_bits, within as usize)
    }

    /// Reads the values of one block and checks its checksum.
    pub(crate) fn block(&self, number: u64) -> Result<Box<[i8]>, TableError> {
        (self.block_bytes(number))
            .and_then(|bytes| self.values_of(number, &bytes))
            .map(Vec::into_boxed_slice)
            .map_err(|fault| fault.at(&self.place))
    }

    /// Reads all values on so many threads. Only the checksums of the blocks are compared; [`TableFile::check`] does more.
    pub(crate) fn values(&self, threads: NonZeroUsize) -> Result<Values, TableError> {
        let positions = self.info.index.positions();
        let blocks_a_piece = (PIECE as u64) >> self.block_bits;
        let pieces = positions.div_ceil(PIECE as u64);
        let read = |piece: u64| {
            let first = piece * blocks_a_piece;
            let blocks = first..(first + blocks_a_piece).min(self.blocks());
            let mut values = Vec::new();
            for number in blocks {
                values.extend_from_slice(&self.block(number)?);
            }
            Ok(values)
        };
        // Some pieces at a time, so that little is in memory twice.
        let together = 4 * threads.get() as u64;
        let mut values = Vec::new();
        for first in (0..pieces).step_by(4 * threads.get()) {
            let read = in_order(first..(first + together).min(pieces), threads, read);
            let read = read.into_iter().collect::<Result<Vec<Vec<i8>>, _>>()?;
            values.reserve_exact(read.iter().map(Vec::len).sum());
            values.extend(read.into_iter().flatten());
        }
        Ok(Values::new(values))
    }

    /// Reads every byte and compares every checksum, and the counts of the header with the values.
    pub(crate) fn check(&self) -> Result<(), TableError> {
        self.find_fault().map_err(|fault| fault.at(&self.place))
    }

    fn find_fault(&self) -> Result<(), TableFault> {
        let mut hash = XxHash64::with_seed(0);
        let header_end = self.entries.first().map_or(0, |first| first.offset);
        hash.write(&read(&*self.source, 0, header_end)?);
        let mut counts = Counts::default();
        for number in 0..self.blocks() {
            let bytes = self.block_bytes(number)?;
            hash.write(&bytes);
            counts.add(&self.values_of(number, &bytes)?);
        }
        let index_start = self.info.bytes - END as u64 - self.blocks() * ENTRY as u64;
        let tail = read(&*self.source, index_start, self.info.bytes - index_start)?;
        let (before, last) = tail.split_last_chunk::<END>().expect("it was made so long");
        let end = End::read(last)?;
        hash.write(before);
        hash.write(&End::before_hash(end.index_checksum));
        if hash.finish() != end.hash {
            let (found, wanted) = (hash.finish(), end.hash);
            return Err(TableFault::FileDamaged { found, wanted });
        }
        if counts.by_value() != self.info.counts {
            return Err(TableFault::OtherCounts);
        }
        Ok(())
    }

    fn block_bytes(&self, number: u64) -> Result<Vec<u8>, TableFault> {
        let entry = (usize::try_from(number).ok())
            .and_then(|number| self.entries.get(number))
            .expect("callers ask for blocks that are there");
        let bytes = read(&*self.source, entry.offset, entry.length.into())?;
        let found = self.seal.of_block(number, &bytes);
        if found != entry.checksum {
            return Err(TableFault::BlockDamaged {
                block: number,
                found,
                wanted: entry.checksum,
            });
        }
        Ok(bytes)
    }

    fn values_of(&self, block: u64, bytes: &[u8]) -> Result<Vec<i8>, TableFault> {
        let index = self.info.index;
        let before = block << self.block_bits;
        #[expect(clippy::cast_possible_truncation, reason = "a block has few positions")]
        let positions = (index.positions() - before).min(1 << self.block_bits) as usize;
        block::values(bytes, positions, index.seeds()).ok_or(TableFault::BlockImpossible { block })
    }
}

/// What is read of a file when it is opened.
struct Parts {
    header: Header,
    seal: Seal,
    entries: Vec<Entry>,
}

impl Parts {
    fn read(source: &dyn Source) -> Result<Self, TableFault> {
        let length = source.length();
        let prelude = read(source, 0, length.min(Prelude::LENGTH as u64))?;
        let header_length = u64::from(Prelude::read(&prelude)?.header_length);
        if header_length > length {
            return Err(TableFault::Cut);
        }
        let header = read(source, 0, header_length)?;
        let seal = Seal::of_header(&header);
        let header = Header::read(&header)?;

        let Some(index_end) = length.checked_sub(END as u64) else {
            return Err(TableFault::Cut);
        };
        let mut last = [0; END];
        source
            .read_at(&mut last, index_end)
            .map_err(TableFault::unreadable)?;
        let end = End::read(&last)?;
        let blocks = header.info.index.positions().div_ceil(header.block.into());
        // No more is reserved for the index than the file is long.
        let index_length = blocks.saturating_mul(ENTRY as u64);
        let index_start = index_end.checked_sub(index_length);
        let Some(index_start) = index_start.filter(|start| *start >= header_length) else {
            return Err(TableFault::Cut);
        };
        let index = read(source, index_start, index_length)?;
        let found = seal.of_index(&index);
        if found != end.index_checksum {
            let wanted = end.index_checksum;
            return Err(TableFault::IndexDamaged { found, wanted });
        }
        let entries = end::entries(&index, header_length, index_start)?;
        Ok(Self {
            header,
            seal,
            entries,
        })
    }
}

/// Reads bytes whose number was held against the length of the file.
fn read(source: &dyn Source, offset: u64, length: u64) -> Result<Vec<u8>, TableFault> {
    let length = usize::try_from(length).map_err(|_| TableFault::Cut)?;
    let mut bytes = vec![0; length];
    source
        .read_at(&mut bytes, offset)
        .map_err(TableFault::unreadable)?;
    Ok(bytes)
}

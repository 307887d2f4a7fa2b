//! A layer as the bytes of a table.

use std::io::{self, Write};
use std::num::NonZeroUsize;

use crate::format::block::Block;
use crate::format::header::{BLOCK, Header};
use crate::format::writer::Writer;
use crate::in_order::in_order;
use crate::layer::Layer;
use crate::layer_info::LayerInfo;
use crate::table_rules::TableRules;
use crate::values::{PIECE, Values};

impl Layer {
    /// Returns the layer as the bytes of a table, which are described in `docs/table-format.md`; for tables that are
    /// carried in a program or sent elsewhere. What it reads back with is [`Tablebase::of_bytes`](crate::Tablebase::of_bytes).
    ///
    /// ```
    /// use endodoi::{Rules, Width};
    /// use endodoi_tablebase::{TableRules, Tablebase};
    ///
    /// let rules = TableRules::new(&Rules::MERKER)?;
    /// # let layers = endodoi_tablebase::testing::layers(Width::new(2)?, &rules, 3);
    /// let files: Vec<Vec<u8>> = layers.iter().map(|layer| layer.to_bytes(&rules)).collect();
    /// assert_eq!(Tablebase::of_bytes(files)?.most_seeds(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_bytes(&self, rules: &TableRules) -> Vec<u8> {
        let info = LayerInfo::of(self, *rules);
        let written = write_table(Vec::new(), &info, &self.values, NonZeroUsize::MIN);
        // Memory takes all that is written.
        let (bytes, _) = written.unwrap_or_default();
        bytes
    }
}

/// Writes a table, compressing on so many threads. Returns where it was written to, and how many bytes it is.
///
/// A few pieces are in memory compressed at a time, whatever the size of the layer.
pub(crate) fn write_table<W: Write>(
    to: W,
    info: &LayerInfo,
    values: &Values,
    threads: NonZeroUsize,
) -> io::Result<(W, u64)> {
    let block = BLOCK as usize;
    let blocks_a_piece = (PIECE / block) as u64;
    let header = Header {
        info: info.clone(),
        block: BLOCK,
    };
    let mut writer = Writer::begin(to, &header)?;
    let seal = writer.seal();
    let pieces: Vec<&[i8]> = values.pieces().collect();
    let together = 2 * threads.get();
    for (group, pieces) in (0_u64..).zip(pieces.chunks(together)) {
        let first = group * together as u64 * blocks_a_piece;
        let compress = |piece: u64| -> Vec<Block> {
            let first = first + piece * blocks_a_piece;
            #[expect(
                clippy::cast_possible_truncation,
                reason = "a number among these pieces"
            )]
            let blocks = pieces[piece as usize].chunks(block);
            let numbered = (first..).zip(blocks);
            numbered
                .map(|(number, values)| Block::of(values, number, seal))
                .collect()
        };
        let done = in_order(0..pieces.len() as u64, threads, compress);
        for block in done.iter().flatten() {
            writer.block(block)?;
        }
    }
    writer.finish()
}

//! A block: the values of some thousand positions, compressed.
//!
//! Values next to each other are alike in how often they occur, but hardly ever repeat a longer row; so each is
//! written with a prefix code of its own (deflate without matches), which is smaller than what compressors with matches make,
//! and quick. The figures are in `docs/table-format.md`.

use miniz_oxide::deflate::core::{
    CompressionStrategy, CompressorOxide, TDEFLFlush, compress_to_output,
    create_comp_flags_from_zip_params,
};
use miniz_oxide::inflate::decompress_slice_iter_to_slice;

use super::seal::Seal;

/// The bytes of a block and their checksum.
pub(crate) struct Block {
    pub(crate) bytes: Vec<u8>,
    pub(crate) checksum: u32,
}

impl Block {
    /// Compresses the values of the block with this number.
    pub(crate) fn of(values: &[i8], number: u64, seal: Seal) -> Self {
        // A negative window asks for bare deflate; the level is without meaning where no matches are sought.
        let flags =
            create_comp_flags_from_zip_params(1, -15, CompressionStrategy::HuffmanOnly as i32);
        let mut compressor = CompressorOxide::new(flags);
        let values: Vec<u8> = values.iter().map(|value| value.cast_unsigned()).collect();
        let mut bytes = Vec::with_capacity(values.len() / 2);
        compress_to_output(&mut compressor, &values, TDEFLFlush::Finish, |more| {
            bytes.extend_from_slice(more);
            true
        });
        let checksum = seal.of_block(number, &bytes);
        Self { bytes, checksum }
    }
}

/// The values of a block whose checksum is right. `None` if they are not as many, or not all between `-most` and `most`.
pub(crate) fn values(bytes: &[u8], positions: usize, most: u8) -> Option<Vec<i8>> {
    let mut values = vec![0; positions];
    let length = decompress_slice_iter_to_slice(&mut values, [bytes].into_iter(), false, true);
    if length != Ok(positions) {
        return None;
    }
    let values: Vec<i8> = values.into_iter().map(u8::cast_signed).collect();
    let greatest = values.iter().map(|value| value.unsigned_abs()).max();
    (greatest <= Some(most)).then_some(values)
}

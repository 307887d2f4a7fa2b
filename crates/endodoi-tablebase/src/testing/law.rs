//! What holds for the bytes of any table file, however hostile.
//!
//! A fuzzer never finds a checksum, so this also knows how to mend them.

use std::hash::Hasher as _;

use twox_hash::XxHash64;

use crate::format::checksum;
use crate::format::end::{END, ENTRY};
use crate::format::seal::Seal;
use crate::table_file::TableFile;
use crate::{Layer, LayerInfo, TableError};

/// Bytes are refused with a message, or are a table that is written as one with the same values.
///
/// What is tried is also tried with all checksums mended as far as they can be found, so that inputs get past them.
///
/// # Panics
/// If the law is broken.
pub fn table_bytes(bytes: &[u8]) {
    one_table(bytes.to_vec());
    one_table(resealed(bytes));
}

fn one_table(bytes: Vec<u8>) {
    let (info, layer) = match read(bytes) {
        Ok(Some(read)) => read,
        Ok(None) => return,
        Err(error) => {
            assert!(error.to_string().starts_with("a table: "));
            return;
        }
    };
    let written = layer.to_bytes(&info.rules);
    let (again, same) = read(written)
        .expect("what is written can be read")
        .expect("it is no larger than before");
    assert_eq!(same, layer);
    assert_eq!(again.counts, info.counts);
}

/// What is in a table; `None` if it is a large one.
fn read(bytes: Vec<u8>) -> Result<Option<(LayerInfo, Layer)>, TableError> {
    let file = TableFile::of_bytes("a table".to_owned(), bytes.into())?;
    file.check()?;
    let info = file.info().clone();
    if info.index.positions() > 1 << 22 {
        return Ok(None);
    }
    let layer = Layer {
        index: info.index,
        values: file.values(std::num::NonZero::<usize>::MIN)?,
        endless: info.endless,
        longest_way: info.longest_way,
    };
    Ok(Some((info, layer)))
}

/// Checks the bytes of a table of any layer as [`TableFolder::check`](crate::TableFolder::check) does those of a file.
///
/// # Errors
/// [`TableError`] with the first fault that was found.
pub fn check(bytes: &[u8]) -> Result<(), TableError> {
    TableFile::of_bytes("a table".to_owned(), bytes.to_vec().into())?.check()
}

/// The same bytes with right checksums, as far as their places can be made out.
pub fn resealed(bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let _ = reseal(&mut bytes);
    bytes
}

fn reseal(bytes: &mut [u8]) -> Option<()> {
    let header = size(bytes, 10, 2)?;
    let sum = checksum(&[bytes.get(..header.checked_sub(4)?)?]);
    put(bytes, header - 4, &sum.to_le_bytes())?;
    let seal = Seal::of_header(&bytes[..header]);

    let (block, positions) = (size(bytes, 16, 4)?, size(bytes, 20, 8)?);
    let blocks = positions
        .checked_next_multiple_of(block)?
        .checked_div(block)?;
    let index_end = bytes.len().checked_sub(END)?;
    let index = index_end.checked_sub(blocks.checked_mul(ENTRY)?)?;
    let mut offset = header;
    for (number, entry) in (0..).zip((index..index_end).step_by(ENTRY)) {
        let end = offset.checked_add(size(bytes, entry, 4)?)?;
        let sum = seal.of_block(number, bytes.get(offset..end)?);
        put(bytes, entry + 4, &sum.to_le_bytes())?;
        offset = end;
    }
    let sum = seal.of_index(&bytes[index..index_end]);
    put(bytes, index_end, &sum.to_le_bytes())?;
    let mut hash = XxHash64::with_seed(0);
    hash.write(&bytes[..index_end + 4]);
    put(bytes, index_end + 4, &hash.finish().to_le_bytes())
}

/// A number of so many bytes, the lowest first.
fn size(bytes: &[u8], at: usize, length: usize) -> Option<usize> {
    let digits = bytes.get(at..at + length)?.iter().rev();
    let number = digits.fold(0, |sum, digit| sum << 8 | u64::from(*digit));
    usize::try_from(number).ok()
}

fn put(bytes: &mut [u8], at: usize, new: &[u8]) -> Option<()> {
    bytes.get_mut(at..at + new.len())?.copy_from_slice(new);
    Some(())
}

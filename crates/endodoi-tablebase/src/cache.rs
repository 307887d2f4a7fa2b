//! Blocks that were read, kept in memory up to a bound.
//!
//! Each block of all layers together has a number, and its slot is that number modulo the slots. So if there is room for all,
//! none is ever thrown out; and a probe waits only for whoever is putting a block into the very same slot.

use std::sync::{PoisonError, RwLock};

/// A block in its slot.
type Slot = RwLock<Option<(u64, Box<[i8]>)>>;

/// A bounded number of blocks.
#[derive(Debug)]
pub(crate) struct Cache {
    slots: Box<[Slot]>,
}

impl Cache {
    /// Room for so many blocks, at least one.
    pub(crate) fn new(blocks: usize) -> Self {
        Self {
            slots: (0..blocks.max(1)).map(|_| Slot::default()).collect(),
        }
    }

    /// Returns the value at a place in the block with this number. The block is read if it is not here; meanwhile no
    /// other probe waits.
    pub(crate) fn value<E>(
        &self,
        block: u64,
        within: usize,
        read: impl FnOnce() -> Result<Box<[i8]>, E>,
    ) -> Result<Option<i8>, E> {
        #[expect(clippy::cast_possible_truncation, reason = "it is less than the slots")]
        let slot = &self.slots[(block % self.slots.len() as u64) as usize];
        // A slot is whole at any time, so one that was held in a panic is fine.
        let here = slot.read().unwrap_or_else(PoisonError::into_inner);
        if let Some((number, values)) = &*here
            && *number == block
        {
            return Ok(values.get(within).copied());
        }
        drop(here);
        let values = read()?;
        let value = values.get(within).copied();
        *slot.write().unwrap_or_else(PoisonError::into_inner) = Some((block, values));
        Ok(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(cache: &Cache, block: u64) -> (Option<i8>, u32) {
        let mut reads = 0;
        let value = cache.value(block, 1, || {
            reads += 1;
            Ok::<_, ()>(Box::from([0, i8::try_from(block).unwrap()]))
        });
        (value.unwrap(), reads)
    }

    #[test]
    fn a_block_that_is_there_is_not_read_again() {
        let cache = Cache::new(3);
        for (block, value) in (0..3).zip(0..) {
            assert_eq!(read(&cache, block), (Some(value), 1));
        }
        for (block, value) in (0..3).zip(0..) {
            assert_eq!(read(&cache, block), (Some(value), 0));
        }
    }

    #[test]
    fn blocks_of_one_slot_push_each_other_out() {
        let cache = Cache::new(2);
        assert_eq!(read(&cache, 1), (Some(1), 1));
        assert_eq!(read(&cache, 3), (Some(3), 1));
        assert_eq!(read(&cache, 1), (Some(1), 1));
    }

    #[test]
    fn what_could_not_be_read_is_tried_again() {
        let cache = Cache::new(0);
        assert_eq!(cache.value(0, 0, || Err("no")), Err("no"));
        assert_eq!(read(&cache, 0), (Some(0), 1));
    }
}

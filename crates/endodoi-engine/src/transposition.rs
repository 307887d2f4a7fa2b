//! The transposition table: what was found out about positions, kept for the next visit.
//!
//! A fixed number of entries in buckets of the size of a cache line, shared by all threads without
//! locks: an entry is two atomic words, the second of which is the key mixed with the first, so that
//! an entry torn by two writers at once is not recognised. See Hyatt and Mann, "A lock-less
//! transposition table implementation for parallel search" (2002).

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use crate::found::{Found, Proof};
use crate::prefetch::prefetch;

const ENTRIES_IN_BUCKET: usize = 4;

/// What the table knows of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) found: Found,
    pub(crate) bound: Bound,
    /// Turns looked ahead; [`Entry::FOREVER`] where the value is proved.
    pub(crate) depth: u8,
    /// The number of the best hole in its row, from 0.
    pub(crate) best: Option<u8>,
}

/// How the true value, at the depth searched, relates to the one found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    AtLeast,
    AtMost,
    Exact,
}

impl Entry {
    /// The depth of what no deeper search would change.
    pub(crate) const FOREVER: u8 = 255;

    /// Says whether a search of a depth with a window need not go on from here.
    pub(crate) fn answers(&self, depth: u32, alpha: i32, beta: i32) -> bool {
        let Found { value, proof } = self.found;
        let deep = u32::from(self.depth) >= depth;
        let at_least = proof.at_least || deep && self.bound != Bound::AtMost;
        let at_most = proof.at_most || deep && self.bound != Bound::AtLeast;
        at_least && (at_most || value >= beta) || at_most && value <= alpha
    }
}

/// One cache line.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; ENTRIES_IN_BUCKET]);

#[derive(Debug, Default)]
struct Slot {
    key: AtomicU64,
    data: AtomicU64,
}

/// See the module.
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    buckets: Vec<Bucket>,
    generation: AtomicU8,
}

/// So many searches are told apart by age; the older an entry, the sooner it is replaced.
const GENERATIONS: u8 = 64;

impl TranspositionTable {
    /// The most memory a table may take, in MiB: 1 TiB.
    pub(crate) const MAX_MIB: usize = 1 << 20;

    /// Makes an empty table; `None` if there is not so much memory.
    pub(crate) fn new(mib: usize) -> Option<Self> {
        let count = (mib.clamp(1, Self::MAX_MIB) << 20) / size_of::<Bucket>();
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(count).ok()?;
        buckets.resize_with(count, Bucket::default);
        Some(Self {
            buckets,
            generation: AtomicU8::new(0),
        })
    }

    /// Returns the memory in MiB.
    pub(crate) fn mib(&self) -> usize {
        (self.buckets.len() * size_of::<Bucket>()) >> 20
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
        *self.generation.get_mut() = 0;
    }

    /// Marks what is in the table as of an earlier search.
    pub(crate) fn age(&self) {
        let next = (self.generation.load(Relaxed) + 1) % GENERATIONS;
        self.generation.store(next, Relaxed);
    }

    /// Tells that an entry will soon be asked for.
    #[inline]
    pub(crate) fn announce(&self, key: u64) {
        prefetch(self.bucket(key));
    }

    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            (slot.key.load(Relaxed) ^ data == key && data != 0).then(|| unpack(data))
        })
    }

    #[inline]
    pub(crate) fn put(&self, key: u64, mut entry: Entry) {
        if entry.found.proof.is_exact() {
            entry.depth = Entry::FOREVER;
        }
        let generation = self.generation.load(Relaxed);
        let mut chosen = None;
        let mut least = i32::MAX;
        for slot in &self.bucket(key).0 {
            let data = slot.data.load(Relaxed);
            if data == 0 || slot.key.load(Relaxed) ^ data == key {
                if data != 0 {
                    let old = unpack(data);
                    if entry.best.is_none() {
                        entry.best = old.best;
                    }
                    if old.found.proof.is_exact() && !entry.found.proof.is_exact() {
                        return;
                    }
                }
                chosen = Some(slot);
                break;
            }
            // The shallowest goes, and the older the sooner.
            let age = generation.wrapping_sub(generation_of(data)) % GENERATIONS;
            let worth = i32::from(unpack(data).depth.min(100)) - 8 * i32::from(age);
            if worth < least {
                least = worth;
                chosen = Some(slot);
            }
        }
        let Some(slot) = chosen else { return };
        let data = pack(entry, generation);
        slot.data.store(data, Relaxed);
        slot.key.store(key ^ data, Relaxed);
    }

    /// Returns how many thousandths of the table hold something of the last search.
    pub(crate) fn full(&self) -> u16 {
        let generation = self.generation.load(Relaxed);
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let slots = sample.iter().flat_map(|bucket| &bucket.0);
        let used = slots
            .filter(|slot| {
                let data = slot.data.load(Relaxed);
                data != 0 && generation_of(data) == generation
            })
            .count();
        u16::try_from(used * 1000 / (sample.len() * ENTRIES_IN_BUCKET)).unwrap_or(1000)
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[usize::try_from(index).unwrap_or_default()]
    }
}

// An entry in 64 bits, from the lowest: value 16, depth 8, best hole 4, bound 2, proof 2,
// generation 6, and a bit that is always set.
const NO_HOLE: u64 = 15;

fn pack(entry: Entry, generation: u8) -> u64 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "values fit 16 bits"
    )]
    let value = u64::from(entry.found.value as i16 as u16);
    let bound = match entry.bound {
        Bound::AtLeast => 0,
        Bound::AtMost => 1,
        Bound::Exact => 2,
    };
    value
        | u64::from(entry.depth) << 16
        | entry.best.map_or(NO_HOLE, u64::from) << 24
        | bound << 28
        | u64::from(entry.found.proof.at_least) << 30
        | u64::from(entry.found.proof.at_most) << 31
        | u64::from(generation) << 32
        | 1 << 38
}

fn unpack(data: u64) -> Entry {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "each part is cut out of the word"
    )]
    let (value, depth, best) = (data as u16, (data >> 16) as u8, (data >> 24 & 15) as u8);
    Entry {
        found: Found {
            value: i32::from(value.cast_signed()),
            proof: Proof {
                at_least: data >> 30 & 1 == 1,
                at_most: data >> 31 & 1 == 1,
            },
        },
        bound: match data >> 28 & 3 {
            0 => Bound::AtLeast,
            1 => Bound::AtMost,
            _ => Bound::Exact,
        },
        depth,
        best: (u64::from(best) != NO_HOLE).then_some(best),
    }
}

fn generation_of(data: u64) -> u8 {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "six bits are cut out of the word"
    )]
    let generation = (data >> 32) as u8;
    generation % GENERATIONS
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(bound: Bound, proof: Proof) -> Entry {
        Entry {
            found: Found { value: 50, proof },
            bound,
            depth: 4,
            best: Some(11),
        }
    }

    #[test]
    fn a_bound_answers_on_its_own_side_only_and_only_if_deep_enough() {
        let at_least = entry(Bound::AtLeast, Proof::NONE);
        let at_most = entry(Bound::AtMost, Proof::NONE);
        let exact = entry(Bound::Exact, Proof::NONE);
        // Value 50 is above the first window, below the second and inside the third.
        for (entry, above, below, inside) in [
            (at_least, true, false, false),
            (at_most, false, true, false),
            (exact, true, true, true),
        ] {
            assert_eq!(entry.answers(4, 0, 50), above, "{entry:?}");
            assert_eq!(entry.answers(4, 50, 99), below, "{entry:?}");
            assert_eq!(entry.answers(4, 0, 99), inside, "{entry:?}");
            assert!(!entry.answers(5, 0, 50) && !entry.answers(5, 50, 99));
        }
    }

    #[test]
    fn what_is_proved_answers_at_any_depth() {
        let proved = entry(Bound::AtMost, Proof::AT_LEAST);
        assert!(proved.answers(99, 0, 50) && !proved.answers(99, 50, 99));
        assert!(entry(Bound::AtMost, Proof::EXACT).answers(99, 0, 99));
    }

    #[test]
    fn an_entry_comes_back_as_it_was_put_and_a_proof_is_not_written_over() {
        let table = TranspositionTable::new(1).unwrap();
        for value in [-25_500, -1, 0, 31_500] {
            let mut put = entry(Bound::Exact, Proof::AT_MOST);
            put.found.value = value;
            table.put(7, put);
            assert_eq!(table.get(7), Some(put));
        }
        table.put(7, entry(Bound::Exact, Proof::EXACT));
        table.put(7, entry(Bound::AtLeast, Proof::NONE));
        assert!(table.get(7).unwrap().found.proof.is_exact());
        assert_eq!(table.get(8), None);
    }
}

//! The table of proofs: bounds that are final, and what open questions still cost.
//!
//! A bucket is a cache line, chosen by the position alone, so that one look finds all that is known
//! of it: its bounds, and the numbers of each question that was asked of it. Entries are two words, the first
//! mixed with the second, as in the engine's transposition table: an entry torn by two
//! writers is not recognised. Of a full bucket the entry that cost least goes.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::effort::Effort;
use super::note::Note;
use crate::prefetch::prefetch;

const ENTRIES_IN_BUCKET: usize = 4;

/// What is known of a position when one question is asked of it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Known {
    pub(super) bounds: Option<Proved>,
    /// What the question still costs.
    pub(super) effort: Option<Effort>,
}

/// Bounds of what is still to be won, from the view of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Proved {
    pub(super) at_least: i16,
    pub(super) at_most: i16,
    /// The number in its row, from 0, of the hole that holds the lower bound.
    pub(super) hole: Option<u8>,
}

impl Proved {
    /// Nothing is proved.
    const OPEN: Self = Self {
        at_least: -256,
        at_most: 255,
        hole: None,
    };

    /// Says whether the value is at least so much, if the bounds tell.
    #[inline]
    pub(super) fn answer(self, at_least: i16) -> Option<bool> {
        if self.at_least >= at_least {
            Some(true)
        } else if self.at_most < at_least {
            Some(false)
        } else {
            None
        }
    }
}

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
pub(super) struct ProofTable {
    buckets: Vec<Bucket>,
}

impl ProofTable {
    /// Makes an empty table; `None` if there is not so much memory.
    pub(super) fn new(mib: usize) -> Option<Self> {
        Self::with_buckets((mib.max(1) << 20) / size_of::<Bucket>())
    }

    pub(super) fn with_buckets(count: usize) -> Option<Self> {
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(count).ok()?;
        buckets.resize_with(count, Bucket::default);
        Some(Self { buckets })
    }

    pub(super) fn mib(&self) -> usize {
        (self.buckets.len() * size_of::<Bucket>()) >> 20
    }

    /// Tells that a position will soon be asked for.
    #[inline]
    pub(super) fn announce(&self, key: u64) {
        prefetch(self.bucket(key));
    }

    /// Returns what is known of a position for the question whether it is worth at least so much.
    #[inline]
    pub(super) fn get(&self, key: u64, at_least: i16) -> Known {
        let mut known = Known::default();
        for slot in &self.bucket(key).0 {
            let data = slot.data.load(Relaxed);
            if slot.key.load(Relaxed) ^ data != key || data == 0 {
                continue;
            }
            match unpack(data) {
                Entry::Proved(proved) => known.bounds = Some(proved),
                Entry::Open { question, effort } if question == at_least => {
                    known.effort = Some(effort);
                }
                Entry::Open { .. } => {}
            }
        }
        known
    }

    /// Notes the final answer to a question, and for a yes the hole that holds it. `work` is what
    /// the answer cost, in turns.
    pub(super) fn put_answer(&self, key: u64, at_least: i16, answer: FinalAnswer, work: u64) {
        let bucket = self.bucket(key);
        let mut proved = Proved::OPEN;
        let mut place = None;
        for slot in &bucket.0 {
            let data = slot.data.load(Relaxed);
            if data == 0 || slot.key.load(Relaxed) ^ data != key {
                continue;
            }
            match unpack(data) {
                Entry::Proved(old) => {
                    proved = old;
                    place = Some(slot);
                    break;
                }
                Entry::Open { question, .. } if question == at_least => place = Some(slot),
                Entry::Open { .. } => {}
            }
        }
        match answer {
            FinalAnswer::Yes(hole) => {
                if at_least > proved.at_least {
                    proved.at_least = at_least;
                    proved.hole = hole;
                }
            }
            FinalAnswer::No => proved.at_most = proved.at_most.min(at_least - 1),
        }
        let slot = place.unwrap_or_else(|| cheapest(bucket));
        write(slot, key, Entry::Proved(proved), work);
    }

    /// Notes what an open question still costs.
    pub(super) fn put_effort(&self, key: u64, at_least: i16, effort: Effort, work: u64) {
        let bucket = self.bucket(key);
        let same = |slot: &&Slot| {
            let data = slot.data.load(Relaxed);
            data != 0
                && slot.key.load(Relaxed) ^ data == key
                && matches!(unpack(data), Entry::Open { question, .. } if question == at_least)
        };
        let slot = bucket.0.iter().find(same);
        let slot = slot.unwrap_or_else(|| cheapest(bucket));
        let question = at_least;
        write(slot, key, Entry::Open { question, effort }, work);
    }

    /// Returns how many thousandths of the table are in use.
    pub(super) fn full(&self) -> u16 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let slots = sample.iter().flat_map(|bucket| &bucket.0);
        let used = slots.filter(|slot| slot.data.load(Relaxed) != 0).count();
        u16::try_from(used * 1000 / (sample.len() * ENTRIES_IN_BUCKET)).unwrap_or(1000)
    }

    /// Returns the entries that cost most, at most so many. While other threads write, an entry
    /// may be missing.
    pub(super) fn notes(&self, most: usize) -> impl Iterator<Item = Note> {
        let mut counts = [0_usize; 1 << (64 - WORK)];
        for note in self.whole_entries() {
            counts[note.class()] += 1;
        }
        // All of the dearer classes, and as many of this one as there is room for.
        let mut room = most;
        let mut last = counts.len();
        while last > 0 && counts[last - 1] <= room {
            last -= 1;
            room -= counts[last];
        }
        self.whole_entries()
            .filter(move |note| {
                let is_last = note.class() + 1 == last;
                let is_taken = note.class() >= last || is_last && room > 0;
                room -= usize::from(is_last && is_taken);
                is_taken
            })
            .take(most)
    }

    /// Returns what is in the table. Of an entry torn by two writers the key is wrong; hardly one of
    /// those is of the bucket that it is in.
    fn whole_entries(&self) -> impl Iterator<Item = Note> {
        self.buckets.iter().flat_map(move |bucket| {
            bucket.0.iter().filter_map(move |slot| {
                let data = slot.data.load(Relaxed);
                let key = slot.key.load(Relaxed) ^ data;
                let is_whole = data & USED != 0 && std::ptr::eq(self.bucket(key), bucket);
                is_whole.then_some(Note { key, data })
            })
        })
    }

    /// Puts an entry where it was, unless there is no room but that of dearer ones.
    pub(super) fn recall(&self, note: Note) {
        let Note { key, data } = note;
        let slot = cheapest(self.bucket(key));
        if data & USED != 0 && slot.data.load(Relaxed) >> WORK <= data >> WORK {
            slot.data.store(data, Relaxed);
            slot.key.store(key ^ data, Relaxed);
        }
    }

    /// Returns all bounds with the positions they are of.
    #[cfg(test)]
    pub(super) fn all_proved(&self) -> impl Iterator<Item = (u64, Proved)> {
        let slots = self.buckets.iter().flat_map(|bucket| &bucket.0);
        slots.filter_map(|slot| {
            let data = slot.data.load(Relaxed);
            match unpack(data) {
                Entry::Proved(proved) if data != 0 => Some((slot.key.load(Relaxed) ^ data, proved)),
                Entry::Proved(_) | Entry::Open { .. } => None,
            }
        })
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[usize::try_from(index).unwrap_or_default()]
    }
}

impl Note {
    /// What the entry cost, in classes that grow by half octaves.
    fn class(self) -> usize {
        usize::try_from(self.data >> WORK).unwrap_or_default()
    }
}

/// A final answer to be noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FinalAnswer {
    /// Yes, by the hole with this number in its row, from 0.
    Yes(Option<u8>),
    No,
}

#[derive(Clone, Copy, Debug)]
enum Entry {
    Proved(Proved),
    Open { question: i16, effort: Effort },
}

/// Returns an empty slot, or the one whose content cost least.
fn cheapest(bucket: &Bucket) -> &Slot {
    let cost = |slot: &&Slot| slot.data.load(Relaxed) >> WORK;
    bucket.0.iter().min_by_key(cost).unwrap_or(&bucket.0[0])
}

// An entry in 64 bits, from the lowest: 56 for what it says, and above them, so that they compare as
// they are, a bit that is always set and the work. What it says of bounds: lower 10, upper 10, hole 4;
// of an open question: the margin 10, effort 28. Bit 55 tells them apart.
const OPEN: u64 = 1 << 55;
const WORK: u32 = 56;
const USED: u64 = 1 << 63;
const NO_HOLE: u64 = 15;
const MARGIN: u64 = (1 << 10) - 1;

fn write(slot: &Slot, key: u64, entry: Entry, work: u64) {
    let says = match entry {
        Entry::Proved(proved) => {
            margin_bits(proved.at_least)
                | margin_bits(proved.at_most) << 10
                | proved.hole.map_or(NO_HOLE, u64::from) << 20
        }
        Entry::Open { question, effort } => margin_bits(question) | effort.to_bits() << 10 | OPEN,
    };
    let data = says | work_bits(work) << WORK;
    slot.data.store(data, Relaxed);
    slot.key.store(key ^ data, Relaxed);
}

/// Changes whenever what the bits of an entry mean does.
pub(super) const LAYOUT: u64 = 1;

/// Work in half octaves, under the bit that is always set.
fn work_bits(work: u64) -> u64 {
    let work = work.max(1);
    let octave = u64::from(work.ilog2());
    let half = (work << 1 >> octave) & 1;
    (2 * octave + half).min(127) | USED >> WORK
}

fn unpack(data: u64) -> Entry {
    if data & OPEN != 0 {
        return Entry::Open {
            question: margin_of(data),
            effort: Effort::from_bits(data >> 10),
        };
    }
    let hole = data >> 20 & 15;
    Entry::Proved(Proved {
        at_least: margin_of(data),
        at_most: margin_of(data >> 10),
        hole: u8::try_from(hole).ok().filter(|_| hole != NO_HOLE),
    })
}

/// Margins are kept as how far they are above -512.
fn margin_bits(margin: i16) -> u64 {
    u64::from((margin + 512).unsigned_abs()) & MARGIN
}

fn margin_of(bits: u64) -> i16 {
    i16::try_from(bits & MARGIN).unwrap_or_default() - 512
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proved(at_least: i16, at_most: i16, hole: Option<u8>) -> Proved {
        Proved {
            at_least,
            at_most,
            hole,
        }
    }

    #[test]
    fn bounds_only_close_in_and_keep_the_hole_of_the_best() {
        let table = ProofTable::new(1).unwrap();
        let yes = |at_least, hole| table.put_answer(7, at_least, FinalAnswer::Yes(Some(hole)), 5);
        yes(-255, 0);
        yes(3, 11);
        yes(-2, 4);
        table.put_answer(7, 256, FinalAnswer::No, 5);
        assert_eq!(table.get(7, 0).bounds, Some(proved(3, 255, Some(11))));
        table.put_answer(7, 4, FinalAnswer::No, 5);
        table.put_answer(7, 9, FinalAnswer::No, 5);
        assert_eq!(table.get(7, 0).bounds, Some(proved(3, 3, Some(11))));
        assert_eq!(table.get(8, 0).bounds, None);
    }

    #[test]
    fn an_open_question_is_told_from_others_about_the_same_position() {
        let table = ProofTable::new(1).unwrap();
        let effort = |yes| Effort { yes, no: 2.0 };
        table.put_effort(7, -255, effort(1.0), 9);
        table.put_effort(7, 256, effort(4.0), 9);
        assert_eq!(table.get(7, -255).effort, Some(effort(1.0)));
        assert_eq!(table.get(7, 256).effort, Some(effort(4.0)));
        assert_eq!(table.get(7, 0).effort, None);
        // Its answer takes its place, and leaves the other.
        table.put_answer(7, 256, FinalAnswer::No, 9);
        assert_eq!(table.get(7, 256).effort, None);
        assert_eq!(table.get(7, -255).effort, Some(effort(1.0)));
    }

    #[test]
    fn of_a_full_bucket_the_cheapest_goes() {
        let table = ProofTable::with_buckets(1).unwrap();
        for (key, work) in [(1, 100), (2, 3), (3, 1000), (4, 50), (5, 10)] {
            table.put_answer(key, 1, FinalAnswer::No, work);
        }
        let kept = |key| table.get(key, 1).bounds.is_some();
        assert_eq!([1, 2, 3, 4, 5].map(kept), [true, false, true, true, true]);
        assert_eq!(table.full(), 1000);
    }

    #[test]
    fn the_dearest_entries_are_noted_and_recalled_as_they_were() {
        let table = ProofTable::new(1).unwrap();
        let key = |number: u64| number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        for number in 1..=100 {
            let work = if number <= 10 { 5000 } else { 7 };
            table.put_answer(key(number), 3, FinalAnswer::Yes(Some(2)), work);
        }
        for most in [0, 5, 10, 11, 50, 100, 1000] {
            let notes: Vec<Note> = table.notes(most).collect();
            assert_eq!(notes.len(), most.min(100));
            let dear = (notes.iter()).filter(|note| (1..=10).any(|one| key(one) == note.key));
            assert_eq!(dear.count(), most.min(10));
            let other = ProofTable::with_buckets(3000).unwrap();
            for note in &notes {
                other.recall(*note);
            }
            let known = (1..=100).filter(|one| {
                let known = other.get(key(*one), 3).bounds;
                assert!(known.is_none() || known == table.get(key(*one), 3).bounds);
                known.is_some()
            });
            assert_eq!(known.count(), most.min(100));
        }
    }

    #[test]
    fn an_entry_in_a_bucket_that_is_not_its_own_is_not_noted() {
        let table = ProofTable::new(1).unwrap();
        table.put_answer(7, 3, FinalAnswer::No, 5);
        assert_eq!(table.notes(9).count(), 1);
        let slot = &table.bucket(7).0[0];
        slot.key.store(slot.key.load(Relaxed) ^ 1 << 62, Relaxed);
        assert_eq!(table.notes(9).count(), 0);
    }
}

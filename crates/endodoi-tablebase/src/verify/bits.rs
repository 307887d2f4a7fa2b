//! One bit a position, and work on them by several threads.
//!
//! Each thread changes a stretch of bits that it alone holds, so none of them is atomic and every order gives the same.

use std::iter::Enumerate;
use std::num::NonZero;
use std::slice::ChunksMut;
use std::sync::Mutex;

use crate::threads::together;

/// Words of a stretch.
const STRETCH: usize = 512;

/// A bit for each position of a layer.
#[derive(Clone, Debug)]
pub(super) struct Bits {
    words: Vec<u64>,
    positions: u64,
}

/// Neighbouring bits that one thread may change.
#[derive(Debug)]
pub(super) struct Stretch<'a> {
    /// The number of the first position.
    pub(super) first: u64,
    /// The number after that of the last.
    pub(super) end: u64,
    words: &'a mut [u64],
}

impl Stretch<'_> {
    /// Sets the bit of a position of this stretch.
    #[inline]
    pub(super) fn set(&mut self, number: u64) {
        let (word, bit) = place(number - self.first);
        self.words[word] |= bit;
    }

    /// Takes over the bits of these positions from elsewhere.
    pub(super) fn copy(&mut self, from: &Bits) {
        let (first, _) = place(self.first);
        self.words
            .copy_from_slice(&from.words[first..first + self.words.len()]);
    }
}

/// The word of a position and its bit there.
#[inline]
fn place(number: u64) -> (usize, u64) {
    let word = usize::try_from(number / 64).expect("the bits of a layer are in memory");
    (word, 1 << (number % 64))
}

impl Bits {
    /// Bits for so many positions, none of them set.
    pub(super) fn new(positions: u64) -> Self {
        let words = usize::try_from(positions.div_ceil(64)).expect("the values are in memory too");
        Self {
            words: vec![0; words],
            positions,
        }
    }

    #[inline]
    pub(super) fn has(&self, number: u64) -> bool {
        let (word, bit) = place(number);
        self.words[word] & bit != 0
    }

    pub(super) fn is_any_set(&self) -> bool {
        self.words.iter().any(|word| *word != 0)
    }

    /// The positions from one number to before another whose bits are not set.
    pub(super) fn unset(&self, first: u64, end: u64) -> impl Iterator<Item = u64> {
        let (from, _) = place(first);
        let (to, _) = place(end + 63);
        (self.words[from..to].iter().enumerate()).flat_map(move |(word, bits)| {
            let mut left = !bits;
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros();
                left &= left.wrapping_sub(1);
                (bit < 64).then(|| first + 64 * word as u64 + u64::from(bit))
            })
            .take_while(move |number| *number < end)
        })
    }

    /// Has all stretches worked on by so many threads, and returns what each of them made of its own.
    ///
    /// Stretches are handed out in order of their numbers, so when a thread has one, all before it have been taken.
    pub(super) fn share<T: Send>(
        &mut self,
        threads: NonZero<usize>,
        work: impl Fn(&Stretches) -> T + Sync,
    ) -> Vec<T> {
        let wanted = self.words.len().div_ceil(STRETCH);
        let stretches = Stretches {
            positions: self.positions,
            left: Mutex::new(self.words.chunks_mut(STRETCH).enumerate()),
        };
        together(threads.get().min(wanted), || work(&stretches))
    }
}

/// Stretches that no thread has taken yet.
#[derive(Debug)]
pub(super) struct Stretches<'a> {
    positions: u64,
    left: Mutex<Enumerate<ChunksMut<'a, u64>>>,
}

impl<'a> Stretches<'a> {
    /// The next one, for this thread alone.
    pub(super) fn next(&self) -> Option<Stretch<'a>> {
        let next = self.left.lock().expect("taking one cannot panic").next();
        next.map(|(index, words)| {
            let first = (index * STRETCH * 64) as u64;
            Stretch {
                first,
                end: self.positions.min(first + (words.len() * 64) as u64),
                words,
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_is_in_one_stretch() {
        let positions = 3 * 64 * STRETCH as u64 + 100;
        let mut bits = Bits::new(positions);
        let ends = bits.share(NonZero::new(3).unwrap(), |stretches| {
            let mut held = Vec::new();
            while let Some(mut stretch) = stretches.next() {
                for number in (stretch.first..stretch.end).filter(|number| number % 3 > 0) {
                    stretch.set(number);
                }
                held.push((stretch.first, stretch.end));
            }
            held
        });
        let mut held = ends.concat();
        held.sort_unstable();
        assert_eq!(held.len(), 4);
        assert!(held.windows(2).all(|pair| pair[0].1 == pair[1].0));
        assert_eq!((held[0].0, held[3].1), (0, positions));
        let unset = bits.unset(0, positions);
        assert!(unset.eq((0..positions).step_by(3)));
        assert!(bits.has(1) && !bits.has(3));
    }
}

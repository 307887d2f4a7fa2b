//! Chance that a seed repeats: splitmix64, which is a few lines and good enough to choose holes and moments.

use std::time::Duration;

/// A stream of numbers.
#[derive(Clone, Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Another stream, a different one for each number.
    pub(crate) fn branch(&self, number: u64) -> Self {
        let mut branch = Self(self.0 ^ number.wrapping_mul(0xd6e8_feb8_6659_fd93));
        branch.next();
        branch
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below another one; 0 below 0.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.next().checked_rem(end).unwrap_or(0)
    }

    /// Whether something happens that happens once in so many times.
    pub(crate) fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// A time of so many milliseconds.
    pub(crate) fn time(&mut self, from: u64, to: u64) -> Duration {
        Duration::from_millis(from + self.below(to.saturating_sub(from) + 1))
    }

    /// One of several; none of none.
    pub(crate) fn choose<'a, T>(&mut self, among: &'a [T]) -> Option<&'a T> {
        let index = self.below(u64::try_from(among.len()).unwrap_or(u64::MAX));
        usize::try_from(index)
            .ok()
            .and_then(|index| among.get(index))
    }
}

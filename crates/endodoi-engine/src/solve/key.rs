//! A number for every position, by which the table of proofs knows it.
//!
//! Where the boards of a game can be counted in 64 bits the number tells every two of them apart, so
//! that no proof can be that of another position: this is so up to 2x9 with 4 seeds a hole. On larger boards
//! it is a hash of 64 bits, as in the engine.

use endodoi::{Position, Rules};

use crate::hash::Hasher;

/// Numbers the positions that can come up from one.
#[derive(Clone, Debug)]
pub(super) enum Keys {
    /// By counting boards in order.
    Exact(Box<Counting>),
    /// By hashing.
    Hashed(Hasher),
}

/// The most holes of a board whose positions are counted.
const HOLES: usize = 24;
const SEEDS: usize = 256;

/// `ways[i][p]`: in how many ways fewer than `p` seeds can lie in `i + 1` holes.
#[derive(Clone, Debug)]
pub(super) struct Counting {
    ways: [[u64; SEEDS]; HOLES],
    holes: usize,
}

impl Keys {
    pub(super) fn new(position: &Position, rules: &Rules) -> Self {
        let width = position.width();
        let seeds = usize::from(position.board().total());
        match Counting::new(width.holes_on_board(), seeds) {
            Some(counting) => Self::Exact(Box::new(counting)),
            None => Self::Hashed(Hasher::new(rules, width.holes_per_row())),
        }
    }

    /// Returns the number of a position, seen from the player to move: a position and its half turn
    /// have the same, and captured seeds do not count.
    #[inline]
    pub(super) fn of(&self, position: &Position) -> u64 {
        match self {
            Self::Exact(counting) => scattered(counting.number(position)),
            Self::Hashed(hasher) => hasher.hash(position),
        }
    }
}

impl Counting {
    /// `None` if there are more boards with at most so many seeds than 64 bits can count.
    fn new(holes: usize, seeds: usize) -> Option<Self> {
        let mut ways = [[0_u64; SEEDS]; HOLES];
        for i in 0..holes {
            for p in 1..=seeds {
                // Either a seed fewer, or exactly as many as can be and those in the holes before.
                let with = ways[i][p - 1];
                let fewer_holes = if i == 0 { 1 } else { ways[i - 1][p] };
                ways[i][p] = with.checked_add(fewer_holes)?;
            }
        }
        Some(Self { ways, holes })
    }

    #[inline]
    fn number(&self, position: &Position) -> u64 {
        let board = position.board();
        let mover = position.to_move();
        let rows = [mover, mover.opposite()].map(|side| board.packed_row(side).to_le_bytes());
        let half = self.holes / 2;
        let mut so_far = 0;
        let mut number = 0;
        for (row, ways) in rows.iter().zip(self.ways.chunks(half)) {
            for (seeds, ways) in row.iter().zip(ways) {
                so_far += usize::from(*seeds);
                number += ways[so_far % SEEDS];
            }
        }
        number
    }
}

/// Spreads numbers over all bits; no two become the same, for each step can be undone. The finish of
/// Austin Appleby's MurmurHash3.
#[inline]
const fn scattered(mut number: u64) -> u64 {
    number ^= number >> 33;
    number = number.wrapping_mul(0xff51_afd7_ed55_8ccd);
    number ^= number >> 33;
    number = number.wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    number ^ number >> 33
}

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
    Exact(Counting),
    /// By hashing.
    Hashed(Hasher),
}

/// One more than the most seeds of a game.
const SEEDS: usize = 256;

/// `ways[i][p]`: in how many ways fewer than `p` seeds can lie in `i + 1` holes.
#[derive(Clone, Debug)]
pub(super) struct Counting {
    ways: Vec<[u64; SEEDS]>,
    holes: usize,
}

impl Keys {
    pub(super) fn new(position: &Position, rules: &Rules) -> Self {
        let width = position.width();
        let seeds = usize::from(position.board().total());
        match Counting::new(width.holes_on_board(), seeds) {
            Some(counting) => Self::Exact(counting),
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
        let mut ways = vec![[0_u64; SEEDS]; holes];
        for i in 0..holes {
            for p in 1..=seeds {
                // Either a seed fewer, or exactly as many as can be and those in the holes before.
                let with = ways[i][p - 1];
                let fewer_holes = if i == 0 { 1 } else { ways[i - 1][p] };
                ways[i][p] = with.checked_add(fewer_holes)?;
            }
        }
        // The greatest number of all, that of the board with all seeds in the first hole.
        (ways.iter()).try_fold(0_u64, |sum, ways| sum.checked_add(ways[seeds]))?;
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
/// Austin Appleby's `MurmurHash3`.
#[inline]
const fn scattered(mut number: u64) -> u64 {
    number ^= number >> 33;
    number = number.wrapping_mul(0xff51_afd7_ed55_8ccd);
    number ^= number >> 33;
    number = number.wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    number ^ number >> 33
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use endodoi::{Board, BySide, Side, Width};

    use super::*;

    #[test]
    fn boards_are_counted_one_by_one_and_half_turns_count_as_the_same() {
        let width = Width::new(2).unwrap();
        let most = 7;
        let mut numbers = HashSet::new();
        let counting = Counting::new(4, usize::from(most)).unwrap();
        let seeds = || 0..=most;
        for (a, b) in seeds().flat_map(|a| seeds().map(move |b| (a, b))) {
            for (c, d) in seeds().flat_map(|c| seeds().map(move |d| (c, d))) {
                if a + b + c + d > most {
                    continue;
                }
                let board = Board::new(width, [a, b, c, d]).unwrap();
                let position = Position::new(board, BySide::default(), Side::North).unwrap();
                let number = counting.number(&position);
                assert_eq!(number, counting.number(&position.half_turn()));
                numbers.insert(number);
            }
        }
        // All boards with at most 7 seeds, without a gap: 11 over 4.
        assert_eq!(numbers.len(), 330);
        assert_eq!(numbers.iter().max(), Some(&329));
    }

    #[test]
    fn boards_are_counted_as_long_as_64_bits_can() {
        for width in (1..=12).map(|holes| Width::new(holes).unwrap()) {
            let holes = width.holes_on_board();
            // Boards with at most so many seeds: one hole more takes the rest.
            let mut boards = 1_u128;
            for seeds in 0..=255_u8 {
                let places = holes as u128;
                if seeds > 0 {
                    boards = boards * (u128::from(seeds) + places) / u128::from(seeds);
                }
                let counting = Counting::new(holes, usize::from(seeds));
                assert_eq!(
                    counting.is_some(),
                    boards <= 1 << 64,
                    "{width} with {seeds}"
                );
                let Some(counting) = counting else { continue };
                let first = (0..holes).map(|hole| if hole == 0 { seeds } else { 0 });
                let board = Board::new(width, first).unwrap();
                let position = Position::new(board, BySide::default(), Side::South).unwrap();
                assert_eq!(u128::from(counting.number(&position)), boards - 1);
            }
        }
    }

    #[test]
    fn traditional_boards_up_to_2x9_are_counted_and_not_hashed() {
        for (holes, is_counted) in [(6, true), (9, true), (10, false), (12, false)] {
            let start = Position::start(Width::new(holes).unwrap(), 4).unwrap();
            let keys = Keys::new(&start, &Rules::MERKER);
            assert_eq!(matches!(keys, Keys::Exact(_)), is_counted, "2x{holes}");
        }
    }
}

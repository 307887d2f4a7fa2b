//! The number of a position, counted anew.
//!
//! The numbers are those of [`Index`](crate::Index), since the values of a table stand in their order; but how they are
//! had is not shared with it: here boards that come earlier are counted, and boards are walked in order, one seed moved at a time.

use endodoi::{Board, Side, Width};

use super::fault::Fault;
use crate::Layer;

/// The most seeds whose values fit into a byte.
const MOST_SEEDS: usize = 127;

/// The most holes of a board.
const HOLES: usize = 24;

/// So many steps cost less than finding a board by its number.
const NEAR: u64 = 8;

/// Counts of boards, for one width.
///
/// Boards are in order of the seeds in all holes but the last; among those alike, of all holes but the last
/// two; and so on. So with p seeds in the first i + 1 holes, a board comes after all that are like it
/// from hole i + 1 on but for one and have fewer than p seeds in the first i + 1 holes.
#[derive(Debug)]
pub(super) struct Numbering {
    width: Width,
    /// `fewer[i][p]`: in how many ways fewer than p seeds lie in the first i + 1 holes. Not for all holes.
    fewer: Vec<[u64; MOST_SEEDS + 2]>,
}

impl Numbering {
    pub(super) fn new(width: Width) -> Self {
        let mut fewer = Vec::new();
        // In how many ways exactly p seeds lie in the first holes; in no hole lie none.
        let mut exactly = [0_u64; MOST_SEEDS + 1];
        exactly[0] = 1;
        for _ in 1..width.holes_on_board() {
            for seeds in 1..=MOST_SEEDS {
                exactly[seeds] = exactly[seeds].saturating_add(exactly[seeds - 1]);
            }
            let mut sums = [0_u64; MOST_SEEDS + 2];
            for seeds in 0..=MOST_SEEDS {
                sums[seeds + 1] = sums[seeds].saturating_add(exactly[seeds]);
            }
            fewer.push(sums);
        }
        Self { width, fewer }
    }

    /// How many positions have so many seeds: the last hole has what the others leave of them.
    pub(super) fn positions(&self, seeds: usize) -> u64 {
        self.fewer[self.fewer.len() - 1][seeds + 1]
    }

    /// Checks that these are the layers of 0, 1, 2, … seeds, with a value for each position.
    pub(super) fn check_counts(&self, layers: &[&Layer]) -> Result<(), Fault> {
        let width = self.width;
        for (seeds, layer) in layers.iter().enumerate() {
            let index = layer.index;
            if index.width() != width || usize::from(index.seeds()) != seeds {
                return Err(Fault::Place {
                    width,
                    seeds,
                    found: index,
                });
            }
            // An index has at most 127 seeds, as many as are counted here.
            let (found, wanted) = (layer.values.positions(), self.positions(seeds));
            if found != wanted {
                return Err(Fault::Count {
                    width,
                    seeds,
                    found,
                    wanted,
                });
            }
        }
        Ok(())
    }

    /// The number of a board, seen by the player to move.
    #[inline]
    pub(super) fn number(&self, board: &Board, to_move: Side) -> u64 {
        let mut number = 0;
        let mut before = 0;
        let holes = board.row(to_move).chain(board.row(to_move.opposite()));
        for (fewer, seeds) in self.fewer.iter().zip(holes) {
            before += usize::from(seeds);
            number += fewer[before];
        }
        number
    }

    /// Begins a walk over the layer with so many seeds at the position with this number.
    pub(super) fn walk(&self, seeds: usize, number: u64) -> Walk<'_> {
        Walk {
            numbering: self,
            seeds,
            number,
            holes: self.holes(seeds, number),
        }
    }

    /// The seeds of the board with this number.
    fn holes(&self, seeds: usize, number: u64) -> [u8; HOLES] {
        let mut holes = [0; HOLES];
        let mut left = number;
        let mut before = seeds;
        for (index, fewer) in self.fewer.iter().enumerate().rev() {
            let here = (0..before).rfind(|seeds| fewer[seeds + 1] <= left);
            let here = here.map_or(0, |seeds| seeds + 1);
            left -= fewer[here];
            holes[index + 1] = byte(before - here);
            before = here;
        }
        holes[0] = byte(before);
        holes
    }
}

fn byte(seeds: usize) -> u8 {
    u8::try_from(seeds).expect("no layer has more seeds")
}

/// A walk over the boards of a layer, in order.
#[derive(Debug)]
pub(super) struct Walk<'a> {
    numbering: &'a Numbering,
    seeds: usize,
    number: u64,
    holes: [u8; HOLES],
}

impl Walk<'_> {
    /// The board that the walk stands at.
    #[inline]
    pub(super) fn board(&self) -> Board {
        let width = self.numbering.width;
        let holes = &self.holes[..width.holes_on_board()];
        Board::new(width, holes.iter().copied())
            .expect("there is a number for each hole, and a layer has few seeds")
    }

    /// Goes to the board with a number, step by step if it is near.
    #[inline]
    pub(super) fn go_to(&mut self, number: u64) {
        if number.wrapping_sub(self.number) > NEAR {
            self.number = number;
            self.holes = self.numbering.holes(self.seeds, number);
        }
        while self.number < number {
            self.go_on();
        }
    }

    /// Goes to the next board; from the last one to no other.
    ///
    /// The first holes are to hold one seed more, as few of them as can: a seed comes from the first hole after `A` that has
    /// any, to the hole before that, and so do the seeds of `A`, as that is the first way in which they can lie.
    #[inline]
    pub(super) fn go_on(&mut self) {
        self.number += 1;
        let Some(from) = (1..HOLES).find(|hole| self.holes[*hole] > 0) else {
            return;
        };
        self.holes[from] -= 1;
        let first = std::mem::take(&mut self.holes[0]);
        self.holes[from - 1] = first + 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Index;

    #[test]
    fn a_walk_meets_each_number_once() {
        for (holes, most) in [(1, 127), (2, 20), (3, 9), (4, 7), (6, 6), (7, 5), (12, 3)] {
            let numbering = Numbering::new(Width::new(holes).unwrap());
            for seeds in 0..=most {
                let mut walk = numbering.walk(seeds, 0);
                for number in 0..numbering.positions(seeds) {
                    let board = walk.board();
                    assert_eq!(usize::from(board.total()), seeds);
                    assert_eq!(numbering.number(&board, Side::South), number);
                    assert_eq!(numbering.walk(seeds, number).board(), board);
                    walk.go_on();
                }
                let mut walk = numbering.walk(seeds, 0);
                for number in (0..numbering.positions(seeds)).filter(|number| number % 23 < 4) {
                    walk.go_to(number);
                    assert_eq!(numbering.number(&walk.board(), Side::South), number);
                }
            }
        }
    }

    #[test]
    fn the_numbers_are_those_of_the_index() {
        for (holes, seeds) in [(1, 127_u8), (3, 14), (6, 9), (12, 4)] {
            let width = Width::new(holes).unwrap();
            let index = Index::new(width, seeds).unwrap();
            let numbering = Numbering::new(width);
            assert_eq!(numbering.positions(usize::from(seeds)), index.positions());
            for number in (0..index.positions()).step_by(7) {
                let board = numbering.walk(usize::from(seeds), number).board();
                assert_eq!(board, index.board(number));
                assert_eq!(numbering.number(&board.half_turn(), Side::North), number);
            }
        }
    }
}

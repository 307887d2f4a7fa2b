//! A number for each position of a layer, without gaps.
//!
//! A *layer* is all positions with the same number of seeds on the board, seen from the player to move,
//! so a position and its half turn with the other player to move are one. The number is that of combinatorics: the
//! seeds before the end of each hole are bars between stars. Captured seeds do not count, for a table tells what is still
//! to be won.

use endodoi::{Board, Position, Side, Width};

/// The most seeds a layer may have. Values then fit into one signed byte.
pub const MOST_SEEDS: u8 = 127;

/// The most holes of a board that matter: the last one holds what the others leave.
const COUNTED: usize = 23;

/// `BARS[i][p]` is C(p + i, i + 1), or `u64::MAX` where that does not fit.
static BARS: [[u64; MOST_SEEDS as usize + 1]; COUNTED] = bars();

#[expect(clippy::large_stack_arrays, reason = "computed by the compiler")]
const fn bars() -> [[u64; MOST_SEEDS as usize + 1]; COUNTED] {
    let mut bars = [[0_u64; MOST_SEEDS as usize + 1]; COUNTED];
    let mut i = 0;
    while i < COUNTED {
        let mut p = 1;
        while p <= MOST_SEEDS as usize {
            // C(p + i, i + 1) = C(p - 1 + i, i + 1) + C(p + i - 1, i).
            let above = if i == 0 { 1 } else { bars[i - 1][p] };
            bars[i][p] = bars[i][p - 1].saturating_add(above);
            p += 1;
        }
        i += 1;
    }
    bars
}

/// The numbering of the positions of one layer of one board.
///
/// With the holes b₀ … b₂ₙ₋₁ in sowing order from the mover's first, and Pᵢ the seeds in b₀ to bᵢ, the number
/// of a position is the sum of C(Pᵢ + i, i + 1) over i from 0 to 2n - 2. Seeds in the mover's first holes
/// make small steps, so neighbours in number are alike.
///
/// ```
/// use endodoi::{Position, Width};
/// use endodoi_tablebase::Index;
///
/// let index = Index::new(Width::new(2)?, 3).unwrap();
/// assert_eq!(index.positions(), 20);
/// let position: Position = "0,1/2,0 0-0 S".parse()?;
/// let number = index.number(&position).unwrap();
/// assert_eq!(index.board(number), *position.board());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Index {
    width: Width,
    seeds: u8,
}

impl Index {
    /// The numbering of the positions with so many seeds on such a board. `None` if there are more than
    /// [`MOST_SEEDS`] seeds or more positions than 64 bits count.
    pub fn new(width: Width, seeds: u8) -> Option<Self> {
        let index = Self { width, seeds };
        (seeds <= MOST_SEEDS && index.positions() < u64::MAX).then_some(index)
    }

    /// Returns the number of holes in each row.
    pub const fn width(self) -> Width {
        self.width
    }

    /// Returns the seeds on the board.
    pub const fn seeds(self) -> u8 {
        self.seeds
    }

    /// Returns how many positions there are: C(s + 2n - 1, 2n - 1) for s seeds and n holes a row.
    pub fn positions(self) -> u64 {
        // One more than the greatest number, which has all seeds in the first hole.
        (0..self.width.holes_on_board() - 1)
            .map(|i| BARS[i][usize::from(self.seeds)])
            .fold(1, u64::saturating_add)
    }

    /// Returns the number of a position, or `None` if it belongs to another layer or board.
    pub fn number(self, position: &Position) -> Option<u64> {
        let board = position.board();
        if board.width() != self.width || board.total() != self.seeds {
            return None;
        }
        Some(match position.to_move() {
            Side::South => number_of(board),
            Side::North => number_of(&board.half_turn()),
        })
    }

    /// Returns the board that has this number, with South to move.
    ///
    /// Of a number that is too great the answer is some board; nothing panics.
    #[expect(clippy::missing_panics_doc, reason = "a layer has few seeds")]
    pub fn board(self, number: u64) -> Board {
        let mut limbs = [0; 3];
        let mut put =
            |hole: usize, seeds: usize| limbs[hole / 8] |= (seeds as u64) << (8 * (hole % 8));
        let mut before = usize::from(self.seeds);
        let mut left = number;
        for i in (0..self.width.holes_on_board() - 1).rev() {
            let after = before;
            while BARS[i][before] > left {
                before -= 1;
            }
            left -= BARS[i][before];
            put(i + 1, after - before);
        }
        put(0, before);
        Board::from_limbs(self.width, limbs).expect("the seeds are those of the layer")
    }
}

/// The number of a board with South to move, in the layer that it belongs to.
///
/// Of a board with more than [`MOST_SEEDS`] seeds the answer is meaningless; nothing panics.
#[inline]
pub(crate) fn number_of(board: &Board) -> u64 {
    match board.width().holes_per_row() {
        1 => number::<2>(board.limbs()),
        2 => number::<4>(board.limbs()),
        3 => number::<6>(board.limbs()),
        4 => number::<8>(board.limbs()),
        5 => number::<10>(board.limbs()),
        6 => number::<12>(board.limbs()),
        7 => number::<14>(board.limbs()),
        8 => number::<16>(board.limbs()),
        9 => number::<18>(board.limbs()),
        10 => number::<20>(board.limbs()),
        11 => number::<22>(board.limbs()),
        _ => number::<24>(board.limbs()),
    }
}

#[inline]
fn number<const HOLES: usize>(limbs: &[u64; 3]) -> u64 {
    let mut number = 0;
    let mut before = 0;
    for (word, limb) in limbs.iter().enumerate() {
        // The product's byte i is the sum of the bytes 0 to i.
        let sums = limb
            .wrapping_add(before)
            .wrapping_mul(0x0101_0101_0101_0101);
        for byte in 0..8 {
            let i = 8 * word + byte;
            if i + 1 < HOLES {
                #[expect(clippy::cast_possible_truncation, reason = "one byte is wanted")]
                let sum = (sums >> (8 * byte)) as usize & usize::from(MOST_SEEDS);
                number += BARS[i][sum];
            }
        }
        before = sums >> 56;
    }
    number
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_a_layer_are_those_from_zero_on() {
        for (holes, most) in [(1, 127), (2, 20), (3, 9), (4, 7), (6, 6), (7, 5), (12, 3)] {
            let width = Width::new(holes).unwrap();
            for seeds in 0..=most {
                let index = Index::new(width, seeds).unwrap();
                for number in 0..index.positions() {
                    let board = index.board(number);
                    assert_eq!(board.total(), seeds);
                    assert_eq!(number_of(&board), number);
                }
            }
        }
    }

    #[test]
    fn the_number_is_that_of_the_formula() {
        let choose = |n: u64, k: u64| (0..k).fold(1, |product, i| product * (n - i) / (i + 1));
        let index = Index::new(Width::SIX, 20).unwrap();
        assert_eq!(index.positions(), choose(31, 11));
        for number in (0..index.positions()).step_by(7_654_321) {
            let mut before = 0;
            let mut sum = 0;
            for (i, seeds) in (0..11).zip(index.board(number).in_sowing_order()) {
                before += u64::from(seeds);
                sum += choose(before + i, i + 1);
            }
            assert_eq!(sum, number);
        }
    }

    #[test]
    fn a_half_turn_has_the_same_number() {
        let south: Position = "3,0,1/2,5,0 7-2 S".parse().unwrap();
        let north: Position = "2,5,0/3,0,1 0-0 N".parse().unwrap();
        let index = Index::new(Width::new(3).unwrap(), 11).unwrap();
        assert!(index.number(&south).is_some());
        assert_eq!(index.number(&south), index.number(&north));
    }

    #[test]
    fn layers_past_counting_are_refused() {
        assert!(Index::new(Width::new(1).unwrap(), 127).is_some());
        assert!(Index::new(Width::new(1).unwrap(), 128).is_none());
        assert!(Index::new(Width::new(12).unwrap(), 127).is_none());
    }

    #[test]
    fn positions_of_other_layers_have_no_number() {
        let index = Index::new(Width::new(3).unwrap(), 11).unwrap();
        let fewer: Position = "3,0,1/2,4,0 0-0 S".parse().unwrap();
        let other: Position = "3,0,1,0/2,5,0,0 0-0 S".parse().unwrap();
        assert_eq!(index.number(&fewer), None);
        assert_eq!(index.number(&other), None);
    }
}

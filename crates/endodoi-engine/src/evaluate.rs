//! The estimate of a position that is not searched further.
//!
//! Every hole adds a weight that depends on where it lies, how many seeds it holds, and what its
//! first lap would land on: an occupied hole and its seeds, an empty hole of the opponent's row, or
//! an own empty hole and the prey opposite. So the estimate sees what the next laps threaten, which
//! counting seeds does not. The weights are fitted to the values of deeper searches by
//! `examples/tune.rs`; `docs/evaluation.md` says how.

mod weights;

use endodoi::{Direction, Position, Rules, Width};

/// Numbers of seeds that are told apart: 0 to 14, and 15 or more.
pub(crate) const SEEDS: usize = 16;
/// What a first lap can land on: an own empty hole with 0 to 7 seeds (or more) opposite, an empty
/// hole of the opponent's row, or a hole with 1 to 7 seeds (or more).
pub(crate) const LANDINGS: usize = 16;
/// The landing in an empty hole of the opponent's row; above it, in an occupied one.
const FAR_EMPTY: u8 = 8;
const MOST: u8 = 7;

/// No estimate is further from 0, in hundredths of a seed, however strange the board: so a value always
/// fits an entry of the transposition table.
const MOST_SEEN: i32 = 6_000;

/// Weights of one hole, in hundredths of a seed: `[seeds][landing]`.
type OfHole = [[i16; LANDINGS]; SEEDS];

/// Room for a number for each hole, so much that any five bits are a place in it.
type ForEachHole<T> = [T; 32];

/// Estimates positions of one board and rule set.
#[derive(Clone, Debug)]
pub(crate) struct Evaluator {
    width: Width,
    /// Of the holes in sowing order, those of the mover's row first.
    weights: Box<ForEachHole<OfHole>>,
    /// Where the last seed of a first lap lands: `[hole][seeds]`, beyond 15 seeds as the rules say
    /// for 15.
    lands: ForEachHole<[u8; SEEDS]>,
}

impl Evaluator {
    pub(crate) fn new(rules: &Rules, width: Width) -> Self {
        Self {
            width,
            weights: weights::of(rules, width),
            lands: lands(rules.direction, width),
        }
    }

    /// Estimates what the player to move will still win minus what the opponent will, in hundredths
    /// of a seed.
    #[inline]
    pub(crate) fn evaluate(&self, position: &Position) -> i32 {
        let mut sum = 0;
        self.for_each_feature(position, |hole, seeds, landing| {
            sum += i32::from(self.weights[hole][seeds][landing]);
        });
        sum.clamp(-MOST_SEEN, MOST_SEEN)
    }

    /// Tells which weight each hole adds: the hole in sowing order from the mover's left, its seeds,
    /// and the landing of its first lap.
    #[inline]
    pub(crate) fn for_each_feature(
        &self,
        position: &Position,
        tell: impl FnMut(usize, usize, usize),
    ) {
        // Compiled for each row length, so that the loops are unrolled.
        match self.width.holes_per_row() {
            1 => self.features_on::<1>(position, tell),
            2 => self.features_on::<2>(position, tell),
            3 => self.features_on::<3>(position, tell),
            4 => self.features_on::<4>(position, tell),
            5 => self.features_on::<5>(position, tell),
            6 => self.features_on::<6>(position, tell),
            7 => self.features_on::<7>(position, tell),
            8 => self.features_on::<8>(position, tell),
            9 => self.features_on::<9>(position, tell),
            10 => self.features_on::<10>(position, tell),
            11 => self.features_on::<11>(position, tell),
            _ => self.features_on::<12>(position, tell),
        }
    }

    #[inline]
    fn features_on<const N: usize>(
        &self,
        position: &Position,
        mut tell: impl FnMut(usize, usize, usize),
    ) {
        let board = position.board();
        let mover = position.to_move();
        let [own, other] =
            [mover, mover.opposite()].map(|side| board.packed_row(side).to_le_bytes());
        let mut seeds: ForEachHole<u8> = [0; 32];
        seeds[..N].copy_from_slice(&own[..N]);
        seeds[N..2 * N].copy_from_slice(&other[..N]);
        // What a lap lands on in each hole, for the mover and for the opponent.
        let mut landings: [ForEachHole<u8>; 2] = [[FAR_EMPTY; 32]; 2];
        for hole in 0..2 * N {
            let occupied = FAR_EMPTY + seeds[hole].min(MOST);
            let prey = seeds[2 * N - 1 - hole].min(MOST);
            let is_empty = seeds[hole] == 0;
            landings[hole / N][hole] = if is_empty { prey } else { occupied };
            landings[1 - hole / N][hole] = occupied;
        }
        for hole in 0..2 * N {
            let count = usize::from(seeds[hole]).min(SEEDS - 1);
            let to = self.lands[hole][count] % 32;
            let landing = if count == 0 {
                0
            } else {
                landings[hole / N][usize::from(to)]
            };
            tell(hole, count, usize::from(landing) % LANDINGS);
        }
    }
}

fn lands(direction: Direction, width: Width) -> ForEachHole<[u8; SEEDS]> {
    let holes = width.holes_on_board();
    std::array::from_fn(|hole| {
        std::array::from_fn(|seeds| {
            let is_clockwise = direction == Direction::ByParity && seeds % 2 == 1;
            let to = if is_clockwise {
                hole + SEEDS * holes - seeds
            } else {
                hole + seeds
            };
            u8::try_from(to % holes).unwrap_or_default()
        })
    })
}

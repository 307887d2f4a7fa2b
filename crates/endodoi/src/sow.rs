//! Laps and the relay of laps: the only place that knows how seeds are sown.
//!
//! A lap is one addition. For every number of seeds less than once round the board and every hole
//! to be lifted, a [`LapTable`] holds what the lap adds to each byte of the packed board: minus the
//! seeds for the lifted hole, plus one for each hole that is sown. The table is computed at compile
//! time, one for each row length and [`Direction`], and the loop is compiled for each row length,
//! so that a lap is a table look-up, one addition of a number of one to three words, and the look at
//! one byte.
//!
//! What a turn means (captures, whose turn is next) is not here but in
//! [`Position`](crate::Position). The plain loop that this one replaced is kept in `tests/twin`, where
//! the tests and the benches find it.

use crate::board::Board;
use crate::endless::{Brent, CycleFinder, ReturnToStart, State};
use crate::hole::Hole;
use crate::rules::{Direction, Rules};
use crate::turn::EndlessBy;

/// Is told of every lap; the unit type looks away and costs nothing.
pub(crate) trait Observer {
    /// `seeds` were lifted from the hole at index `from`; the last fell into the one at `to`. The
    /// packed board is that `before` the lap.
    fn lap<const LIMBS: usize>(&mut self, before: &[u64; LIMBS], from: usize, seeds: u8, to: usize);
}

impl Observer for () {
    #[inline]
    fn lap<const LIMBS: usize>(&mut self, _: &[u64; LIMBS], _: usize, _: u8, _: usize) {}
}

/// How a relay of laps ended.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Relay {
    /// Laps sown; of an endless relay, as many as were needed to find that out.
    pub(crate) laps: u32,
    pub(crate) end: RelayEnd,
}

/// What ended a relay.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RelayEnd {
    /// The last seed fell into this hole, which was empty.
    Landed(Hole),
    /// It never ends, and this is how that was found out.
    Endless(EndlessBy),
}

/// Lifts the seeds of an occupied hole and sows them lap by lap until the last falls into an empty
/// hole. An endless relay leaves the board as it was.
pub(crate) fn sow(
    board: &mut Board,
    hole: Hole,
    rules: &Rules,
    observer: &mut impl Observer,
) -> Relay {
    match board.width().holes_per_row() {
        1 => sow_on::<2, 1>(board, hole, rules, observer),
        2 => sow_on::<4, 1>(board, hole, rules, observer),
        3 => sow_on::<6, 1>(board, hole, rules, observer),
        4 => sow_on::<8, 1>(board, hole, rules, observer),
        5 => sow_on::<10, 2>(board, hole, rules, observer),
        6 => sow_on::<12, 2>(board, hole, rules, observer),
        7 => sow_on::<14, 2>(board, hole, rules, observer),
        8 => sow_on::<16, 2>(board, hole, rules, observer),
        9 => sow_on::<18, 3>(board, hole, rules, observer),
        10 => sow_on::<20, 3>(board, hole, rules, observer),
        11 => sow_on::<22, 3>(board, hole, rules, observer),
        _ => sow_on::<24, 3>(board, hole, rules, observer),
    }
}

/// [`sow`] for a board of `HOLES` holes, packed into `LIMBS` words.
fn sow_on<const HOLES: usize, const LIMBS: usize>(
    board: &mut Board,
    hole: Hole,
    rules: &Rules,
    observer: &mut impl Observer,
) -> Relay {
    let width = board.width();
    let limbs = board
        .limbs_mut()
        .first_chunk_mut()
        .expect("the packed board has room for every width");
    let start = State {
        limbs: *limbs,
        hole: hole.index() % HOLES,
    };
    let lap_limit = rules.lap_limit.laps();
    let (laps, end) = match rules.direction {
        Direction::Counterclockwise => relay(
            LapTable::<HOLES, LIMBS>::COUNTERCLOCKWISE,
            ReturnToStart::new(start),
            start,
            lap_limit,
            observer,
        ),
        Direction::ByParity => relay(
            LapTable::<HOLES, LIMBS>::BY_PARITY,
            Brent::new(start),
            start,
            lap_limit,
            observer,
        ),
    };
    let end = match end {
        Ok(landed) => {
            *limbs = landed.limbs;
            RelayEnd::Landed(width.hole_unchecked(landed.hole))
        }
        Err(endless) => RelayEnd::Endless(endless),
    };
    Relay { laps, end }
}

/// The loop over the laps of a turn. Returns how many were sown, and the state after the last or how
/// it was found that there is none.
#[inline]
fn relay<const HOLES: usize, const LIMBS: usize>(
    table: &LapTable<HOLES, LIMBS>,
    mut cycle: impl CycleFinder<LIMBS>,
    start: State<LIMBS>,
    lap_limit: u32,
    observer: &mut impl Observer,
) -> (u32, Result<State<LIMBS>, EndlessBy>) {
    let State {
        mut limbs,
        mut hole,
    } = start;
    let mut seeds = seeds_in(&limbs, hole);
    for laps in 1..=lap_limit {
        let before = limbs;
        let mut sown = usize::from(seeds);
        if sown >= HOLES {
            (limbs, sown) = go_round::<HOLES, LIMBS>(limbs, hole, sown);
        }
        limbs = sum(limbs, &table.change[sown][hole]);
        let to = usize::from(table.lands[sown][hole]);
        observer.lap(&before, hole, seeds, to);
        hole = to;
        seeds = seeds_in(&limbs, hole);
        // One seed in the last hole: it is the one just sown, so the hole was empty.
        if seeds == 1 {
            return (laps, Ok(State { limbs, hole }));
        }
        if cycle.has_returned(&State { limbs, hole }) {
            return (laps, Err(EndlessBy::Cycle));
        }
    }
    (lap_limit, Err(EndlessBy::Limit))
}

/// Sows the full rounds of a lap of `2n` seeds or more: one seed into every hole each round, the
/// lifted hole included. Returns the seeds that are left in hand; they still lie in the lifted
/// hole, from where the [`LapTable`] takes them.
#[cold]
fn go_round<const HOLES: usize, const LIMBS: usize>(
    mut limbs: [u64; LIMBS],
    hole: usize,
    seeds: usize,
) -> ([u64; LIMBS], usize) {
    let rounds = seeds / HOLES;
    // Taken out before they are put down: a byte that holds 255 has no room for one seed more.
    limbs[hole / 8] -= ((rounds * HOLES) as u64) << (8 * (hole % 8));
    for index in 0..HOLES {
        limbs[index / 8] += (rounds as u64) << (8 * (index % 8));
    }
    (limbs, seeds % HOLES)
}

/// Adds two packed boards as one long number, with carry from limb to limb. No carry ever happens
/// where both are boards; a change has negative bytes, and their borrow is undone by it.
#[inline]
const fn sum<const LIMBS: usize>(mut limbs: [u64; LIMBS], change: &[u64; LIMBS]) -> [u64; LIMBS] {
    let mut carry = false;
    let mut index = 0;
    while index < LIMBS {
        let (limb, over) = limbs[index].overflowing_add(change[index]);
        let (limb, over_by_carry) = limb.overflowing_add(carry as u64);
        limbs[index] = limb;
        carry = over | over_by_carry;
        index += 1;
    }
    limbs
}

/// Takes what [`sum`] added off again.
#[inline]
pub(crate) fn difference<const LIMBS: usize>(
    mut limbs: [u64; LIMBS],
    change: &[u64; LIMBS],
) -> [u64; LIMBS] {
    let mut borrow = false;
    for (limb, change) in limbs.iter_mut().zip(change) {
        let (less, under) = limb.overflowing_sub(*change);
        let (less, under_by_borrow) = less.overflowing_sub(u64::from(borrow));
        *limb = less;
        borrow = under | under_by_borrow;
    }
    limbs
}

#[inline]
fn seeds_in<const LIMBS: usize>(limbs: &[u64; LIMBS], hole: usize) -> u8 {
    let mut limb = limbs[0];
    for (index, other) in limbs.iter().enumerate().skip(1) {
        // A choice between registers; indexing would go through memory and wait for it.
        if hole / 8 == index {
            limb = *other;
        }
    }
    #[expect(clippy::cast_possible_truncation, reason = "one byte is wanted")]
    let seeds = (limb >> (8 * (hole % 8))) as u8;
    seeds
}

/// What a lap of fewer than `HOLES` seeds does, by the number of seeds and the hole lifted.
pub(crate) struct LapTable<const HOLES: usize, const LIMBS: usize> {
    /// To be added to the packed board, limb by limb and wrapping.
    pub(crate) change: [[[u64; LIMBS]; HOLES]; HOLES],
    /// Index of the hole that takes the last seed. Of no seeds (a lap of exactly `HOLES`, after
    /// [`go_round`]) it is the lifted hole.
    lands: [[u8; HOLES]; HOLES],
}

impl<const HOLES: usize, const LIMBS: usize> LapTable<HOLES, LIMBS> {
    pub(crate) const COUNTERCLOCKWISE: &'static Self = &Self::new(Direction::Counterclockwise);
    pub(crate) const BY_PARITY: &'static Self = &Self::new(Direction::ByParity);

    const fn new(direction: Direction) -> Self {
        let mut table = Self {
            change: [[[0; LIMBS]; HOLES]; HOLES],
            lands: [[0; HOLES]; HOLES],
        };
        let mut seeds = 0;
        while seeds < HOLES {
            // The board has an even number of holes, so full rounds taken off keep the parity.
            let clockwise = matches!(direction, Direction::ByParity) && seeds % 2 == 1;
            let step = if clockwise { HOLES - 1 } else { 1 };
            let mut hole = 0;
            while hole < HOLES {
                let mut change = negative(hole, seeds);
                let mut to = hole;
                let mut sown = 0;
                while sown < seeds {
                    to = (to + step) % HOLES;
                    let mut seed = [0; LIMBS];
                    seed[to / 8] = 1 << (8 * (to % 8));
                    change = sum(change, &seed);
                    sown += 1;
                }
                table.change[seeds][hole] = change;
                #[expect(
                    clippy::cast_possible_truncation,
                    reason = "a board has 24 holes at most"
                )]
                {
                    table.lands[seeds][hole] = to as u8;
                }
                hole += 1;
            }
            seeds += 1;
        }
        table
    }
}

/// The packed board that has minus `seeds` in one hole: the long number that `seeds` there and this
/// add up to zero with.
const fn negative<const LIMBS: usize>(hole: usize, seeds: usize) -> [u64; LIMBS] {
    let mut limbs = [0; LIMBS];
    limbs[hole / 8] = (seeds as u64) << (8 * (hole % 8));
    let mut index = 0;
    while index < LIMBS {
        limbs[index] = !limbs[index];
        index += 1;
    }
    let mut one = [0; LIMBS];
    one[0] = 1;
    sum(limbs, &one)
}

//! Laps undone: which turns end on a given board with the last seed in a given hole.
//!
//! Endgame tables are made backwards, from what is known to what leads there, and undoing a lap is as
//! cheap as sowing one: it takes the addition of [`LapTable`] off again. Captures are not here, for
//! what was captured cannot be seen on the board; the caller puts it back first.
//!
//! # How a lap is undone
//! Walk backwards from the last seed and take one seed out of each hole until an empty one is met: that
//! hole was lifted, and held what was taken. No other hole can have been, because every hole on
//! the way got a seed and the lifted hole has none but those of full rounds. With seeds that run clockwise by
//! parity there are two ways to walk, and each counts if the number taken has its parity.

use crate::board::{Board, occupied_bits};
use crate::hole::Hole;
use crate::rules::{Direction, Rules};
use crate::side::Side;
use crate::sow::{LapTable, difference};

/// Where a turn began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The board before the turn.
    pub board: Board,
    /// The hole that is lifted first, in the row of the player asked for.
    pub hole: Hole,
    /// How many laps the turn takes.
    pub laps: u32,
}

impl Board {
    /// Visits every turn of one player that ends on this board, before anything is captured, with the
    /// last seed in the hole `last`. There is none unless that hole holds one seed.
    ///
    /// A turn of more laps than the rules' lap limit is endless and is left out. The work is a lap for
    /// each turn that ends so, of either player, and under
    /// [`Direction::ByParity`](crate::Direction::ByParity) some two.
    ///
    /// ```
    /// use endodoi::{Position, Rules, Side};
    ///
    /// // The six first holes of 2x6 end in C, D, E, F, a and b; the last two capture nothing.
    /// let start = Position::default();
    /// let turn = start.turns(&Rules::MERKER).nth(4).unwrap();
    /// let a = start.width().hole_of(Side::North, 1).unwrap();
    /// let mut began = Vec::new();
    /// turn.after().board().visit_origins(a, Side::South, &Rules::MERKER, |origin| {
    ///     began.push((origin.board == *start.board(), origin.hole.to_string(), origin.laps));
    /// });
    /// assert!(began.contains(&(true, "E".to_owned(), 5)));
    /// ```
    pub fn visit_origins(&self, last: Hole, side: Side, rules: &Rules, visit: impl FnMut(Origin)) {
        match self.width().holes_per_row() {
            1 => visit_on::<2, 1>(self, last, side, rules, visit),
            2 => visit_on::<4, 1>(self, last, side, rules, visit),
            3 => visit_on::<6, 1>(self, last, side, rules, visit),
            4 => visit_on::<8, 1>(self, last, side, rules, visit),
            5 => visit_on::<10, 2>(self, last, side, rules, visit),
            6 => visit_on::<12, 2>(self, last, side, rules, visit),
            7 => visit_on::<14, 2>(self, last, side, rules, visit),
            8 => visit_on::<16, 2>(self, last, side, rules, visit),
            9 => visit_on::<18, 3>(self, last, side, rules, visit),
            10 => visit_on::<20, 3>(self, last, side, rules, visit),
            11 => visit_on::<22, 3>(self, last, side, rules, visit),
            _ => visit_on::<24, 3>(self, last, side, rules, visit),
        }
    }
}

/// A board, the hole whose seeds are lifted next (or that took the last seed), and the laps sown from there on.
#[derive(Clone, Copy)]
struct Step<const LIMBS: usize> {
    limbs: [u64; LIMBS],
    hole: usize,
    laps: u32,
}

/// [`Board::visit_origins`] for a board of `HOLES` holes, packed into `LIMBS` words.
#[inline]
fn visit_on<const HOLES: usize, const LIMBS: usize>(
    board: &Board,
    last: Hole,
    side: Side,
    rules: &Rules,
    mut visit: impl FnMut(Origin),
) {
    let width = board.width();
    let limbs = *board
        .limbs()
        .first_chunk()
        .expect("the packed board has room for every width");
    let mut step = Step {
        limbs,
        hole: last.index() % HOLES,
        laps: 0,
    };
    if board.seeds(last) != 1 || last.width() != width {
        return;
    }
    let row = width.first_index(side)..width.first_index(side) + width.holes_per_row();
    let lap_limit = rules.lap_limit.laps();
    let mut origin = |step: &Step<LIMBS>| {
        if row.contains(&step.hole) {
            visit(Origin {
                board: board.with_limbs(&step.limbs),
                hole: width.hole_unchecked(step.hole),
                laps: step.laps,
            });
        }
    };
    match rules.direction {
        Direction::Counterclockwise => {
            let table = LapTable::<HOLES, LIMBS>::COUNTERCLOCKWISE;
            while step.laps < lap_limit {
                let (before, seeds) = undo(table, &step, Running::Counterclockwise);
                origin(&before);
                if seeds == 1 {
                    break;
                }
                step = before;
            }
        }
        Direction::ByParity => {
            let table = LapTable::<HOLES, LIMBS>::BY_PARITY;
            let mut open = vec![step];
            while let Some(step) = open.pop() {
                if step.laps == lap_limit {
                    continue;
                }
                for (running, parity) in [(Running::Counterclockwise, 0), (Running::Clockwise, 1)] {
                    let (before, seeds) = undo(table, &step, running);
                    if seeds % 2 != parity {
                        continue;
                    }
                    origin(&before);
                    if seeds > 1 {
                        open.push(before);
                    }
                }
            }
        }
    }
}

/// Which way the seeds of a lap ran.
#[derive(Clone, Copy)]
enum Running {
    Counterclockwise,
    Clockwise,
}

/// Takes back the lap whose last seed fell into the hole of `step`. Returns where it began and how many
/// seeds were lifted there; whether so many run that way is for the caller to say.
///
/// If only one was lifted, the turn began there: a hole of one seed was empty before that seed fell into
/// it, so a turn that came there would have ended.
#[inline]
fn undo<const HOLES: usize, const LIMBS: usize>(
    table: &LapTable<HOLES, LIMBS>,
    step: &Step<LIMBS>,
    running: Running,
) -> (Step<LIMBS>, usize) {
    let mut limbs = step.limbs;
    let mut occupied = occupied_bits(&limbs);
    let every = u32::MAX >> (32 - HOLES);
    let mut rounds = 0;
    while occupied == every {
        limbs = take_round::<HOLES, LIMBS>(limbs);
        rounds += 1;
        occupied = occupied_bits(&limbs);
    }
    let empty = every & !occupied;
    let (lifted, sown) = match running {
        Running::Counterclockwise => {
            // The nearest empty hole at or before the last, or, past hole A, the last of all.
            let before = empty & (u32::MAX >> (31 - step.hole));
            let nearest = if before == 0 { empty } else { before };
            let lifted = 31 - nearest.leading_zeros() as usize;
            (lifted, (step.hole + HOLES - lifted) % HOLES)
        }
        Running::Clockwise => {
            let behind = empty & (u32::MAX << step.hole);
            let nearest = if behind == 0 { empty } else { behind };
            let lifted = nearest.trailing_zeros() as usize;
            (lifted, (lifted + HOLES - step.hole) % HOLES)
        }
    };
    limbs = difference(limbs, &table.change[sown][lifted]);
    let seeds = sown + rounds * HOLES;
    if rounds > 0 {
        limbs[lifted / 8] += ((rounds * HOLES) as u64) << (8 * (lifted % 8));
    }
    let before = Step {
        limbs,
        hole: lifted,
        laps: step.laps + 1,
    };
    (before, seeds)
}

/// Takes one seed out of every hole.
#[cold]
fn take_round<const HOLES: usize, const LIMBS: usize>(mut limbs: [u64; LIMBS]) -> [u64; LIMBS] {
    for index in 0..HOLES {
        limbs[index / 8] -= 1 << (8 * (index % 8));
    }
    limbs
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::rules::LapLimit;
    use crate::{Position, TurnEnd, Width};

    /// All boards of so many seeds.
    fn boards(width: Width, seeds: u8) -> Vec<Board> {
        fn fill(row: &mut Vec<u8>, holes: usize, seeds: u8, out: &mut Vec<Vec<u8>>) {
            if row.len() + 1 == holes {
                row.push(seeds);
                out.push(row.clone());
                row.pop();
                return;
            }
            for here in 0..=seeds {
                row.push(here);
                fill(row, holes, seeds - here, out);
                row.pop();
            }
        }
        let mut rows = Vec::new();
        fill(&mut Vec::new(), width.holes_on_board(), seeds, &mut rows);
        rows.into_iter()
            .map(|row| Board::new(width, row).unwrap())
            .collect()
    }

    type Ended = (Board, usize, Board, usize, u32);

    /// Every turn of both sides that ends: board after, last hole, board before, lifted hole, laps.
    /// Found forwards.
    fn sown(boards: &[Board], rules: &Rules) -> BTreeSet<Ended> {
        // What is captured is not seen by looking back, so it must not be taken here.
        let mut ended = BTreeSet::new();
        for board in boards {
            for hole in board.width().holes().filter(|hole| board.seeds(*hole) > 0) {
                let mut after = *board;
                let relay = crate::sow::sow(&mut after, hole, rules, &mut ());
                if let crate::sow::RelayEnd::Landed(last) = relay.end {
                    ended.insert((after, last.index(), *board, hole.index(), relay.laps));
                }
            }
        }
        ended
    }

    fn undone(boards: &[Board], rules: &Rules) -> Vec<Ended> {
        let mut ended = Vec::new();
        for board in boards {
            for last in board.width().holes() {
                for side in Side::ALL {
                    board.visit_origins(last, side, rules, |origin| {
                        assert_eq!(origin.hole.side(), side);
                        ended.push((
                            *board,
                            last.index(),
                            origin.board,
                            origin.hole.index(),
                            origin.laps,
                        ));
                    });
                }
            }
        }
        ended
    }

    #[test]
    fn turns_undone_are_the_turns_sown() {
        let sets = [Rules::MERKER, Rules::CROSS_ENDODOI]
            .into_iter()
            .flat_map(|rules| {
                [3, 10_000].map(|laps| Rules {
                    lap_limit: LapLimit::new(laps).unwrap(),
                    ..rules
                })
            });
        for rules in sets {
            for (holes, most) in [
                (1, 40),
                (2, 18),
                (3, 10),
                (4, 7),
                (5, 5),
                (6, 4),
                (9, 3),
                (12, 2),
            ] {
                let width = Width::new(holes).unwrap();
                for seeds in 0..=most {
                    let boards = boards(width, seeds);
                    let undone = undone(&boards, &rules);
                    let sown = sown(&boards, &rules);
                    assert_eq!(
                        undone.len(),
                        sown.len(),
                        "2x{holes}, {seeds} seeds, {rules}"
                    );
                    assert!(undone.iter().all(|turn| sown.contains(turn)));
                }
            }
        }
    }

    #[test]
    fn the_fullest_boards_are_undone_too() {
        let width = Width::new(1).unwrap();
        for rules in [Rules::MERKER, Rules::CROSS_ENDODOI] {
            let boards = boards(width, Board::MAX_SEEDS);
            let sown = sown(&boards, &rules);
            assert!(
                undone(&boards, &rules)
                    .iter()
                    .all(|turn| sown.contains(turn))
            );
            assert_eq!(undone(&boards, &rules).len(), sown.len());
        }
    }

    #[test]
    fn a_quiet_turn_is_among_the_origins_of_where_it_ends() {
        let start = Position::default();
        for turn in start.turns(&Rules::MERKER) {
            let TurnEnd::Quiet { hole } = turn.end() else {
                continue;
            };
            let mut found = false;
            let board = turn.after().board();
            board.visit_origins(hole, Side::South, &Rules::MERKER, |origin| {
                found |= origin.board == *start.board() && origin.hole == turn.hole();
            });
            assert!(found);
        }
    }
}

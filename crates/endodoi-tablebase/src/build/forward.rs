//! The first look at a layer: what each position can do at once.

use std::sync::atomic::{AtomicU64, Ordering};

use endodoi::{Board, BySide, EndlessTurn, Position, Rules, Side, TurnEnd};

use super::state::{Stage, State};
use crate::Index;
use crate::index::number_of;
use crate::layer::Layer;

/// Positions looked at together, so that the look-ups of one do not wait for those of another.
const BATCH: u64 = 64;

const STRETCH: u64 = 1 << 16;

pub(crate) fn look(state: &State, index: Index, rules: &Rules, layers: &[Layer], threads: usize) {
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let first = next.fetch_add(STRETCH, Ordering::Relaxed);
                    if first >= state.positions() {
                        break;
                    }
                    let end = (first + STRETCH).min(state.positions());
                    look_at(state, index, rules, layers, first..end);
                }
            });
        }
    });
}

struct Capture {
    position: usize,
    seeds: i8,
    layer: u8,
    number: u64,
}

fn look_at(
    state: &State,
    index: Index,
    rules: &Rules,
    layers: &[Layer],
    range: std::ops::Range<u64>,
) {
    let mut board = index.board(range.start);
    let mut captures: Vec<Capture> = Vec::new();
    let mut known: Vec<(i8, u8)> = Vec::new();
    let mut first = range.start;
    while first < range.end {
        let end = (first + BATCH).min(range.end);
        captures.clear();
        known.clear();
        for number in first..end {
            if number > range.start {
                board = successor(&board);
            }
            let position = Position::new(board, BySide::default(), Side::South).expect("few seeds");
            let mut best = i8::MIN;
            let mut open = 0;
            let mut turns = 0;
            for turn in position.turns(rules) {
                turns += 1;
                match turn.end() {
                    TurnEnd::Captured { seeds, .. } => captures.push(Capture {
                        position: known.len(),
                        seeds: seeds.cast_signed(),
                        layer: index.seeds() - seeds,
                        number: number_of(&turn.after().board().half_turn()),
                    }),
                    TurnEnd::Quiet { .. } => open += 1,
                    TurnEnd::Endless(_) => match rules.endless_turn {
                        EndlessTurn::Illegal => turns -= 1,
                        EndlessTurn::Void => open += 1,
                        EndlessTurn::Draw => best = 0,
                    },
                }
            }
            if turns == 0 {
                let outcome = position.outcome(rules).expect("no moves");
                best = outcome.seeds().south.cast_signed() - outcome.seeds().north.cast_signed();
            }
            known.push((best, open));
        }
        for capture in &captures {
            let value = layers[usize::from(capture.layer)]
                .values
                .get(capture.number)
                .expect("made before");
            let best = &mut known[capture.position].0;
            *best = (*best).max(capture.seeds - value);
        }
        for (number, (best, open)) in (first..end).zip(&known) {
            state.set(number, *best, Stage::Open(*open));
        }
        first = end;
    }
}

/// The board with the next number.
fn successor(board: &Board) -> Board {
    let holes = board.width().holes_on_board();
    let mut seeds = [0_u8; 24];
    for (seeds, here) in seeds.iter_mut().zip(board.in_sowing_order()) {
        *seeds = here;
    }
    if let Some(k) = (1..holes).find(|k| seeds[*k] > 0) {
        seeds[k] -= 1;
        let first = std::mem::take(&mut seeds[0]);
        seeds[k - 1] = first + 1;
    }
    Board::new(board.width(), seeds[..holes].iter().copied()).expect("as before")
}

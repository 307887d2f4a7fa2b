//! The first look at a layer: what each position can do at once.
//!
//! Captures lead to layers below, whose values are known. Quiet turns stay in the layer and are only counted. How a turn
//! goes is asked of the rules.

use std::num::NonZero;

use endodoi::{BySide, EndlessTurn, Position, Rules, Side, TurnEnd};

use super::state::{Stage, State};
use super::threads::share;
use crate::index::{Index, number_of};
use crate::layer::Layer;
use crate::walk::Walk;

/// Positions looked at in one step.
const STEP: u64 = 1 << 22;

/// Positions that a thread takes at a time. Even, so that no two threads write to one pair.
const TAKEN: u64 = 1 << 12;

/// Positions looked at before anything is looked up, so that the look-ups of one do not wait for those of another.
const BATCH: usize = 64;

/// Looks at one step of positions from `from` on, and returns where the next one begins.
pub(super) fn look(
    state: &State,
    index: Index,
    rules: &Rules,
    below: &[Layer],
    from: u64,
    threads: NonZero<usize>,
) -> u64 {
    let end = (from + STEP).min(index.positions());
    share(from..end, TAKEN, threads, |stretches| {
        let mut batch = Batch::default();
        let mut walk = Walk::new(index);
        while let Some(stretch) = stretches.next() {
            for number in stretch {
                let board = walk.to(number);
                let position = Position::new(board, BySide::default(), Side::South)
                    .expect("a layer has few seeds");
                batch.look_at(number, &position, rules);
                if batch.looked.len() == BATCH {
                    batch.write(state, below);
                }
            }
            batch.write(state, below);
        }
    });
    end
}

/// Positions that were looked at and are not written yet.
#[derive(Default)]
struct Batch {
    looked: Vec<Looked>,
    captures: Vec<Capture>,
}

struct Looked {
    number: u64,
    /// The best of what ends the game or the turn without a quiet turn, `i8::MIN` if nothing does.
    best: i8,
    /// Quiet turns.
    open: u8,
}

struct Capture {
    /// Which of the positions looked at.
    by: usize,
    seeds: u8,
    /// The number in its layer of the position after it.
    after: u64,
    /// The seeds left on the board: that layer.
    left: u8,
}

impl Batch {
    #[inline]
    fn look_at(&mut self, number: u64, position: &Position, rules: &Rules) {
        let by = self.looked.len();
        let mut looked = Looked {
            number,
            best: i8::MIN,
            open: 0,
        };
        let mut has_move = false;
        for turn in position.turns(rules).filter(|turn| rules.allows(turn)) {
            has_move = true;
            match (turn.end(), rules.endless_turn) {
                (TurnEnd::Captured { seeds, .. }, _) => {
                    let after = turn.after().board().half_turn();
                    self.captures.push(Capture {
                        by,
                        seeds,
                        after: number_of(&after),
                        left: after.total(),
                    });
                }
                (TurnEnd::Endless(_), EndlessTurn::Draw) => looked.best = looked.best.max(0),
                // An endless turn that may be played otherwise passes the turn.
                (TurnEnd::Quiet { .. } | TurnEnd::Endless(_), _) => looked.open += 1,
            }
        }
        if !has_move {
            let outcome = position.outcome(rules).expect("nobody can move");
            let BySide { south, north } = outcome.seeds();
            looked.best = south.cast_signed() - north.cast_signed();
        }
        self.looked.push(looked);
    }

    fn write(&mut self, state: &State, below: &[Layer]) {
        for capture in self.captures.drain(..) {
            let value = below[usize::from(capture.left)]
                .values
                .get(capture.after)
                .expect("every position below has a value");
            let best = &mut self.looked[capture.by].best;
            *best = (*best).max(capture.seeds.cast_signed() - value);
        }
        for looked in self.looked.drain(..) {
            state.set(looked.number, looked.best, Stage::Open(looked.open));
        }
    }
}

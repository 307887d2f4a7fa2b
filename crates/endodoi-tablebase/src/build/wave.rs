//! Spreading what is final to the positions before it, the greatest values first.
//!
//! For each threshold t from all seeds down to 0, positions worth t and -t become final in rounds. A round tells each position that became
//! final in the round before to those that have a quiet turn to it; so the number of the round is the number of turns to the next
//! capture or the end of the game. Which positions come next is kept in a queue as long as there are few, and found
//! by their marks where there are many: so memory is bounded, and the marks alone are enough to go on from.

use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use endodoi::{Board, EndlessTurn, Position, Rules, Side};

use super::state::{Parity, Stage, State};
use super::threads::share;
use crate::index::{Index, number_of};
use crate::walk::Walk;

/// Positions scanned by a thread at a time.
const SCANNED: u64 = 1 << 14;

/// Positions of the queue that a thread takes at a time.
const TAKEN: u64 = 256;

/// Positions told before anything is written, so that the look-ups of one do not wait for those of another.
const TOLD: usize = 256;

/// One place in the queue is kept for so many positions of the layer.
const POSITIONS_A_PLACE: u64 = 64;

/// Where the telling is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wave {
    /// The value that becomes final; below zero when all is done.
    pub(super) threshold: i8,
    /// Rounds done with this threshold.
    pub(super) rounds: u32,
    /// The most rounds that any threshold took.
    pub(super) longest_way: u32,
    /// Positions that are final and told.
    pub(super) finished: u64,
}

impl Wave {
    pub(super) const fn first(index: Index) -> Self {
        Self {
            threshold: index.seeds().cast_signed(),
            rounds: 0,
            longest_way: 0,
            finished: 0,
        }
    }

    pub(super) const fn is_over(self) -> bool {
        self.threshold < 0
    }

    /// The mark of positions that are told in round `rounds`.
    const fn parity(rounds: u32) -> Parity {
        if rounds.is_multiple_of(2) {
            Parity::Even
        } else {
            Parity::Odd
        }
    }

    /// Does one round. If it found nothing to tell, the next threshold is on.
    pub(super) fn round(
        &mut self,
        state: &mut State,
        index: Index,
        rules: &Rules,
        threads: NonZero<usize>,
    ) {
        let queue = std::mem::take(&mut state.queue);
        let (layer, finished) = (&*state, AtomicU64::new(0));
        let room = index.positions() / POSITIONS_A_PLACE + 1024;
        let next = Mutex::new(Some(Vec::new()));
        let wave = *self;
        let teller = || Teller {
            state: layer,
            walk: Walk::new(index),
            rules,
            threshold: wave.threshold,
            next_mark: Self::parity(wave.rounds + 1),
            told: Vec::with_capacity(2 * TOLD),
            found: Vec::new(),
            next: &next,
            room,
        };
        match &queue {
            Some(queue) => share(0..queue.len() as u64, TAKEN, threads, |stretches| {
                let mut teller = teller();
                while let Some(stretch) = stretches.next() {
                    #[expect(clippy::cast_possible_truncation, reason = "within the queue")]
                    for number in &queue[stretch.start as usize..stretch.end as usize] {
                        let (value, _) = layer.get(*number);
                        layer.finish(*number);
                        teller.tell(*number, value);
                    }
                }
                teller.close();
            }),
            None => share(0..index.positions(), SCANNED, threads, |stretches| {
                let mut teller = teller();
                let mut count = 0;
                while let Some(stretch) = stretches.next() {
                    for number in stretch {
                        let (value, known) = layer.get(number);
                        if wave.is_due(value, known) {
                            layer.finish(number);
                            teller.tell(number, value);
                            count += 1;
                        }
                    }
                }
                teller.close();
                finished.fetch_add(count, Ordering::Relaxed);
            }),
        }
        let done = queue.map_or(finished.into_inner(), |queue| queue.len() as u64);
        self.finished += done;
        if done > 0 {
            self.rounds += 1;
            self.longest_way = self.longest_way.max(self.rounds);
        }
        let next = next.into_inner().expect("no thread panicked");
        if next.as_ref().is_some_and(Vec::is_empty) {
            self.threshold -= 1;
            self.rounds = 0;
            state.queue = None;
        } else {
            state.queue = next;
        }
    }

    /// Says whether a position is told in this round, where there is no queue.
    #[inline]
    fn is_due(self, value: i8, stage: Stage) -> bool {
        match stage {
            // Only at the start of a threshold can a position be due without having been told so.
            Stage::Open(open) => {
                self.rounds == 0
                    && (value == self.threshold || open == 0 && value == -self.threshold)
            }
            Stage::Queued(parity) => parity == Self::parity(self.rounds),
            Stage::Final => false,
        }
    }
}

/// Tells final positions to those before them, for one thread.
struct Teller<'a> {
    state: &'a State,
    walk: Walk,
    rules: &'a Rules,
    threshold: i8,
    next_mark: Parity,
    /// Which positions are told what, not written yet.
    told: Vec<(u64, i8)>,
    /// Positions that became final, not in the queue yet.
    found: Vec<u64>,
    /// The queue of the next round; `None` if it ran over.
    next: &'a Mutex<Option<Vec<u64>>>,
    room: u64,
}

impl Teller<'_> {
    fn tell(&mut self, number: u64, value: i8) {
        // Seen from the player whose turn it is; the opponent, North, came here.
        let board = self.walk.to(number);
        let told = &mut self.told;
        for last in board.width().holes() {
            if board.seeds(last) == 1 && !captures(&board, last, self.rules) {
                board.visit_origins(last, Side::North, self.rules, |origin| {
                    told.push((number_of(&origin.board.half_turn()), -value));
                });
            }
        }
        if self.rules.endless_turn == EndlessTurn::Void {
            let before = Position::new(board, endodoi::BySide::default(), Side::North)
                .expect("a layer has few seeds");
            let passes = before.endless_holes(self.rules).len();
            told.extend(std::iter::repeat_n(
                (number_of(&board.half_turn()), -value),
                passes,
            ));
        }
        if self.told.len() >= TOLD {
            self.write();
        }
    }

    /// Writes what was told.
    fn write(&mut self) {
        // Looked at once before, so that they all come from memory together.
        let looked = |sum: i32, (number, _): &(u64, i8)| sum + i32::from(self.state.get(*number).0);
        std::hint::black_box(self.told.iter().fold(0, looked));
        for (number, value) in self.told.drain(..) {
            if self
                .state
                .tell(number, value, self.threshold, self.next_mark)
            {
                self.found.push(number);
            }
        }
        if self.found.len() >= 4 * TOLD {
            self.queue();
        }
    }

    /// Puts what was found into the queue, or gives the queue up if it is full.
    fn queue(&mut self) {
        let mut next = self.next.lock().expect("no thread panics with it");
        if let Some(queue) = next.as_mut() {
            if (queue.len() + self.found.len()) as u64 > self.room {
                *next = None;
            } else {
                queue.append(&mut self.found);
            }
        }
        self.found.clear();
    }

    fn close(mut self) {
        self.write();
        self.queue();
    }
}

/// Says whether a turn of North whose last seed fell into an empty hole captured there.
#[inline]
fn captures(board: &Board, last: endodoi::Hole, rules: &Rules) -> bool {
    last.side() == Side::North && (rules.capture_alone || board.seeds(last.opposite()) > 0)
}

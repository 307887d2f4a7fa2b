//! Spreading what is final to the positions before it, the greatest values first.
//!
//! For each threshold t from all seeds down to 0, positions worth t and -t become final in rounds. First those are marked that are final by
//! now; then each round tells those that became final in the round before to the positions that have a quiet turn to them. So the
//! number of the round is the number of turns to the next capture or the end of the game. Which positions come next is kept in a queue as long as there are few, and found
//! by their marks where there are many: so memory is bounded, and the marks alone are enough to go on from.

use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use endodoi::{Board, EndlessTurn, Position, Rules, Side};

use super::state::{Parity, Stage, State};
use super::threads::share;
use crate::index::{Index, number_of};
use crate::walk::Walk;

/// Positions scanned by a thread at a time. Even, so that no two threads mark one pair.
const SCANNED: u64 = 1 << 14;

/// Positions of the queue that a thread takes at a time.
const TAKEN: u64 = 256;

/// Positions told before anything is written, so that the look-ups of one do not wait for those of another.
const TOLD: usize = 256;

/// Where the telling is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wave {
    /// The value that becomes final; below zero when all is done.
    pub(super) threshold: i8,
    /// Steps done with this threshold: the marking, and rounds.
    pub(super) steps: u32,
    /// The most rounds that any threshold took.
    pub(super) longest_way: u32,
    /// Positions that are final and told.
    pub(super) finished: u64,
}

impl Wave {
    pub(super) const fn first(index: Index) -> Self {
        Self {
            threshold: index.seeds().cast_signed(),
            steps: 0,
            longest_way: 0,
            finished: 0,
        }
    }

    pub(super) const fn is_over(self) -> bool {
        self.threshold < 0
    }

    /// The mark of positions that are told in this step.
    const fn mark(self) -> Parity {
        if self.steps.is_multiple_of(2) {
            Parity::Even
        } else {
            Parity::Odd
        }
    }

    /// Takes one step: the marking, or a round. If there is nothing more to tell, the next threshold is on.
    pub(super) fn advance(
        &mut self,
        layer: &mut State,
        index: Index,
        rules: &Rules,
        threads: NonZero<usize>,
    ) {
        let queue = std::mem::take(&mut layer.queue);
        let next = Next::new(layer.places());
        if self.steps == 0 {
            self.mark_final(layer, index, threads, &next);
        } else {
            let told = self.tell(layer, queue.as_deref(), index, rules, threads, &next);
            self.finished += told;
            if told > 0 {
                self.longest_way = self.longest_way.max(self.steps);
            }
        }
        layer.queue = next.into_queue();
        self.steps += 1;
        if layer.queue.as_ref().is_some_and(Vec::is_empty) {
            self.threshold -= 1;
            self.steps = 0;
        }
    }

    /// Marks the positions that are worth the threshold, or lose as much, by what is known already.
    fn mark_final(self, layer: &State, index: Index, threads: NonZero<usize>, next: &Next) {
        share(0..index.positions(), SCANNED, threads, |stretches| {
            let mut found = Vec::new();
            while let Some(stretch) = stretches.next() {
                for number in stretch {
                    let (value, Stage::Open(open)) = layer.get(number) else {
                        continue;
                    };
                    if value == self.threshold || open == 0 && value == -self.threshold {
                        layer.set(number, value, Stage::Queued(self.next_mark()));
                        found.push(number);
                    }
                }
                next.append(&mut found);
            }
        });
    }

    /// Tells those that became final in the step before. Returns how many there were.
    fn tell(
        self,
        layer: &State,
        queue: Option<&[u64]>,
        index: Index,
        rules: &Rules,
        threads: NonZero<usize>,
        next: &Next,
    ) -> u64 {
        let told = AtomicU64::new(0);
        let teller = || Teller {
            layer,
            walk: Walk::new(index),
            rules,
            threshold: self.threshold,
            next_mark: self.next_mark(),
            told: Vec::with_capacity(2 * TOLD),
            found: Vec::new(),
            next,
        };
        match queue {
            Some(queue) => share(0..queue.len() as u64, TAKEN, threads, |stretches| {
                let mut teller = teller();
                while let Some(stretch) = stretches.next() {
                    #[expect(clippy::cast_possible_truncation, reason = "within the queue")]
                    for number in &queue[stretch.start as usize..stretch.end as usize] {
                        teller.tell(*number, layer.get(*number).0);
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
                        if known == Stage::Queued(self.mark()) {
                            teller.tell(number, value);
                            count += 1;
                        }
                    }
                }
                teller.close();
                told.fetch_add(count, Ordering::Relaxed);
            }),
        }
        queue.map_or(told.into_inner(), |queue| queue.len() as u64)
    }

    /// The mark of positions that are told in the step after this one.
    const fn next_mark(self) -> Parity {
        match self.mark() {
            Parity::Even => Parity::Odd,
            Parity::Odd => Parity::Even,
        }
    }
}

/// The queue of the next step, filled by all threads.
struct Next {
    /// `None` once it ran over.
    queue: Mutex<Option<Vec<u64>>>,
    places: usize,
}

impl Next {
    const fn new(places: usize) -> Self {
        Self {
            queue: Mutex::new(Some(Vec::new())),
            places,
        }
    }

    /// Takes all that was found, or gives the queue up if there is no room.
    fn append(&self, found: &mut Vec<u64>) {
        if found.is_empty() {
            return;
        }
        let mut next = self.queue.lock().expect("no thread panics with it");
        if let Some(queue) = next.as_mut() {
            let wanted = queue.len() + found.len();
            if wanted > self.places {
                *next = None;
            } else {
                // Grown by hand, so that it never takes more than its places.
                if wanted > queue.capacity() {
                    let room = (2 * wanted).min(self.places);
                    queue.reserve_exact(room - queue.len());
                }
                queue.append(found);
            }
        }
        found.clear();
    }

    fn into_queue(self) -> Option<Vec<u64>> {
        self.queue.into_inner().expect("no thread panicked")
    }
}

/// Tells final positions to those before them, for one thread.
struct Teller<'a> {
    layer: &'a State,
    walk: Walk,
    rules: &'a Rules,
    threshold: i8,
    next_mark: Parity,
    /// Which positions are told what, not written yet.
    told: Vec<(u64, i8)>,
    /// Positions that became final, not in the queue yet.
    found: Vec<u64>,
    next: &'a Next,
}

impl Teller<'_> {
    fn tell(&mut self, number: u64, value: i8) {
        self.layer.finish(number);
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
        let looked = |sum: i32, (number, _): &(u64, i8)| sum + i32::from(self.layer.get(*number).0);
        std::hint::black_box(self.told.iter().fold(0, looked));
        for (number, value) in self.told.drain(..) {
            if self
                .layer
                .tell(number, value, self.threshold, self.next_mark)
            {
                self.found.push(number);
            }
        }
        if self.found.len() >= 4 * TOLD {
            self.next.append(&mut self.found);
        }
    }

    fn close(mut self) {
        self.write();
        self.next.append(&mut self.found);
    }
}

/// Says whether a turn of North whose last seed fell into an empty hole captured there.
#[inline]
fn captures(board: &Board, last: endodoi::Hole, rules: &Rules) -> bool {
    last.side() == Side::North && (rules.capture_alone || board.seeds(last.opposite()) > 0)
}

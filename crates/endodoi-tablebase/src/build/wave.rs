//! Spreading what is final to the positions before it.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use endodoi::{EndlessTurn, Rules, Side};

use super::state::{Parity, Stage, State};
use crate::Index;
use crate::index::number_of;

const STRETCH: u64 = 1 << 16;

pub(crate) struct Found {
    pub(crate) longest_way: u32,
    pub(crate) endless: u64,
}

pub(crate) fn spread(state: &State, index: Index, rules: &Rules, threads: usize) -> Found {
    let mut longest = 0;
    for threshold in (0..=index.seeds().cast_signed()).rev() {
        let mut round = 0;
        let mut next = Parity::Even;
        let mut queue: Option<Vec<u64>> = None;
        loop {
            let at = AtomicU64::new(0);
            let end = queue
                .as_ref()
                .map_or(state.positions(), |queue| queue.len() as u64);
            let stretch = if queue.is_some() { 64 } else { STRETCH };
            let found = Mutex::new(Vec::new());
            let any = AtomicU64::new(0);
            let work = || {
                let mut teller = Teller {
                    state,
                    index,
                    rules,
                    threshold,
                    next,
                    found: Vec::new(),
                    told: Vec::new(),
                };
                let mut count = 0;
                loop {
                    let first = at.fetch_add(stretch, Ordering::Relaxed);
                    if first >= end {
                        break;
                    }
                    let range = first..(first + stretch).min(end);
                    match &queue {
                        None => {
                            for number in range {
                                let (best, stage) = state.get(number);
                                let Stage::Open(open) = stage else { continue };
                                if best == threshold || open == 0 && best == -threshold {
                                    state.finish(number);
                                    teller.tell(number, best);
                                    count += 1;
                                }
                            }
                        }
                        Some(queue) => {
                            for number in &queue[range.start as usize..range.end as usize] {
                                let (best, _) = state.get(*number);
                                state.finish(*number);
                                teller.tell(*number, best);
                                count += 1;
                            }
                        }
                    }
                }
                teller.flush();
                any.fetch_add(count, Ordering::Relaxed);
                found.lock().unwrap().append(&mut teller.found);
            };
            if end < 1000 {
                work()
            } else {
                std::thread::scope(|scope| {
                    for _ in 1..threads {
                        scope.spawn(work);
                    }
                    work();
                });
            }
            if any.into_inner() > 0 {
                round += 1;
            }
            let found = found.into_inner().unwrap();
            if found.is_empty() {
                break;
            }
            next = next.other();
            queue = Some(found);
        }
        longest = longest.max(round);
    }
    // What is left is worth 0.
    let left = AtomicU64::new(0);
    for number in 0..state.positions() {
        if let (_, Stage::Open(_)) = state.get(number) {
            state.set(number, 0, Stage::Final);
            left.fetch_add(1, Ordering::Relaxed);
        }
    }
    Found {
        longest_way: longest,
        endless: left.into_inner(),
    }
}

struct Teller<'a> {
    state: &'a State,
    index: Index,
    rules: &'a Rules,
    threshold: i8,
    next: Parity,
    told: Vec<(u64, i8)>,
    found: Vec<u64>,
}

impl Teller<'_> {
    fn tell(&mut self, number: u64, value: i8) {
        let board = self.index.board(number);
        let told = &mut self.told;
        let mut visit = |origin: endodoi::Origin| {
            told.push((number_of(&origin.board.half_turn()), -value));
        };
        for last in board.width().holes() {
            if board.seeds(last) != 1 {
                continue;
            }
            if last.side() == Side::North
                && (self.rules.capture_alone || board.seeds(last.opposite()) > 0)
            {
                continue;
            }
            board.visit_origins(last, Side::North, self.rules, &mut visit);
        }
        let _ = EndlessTurn::Void;
        if self.told.len() > 256 {
            self.flush();
        }
    }

    fn flush(&mut self) {
        let mut touched = 0;
        for (number, _) in &self.told {
            touched += i32::from(self.state.get(*number).0);
        }
        std::hint::black_box(touched);
        for (number, value) in self.told.drain(..) {
            if self.state.tell(number, value, self.threshold, self.next) {
                self.found.push(number);
            }
        }
    }
}

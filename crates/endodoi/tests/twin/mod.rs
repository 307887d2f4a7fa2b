//! The slow twin of the turn: RULES.md written down as plainly as it reads, with none of the
//! library's code. Tests compare the two; benches measure against it.

#![allow(
    dead_code,
    reason = "each test and bench uses its own part of the twin"
)]

use std::collections::HashSet;

/// The choices that matter to a single turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TwinRules {
    pub(crate) by_parity: bool,
    pub(crate) capture_alone: bool,
    pub(crate) lap_limit: u32,
}

/// What the twin found out about a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TwinTurn {
    Ended {
        laps: Vec<(usize, u8, usize)>,
        captured: u8,
        after: Vec<u8>,
    },
    Endless,
}

/// Plays the hole at `from` for the owner of the row it lies in, lap by lap, seed by seed.
pub(crate) fn turn(board: &[u8], from: usize, rules: TwinRules) -> TwinTurn {
    let mut board = board.to_vec();
    let holes = board.len();
    let south = from < holes / 2;
    let mut hole = from;
    let mut laps = Vec::new();
    while laps.len() < rules.lap_limit as usize {
        let seeds = board[hole];
        let (to, was_empty) = lap(&mut board, hole, rules.by_parity);
        laps.push((hole, seeds, to));
        hole = to;
        if was_empty {
            let captured = capture(&mut board, hole, south, rules.capture_alone);
            return TwinTurn::Ended {
                laps,
                captured,
                after: board,
            };
        }
    }
    TwinTurn::Endless
}

/// Sows one lap. Returns the last hole and whether it was empty.
pub(crate) fn lap(board: &mut [u8], from: usize, by_parity: bool) -> (usize, bool) {
    let holes = board.len();
    let mut hand = board[from];
    let clockwise = by_parity && hand % 2 == 1;
    board[from] = 0;
    let mut hole = from;
    let mut was_empty = false;
    while hand > 0 {
        hole = if clockwise {
            (hole + holes - 1) % holes
        } else {
            (hole + 1) % holes
        };
        was_empty = board[hole] == 0;
        board[hole] += 1;
        hand -= 1;
    }
    (hole, was_empty)
}

fn capture(board: &mut [u8], hole: usize, south: bool, alone: bool) -> u8 {
    let opposite = board.len() - 1 - hole;
    let own_row = (hole < board.len() / 2) == south;
    if !own_row || (board[opposite] == 0 && !alone) {
        return 0;
    }
    let captured = board[hole] + board[opposite];
    board[hole] = 0;
    board[opposite] = 0;
    captured
}

/// How many laps a turn takes to come back to a state it has been in, found by remembering all of
/// them: the slow way to see that it never ends. `None` if it ends or the limit is reached.
pub(crate) fn cycle(board: &[u8], from: usize, by_parity: bool, limit: usize) -> Option<usize> {
    let mut board = board.to_vec();
    let mut hole = from;
    let mut seen = HashSet::new();
    for laps in 0..limit {
        if !seen.insert((board.clone(), hole)) {
            return Some(laps);
        }
        let (to, was_empty) = lap(&mut board, hole, by_parity);
        if was_empty {
            return None;
        }
        hole = to;
    }
    None
}

/// A board of up to 24 holes that is copied instead of allocated, for the baseline of the benches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bytes {
    pub(crate) holes: usize,
    pub(crate) seeds: [u8; 24],
}

impl Bytes {
    pub(crate) fn new(board: &[u8]) -> Self {
        let mut seeds = [0; 24];
        seeds[..board.len()].copy_from_slice(board);
        Self {
            holes: board.len(),
            seeds,
        }
    }

    /// The plain byte loop: a turn without trace, `false` if it is endless. As in the library, a
    /// turn that is back where it began is known to be endless.
    pub(crate) fn play(&mut self, from: usize, rules: TwinRules) -> bool {
        let holes = self.holes;
        let start = self.seeds;
        let south = from < holes / 2;
        let board = &mut self.seeds[..holes];
        let mut hole = from;
        for _ in 0..rules.lap_limit {
            let (to, was_empty) = lap(board, hole, rules.by_parity);
            if was_empty {
                capture(board, to, south, rules.capture_alone);
                return true;
            }
            hole = to;
            if !rules.by_parity && hole == from && board[..] == start[..holes] {
                return false;
            }
        }
        false
    }

    /// Counts move sequences with endless turns left out.
    pub(crate) fn perft(&self, south: bool, rules: TwinRules, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let half = self.holes / 2;
        let row = if south { 0..half } else { half..self.holes };
        let mut nodes = 0;
        for hole in row.filter(|&hole| self.seeds[hole] > 0) {
            let mut after = *self;
            if after.play(hole, rules) {
                nodes += after.perft(!south, rules, depth - 1);
            }
        }
        nodes
    }
}

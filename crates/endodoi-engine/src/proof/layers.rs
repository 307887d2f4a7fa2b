//! The positions that are still to be answered, layer by layer.
//!
//! Captures only ever lead to fewer seeds, so whatever a layer asks of lower ones is known once it is done: each position
//! is then answered once, for the most that has to be won there on any way. A position is remembered by its
//! number in its layer, in sixteen bytes.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use endodoi::{BySide, Position, Side, Width};
use endodoi_tablebase::Index;

use super::error::ProofError;

/// Which positions of each layer are to be answered, and what has to be won there.
#[derive(Debug)]
pub(super) struct Layers {
    width: Width,
    side: Side,
    /// Seeds on the board and captured.
    total: u8,
    /// The claimed margin.
    at_least: i16,
    /// By seeds on the board: the number of a position, and what has to be won.
    waiting: Vec<HashMap<u64, i16>>,
    /// How many wait in all layers.
    count: u64,
}

/// A position of a layer, by its number there.
pub(super) type Number = u64;

impl Layers {
    /// Numbers that are greater would leave no room for a mark.
    const MOST_POSITIONS: u64 = 1 << 62;

    /// No positions yet; for a game with the seeds of `root`.
    pub(super) fn new(root: &Position, side: Side, at_least: i16) -> Self {
        let seeds = usize::from(root.board().total());
        Self {
            width: root.width(),
            side,
            total: root.total_seeds(),
            at_least,
            waiting: vec![HashMap::new(); seeds + 1],
            count: 0,
        }
    }

    /// Returns the numbering of a layer.
    pub(super) fn index(&self, seeds: u8) -> Result<Index, ProofError> {
        Index::new(self.width, seeds)
            .filter(|index| index.positions() < Self::MOST_POSITIONS)
            .ok_or(ProofError::TooManyPositions {
                seeds,
                holes: self.width.holes_per_row(),
            })
    }

    /// Returns how many positions wait.
    pub(super) const fn count(&self) -> u64 {
        self.count
    }

    /// Lets a position wait, unless it does so already with as much to be won.
    pub(super) fn add(&mut self, seeds: u8, number: Number, need: i16) {
        match self.waiting[usize::from(seeds)].entry(number) {
            Entry::Vacant(place) => {
                place.insert(need);
                self.count += 1;
            }
            Entry::Occupied(mut known) => {
                let most = need.max(*known.get());
                known.insert(most);
            }
        }
    }

    /// Says whether a position waits with at least so much to be won.
    pub(super) fn waits(&self, seeds: u8, number: Number, need: i16) -> bool {
        let layer = &self.waiting[usize::from(seeds)];
        layer.get(&number).is_some_and(|known| *known >= need)
    }

    /// Takes all positions of a layer, those first where most has to be won, then by number.
    pub(super) fn take(&mut self, seeds: u8) -> Vec<(i16, Number)> {
        let layer = std::mem::take(&mut self.waiting[usize::from(seeds)]);
        self.count -= layer.len() as u64;
        let mut all: Vec<_> = (layer.into_iter())
            .map(|(number, need)| (need, number))
            .collect();
        all.sort_unstable_by_key(|(need, number)| (std::cmp::Reverse(*need), *number));
        all
    }

    /// Returns the position of a number, with the claimant to move and so much captured that just this is
    /// still to be won.
    pub(super) fn position(&self, index: Index, number: Number, need: i16) -> Position {
        let board = index.board(number);
        let captured = i16::from(self.total) - i16::from(index.seeds());
        let lead = self.at_least - need;
        let ours = u8::try_from(captured.midpoint(lead)).unwrap_or(0);
        let theirs = u8::try_from(captured.midpoint(-lead)).unwrap_or(0);
        let (board, captured) = match self.side {
            Side::South => (
                board,
                BySide {
                    south: ours,
                    north: theirs,
                },
            ),
            Side::North => (
                board.half_turn(),
                BySide {
                    south: theirs,
                    north: ours,
                },
            ),
        };
        Position::new(board, captured, self.side).expect("as many seeds as at the start")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_comes_back_from_its_number_and_need() {
        for text in ["1,0,2/0,3,0 5-4 S", "1,0,2/0,3,0 2-7 N", "4,4/4,4 0-0 S"] {
            let position: Position = text.parse().unwrap();
            let layers = Layers::new(&position, position.to_move(), 3);
            let index = layers.index(position.board().total()).unwrap();
            let number = index.number(&position).unwrap();
            let captured = position.captured();
            let mover = position.to_move();
            let need = 3 - i16::from(captured[mover]) + i16::from(captured[mover.opposite()]);
            assert_eq!(layers.position(index, number, need), position);
        }
    }

    #[test]
    fn where_most_has_to_be_won_comes_first_and_each_position_once() {
        let root: Position = "4,4/4,4 0-0 S".parse().unwrap();
        let mut layers = Layers::new(&root, Side::South, 0);
        for (number, need) in [(7, -1), (3, 2), (7, 1), (5, 2), (3, 0)] {
            layers.add(9, number, need);
        }
        assert!(layers.waits(9, 7, 1));
        assert!(!layers.waits(9, 7, 2));
        assert_eq!(layers.count(), 3);
        assert_eq!(layers.take(9), [(2, 3), (2, 5), (1, 7)]);
        assert_eq!(layers.count(), 0);
    }
}

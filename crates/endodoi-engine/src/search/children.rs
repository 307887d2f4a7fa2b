//! The turns of a position in the order in which they are tried.

use endodoi::{Hole, HoleSet, Turn};

use crate::score::Score;

/// A turn that has been sown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child {
    pub(crate) turn: Turn,
    /// The estimate of the position after it, from the opponent's view.
    pub(crate) estimate: i32,
}

impl Child {
    /// Returns what the turn seems to be worth to its player. Greater is tried sooner.
    pub(crate) fn rank(&self) -> i32 {
        i32::from(self.turn.captured()) * i32::from(Score::SEED) - self.estimate
    }
}

/// Children of all positions on the path, one stack for all.
#[derive(Clone, Debug, Default)]
pub(crate) struct Children {
    stack: Vec<Child>,
}

impl Children {
    pub(crate) fn len(&self) -> usize {
        self.stack.len()
    }

    pub(crate) fn push(&mut self, child: Child) {
        self.stack.push(child);
    }

    pub(crate) fn truncate(&mut self, len: usize) {
        self.stack.truncate(len);
    }

    /// Moves the child of the greatest rank from `first` on to that place, and returns it.
    /// Of equal ranks the first in sowing order is taken.
    pub(crate) fn best_from(&mut self, first: usize) -> Child {
        let mut best = first;
        for index in first + 1..self.stack.len() {
            if self.stack[index].rank() > self.stack[best].rank() {
                best = index;
            }
        }
        // Kept in order, so that equals stay as they were.
        self.stack[first..=best].rotate_right(1);
        self.stack[first]
    }
}

/// Returns the hole of a row by its number from 0, if it is among these.
pub(crate) fn nth_in_row(holes: HoleSet, number: u8) -> Option<Hole> {
    holes
        .iter()
        .find(|hole| hole.number() == usize::from(number) + 1)
}

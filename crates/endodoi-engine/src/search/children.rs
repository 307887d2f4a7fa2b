//! The turns of a position in the order in which they are tried.

use endodoi::{Hole, HoleSet, Turn};

/// A turn that has been sown, with its rank.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child {
    pub(crate) turn: Turn,
    /// Greater is tried sooner.
    pub(crate) rank: i32,
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

    /// Moves the child of the greatest rank from `first` on to that place, and returns its turn.
    /// Of equal ranks the first in sowing order is taken.
    pub(crate) fn best_from(&mut self, first: usize) -> Turn {
        let mut best = first;
        for index in first + 1..self.stack.len() {
            if self.stack[index].rank > self.stack[best].rank {
                best = index;
            }
        }
        // Kept in order, so that equals stay as they were.
        self.stack[first..=best].rotate_right(1);
        self.stack[first].turn
    }
}

/// Returns the hole of a row by its number from 0, if it is among these.
pub(crate) fn nth_in_row(holes: HoleSet, number: u8) -> Option<Hole> {
    holes
        .iter()
        .find(|hole| hole.number() == usize::from(number) + 1)
}

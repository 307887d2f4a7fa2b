//! What may go wrong between a client and its own connection: messages that come twice, or late and
//! out of order, and commands that are sent twice.

use super::chance::Chance;

/// How often it goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    None,
    /// Every third message or command.
    Much,
}

/// One client's troubles.
#[derive(Debug)]
pub(crate) struct Mischief<M> {
    trouble: Trouble,
    chance: Chance,
    late: Vec<M>,
}

impl<M: Clone> Mischief<M> {
    pub(crate) const fn new(trouble: Trouble, chance: Chance) -> Self {
        Self {
            trouble,
            chance,
            late: Vec::new(),
        }
    }

    /// What arrives when a message does: it and others, in any order, or nothing yet.
    pub(crate) fn arrive(&mut self, message: M) -> Vec<M> {
        if self.trouble == Trouble::None {
            return vec![message];
        }
        if self.chance.once_in(3) {
            self.late.push(message);
            return Vec::new();
        }
        let mut all = vec![message];
        if self.chance.once_in(3) {
            all.extend(all.first().cloned());
        }
        if self.chance.once_in(2) {
            all.append(&mut self.late);
        }
        all
    }

    /// What was held back, the last first.
    pub(crate) fn rest(&mut self) -> Vec<M> {
        self.late.drain(..).rev().collect()
    }

    /// Whether a command is to be sent once more.
    pub(crate) fn is_doubled(&mut self) -> bool {
        self.trouble == Trouble::Much && self.chance.once_in(3)
    }
}

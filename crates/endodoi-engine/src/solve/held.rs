//! Answers that hold as long as a position on the path does.
//!
//! Play that goes round is worth nothing more, so whoever needs nothing more may lean on it: "here he gets
//! nothing, for from here he only comes back to a position that I am just answering for". Such an answer is
//! true if that position's own answer turns out so, and says nothing if it does not. Each is
//! kept here with the stretch of the path that it leans on, until that is known. It is how R. Tarjan
//! finds strongly connected components (1972), with answers for what he closes.

use std::collections::HashMap;

/// The stretch of the path that an answer leans on, by numbers of turns since the root. All it leans on
/// lies within; not all within is leaned on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lean {
    pub(super) lowest: usize,
    pub(super) highest: usize,
}

impl Lean {
    /// A final answer leans on nothing.
    pub(super) const NOTHING: Self = Self {
        lowest: usize::MAX,
        highest: 0,
    };

    pub(super) const fn on(ply: usize) -> Self {
        Self {
            lowest: ply,
            highest: ply,
        }
    }

    pub(super) const fn is_nothing(self) -> bool {
        self.lowest == usize::MAX
    }

    /// What an answer leans on that needs both.
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            lowest: self.lowest.min(other.lowest),
            highest: self.highest.max(other.highest),
        }
    }

    /// The part of it above a place on the path.
    pub(super) const fn before(self, ply: usize) -> Self {
        if self.lowest >= ply {
            return Self::NOTHING;
        }
        if self.highest < ply {
            return self;
        }
        Self {
            lowest: self.lowest,
            highest: ply - 1,
        }
    }
}

/// An answer that is not final yet. Whether it is yes or no need not be kept: it is the one that
/// endless play gives.
#[derive(Clone, Copy, Debug)]
pub(super) struct HeldAnswer {
    pub(super) key: u64,
    pub(super) at_least: i16,
    /// For a yes, the number of the hole that holds it.
    pub(super) hole: Option<u8>,
    pub(super) work: u64,
    pub(super) lean: Lean,
}

/// The answers that lean on the path, in the order in which they were found.
#[derive(Clone, Debug, Default)]
pub(super) struct Held {
    answers: Vec<HeldAnswer>,
    places: HashMap<(u64, i16), usize>,
}

impl Held {
    /// Returns a mark: what is found from now on lies behind it.
    pub(super) fn mark(&self) -> usize {
        self.answers.len()
    }

    /// Returns what the answer to a question leans on, if it is held.
    #[inline]
    pub(super) fn get(&self, key: u64, at_least: i16) -> Option<Lean> {
        if self.answers.is_empty() {
            return None;
        }
        let place = self.places.get(&(key, at_least))?;
        Some(self.answers[*place].lean)
    }

    /// Keeps an answer.
    pub(super) fn keep(&mut self, answer: HeldAnswer) {
        let place = self.answers.len();
        self.places.insert((answer.key, answer.at_least), place);
        self.answers.push(answer);
    }

    /// The position at a place on the path is left without the answer that was leaned on: all that may
    /// lean on it is dropped.
    pub(super) fn drop_leaning(&mut self, mark: usize, ply: usize) {
        self.sift(mark, |answer| answer.lean.highest < ply, |_| {});
    }

    /// The position at a place on the path has the answer that was leaned on, for good: what leans
    /// on nothing before it becomes final, and the rest does not lean on it any longer.
    pub(super) fn settle(&mut self, mark: usize, ply: usize, finish: impl FnMut(&HeldAnswer)) {
        for answer in &mut self.answers[mark..] {
            answer.lean = answer.lean.before(ply);
        }
        self.sift(mark, |answer| !answer.lean.is_nothing(), finish);
    }

    /// The position at a place on the path has the answer that was leaned on, as long as something
    /// before it has: what leaned on it leans on that.
    pub(super) fn pass_on(&mut self, mark: usize, ply: usize, lean: Lean) {
        for answer in &mut self.answers[mark..] {
            if answer.lean.highest >= ply {
                answer.lean = answer.lean.and(lean).before(ply);
            }
        }
    }

    /// Forgets everything; for a search that was broken off.
    pub(super) fn clear(&mut self) {
        self.answers.clear();
        self.places.clear();
    }

    /// Keeps some of the answers behind a mark, and shows the others a last time.
    fn sift(
        &mut self,
        mark: usize,
        stays: impl Fn(&HeldAnswer) -> bool,
        mut gone: impl FnMut(&HeldAnswer),
    ) {
        let mut place = mark;
        for index in mark..self.answers.len() {
            let answer = self.answers[index];
            let name = (answer.key, answer.at_least);
            if stays(&answer) {
                self.answers[place] = answer;
                self.places.insert(name, place);
                place += 1;
            } else {
                self.places.remove(&name);
                gone(&answer);
            }
        }
        self.answers.truncate(place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(key: u64, lowest: usize, highest: usize) -> HeldAnswer {
        HeldAnswer {
            key,
            at_least: 0,
            hole: None,
            work: 1,
            lean: Lean { lowest, highest },
        }
    }

    fn lean(held: &Held, key: u64) -> Option<(usize, usize)> {
        held.get(key, 0).map(|lean| (lean.lowest, lean.highest))
    }

    #[test]
    fn what_leaned_on_a_position_that_leans_itself_leans_on_the_same() {
        let mut held = Held::default();
        held.keep(answer(1, 5, 5));
        held.keep(answer(2, 2, 2));
        held.pass_on(0, 5, Lean::on(3));
        assert_eq!(lean(&held, 1), Some((3, 4)));
        assert_eq!(lean(&held, 2), Some((2, 2)));
        assert_eq!(held.get(1, 1), None);
    }

    #[test]
    fn what_leans_on_nothing_before_is_finished_with_it() {
        let mut held = Held::default();
        held.keep(answer(9, 6, 6));
        let mark = held.mark();
        held.keep(answer(1, 5, 7));
        held.keep(answer(2, 3, 5));
        let mut finished = Vec::new();
        held.settle(mark, 5, |one| finished.push(one.key));
        assert_eq!(finished, [1]);
        assert_eq!(lean(&held, 1), None);
        assert_eq!(lean(&held, 2), Some((3, 4)));
        assert_eq!(lean(&held, 9), Some((6, 6)));
    }

    #[test]
    fn what_may_lean_on_a_position_that_fails_is_dropped() {
        let mut held = Held::default();
        held.keep(answer(1, 3, 5));
        held.keep(answer(2, 3, 4));
        held.drop_leaning(0, 5);
        assert_eq!(lean(&held, 1), None);
        assert_eq!(lean(&held, 2), Some((3, 4)));
        assert_eq!(held.mark(), 1);
    }
}

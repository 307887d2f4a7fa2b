//! The way through a proof, the same for whoever writes it and whoever checks it.
//!
//! Layer by layer, those with more seeds first; in a layer those positions first where most has to be won; and of those
//! depth first, each position once. A position is *done* when all that its answer leads to in this layer is done, and *open* while that
//! is being looked at. Where something has still to be won, an answer may lead to no open position, or play
//! could go round for ever. `docs/proofs.md` gives the whole argument.

use std::collections::HashMap;

use endodoi::Position;
use endodoi_tablebase::Index;

use super::answer_code::ordered_turns;
use super::checksum::Checksum;
use super::error::{ProofError, ProofFault};
use super::ground::Ground;
use super::guide::{Guide, Place};
use super::layers::{Layers, Number};
use super::watch::{ProofProgress, ProofWatch};

/// Bytes that a position takes which is remembered, at most.
const BYTES_A_POSITION: u64 = 48;

/// Answers between two words on how far it is.
const PATIENCE: u64 = 1 << 10;

/// A position on the stack to which the walk goes back when all below is done.
const LEAVE: u64 = 1 << 63;

/// How far a position of the layer has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Open,
    Done,
}

/// What the walk knows of positions.
#[derive(Debug)]
pub(super) struct Seen {
    pub(super) layers: Layers,
    /// The layer that is walked.
    pub(super) index: Index,
    marks: HashMap<Number, Mark>,
}

impl Seen {
    /// Says whether nothing has to be answered any more for a position with the claimant to move: it is done, or it
    /// waits in a lower layer with as much to be won.
    pub(super) fn is_seen(&self, position: &Position, need: i16) -> bool {
        let seeds = position.board().total();
        if seeds == self.index.seeds() {
            return self.mark(self.number(position)) == Some(Mark::Done);
        }
        let index = self.layers.index(seeds).ok();
        let number = index.and_then(|index| index.number(position));
        number.is_some_and(|number| self.layers.waits(seeds, number, need))
    }

    /// Returns the number of a position of the layer.
    pub(super) fn number(&self, position: &Position) -> Number {
        let number = self.index.number(position);
        number.expect("the position is of this layer")
    }

    pub(super) fn mark(&self, number: Number) -> Option<Mark> {
        self.marks.get(&number).copied()
    }
}

/// What a walk found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Walked {
    /// Positions that were answered.
    pub(super) answers: u64,
    /// A sum over all values that tables gave, in order.
    pub(super) tables_sum: u64,
}

/// A walk through the proof of one claim.
pub(super) struct Walk<'a, G> {
    ground: Ground<'a>,
    guide: G,
    /// Bytes that may be taken for what is remembered.
    most_bytes: u64,
    watch: &'a dyn ProofWatch,
    /// What was walked before this claim, and how much there is, if that is known.
    pub(super) before: u64,
    pub(super) of: Option<u64>,
    seen: Seen,
    stack: Vec<u64>,
    found: Vec<Position>,
    answers: u64,
    tables_sum: Checksum,
}

impl<'a, G: Guide> Walk<'a, G> {
    /// Prepares for a walk from a position on.
    pub(super) fn new(
        ground: Ground<'a>,
        root: &Position,
        guide: G,
        watch: &'a dyn ProofWatch,
        most_bytes: u64,
    ) -> Result<Self, ProofError> {
        if ground.rules.stop_when_decided {
            return Err(ProofError::StopsWhenDecided(*ground.rules));
        }
        let layers = Layers::new(root, ground.side(), ground.claim.at_least);
        let index = layers.index(root.board().total())?;
        Ok(Self {
            ground,
            guide,
            most_bytes,
            watch,
            before: 0,
            of: None,
            seen: Seen {
                layers,
                index,
                marks: HashMap::new(),
            },
            stack: Vec::new(),
            found: Vec::new(),
            answers: 0,
            tables_sum: Checksum::new(),
        })
    }

    /// Walks all of it.
    ///
    /// # Errors
    /// [`ProofError`] where the proof fails, or the work was given up.
    pub(super) fn run(mut self, root: &Position) -> Result<(Walked, G), ProofError> {
        (self.ground).first(root, &mut self.tables_sum, &mut self.found)?;
        for position in std::mem::take(&mut self.found) {
            self.await_answer(&position)?;
        }
        for seeds in (0..=root.board().total()).rev() {
            self.seen.index = self.seen.layers.index(seeds)?;
            self.layer()?;
        }
        let walked = Walked {
            answers: self.answers,
            tables_sum: self.tables_sum.value(),
        };
        Ok((walked, self.guide))
    }

    /// Answers all positions of a layer.
    fn layer(&mut self) -> Result<(), ProofError> {
        let seeds = self.seen.index.seeds();
        self.seen.marks = HashMap::new();
        let waiting = self.seen.layers.take(seeds);
        for group in waiting.chunk_by(|(one, _), (other, _)| one == other) {
            for (need, number) in group {
                self.stack.push(*number);
                self.descend(*need)?;
            }
            self.guide.group_is_done();
        }
        Ok(())
    }

    /// Answers what is on the stack and all that it leads to in this layer. As nothing is captured in between, the same
    /// has to be won everywhere.
    fn descend(&mut self, need: i16) -> Result<(), ProofError> {
        while let Some(top) = self.stack.pop() {
            if top & LEAVE != 0 {
                self.seen.marks.insert(top & !LEAVE, Mark::Done);
                continue;
            }
            match self.seen.mark(top) {
                Some(Mark::Done) => {}
                Some(Mark::Open) => {
                    let position = self.seen.layers.position(self.seen.index, top, need);
                    let fault = ProofFault::GoesRound { need };
                    return Err(self.ground.fault(&position, fault));
                }
                None => self.enter(top, need)?,
            }
        }
        Ok(())
    }

    /// Answers one position, and puts what the answer leads to on the stack or among what waits.
    fn enter(&mut self, number: Number, need: i16) -> Result<(), ProofError> {
        let position = self.seen.layers.position(self.seen.index, number, need);
        let turns = ordered_turns(&position, self.ground.rules);
        if turns.is_empty() {
            self.seen.marks.insert(number, Mark::Done);
            return self.ground.check_end(&position);
        }
        let place = Place {
            ground: &self.ground,
            position: &position,
            need,
            seen: &self.seen,
        };
        let answer = self.guide.answer(place, &turns)?;
        self.answers += 1;
        let mut found = std::mem::take(&mut self.found);
        (self.ground).after_answer(&turns[answer], &mut self.tables_sum, &mut found)?;
        // Where nothing more has to be won, going round is as good as winning it.
        if need > 0 {
            self.seen.marks.insert(number, Mark::Open);
            self.stack.push(number | LEAVE);
        } else {
            self.seen.marks.insert(number, Mark::Done);
        }
        for child in found.drain(..).rev() {
            if child.board().total() == self.seen.index.seeds() {
                let number = self.seen.number(&child);
                self.stack.push(number);
            } else {
                self.await_answer(&child)?;
            }
        }
        self.found = found;
        self.look_up()
    }

    /// Lets a position wait for its layer.
    fn await_answer(&mut self, position: &Position) -> Result<(), ProofError> {
        let seeds = position.board().total();
        let index = self.seen.layers.index(seeds)?;
        let number = index.number(position).expect("it is of this layer");
        let need = self.ground.need(position);
        self.seen.layers.add(seeds, number, need);
        Ok(())
    }

    /// Sees whether the work is to go on, and may.
    fn look_up(&self) -> Result<(), ProofError> {
        let kept = self.seen.layers.count() + self.seen.marks.len() as u64;
        let bytes = kept * BYTES_A_POSITION + self.stack.len() as u64 * 8;
        if bytes > self.most_bytes {
            return Err(ProofError::Memory(self.most_bytes >> 20));
        }
        if self.watch.is_stopped() {
            return Err(ProofError::Stopped);
        }
        if self.answers.is_multiple_of(PATIENCE) {
            self.watch.tell(ProofProgress {
                answers: self.before + self.answers,
                of: self.of,
                seeds: self.seen.index.seeds(),
            });
        }
        Ok(())
    }
}

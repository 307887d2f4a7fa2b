//! What the computer is asked in the full-screen game, and what becomes of its answers.
//!
//! Thinking is done elsewhere, beside the screen: the game says with [`App::job`] what it wants to
//! know most, and is told with [`App::finish`]. An answer for a state that is gone is dropped.

use endodoi::Side;
use endodoi_engine::{Choice, Level};

use super::{App, Page};
use crate::memory::NoMemory;
use crate::play::mind::{Evaluation, Hint};

/// What has to be thought about elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Job {
    /// The computer's turn.
    Turn(Level),
    /// Whether the computer in this seat would rather play on than share the seeds.
    Offer(Side),
    /// A hint for the player.
    Hint,
    /// What the position is worth.
    Value,
}

/// What was thought of a job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Thought {
    Turn(Option<Choice>),
    PlaysOn(bool),
    Hint(Option<Hint>),
    Value(Option<Evaluation>),
    /// It could not be thought about.
    Failed(NoMemory),
}

impl App {
    /// Returns what has to be thought about now; if that changes, what was wanted before is not any
    /// more. The value of the position comes last, and is the only thing to be thought about while a
    /// turn is shown, so that it delays nothing.
    pub(crate) fn job(&self) -> Option<Job> {
        if self.left.is_some() || self.is_stuck || matches!(self.page, Page::Ask(_)) {
            return None;
        }
        let is_over = self.session.game().outcome().is_some();
        let wants_value = self.bar.wants(self.version) && !is_over;
        let value = wants_value.then_some(Job::Value);
        if self.animation.is_some() {
            return value;
        }
        if let Some(proposer) = self.offered_by {
            return Some(Job::Offer(proposer.opposite()));
        }
        if let Some(level) = self.session.computer_to_move() {
            return Some(Job::Turn(level));
        }
        let hint = self.hint_wanted.then_some(Job::Hint);
        hint.or(value)
    }

    /// Returns the number of the state that an answer to [`App::job`] is for.
    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    /// Takes what was thought. If the state is another by now, it is dropped.
    pub(crate) fn finish(&mut self, version: u64, thought: Thought) {
        // What comes while a question stands is thought about again after the answer.
        if version != self.version || matches!(self.page, Page::Ask(_)) {
            return;
        }
        match thought {
            Thought::Turn(Some(choice)) => self.play(choice.hole),
            Thought::Turn(None) => {}
            Thought::Hint(hint) => {
                self.hint_wanted = false;
                if let Some(hint) = hint {
                    self.cursor = hint.hole.number();
                    self.message = self.speech.hint(&hint);
                }
            }
            Thought::PlaysOn(plays_on) => {
                self.offered_by = None;
                if plays_on {
                    self.say("computer-plays-on");
                } else {
                    let ended = self.session.agree();
                    self.went(ended.is_ok(), "screen-over");
                }
            }
            Thought::Value(value) => self.bar.learn(version, value),
            Thought::Failed(NoMemory) => {
                self.is_stuck = true;
                self.say("screen-no-memory");
            }
        }
    }

    /// Ends the game by agreement, or asks the computer first.
    pub(super) fn offer(&mut self, proposer: Side) {
        if self.session.computer_is_asked(proposer) {
            self.offered_by = Some(proposer);
            self.say("screen-thinking-offer");
        } else {
            let ended = self.session.agree();
            self.went(ended.is_ok(), "screen-over");
        }
    }
}

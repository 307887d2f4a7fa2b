//! What a question that was never looked at may cost.
//!
//! The engine's estimate says which answer is likely; the further it lies from the margin asked for,
//! the cheaper the likely answer, and the dearer the other. And the more seeds have to go before the
//! tables know, the dearer are both.

use endodoi::{Rules, Width};

use super::effort::Effort;
use super::search::Question;
use crate::evaluate::Evaluator;
use crate::score::Score;

/// So many hundredths of a seed make one answer e times as likely.
const DOUBT: f32 = 400.0;

/// By so much each seed on the board makes an answer dearer.
const EACH_SEED: f32 = 1.15;

/// Guesses efforts for one board and rule set.
#[derive(Clone, Debug)]
pub(super) struct Forecast {
    evaluator: Evaluator,
    /// By the seeds on the board.
    cost: Box<[f32; 256]>,
    /// Makes guesses wild, so that tests see many ways of searching.
    #[cfg(test)]
    pub(super) wildness: u64,
}

impl Forecast {
    /// `known_seeds` is how many seeds tables know.
    pub(super) fn new(rules: &Rules, width: Width, known_seeds: u8) -> Self {
        let mut cost = Box::new([1.0; 256]);
        for seeds in usize::from(known_seeds) + 1..256 {
            cost[seeds] = (cost[seeds - 1] * EACH_SEED).min(1e6);
        }
        Self {
            evaluator: Evaluator::new(rules, width),
            cost,
            #[cfg(test)]
            wildness: 0,
        }
    }

    pub(super) fn of(&self, question: &Question) -> Effort {
        let estimate = self.evaluator.evaluate(&question.position);
        let seed = i32::from(Score::SEED);
        // The margin is reached from half a seed below it on.
        let beyond = estimate - i32::from(question.at_least) * seed + seed / 2;
        #[expect(clippy::cast_precision_loss, reason = "a few thousands")]
        let odds = (beyond as f32 / DOUBT).clamp(-10.0, 10.0).exp();
        let cost = self.cost[usize::from(question.seeds)];
        #[cfg(test)]
        let odds = self.wild(odds, question);
        Effort {
            yes: cost / odds,
            no: cost * odds,
        }
    }

    #[cfg(test)]
    fn wild(&self, odds: f32, question: &Question) -> f32 {
        let mixed = question.key.wrapping_mul(self.wildness | 1).rotate_left(23);
        match self.wildness {
            0 => odds,
            _ => [0.01, 0.1, 0.5, 1.0, 2.0, 30.0, 1000.0, odds][(mixed % 8) as usize],
        }
    }
}

//! A door for `examples/tune.rs`, which fits the weights of the evaluation. No part of the library.

use endodoi::{Position, Rules, Width};

use crate::evaluate::{Evaluator, LANDINGS, SEEDS};

/// The features of positions of one board.
#[derive(Clone, Debug)]
pub struct Features {
    evaluator: Evaluator,
    holes: usize,
}

impl Features {
    /// The features under these rules on this board.
    pub fn new(rules: &Rules, width: Width) -> Self {
        Self {
            evaluator: Evaluator::new(rules, width),
            holes: width.holes_on_board(),
        }
    }

    /// Returns the numbers of the weights that add up to the estimate.
    pub fn of(&self, position: &Position) -> Vec<usize> {
        let mut features = Vec::new();
        (self.evaluator).for_each_feature(position, |hole, seeds, landing| {
            features.push((hole * SEEDS + seeds) * LANDINGS + landing);
        });
        features
    }

    /// Returns how many weights there are.
    pub fn count(&self) -> usize {
        self.holes * SEEDS * LANDINGS
    }

    /// Returns the present estimate, in hundredths of a seed.
    pub fn estimate(&self, position: &Position) -> i32 {
        self.evaluator.evaluate(position)
    }
}

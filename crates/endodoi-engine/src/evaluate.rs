//! The estimate of a position that is not searched further.

use endodoi::{Position, Rules, Width};

/// Estimates positions of one board and rule set.
#[derive(Clone, Debug)]
pub(crate) struct Evaluator {
    seed: i32,
}

impl Evaluator {
    pub(crate) fn new(_rules: &Rules, _width: Width) -> Self {
        Self { seed: 30 }
    }

    /// Estimates what the player to move will still win minus what the opponent will, in hundredths
    /// of a seed.
    #[inline]
    pub(crate) fn evaluate(&self, position: &Position) -> i32 {
        let board = position.board();
        let own = i32::from(board.row_total(position.to_move()));
        let other = i32::from(board.row_total(position.to_move().opposite()));
        self.seed * (own - other) + 5 * (own + other)
    }
}

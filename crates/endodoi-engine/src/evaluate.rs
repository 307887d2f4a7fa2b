//! The estimate of a position that is not searched further.

use endodoi::{Position, Side};

use crate::score::Score;

/// What a seed in the own row is worth beside a captured one, in hundredths of a seed.
///
/// Seeds in the own row can be played, and whoever cannot play loses all that is left. The weight is
/// chosen by hand.
const SEED_IN_ROW: i32 = 30;

/// Estimates the final margin from the view of the player to move: the difference of the captured
/// seeds, and a little for each seed that lies in the own row more than in the opponent's.
pub(crate) fn evaluate(position: &Position) -> Score {
    let lead = |of: &dyn Fn(Side) -> u8| {
        let mover = position.to_move();
        i32::from(of(mover)) - i32::from(of(mover.opposite()))
    };
    let captured = lead(&|side| position.captured()[side]);
    let in_row = lead(&|side| position.board().row_total(side));
    Score(captured * Score::SEED + in_row * SEED_IN_ROW)
}

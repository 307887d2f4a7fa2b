//! An offer to stop and share the seeds on the board: is it to be taken?
//!
//! Only the comparison is here. What the position is worth is searched by whoever asks.

use endodoi::{Position, Side};

use crate::score::Score;

/// Says whether a player would rather play on than share the seeds on the board: with best play that
/// player ends at least a seed better. The value is that of the player to move.
///
/// ```
/// use endodoi::Side;
/// use endodoi_engine::{Score, plays_on};
///
/// // South is one seed ahead and can end four ahead.
/// let position = "1,0,2/0,3,0 5-4 S".parse()?;
/// assert!(plays_on(&position, Side::South, Score::Exact(4)));
/// assert!(!plays_on(&position, Side::North, Score::Exact(4)));
/// # Ok::<(), endodoi::ParsePositionError>(())
/// ```
pub fn plays_on(position: &Position, player: Side, value: Score) -> bool {
    let captured = position.captured();
    let lead = i16::from(captured[player]) - i16::from(captured[player.opposite()]);
    let expected = if player == position.to_move() {
        value
    } else {
        -value
    };
    expected >= Score::Exact(lead + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_whole_seed_is_worth_playing_on_for() {
        for (text, player) in [
            ("1,0,2/0,3,0 5-4 S", Side::South),
            ("1,0,2/0,3,0 4-5 N", Side::North),
        ] {
            let position: Position = text.parse().unwrap();
            let would = |value| plays_on(&position, player, value);
            assert!(!would(Score::Exact(1)) && !would(Score::Estimate(199)));
            assert!(would(Score::Exact(2)) && would(Score::Estimate(201)));
        }
    }

    #[test]
    fn who_waits_sees_the_value_from_the_own_side() {
        let position: Position = "1,0,2/0,3,0 5-4 S".parse().unwrap();
        assert!(plays_on(&position, Side::North, Score::Exact(0)));
        assert!(!plays_on(&position, Side::North, Score::Exact(1)));
    }
}

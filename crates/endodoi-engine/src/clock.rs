//! How long to think: from a time for the move or a clock for the game to a [`TimeLimit`].
//!
//! All of it is arithmetic on durations that are handed in, so that a promise such as "never more
//! than is left" is a property test. Nothing here reads a clock.

use std::time::Duration;

use endodoi::Position;

use crate::limits::TimeLimit;

/// The clock of the player to move.
///
/// ```
/// use std::time::Duration;
///
/// use endodoi_engine::Clock;
///
/// let clock = Clock {
///     left: Duration::from_secs(10),
///     increment: Duration::ZERO,
///     moves: 16,
/// };
/// let limit = clock.time_limit(Duration::from_millis(10));
/// assert!(limit.enough < limit.most && limit.most < Duration::from_secs(2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    /// The time left for this move and all that follow.
    pub left: Duration,
    /// What is added after each move.
    pub increment: Duration,
    /// The moves for which the time has to last, this one included; 0 counts as 1.
    pub moves: u32,
}

impl Clock {
    /// Returns how many more moves of each player to expect from a position on, this one included.
    ///
    /// Measured in games of the engine against itself at depth 6 on 2x6, 2x8 and 2x10: with 12
    /// seeds on the board some 5 moves each were still to come, with 24 some 11, with 48 some 15,
    /// with 72 some 21.
    pub fn moves_to_expect(position: &Position) -> u32 {
        4 + u32::from(position.board().total()) / 4
    }

    /// Divides the time: about as much for each move to come, and more where a search is under way
    /// that may still change its mind.
    ///
    /// `overhead` is what each move loses on its way between the programs. The limit is never more
    /// than what is left without it, and only the last move before new time may use most of that.
    pub fn time_limit(&self, overhead: Duration) -> TimeLimit {
        let usable = self.left.saturating_sub(overhead);
        let share = (usable / self.moves.max(1)).saturating_add(part(self.increment, 3, 4));
        let ceiling = match self.moves {
            0 | 1 => part(usable, 9, 10),
            _ => part(usable, 3, 5),
        };
        let most = part(share, 5, 2).min(ceiling);
        TimeLimit {
            enough: part(share, 3, 5).min(most),
            most,
        }
    }
}

/// Returns the limit for a move that has a time of its own: all of it but the overhead, and at least
/// half of it.
///
/// ```
/// use std::time::Duration;
///
/// use endodoi_engine::time_for_one_move;
///
/// let limit = |time| time_for_one_move(Duration::from_millis(time), Duration::from_millis(10));
/// assert_eq!(limit(100).most, Duration::from_millis(90));
/// assert_eq!(limit(8).most, Duration::from_millis(4));
/// ```
pub fn time_for_one_move(time: Duration, overhead: Duration) -> TimeLimit {
    TimeLimit::exactly(time.saturating_sub(overhead.min(time / 2)))
}

/// A fraction of a duration; of one that is too long to be multiplied, somewhat less than that.
fn part(time: Duration, times: u32, of: u32) -> Duration {
    time.checked_mul(times)
        .map_or_else(|| (time / of).saturating_mul(times), |time| time / of)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn clock(left: u64, increment: u64, moves: u32) -> Clock {
        Clock {
            left: Duration::from_millis(left),
            increment: Duration::from_millis(increment),
            moves,
        }
    }

    fn most(clock: Clock) -> u128 {
        clock.time_limit(Duration::from_millis(10)).most.as_millis()
    }

    #[test]
    fn a_clock_without_increment_is_divided_among_the_moves() {
        let limit = clock(16_010, 0, 16).time_limit(Duration::from_millis(10));
        assert_eq!(limit.enough, Duration::from_millis(600));
        assert_eq!(limit.most, Duration::from_millis(2_500));
    }

    #[test]
    fn an_increment_is_spent_when_little_else_is_left() {
        assert!(most(clock(150, 100, 16)) > 80);
    }

    #[test]
    fn the_last_move_before_new_time_may_use_nearly_all() {
        assert_eq!(most(clock(1_010, 0, 1)), 900);
        assert_eq!(most(clock(1_010, 0, 0)), 900);
    }

    #[test]
    fn no_move_but_the_last_uses_more_than_three_fifths() {
        assert_eq!(most(clock(1_010, 0, 2)), 600);
        assert_eq!(most(clock(1_010, 60_000, 20)), 600);
    }

    #[test]
    fn more_moves_are_expected_where_more_seeds_are_left() {
        let expected = |text: &str| Clock::moves_to_expect(&text.parse().unwrap());
        assert_eq!(expected("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"), 16);
        assert_eq!(expected("0,0,1/0,1,0 23-23 N"), 4);
    }

    #[test]
    fn a_clock_that_has_run_down_leaves_no_time() {
        for left in [0, 1, 10] {
            assert_eq!(most(clock(left, 60_000, 10)), 0);
        }
    }

    #[test]
    fn two_hundred_moves_at_the_limit_leave_time_if_there_is_an_increment() {
        let mut clock = clock(1_000, 50, 16);
        for _ in 0..200 {
            let used = clock.time_limit(Duration::from_millis(10)).most;
            let lag = Duration::from_millis(9);
            clock.left = clock.left.checked_sub(used + lag).unwrap() + clock.increment;
        }
        assert!(clock.left > Duration::from_millis(50));
    }

    proptest! {
        #[test]
        fn no_more_is_used_than_is_left(left: u64, increment: u64, moves: u32, overhead: u64) {
            let limit = clock(left, increment, moves).time_limit(Duration::from_millis(overhead));
            prop_assert!(limit.enough <= limit.most);
            prop_assert!(limit.most <= Duration::from_millis(left.saturating_sub(overhead)));
        }

        #[test]
        fn a_time_for_one_move_is_never_exceeded(time: u64, overhead: u64) {
            let whole = Duration::from_millis(time);
            let limit = time_for_one_move(whole, Duration::from_millis(overhead));
            prop_assert!(limit.most <= whole && limit.most >= whole / 2);
        }
    }
}

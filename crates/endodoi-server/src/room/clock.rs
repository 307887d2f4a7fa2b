//! The clocks of both players. They are told the time and never look at one.
//!
//! A side loses time from `since` on, which lies ahead of a turn's end by as long as it takes to see
//! the turn. With a live clock the first turn of each side is not charged; it must be taken within a
//! minute, though. With days for each turn, every turn has its own.

use endodoi::{BySide, Side};
use endodoi_api::ask::ClockWish;

use super::Millis;

const SECOND: Millis = 1_000;
const DAY: Millis = 24 * 60 * 60 * SECOND;
/// How long a player has for the first turn of a game with a live clock.
pub(super) const FIRST_TURN: Millis = 60 * SECOND;
/// The same in a tournament, where everybody has to find the way to the board first.
pub(super) const CONTEST_TURN: Millis = 5 * FIRST_TURN;
/// The most that is given back for the way of a move through the network.
pub(crate) const MOST_LAG: Millis = 500;

/// Both players' times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Clock {
    wish: ClockWish,
    pub(super) left: BySide<Millis>,
    /// From when on the side to move loses time.
    pub(super) since: Millis,
    /// How long there is for a first turn.
    first_turn: Millis,
}

impl Clock {
    /// Full clocks for a game that begins.
    pub(super) fn new(wish: ClockWish, since: Millis, first_turn: Millis) -> Self {
        let full = match wish {
            ClockWish::Live { base, .. } => Millis::from(base) * SECOND,
            ClockWish::Days { days } => Millis::from(days) * DAY,
        };
        Self {
            wish,
            left: BySide::from_fn(|_| full),
            since,
            first_turn,
        }
    }

    /// Whether somebody who has taken part in so many turns of the game loses time.
    pub(super) const fn charges(&self, turns: usize) -> bool {
        match self.wish {
            ClockWish::Live { .. } => turns >= 2,
            ClockWish::Days { .. } => true,
        }
    }

    /// The time that a turn took, with some given back for its way; no more than there was.
    pub(super) fn spent(&self, side: Side, turns: usize, now: Millis, lag: Millis) -> Millis {
        if !self.charges(turns) {
            return 0;
        }
        let passed = now.saturating_sub(self.since);
        passed
            .saturating_sub(lag.min(MOST_LAG))
            .min(self.left[side])
    }

    /// A turn was taken.
    pub(super) fn take_turn(&mut self, side: Side, turns: usize, spent: Millis, next: Millis) {
        if self.charges(turns) {
            let left = self.left[side].saturating_sub(spent);
            self.left[side] = match self.wish {
                ClockWish::Live { increment, .. } => left + Millis::from(increment) * SECOND,
                ClockWish::Days { days } => Millis::from(days) * DAY,
            };
        }
        self.since = next;
    }

    /// When the time of a side falls that is to take the turn after so many.
    pub(super) fn falls(&self, side: Side, turns: usize) -> Millis {
        let left = if self.charges(turns) {
            self.left[side]
        } else {
            self.first_turn
        };
        self.since.saturating_add(left)
    }

    /// When it counts as fallen: a move may still be on its way until then.
    pub(super) fn is_over(&self, side: Side, turns: usize) -> Millis {
        self.falls(side, turns).saturating_add(MOST_LAG)
    }

    /// Nobody loses time before then.
    pub(super) fn wait_until(&mut self, since: Millis) {
        self.since = self.since.max(since);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: ClockWish = ClockWish::Live {
        base: 60,
        increment: 2,
    };

    #[test]
    fn the_first_turn_of_each_side_is_not_charged() {
        let mut clock = Clock::new(LIVE, 1_000, FIRST_TURN);
        assert_eq!(clock.spent(Side::South, 0, 50_000, 0), 0);
        clock.take_turn(Side::South, 0, 0, 50_000);
        assert_eq!(clock.left.south, 60_000);
        assert_eq!(clock.falls(Side::North, 1), 110_000);
    }

    #[test]
    fn a_turn_costs_its_time_less_its_way_and_adds_some() {
        let mut clock = Clock::new(LIVE, 1_000, FIRST_TURN);
        assert_eq!(clock.spent(Side::South, 2, 11_000, 300), 9_700);
        assert_eq!(clock.spent(Side::South, 2, 11_000, 9_000), 9_500);
        clock.take_turn(Side::South, 2, 9_700, 14_000);
        assert_eq!(
            clock.left,
            BySide {
                south: 52_300,
                north: 60_000
            }
        );
        assert_eq!(
            clock.spent(Side::North, 3, 13_000, 0),
            0,
            "it is still shown"
        );
    }

    #[test]
    fn nobody_spends_more_than_there_is() {
        let clock = Clock::new(LIVE, 0, FIRST_TURN);
        assert_eq!(clock.spent(Side::South, 2, 1_000_000, 0), 60_000);
        assert_eq!(clock.is_over(Side::South, 2), 60_500);
    }

    #[test]
    fn each_turn_has_its_own_days() {
        let mut clock = Clock::new(ClockWish::Days { days: 3 }, 0, FIRST_TURN);
        clock.take_turn(Side::South, 0, 2 * DAY, 2 * DAY);
        assert_eq!(clock.left.south, 3 * DAY);
        assert_eq!(clock.falls(Side::North, 1), 5 * DAY);
    }
}

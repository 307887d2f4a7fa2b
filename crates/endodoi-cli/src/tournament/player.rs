//! What a player is to the judge of a game: someone who is asked for a move and answers, or fails to.
//!
//! Built-in players are in `built_in` and `reference`; players in a process of their own in `program`.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use endodoi::{BySide, Game, Hole, Position, Side};
use endodoi_engine::{Clock, TimeLimit, Watch, time_for_one_move};

use super::time_control::{Allowance, TimeControl};
use crate::interrupt::Interrupt;

/// Someone who can be asked for moves.
pub(crate) trait Player {
    /// Prepares for another game, which goes on from an opening. All lots that are drawn in it follow from the seed.
    ///
    /// # Errors
    /// [`Fault`] if the player is not there.
    fn begin(&mut self, opening: &Game, seed: u64, stop: &Stop) -> Result<(), Fault>;

    /// Chooses a hole for the player to move; the game is not over.
    ///
    /// # Errors
    /// [`Fault`] if there is no answer to be had. A hole that may not be played is an answer.
    fn choose(&mut self, game: &Game, task: &Task<'_>) -> Result<Answer, Fault>;
}

/// What a player is told beside the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Task<'a> {
    pub(crate) allowance: &'a Allowance,
    /// The time each player has left, and what a move adds; none without a clock.
    pub(crate) clocks: BySide<Option<TimeControl>>,
    /// Time that may be taken beyond, without loss.
    pub(crate) margin: Duration,
    /// How long an answer is waited for if there is no clock.
    pub(crate) patience: Duration,
    pub(crate) stop: &'a Stop,
}

/// A move, and what the player says about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) hole: Hole,
    /// Time from the question to the answer.
    pub(crate) elapsed: Duration,
    /// The expected final margin of the player to move, in hundredths of a seed.
    pub(crate) score: Option<i32>,
    /// Turns looked ahead.
    pub(crate) depth: Option<u32>,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The player did not answer in time, and then not at all.
    Silent(String),
    /// The player answered with something that is no hole of its own.
    NoHole(String),
    /// The player is gone: crashed, closed its output, or could not be started.
    Gone(String),
    /// The game is given up.
    Stopped,
}

/// The wish of everybody to stop: of the user, or of a test that is decided.
#[derive(Debug, Default)]
pub(crate) struct Stop {
    is_raised: AtomicBool,
    /// None where the user is not listened to.
    interrupt: Option<Interrupt>,
}

impl Stop {
    /// Is raised by whoever wants to, and by the user.
    pub(crate) fn heeding(interrupt: Interrupt) -> Self {
        Self {
            is_raised: AtomicBool::new(false),
            interrupt: Some(interrupt),
        }
    }

    pub(crate) fn raise(&self) {
        self.is_raised.store(true, Relaxed);
    }

    pub(crate) fn is_raised(&self) -> bool {
        self.is_raised.load(Relaxed) || self.interrupt.as_ref().is_some_and(Interrupt::has_come)
    }
}

/// Kept back from a time for a move, but at most half of it: the answer has to arrive.
const RESERVE: Duration = Duration::from_millis(10);

impl Task<'_> {
    /// Returns the time after which the move is late; `None` if there is no clock.
    pub(crate) fn limit(&self, side: Side) -> Option<Duration> {
        let left = self.clocks[side].map(|clock| clock.base);
        match (left, self.allowance.move_time) {
            (Some(left), Some(time)) => Some(left.min(time)),
            (left, time) => left.or(time),
        }
    }

    /// The time that the players that are built in give themselves in a position.
    pub(crate) fn time(&self, position: &Position) -> Option<TimeLimit> {
        let side = position.to_move();
        let whole = time_for_one_move(self.limit(side)?, RESERVE);
        let Some(TimeControl { base, increment }) = self.clocks[side] else {
            return Some(whole);
        };
        let clock = Clock {
            left: base,
            increment,
            moves: Clock::moves_to_expect(position),
        };
        let share = clock.time_limit(RESERVE);
        Some(TimeLimit {
            enough: share.enough.min(whole.most),
            most: share.most.min(whole.most),
        })
    }
}

/// The world of a player that is built in: a clock, and the wish to stop.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveWatch<'a> {
    start: Instant,
    stop: &'a Stop,
}

impl<'a> MoveWatch<'a> {
    /// Starts the clock.
    pub(crate) fn start(stop: &'a Stop) -> Self {
        Self {
            start: Instant::now(),
            stop,
        }
    }
}

impl Watch for MoveWatch<'_> {
    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.stop.is_raised()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn millis(time: u64) -> Duration {
        Duration::from_millis(time)
    }

    /// Hands on a task for South with so many milliseconds left, or so many for a move.
    fn with<T>(left: Option<u64>, move_time: Option<u64>, ask: impl Fn(&Task<'_>) -> T) -> T {
        let clock = left.map(|left| TimeControl {
            base: millis(left),
            increment: Duration::ZERO,
        });
        let allowance = Allowance {
            clock,
            move_time: move_time.map(millis),
            ..Allowance::default()
        };
        ask(&Task {
            allowance: &allowance,
            clocks: BySide {
                south: clock,
                north: None,
            },
            margin: Duration::ZERO,
            patience: Duration::ZERO,
            stop: &Stop::default(),
        })
    }

    #[test]
    fn a_move_is_late_by_whichever_time_is_over_first() {
        let limit = |left, move_time| with(left, move_time, |task| task.limit(Side::South));
        assert_eq!(limit(Some(3000), Some(1000)), Some(millis(1000)));
        assert_eq!(limit(Some(1000), Some(3000)), Some(millis(1000)));
        assert_eq!(limit(Some(1000), None), Some(millis(1000)));
        assert_eq!(limit(None, Some(1000)), Some(millis(1000)));
        assert_eq!(limit(None, None), None);
    }

    #[test]
    fn built_in_players_share_a_clock_and_use_up_a_move_time() {
        let position = Position::default();
        let time = |left, move_time| with(left, move_time, |task| task.time(&position));
        let whole = TimeLimit::exactly(millis(990));
        assert_eq!(time(None, Some(1000)), Some(whole));
        // A share of so long a clock is more than a move may take.
        assert_eq!(time(Some(1_000_000), Some(1000)), Some(whole));
        let share = time(Some(10_000), None).unwrap();
        assert!(share.enough <= share.most, "{share:?}");
        assert!(share.most < millis(9_990), "{share:?}");
        assert_eq!(time(Some(10_000), Some(9_999)), Some(share));
        assert_eq!(time(None, None), None);
    }

    #[test]
    fn whoever_raises_it_a_stop_is_raised() {
        let stop = Stop::default();
        assert!(!stop.is_raised());
        stop.raise();
        assert!(stop.is_raised());
    }
}

//! What time brings about in a room.

use endodoi::Side;
use endodoi_api::RoomPhase;
use endodoi_api::ask::{ClockWish, PlayedEnd};

use super::clock::Clock;
use super::{Event, MOST_STEPS, Millis, Room};

const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;
/// How long players have to be ready for the next game of a match before it begins by itself.
const PAUSE: Millis = MINUTE;
/// How long a room is open for a player who does not come.
const OPEN: Millis = 7 * DAY;
/// How long a game without a clock may stand still.
const STILL: Millis = 60 * DAY;
/// How long everybody has, after the server was away, to come back before somebody loses time.
const RETURN: Millis = 10_000;
/// How long the server may be away unnoticed.
const UNNOTICED: Millis = 3_000;

impl Room {
    /// When something is due if nobody does anything before.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        match self.phase {
            RoomPhase::Open => Some(self.phase_at.saturating_add(OPEN)),
            RoomPhase::Between => Some(self.phase_at.saturating_add(PAUSE)),
            RoomPhase::Playing => {
                let side = self.to_move()?;
                let turns = self.game.turns().count();
                let falls = |clock: &Clock| clock.is_over(side, turns);
                let still = self.at.saturating_add(STILL);
                Some(self.clock.as_ref().map_or(still, falls))
            }
            RoomPhase::Over | RoomPhase::Aborted => None,
        }
    }

    /// What is due now.
    pub(crate) fn due(&self, now: Millis) -> Option<Event> {
        if self.deadline().is_none_or(|deadline| now < deadline) {
            return None;
        }
        match self.phase {
            RoomPhase::Open => Some(Event::Aborted),
            RoomPhase::Between if self.seq >= MOST_STEPS => Some(Event::Aborted),
            RoomPhase::Between => Some(Event::Began),
            RoomPhase::Playing => self.to_move().map(|side| self.overdue(side)),
            RoomPhase::Over | RoomPhase::Aborted => None,
        }
    }

    /// What it means that a side has not moved in time.
    fn overdue(&self, side: Side) -> Event {
        let turns = self.game.turns().count();
        let is_charged = self.clock.is_some_and(|clock| clock.charges(turns));
        let end = match self.wish {
            None => return Event::Aborted,
            Some(_) if is_charged => PlayedEnd::Time { side },
            Some(_) if self.can_abort() => return Event::Aborted,
            Some(_) => PlayedEnd::Abandonment { side },
        };
        Event::Ended { end }
    }

    /// What has to be written down after the server was away, so that nobody loses the time: the last
    /// sign of life of any server is handed in.
    pub(crate) fn wake(&self, last_sign: Millis, now: Millis) -> Option<Event> {
        let clock = self.clock?;
        if self.phase != RoomPhase::Playing || now.saturating_sub(last_sign) < UNNOTICED {
            return None;
        }
        let since = match self.wish? {
            // What had passed before the server went has passed.
            ClockWish::Live { .. } => {
                let passed = last_sign.saturating_sub(clock.since);
                now.saturating_add(RETURN).saturating_sub(passed)
            }
            ClockWish::Days { .. } => clock.since.saturating_add(now - last_sign),
        };
        (since > clock.since).then_some(Event::Woke { since })
    }
}

//! Who hears a room on this server.

use std::sync::Arc;

use endodoi::{BySide, Side};
use serde::Serialize;

use super::ask::Hearer;
use crate::problem::Problem;
use crate::room::Millis;

/// Messages that may wait for somebody to read them; who is slower is let go.
pub(super) const WAITING: usize = 64;
/// The most hearers of one room on one server.
const MOST: usize = 500;
/// The most devices on which one seat is heard.
const MOST_OF_A_SEAT: usize = 8;

/// How many there are of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Present {
    pub(super) seats: BySide<u32>,
    pub(super) watchers: u32,
}

/// All who hear.
#[derive(Debug, Default)]
pub(super) struct Hearers {
    all: Vec<Hearer>,
}

/// Who is there, as it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(super) struct PresenceTold {
    pub(super) kind: &'static str,
    pub(super) south: bool,
    pub(super) north: bool,
    pub(super) watchers: u32,
    pub(super) away: BySide<Option<Millis>>,
    pub(super) claim_after: Millis,
}

impl Hearers {
    /// Lets somebody hear.
    ///
    /// # Errors
    /// A problem if there are too many.
    pub(super) fn add(&mut self, hearer: Hearer) -> Result<(), Problem> {
        self.let_go();
        let of_seat = self.all.iter().filter(|known| known.side == hearer.side);
        let most = match hearer.side {
            Some(_) => MOST_OF_A_SEAT,
            None => MOST,
        };
        if self.all.len() >= MOST || of_seat.count() >= most {
            let detail =
                "too many follow this room already; close another window, or come back later";
            return Err(Problem::busy(detail, std::time::Duration::from_secs(10)));
        }
        self.all.push(hearer);
        Ok(())
    }

    /// Tells everybody; whoever is too slow, or gone, is let go. Returns whether all are still there.
    pub(super) fn tell(&mut self, message: &Arc<str>) -> bool {
        let before = self.all.len();
        self.all
            .retain(|hearer| hearer.tell.try_send(Arc::clone(message)).is_ok());
        self.all.len() == before
    }

    /// Lets go of who is gone. Returns whether anybody was.
    pub(super) fn let_go(&mut self) -> bool {
        let before = self.all.len();
        self.all.retain(|hearer| !hearer.tell.is_closed());
        self.all.len() != before
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Counts who is there.
    pub(super) fn present(&self) -> Present {
        let count = |side: Option<Side>| {
            let of_side = self.all.iter().filter(|hearer| hearer.side == side);
            u32::try_from(of_side.count()).unwrap_or(u32::MAX)
        };
        Present {
            seats: BySide::from_fn(|side| count(Some(side))),
            watchers: count(None),
        }
    }
}

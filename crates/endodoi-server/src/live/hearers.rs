//! Who hears a room on this server.

use std::sync::Arc;

use endodoi::{BySide, Side};
use serde::Serialize;

use super::ask::Hearer;
use crate::problem::Problem;
use crate::room::Millis;

/// Messages that may wait for somebody to read them; who is slower is let go.
pub(super) const WAITING: usize = 64;
/// The most who watch one room on one server.
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
        if of_seat.count() >= most {
            let detail =
                "too many follow this room already; close another window, or come back later";
            return Err(Problem::busy(detail, std::time::Duration::from_secs(10)));
        }
        self.all.push(hearer);
        Ok(())
    }

    /// Sends those away who have no seat.
    pub(super) fn send_watchers_away(&mut self) {
        self.all.retain(|hearer| hearer.side.is_some());
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

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc;

    use super::*;

    fn hearer(side: Option<Side>) -> (Hearer, mpsc::Receiver<Arc<str>>) {
        let (tell, heard) = mpsc::channel(WAITING);
        (Hearer { side, tell }, heard)
    }

    #[test]
    fn who_reads_too_slowly_is_let_go_and_nobody_waits_for_them() {
        let mut hearers = Hearers::default();
        let (slow, mut never_read) = hearer(None);
        let (quick, mut read) = hearer(Some(Side::South));
        hearers.add(slow).unwrap();
        hearers.add(quick).unwrap();
        let message: Arc<str> = "{}".into();
        for count in 0..=WAITING {
            assert_eq!(hearers.tell(&message), count < WAITING);
            assert!(read.try_recv().is_ok());
        }
        assert_eq!(hearers.present().watchers, 0);
        assert_eq!(hearers.present().seats.south, 1);
        while never_read.try_recv().is_ok() {}
        assert!(never_read.is_closed());
    }

    #[test]
    fn a_seat_is_heard_on_some_devices_and_a_room_by_many() {
        let mut hearers = Hearers::default();
        let mut kept = Vec::new();
        for count in 0..=MOST_OF_A_SEAT {
            let (south, heard) = hearer(Some(Side::South));
            assert_eq!(hearers.add(south).is_ok(), count < MOST_OF_A_SEAT);
            kept.push(heard);
        }
        kept.clear();
        assert!(hearers.let_go());
        assert!(hearers.is_empty());
    }
}

//! Who is in rooms on other servers, as far as they tell: each tells all of it every few seconds, and
//! at once what changes.
//!
//! `ROOM:SOUTH:NORTH:WATCHERS` with blanks between the rooms is how it is told.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use endodoi::BySide;

use super::hearers::Present;

/// After so long somebody is not there any more of whom nothing was heard.
const FORGOTTEN: Duration = Duration::from_secs(12);

/// What each server has told of a room, and when.
type Servers = HashMap<String, (Present, Instant)>;

/// What was heard of other servers.
#[derive(Debug, Default)]
pub(super) struct Others {
    heard: Mutex<HashMap<String, Servers>>,
}

impl Others {
    /// Takes in what a server tells; returns the rooms that it told of.
    pub(super) fn hear(&self, server: &str, text: &str) -> Vec<String> {
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let mut rooms = Vec::new();
        for (room, present) in text.split(' ').filter_map(read) {
            let servers = heard.entry(room.to_owned()).or_default();
            servers.insert(server.to_owned(), (present, Instant::now()));
            rooms.push(room.to_owned());
        }
        rooms
    }

    /// Who is in a room on other servers.
    pub(super) fn in_room(&self, room: &str) -> Present {
        let heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let mut sum = Present::default();
        for (present, at) in heard.get(room).into_iter().flat_map(HashMap::values) {
            if at.elapsed() < FORGOTTEN {
                sum.seats.south += present.seats.south;
                sum.seats.north += present.seats.north;
                sum.watchers += present.watchers;
            }
        }
        sum
    }

    /// Forgets what is old; returns the rooms in which somebody is forgotten.
    pub(super) fn forget(&self) -> Vec<String> {
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let mut rooms = Vec::new();
        for (room, servers) in heard.iter_mut() {
            let before = servers.len();
            servers.retain(|_, (_, at)| at.elapsed() < FORGOTTEN);
            if servers.len() < before {
                rooms.push(room.clone());
            }
        }
        heard.retain(|_, servers| !servers.is_empty());
        rooms
    }
}

/// Writes who is in a room.
pub(super) fn write(room: &str, present: &Present) -> String {
    let Present { seats, watchers } = present;
    format!("{room}:{}:{}:{watchers}", seats.south, seats.north)
}

fn read(told: &str) -> Option<(&str, Present)> {
    let mut parts = told.split(':');
    let room = parts.next().filter(|room| !room.is_empty())?;
    let mut number = || parts.next()?.parse::<u16>().ok().map(u32::from);
    let seats = BySide {
        south: number()?,
        north: number()?,
    };
    let watchers = number()?;
    Some((room, Present { seats, watchers }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_on_other_servers_is_summed_up() {
        let others = Others::default();
        let present = Present {
            seats: BySide { south: 1, north: 0 },
            watchers: 2,
        };
        let told = write("abc", &present);
        assert_eq!(others.hear("one", &told), ["abc"]);
        others.hear("two", "abc:0:1:1 xyz:1:1:0");
        let sum = others.in_room("abc");
        assert_eq!((sum.seats.south, sum.seats.north, sum.watchers), (1, 1, 3));
        others.hear("one", "abc:0:0:0");
        assert_eq!(others.in_room("abc").seats.south, 0);
        assert_eq!(others.in_room("none"), Present::default());
    }

    #[test]
    fn what_makes_no_sense_is_passed_over() {
        let others = Others::default();
        let rooms = others.hear("one", "abc abc:1 :1:1:1 abc:-1:0:0 abc:99999:1:1  x:1:2:3");
        assert_eq!(rooms, ["x"]);
        assert!(others.forget().is_empty());
    }
}

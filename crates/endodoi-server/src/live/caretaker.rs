//! What is done for all rooms now and then: signs of life, what is due in rooms that nobody has open,
//! news from other servers, and who is here for them.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use super::ask::Ask;
use super::{Rooms, now, signed, unsigned};
use crate::bus::News;
use crate::room::{Event, Millis, Room};
use crate::store::{Fault, Store};

/// How often a server tells that it is alive, and looks what is due.
const BEAT: Duration = Duration::from_secs(1);
/// Every so many beats the other servers are told who is here.
const ROUND: u32 = 4;
/// Rooms that are woken at once because something is due in them.
const MOST_DUE: i64 = 200;
/// Bytes of what other servers are told at once.
const MOST_TOLD: usize = 6_000;

/// When no server was there, before this one came.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Away {
    /// The last sign of life.
    from: Millis,
    to: Millis,
}

impl Away {
    /// Looks for how long no server of the database was there.
    ///
    /// # Errors
    /// [`Fault`] if it does not answer.
    pub(crate) async fn before_now(store: &Store) -> Result<Option<Self>, Fault> {
        let to = now();
        let last = store.last_beat().await?;
        store.beat(store.server(), signed(to)).await?;
        Ok(last.map(|last| Self {
            from: unsigned(last),
            to,
        }))
    }

    /// What has to happen in a room so that nobody loses that time.
    pub(super) fn wake(&self, room: &Room) -> Option<Event> {
        if room.at() >= self.to {
            return None;
        }
        room.wake(self.from, self.to)
    }
}

/// Takes care of all rooms until the server ends.
pub(crate) fn take_care(rooms: &Arc<Rooms>) {
    tokio::spawn(beat(Arc::clone(rooms)));
    tokio::spawn(listen(Arc::clone(rooms)));
}

async fn beat(rooms: Arc<Rooms>) {
    let mut beats = interval(BEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut ending = rooms.ending.clone();
    for count in 0_u32.. {
        tokio::select! {
            _ = beats.tick() => {}
            _ = ending.changed() => return,
        }
        if let Err(fault) = look_after(&rooms, count).await {
            tracing::warn!(%fault, "the database does not answer");
        }
    }
}

async fn look_after(rooms: &Arc<Rooms>, count: u32) -> Result<(), Fault> {
    let store = &rooms.store;
    store.beat(store.server(), signed(now())).await?;
    for id in store.due(signed(now()), MOST_DUE).await? {
        // A host that is called looks by itself what is due.
        let _ = rooms.host(&id).try_send(Ask::Wake);
    }
    if count.is_multiple_of(ROUND) && store.others().is_some() {
        for id in rooms.others.forget() {
            rooms.tell_host(&id, Ask::Others);
        }
        for text in rooms.all_present() {
            rooms.bus.tell_presence(&text).await?;
        }
    }
    Ok(())
}

async fn listen(rooms: Arc<Rooms>) {
    let mut news = rooms.bus.listen();
    let mut ending = rooms.ending.clone();
    loop {
        let news = tokio::select! {
            news = news.recv() => news,
            _ = ending.changed() => return,
        };
        match news {
            News::Steps(steps) => {
                for (room, seq) in steps {
                    rooms.tell_host(&room, Ask::Refresh { seq: unsigned(seq) });
                }
            }
            News::Presence { server, text } => {
                for room in rooms.others.hear(&server, &text) {
                    rooms.tell_host(&room, Ask::Others);
                }
            }
            News::Missed => {
                for (id, _) in rooms.at_work() {
                    rooms.tell_host(&id, Ask::Refresh { seq: u64::MAX });
                }
            }
        }
    }
}

/// Texts put together, none longer than can be told at once.
pub(super) fn gathered(texts: impl Iterator<Item = String>) -> Vec<String> {
    let mut gathered: Vec<String> = Vec::new();
    for text in texts {
        match gathered.last_mut() {
            Some(last) if last.len() + text.len() < MOST_TOLD => {
                last.push(' ');
                last.push_str(&text);
            }
            _ => gathered.push(text),
        }
    }
    gathered
}

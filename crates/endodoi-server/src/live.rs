//! Rooms that are in use on this server, and the ways into them.
//!
//! Each room in use has a *host* (`live/host.rs`), a task that alone knows and changes it; what anybody
//! wants is sent there. A room that nobody needs is forgotten, and loaded again from its steps when
//! it is needed. Several servers may have hosts for the same room: the database decides whose step
//! comes first (`store/journal.rs`), and the others follow it.

mod ask;
mod caretaker;
mod computer;
mod hearers;
mod host;
mod lines;
mod measured;
mod presence;
mod socket;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use endodoi::Side;
use endodoi_api::RoomToldAnswer;
use endodoi_api::ask::RoomCommand;
use tokio::sync::{mpsc, oneshot, watch};

pub(crate) use self::ask::Hearing;
use self::ask::{Ask, Hearer};
use self::hearers::Present;
use self::host::Host;
pub(crate) use self::host::{not_watched, seat_key, side_named};
use self::measured::Measured;
use self::presence::Others;
use crate::bus::Bus;
use crate::problem::Problem;
use crate::room::{Actor, Millis, Room, Step};
use crate::state::Tables;
use crate::store::{Appended, Fault, Journal, Key, NO_DEADLINE, NewStep, RoomRow, Store};
use crate::thinkers::Thinkers;

pub(crate) use self::caretaker::{Away, take_care};
pub(crate) use self::lines::lines;
pub(crate) use self::socket::{Chair, talk};

/// What may wait for a host.
const WAITING: usize = 256;
/// How often a room is looked for anew whose host has just gone.
const ATTEMPTS: usize = 5;

/// The rooms of this server.
#[derive(Debug)]
pub(crate) struct Rooms {
    hosts: Mutex<HashMap<String, mpsc::Sender<Ask>>>,
    pub(crate) store: Store,
    journal: Journal,
    pub(crate) measured: Measured,
    pub(crate) bus: Bus,
    /// For computers that have a seat.
    thinkers: Arc<Thinkers>,
    tables: Arc<dyn Tables>,
    thought: Duration,
    /// How long somebody must be away before the other may claim the game.
    claim_after: Duration,
    /// When no server was there, before this one came.
    away: Option<Away>,
    /// Who is on other servers.
    others: Others,
    /// Who is here, as other servers are told.
    here: Mutex<HashMap<String, Present>>,
    /// Closed when the server ends.
    ending: watch::Receiver<bool>,
}

/// What rooms are made with.
#[derive(Debug)]
pub(crate) struct RoomsWith {
    pub(crate) store: Store,
    pub(crate) thinkers: Arc<Thinkers>,
    pub(crate) tables: Arc<dyn Tables>,
    pub(crate) thought: Duration,
    pub(crate) claim_after: Duration,
    pub(crate) ending: watch::Receiver<bool>,
}

/// The time in milliseconds since 1970.
pub(crate) fn now() -> Millis {
    u64::try_from(jiff::Timestamp::now().as_millisecond()).unwrap_or(0)
}

impl Rooms {
    /// Gets the rooms of a database ready, and begins to take care of them.
    ///
    /// # Errors
    /// [`Fault`] if the database does not answer.
    pub(crate) async fn new(with: RoomsWith) -> Result<Arc<Self>, Fault> {
        let RoomsWith {
            store,
            thinkers,
            tables,
            thought,
            claim_after,
            ending,
        } = with;
        let away = Away::before_now(&store).await?;
        let rooms = Arc::new(Self {
            hosts: Mutex::default(),
            journal: Journal::start(store.clone()),
            measured: Measured::default(),
            bus: Bus::start(store.clone()),
            store,
            thinkers,
            tables,
            thought,
            claim_after,
            away,
            others: Others::default(),
            here: Mutex::default(),
            ending,
        });
        take_care(&rooms);
        Ok(rooms)
    }

    /// Makes a room by its first step, with the keys to it.
    ///
    /// # Errors
    /// A problem if it cannot be kept.
    pub(crate) async fn make(
        self: &Arc<Self>,
        id: &str,
        step: &Step,
        keys: Vec<Key>,
    ) -> Result<RoomToldAnswer, Problem> {
        let room = Room::made(id, step).map_err(Problem::internal)?;
        match self.append(&room, step, keys).await? {
            Appended::Kept => Ok(room.told(Some(Side::South), now())),
            Appended::Taken => Err(Problem::internal("two rooms with one name")),
        }
    }

    /// Keeps a step that was applied to a room.
    async fn append(&self, room: &Room, step: &Step, keys: Vec<Key>) -> Result<Appended, Fault> {
        let step = NewStep {
            room: room.id.clone(),
            seq: signed(room.seq),
            body: serde_json::to_string(step).unwrap_or_default(),
            row: row(room, step.at),
        };
        self.journal.append(step, keys).await
    }

    /// Does a command of who has a seat, or tells why not. The step that did it is returned.
    ///
    /// # Errors
    /// A problem if it is not done.
    pub(crate) async fn command(
        self: &Arc<Self>,
        id: &str,
        actor: Actor,
        command: RoomCommand,
        lag: Millis,
    ) -> Result<u64, Problem> {
        let done = self.try_command(id, actor, command, lag).await;
        self.measured.command(&done);
        done
    }

    async fn try_command(
        self: &Arc<Self>,
        id: &str,
        actor: Actor,
        command: RoomCommand,
        lag: Millis,
    ) -> Result<u64, Problem> {
        command.check()?;
        self.ask(id, |told| Ask::Do {
            actor,
            command: command.clone(),
            lag,
            told,
        })
        .await?
    }

    /// How many rooms are in use.
    pub(crate) fn loaded(&self) -> usize {
        let hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        hosts.len()
    }

    /// Where steps are written.
    pub(crate) const fn journal(&self) -> &Journal {
        &self.journal
    }

    /// Lets somebody sit down who has this key; who has a seat already keeps it.
    ///
    /// # Errors
    /// A problem if no seat is free.
    pub(crate) async fn sit(
        self: &Arc<Self>,
        id: &str,
        name: &str,
        hash: &str,
    ) -> Result<(Side, RoomToldAnswer), Problem> {
        self.ask(id, |told| Ask::Sit {
            name: name.to_owned(),
            hash: hash.to_owned(),
            told,
        })
        .await?
    }

    /// Tells how a room stands.
    ///
    /// # Errors
    /// A problem if there is no such room.
    pub(crate) async fn told(
        self: &Arc<Self>,
        id: &str,
        you: Option<Side>,
    ) -> Result<RoomToldAnswer, Problem> {
        let told = self.ask(id, |told| Ask::Tell { you, told }).await?;
        Ok(*told)
    }

    /// Tells all games of a room as a record.
    ///
    /// # Errors
    /// A problem if there is no such room.
    pub(crate) async fn record(self: &Arc<Self>, id: &str) -> Result<String, Problem> {
        self.ask(id, Ask::Record).await
    }

    /// Lets somebody hear a room from now on: all first, then each step.
    ///
    /// # Errors
    /// A problem if there is no such room, or it has too many hearers.
    pub(crate) async fn hear(
        self: &Arc<Self>,
        id: &str,
        side: Option<Side>,
    ) -> Result<Hearing, Problem> {
        let (tell, heard) = mpsc::channel(hearers::WAITING);
        self.ask(id, |told| Ask::Hear {
            hearer: Hearer {
                side,
                tell: tell.clone(),
            },
            told,
        })
        .await??;
        let host = self.host(id);
        Ok(Hearing { heard, host })
    }

    /// All hosts that are at work.
    fn at_work(&self) -> Vec<(String, mpsc::Sender<Ask>)> {
        let hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        hosts
            .iter()
            .map(|(id, host)| (id.clone(), host.clone()))
            .collect()
    }

    /// Sends something to the host of a room, and waits for the answer.
    async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        ask: impl Fn(oneshot::Sender<T>) -> Ask,
    ) -> Result<T, Problem> {
        for _ in 0..ATTEMPTS {
            let host = self.host(id);
            let (tell, told) = oneshot::channel();
            if host.send(ask(tell)).await.is_ok()
                && let Ok(told) = told.await
            {
                return Ok(told);
            }
            if !self.store.has_room(id).await? {
                return Err(Problem::not_found("there is no such room here"));
            }
        }
        let detail = "the room cannot be reached now; ask again in a moment";
        Err(Problem::unavailable(detail, Duration::from_secs(1)))
    }

    /// The way to a room's host, who is called if there is none.
    fn host(self: &Arc<Self>, id: &str) -> mpsc::Sender<Ask> {
        let mut hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(host) = hosts.get(id)
            && !host.is_closed()
        {
            return host.clone();
        }
        let (host, asks) = mpsc::channel(WAITING);
        hosts.insert(id.to_owned(), host.clone());
        tokio::spawn(Host::run(Arc::clone(self), id.to_owned(), asks));
        host
    }

    /// Forgets a host that wants to go, unless something waits for it.
    fn release(&self, id: &str, asks: &mut mpsc::Receiver<Ask>) -> bool {
        let mut hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        if !asks.is_empty() {
            return false;
        }
        asks.close();
        hosts.remove(id);
        asks.is_empty()
    }
}

impl Rooms {
    /// A way to a host that does not keep it at work.
    fn host_of(&self, id: &str) -> mpsc::WeakSender<Ask> {
        let hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        let host = hosts.get(id).map(mpsc::Sender::downgrade);
        host.unwrap_or_else(|| mpsc::channel(1).0.downgrade())
    }

    /// Forgets a host that could not begin.
    fn dismiss(&self, id: &str) {
        let mut hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        hosts.remove(id);
    }

    /// Loads a room from its steps.
    async fn load(&self, id: &str) -> Result<Option<Room>, Problem> {
        let steps = self.store.steps(id, 0).await?;
        let read = |body: &str| serde_json::from_str::<Step>(body).map_err(Problem::internal);
        let Some(((_, first), rest)) = steps.split_first() else {
            return Ok(None);
        };
        let mut room = Room::made(id, &read(first)?).map_err(Problem::internal)?;
        for (seq, body) in rest {
            if unsigned(*seq) != room.seq + 1 {
                return Err(Problem::internal("a step of a room is missing"));
            }
            room.apply(&read(body)?).map_err(Problem::internal)?;
        }
        Ok(Some(room))
    }

    /// Sends something to a host that is at work; one with so much to do is not waited for.
    fn tell_host(&self, id: &str, ask: Ask) {
        let hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(host) = hosts.get(id) {
            let _ = host.try_send(ask);
        }
    }

    /// Remembers who is here in a room, and tells the other servers.
    fn tell_others(self: &Arc<Self>, id: &str, present: Present) {
        let mut here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        if present == Present::default() {
            here.remove(id);
        } else {
            here.insert(id.to_owned(), present);
        }
        drop(here);
        if self.store.others().is_none() {
            return;
        }
        let (rooms, text) = (Arc::clone(self), presence::write(id, &present));
        tokio::spawn(async move {
            if let Err(fault) = rooms.bus.tell_presence(&text).await {
                tracing::debug!(%fault, "other servers cannot be told who is here");
            }
        });
    }

    /// Whether somebody is known to be on South's seat of a room, which need not be at hand for that.
    pub(crate) fn is_south_here(&self, id: &str) -> bool {
        let here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        let own = here.get(id).map_or(0, |present| present.seats.south);
        own + self.others.in_room(id).seats.south > 0
    }

    /// Who is here in all rooms, in texts for the other servers.
    fn all_present(&self) -> Vec<String> {
        let here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        let texts = here
            .iter()
            .map(|(id, present)| presence::write(id, present));
        caretaker::gathered(texts)
    }
}

/// What lists show of a room.
pub(crate) fn row(room: &Room, changed: Millis) -> RoomRow {
    RoomRow {
        id: room.id.clone(),
        phase: room.phase_told().to_owned(),
        listed: room.listed,
        watched: room.watched,
        wishes: room.wishes(),
        summary: room.summary(changed),
        deadline: room.deadline().map_or(NO_DEADLINE, signed),
        changed: signed(changed),
    }
}

/// A number as databases have it.
pub(crate) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A number as it came from a database.
pub(crate) fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

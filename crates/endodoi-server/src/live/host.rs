//! The host of a room: the one task of a server that knows and changes it.
//!
//! A command is decided, written down, and only then applied and told. If another server was quicker,
//! its steps are loaded and the command is decided anew. When it is not known whether a step was
//! written, nothing is done before the database has told.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use endodoi::{BySide, Position, Side};
use endodoi_api::ask::{RoomCommand, RoomDeed};
use endodoi_api::{Answer as _, RoomPhase};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::ask::Ask;
use super::hearers::{Hearers, PresenceTold, Present};
use super::{Rooms, computer, now, unsigned};
use crate::problem::Problem;
use crate::room::{Actor, Event, Facts, Millis, Refusal, Room, Step};
use crate::store::{Appended, Key};

/// How long a room that nobody hears is kept at hand.
const IDLE: Duration = Duration::from_secs(30);
/// How long changes of who is there are gathered before they are told.
const GATHER: Duration = Duration::from_millis(200);
/// How often a command is decided anew because another server was quicker.
const ATTEMPTS: usize = 6;
/// How long to wait when something that is due could not be written.
const AGAIN: Duration = Duration::from_secs(2);
/// A player may do so many things besides moving within [`A_WHILE`].
const MOST_DEEDS: usize = 20;
const A_WHILE: Millis = 20_000;

/// A host at work.
pub(super) struct Host {
    rooms: Arc<Rooms>,
    pub(super) room: Room,
    hearers: Hearers,
    /// To send oneself something later.
    own: mpsc::WeakSender<Ask>,
    /// Whether the database may know more than the room.
    is_behind: bool,
    /// Since when each player is not here; `None` if here.
    left: BySide<Option<Millis>>,
    /// Who was here when it was told last.
    told: Option<(Present, BySide<bool>)>,
    /// When who is there is to be told.
    telling: Option<Instant>,
    /// When nothing due is tried before, since it could not be written.
    pause: Option<Instant>,
    /// When each player did something besides moving.
    deeds: BySide<VecDeque<Millis>>,
    /// When the last turn has been seen.
    pub(super) seen: Millis,
    /// What a computer was asked last: game, ply, offer, position.
    pub(super) asked: Option<(u32, usize, u64, Position)>,
}

impl Host {
    /// Loads a room and serves it until nobody needs it.
    pub(super) async fn run(rooms: Arc<Rooms>, id: String, mut asks: mpsc::Receiver<Ask>) {
        let own = rooms.host_of(&id);
        let loaded = rooms.load(&id).await;
        let room = match loaded {
            Ok(Some(room)) => room,
            // Whoever has asked hears that nobody answers, and looks why.
            Ok(None) => return rooms.dismiss(&id),
            Err(problem) => {
                tracing::error!(room = %id, problem = %problem.to_json(), "a room cannot be loaded");
                return rooms.dismiss(&id);
            }
        };
        let here = now();
        let mut host = Self {
            left: BySide::from_fn(|_| Some(here)),
            rooms,
            room,
            hearers: Hearers::default(),
            own,
            is_behind: false,
            told: None,
            telling: None,
            pause: None,
            deeds: BySide::from_fn(|_| VecDeque::new()),
            seen: 0,
            asked: None,
        };
        host.look_who_is_here();
        host.wake().await;
        host.serve(&mut asks).await;
    }

    async fn serve(&mut self, asks: &mut mpsc::Receiver<Ask>) {
        let mut idle_since = Instant::now();
        loop {
            computer::turn(self);
            let idle = idle_since + IDLE;
            tokio::select! {
                ask = asks.recv() => match ask {
                    Some(ask) => self.hear(ask).await,
                    None => return,
                },
                () = sleep_until(self.next_due()) => self.tick().await,
                () = sleep_until(self.telling.unwrap_or(idle)), if self.telling.is_some() => {
                    self.tell_presence();
                }
                () = sleep_until(idle), if self.hearers.is_empty() => {
                    if self.rooms.release(&self.room.id, asks) {
                        return;
                    }
                    idle_since = Instant::now();
                }
            }
            if !self.hearers.is_empty() {
                idle_since = Instant::now();
            }
        }
    }

    async fn hear(&mut self, ask: Ask) {
        match ask {
            Ask::Do {
                actor,
                command,
                lag,
                told,
            } => {
                let done = self.command(actor, &command, lag).await;
                // Whoever has gone in the meantime asks again.
                let _ = told.send(done);
            }
            Ask::Sit { name, hash, told } => {
                let sat = self.sit(&name, &hash).await;
                let sat = sat.map(|side| (side, self.room.told(Some(side), now())));
                let _ = told.send(sat);
            }
            Ask::Tell { you, told } => {
                self.look_at_others();
                let _ = self.catch_up().await;
                let _ = told.send(Box::new(self.room.told(you, now())));
            }
            Ask::Record(told) => {
                let _ = self.catch_up().await;
                let _ = told.send(self.room.record());
            }
            Ask::Hear { hearer, told } => {
                self.look_at_others();
                let _ = self.catch_up().await;
                if hearer.side.is_none() && !self.may_be_watched() {
                    let _ = told.send(Err(not_watched()));
                    return;
                }
                let all: Arc<str> = self.room.told(hearer.side, now()).to_json().into();
                // There is room for the first message.
                let _ = hearer.tell.try_send(all);
                if let Some(present) = self.presence_json() {
                    let _ = hearer.tell.try_send(present);
                }
                let added = self.hearers.add(hearer);
                self.look_who_is_here();
                let _ = told.send(added);
            }
            Ask::Gone => {
                self.hearers.let_go();
                self.look_who_is_here();
            }
            Ask::Refresh { seq } => {
                if seq > self.room.seq {
                    self.is_behind = true;
                    self.catch_up().await.unwrap_or_else(|problem| {
                        tracing::warn!(problem = %problem.to_json(), "a step cannot be loaded");
                    });
                }
            }
            Ask::Others => self.look_who_is_here(),
            Ask::Chosen {
                game,
                ply,
                position,
                hole,
            } => {
                if position != *self.room.game().position() {
                    return;
                }
                let hole = hole.to_string();
                self.computer_does(RoomDeed::Move { game, ply, hole }).await;
            }
            Ask::Agrees { offer, agrees } => {
                let deed = if agrees {
                    RoomDeed::Accept { offer }
                } else {
                    RoomDeed::Decline { offer }
                };
                self.computer_does(deed).await;
            }
            Ask::Ready => {
                let game = self.room.game_number();
                self.computer_does(RoomDeed::Next { game }).await;
            }
            Ask::Wake => self.tick().await,
        }
    }

    /// Does what a player wants, and returns the number of the step that did it.
    async fn command(
        &mut self,
        actor: Actor,
        command: &RoomCommand,
        lag: Millis,
    ) -> Result<u64, Problem> {
        if actor == Actor::Watcher {
            return Err(Refusal::NotYours.into());
        }
        let mut has_looked = self.rooms.store.others().is_none();
        for _ in 0..ATTEMPTS {
            self.catch_up().await?;
            if let Actor::Player(side) = actor
                && let Some(seq) = self.room.done(side, &command.id)
            {
                return Ok(seq);
            }
            self.tick().await;
            let facts = self.facts(actor, lag);
            let events = match self.room.decide(actor, &command.deed, &facts) {
                Ok(events) => events,
                // Another server may have gone on, and may have done this very command.
                Err(_) if !has_looked => {
                    has_looked = true;
                    self.is_behind = true;
                    continue;
                }
                Err(refusal) => return Err(refusal.into()),
            };
            let Actor::Player(side) = actor else {
                break;
            };
            self.must_not_do_too_much(side, &command.deed, facts.now)?;
            let step = Step {
                at: facts.now,
                by: Some(side),
                id: Some(command.id.clone()),
                events,
            };
            if self.write(step, Vec::new()).await? {
                return Ok(self.room.seq);
            }
        }
        Err(busy())
    }

    /// Lets somebody sit down; who sits already keeps the seat.
    async fn sit(&mut self, name: &str, hash: &str) -> Result<Side, Problem> {
        for _ in 0..ATTEMPTS {
            self.catch_up().await?;
            let (store, id) = (&self.rooms.store, &self.room.id);
            let keys = store.seat_of(id, hash, super::signed(now())).await?;
            if let Some(side) = keys.iter().find_map(|key| side_named(&key.seat)) {
                return Ok(side);
            }
            self.tick().await;
            let (side, events) = self.room.decide_sit(name, None)?;
            let step = Step {
                at: now(),
                by: Some(side),
                id: None,
                events,
            };
            if self
                .write(step, vec![seat_key(&self.room.id, side, hash)])
                .await?
            {
                return Ok(side);
            }
        }
        Err(busy())
    }

    /// Does what a computer wants, if it is still wanted.
    async fn computer_does(&mut self, deed: RoomDeed) {
        for _ in 0..ATTEMPTS {
            let Some(side) = computer::seat(&self.room) else {
                return;
            };
            let actor = Actor::Player(side);
            let facts = self.facts(actor, 0);
            let Ok(events) = self.room.decide(actor, &deed, &facts) else {
                return;
            };
            let step = Step {
                at: facts.now,
                by: Some(side),
                id: None,
                events,
            };
            match self.write(step, Vec::new()).await {
                Ok(true) => return,
                Ok(false) => {}
                Err(_) => break,
            }
        }
        // It is asked once more.
        self.asked = None;
        self.pause = Some(Instant::now() + AGAIN);
    }

    /// Lets everything happen that is due.
    pub(super) async fn tick(&mut self) {
        while let Some(event) = self.room.due(now()) {
            let step = Step {
                at: now(),
                by: None,
                id: None,
                events: vec![event],
            };
            if self.write(step, Vec::new()).await.is_err() {
                self.pause = Some(Instant::now() + AGAIN);
                return;
            }
        }
        self.pause = None;
    }

    /// Lets nobody lose the time in which no server was there.
    async fn wake(&mut self) {
        let Some(event) = (self.rooms.away.as_ref()).and_then(|away| away.wake(&self.room)) else {
            return;
        };
        let step = Step {
            at: now(),
            by: None,
            id: None,
            events: vec![event],
        };
        // Nothing happens before it is known, lest somebody lose the time after all.
        while self.write(step.clone(), Vec::new()).await.is_err() {
            tokio::time::sleep(AGAIN).await;
            if self.catch_up().await.is_ok() && self.room.at() >= step.at {
                return;
            }
        }
    }

    /// Writes a step down, applies and tells it. Returns whether it was the next one.
    async fn write(&mut self, step: Step, keys: Vec<Key>) -> Result<bool, Problem> {
        let mut next = self.room.clone();
        next.apply(&step).map_err(Problem::internal)?;
        match self.rooms.append(&next, &step, keys).await {
            Ok(Appended::Kept) => {
                self.room = next;
                self.tell(&step);
                Ok(true)
            }
            Ok(Appended::Taken) => {
                self.is_behind = true;
                self.catch_up().await?;
                Ok(false)
            }
            Err(fault) => {
                // It may be there all the same.
                self.is_behind = true;
                Err(fault.into())
            }
        }
    }

    /// Loads what other servers have written.
    async fn catch_up(&mut self) -> Result<(), Problem> {
        if !self.is_behind {
            return Ok(());
        }
        let from = super::signed(self.room.seq);
        let steps = self.rooms.store.steps(&self.room.id, from).await?;
        for (seq, body) in steps {
            if unsigned(seq) != self.room.seq + 1 {
                return Err(Problem::internal("a step of a room is missing"));
            }
            let step: Step = serde_json::from_str(&body).map_err(Problem::internal)?;
            // A step that makes no sense leaves the room as it was before.
            let mut next = self.room.clone();
            next.apply(&step).map_err(Problem::internal)?;
            self.room = next;
            self.tell(&step);
        }
        self.is_behind = false;
        Ok(())
    }

    /// Tells a step to all who hear.
    fn tell(&mut self, step: &Step) {
        if let Some(shown) = step.events.iter().find_map(shown_in) {
            self.seen = step.at.saturating_add(shown);
        }
        if !self.may_be_watched() {
            self.hearers.send_watchers_away();
        }
        let message: Arc<str> = self.room.step_told(step, now()).to_json().into();
        if !self.hearers.tell(&message) {
            self.look_who_is_here();
        }
    }

    /// Whoever is told something may have heard more from another server already.
    fn look_at_others(&mut self) {
        self.is_behind |= self.rooms.store.others().is_some();
    }

    /// Whether others than the players may follow the room: as long as it waits for a player, they may.
    fn may_be_watched(&self) -> bool {
        self.room.watched || self.room.phase == RoomPhase::Open
    }

    fn facts(&self, actor: Actor, lag: Millis) -> Facts {
        let now = now();
        let other_away = match actor {
            Actor::Player(side) => self.left[side.opposite()].map(|left| now.saturating_sub(left)),
            Actor::Watcher => None,
        };
        Facts {
            now,
            lag,
            other_away,
            claim_after: self.claim_after(),
        }
    }

    fn claim_after(&self) -> Millis {
        Millis::try_from(self.rooms.claim_after.as_millis()).unwrap_or(Millis::MAX)
    }

    /// Everything but moves is bounded, since it costs nothing to do and much to keep.
    fn must_not_do_too_much(
        &mut self,
        side: Side,
        deed: &RoomDeed,
        now: Millis,
    ) -> Result<(), Problem> {
        if matches!(deed, RoomDeed::Move { .. } | RoomDeed::Resign { .. }) {
            return Ok(());
        }
        let deeds = &mut self.deeds[side];
        deeds.retain(|at| now.saturating_sub(*at) < A_WHILE);
        if deeds.len() >= MOST_DEEDS {
            let detail = "this is more than one player may do at once; wait a little";
            return Err(Problem::busy(detail, Duration::from_millis(A_WHILE)));
        }
        deeds.push_back(now);
        Ok(())
    }

    /// Looks who is here, on all servers, and has it told soon if it has changed.
    fn look_who_is_here(&mut self) {
        let here = self.here();
        for side in Side::ALL {
            match (here[side], self.left[side]) {
                (true, Some(_)) => self.left[side] = None,
                (false, None) => self.left[side] = Some(now()),
                _ => {}
            }
        }
        let present = self.hearers.present();
        if self.told != Some((present, here)) && self.telling.is_none() {
            self.telling = Some(Instant::now() + GATHER);
        }
    }

    fn here(&self) -> BySide<bool> {
        let (own, others) = (
            self.hearers.present(),
            self.rooms.others.in_room(&self.room.id),
        );
        BySide::from_fn(|side| {
            let is_computer = self
                .room
                .seat(side)
                .is_some_and(|seat| seat.level.is_some());
            is_computer || own.seats[side] + others.seats[side] > 0
        })
    }

    fn tell_presence(&mut self) {
        self.telling = None;
        let (present, here) = (self.hearers.present(), self.here());
        if self.told.is_none_or(|(before, _)| before != present) {
            self.rooms.tell_others(&self.room.id, present);
        }
        self.told = Some((present, here));
        if let Some(message) = self.presence_json()
            && !self.hearers.tell(&message)
        {
            self.look_who_is_here();
        }
    }

    fn presence_json(&self) -> Option<Arc<str>> {
        let here = self.here();
        let now = now();
        let others = self.rooms.others.in_room(&self.room.id);
        let told = PresenceTold {
            kind: "presence",
            south: here.south,
            north: here.north,
            watchers: self.hearers.present().watchers + others.watchers,
            away: self
                .left
                .map(|left| left.map(|left| now.saturating_sub(left))),
            claim_after: self.claim_after(),
        };
        serde_json::to_string(&told).ok().map(Into::into)
    }

    /// When something is due next.
    fn next_due(&self) -> Instant {
        let due = self.room.deadline().map_or(Duration::from_hours(1), |at| {
            Duration::from_millis(at.saturating_sub(now())).min(Duration::from_hours(1))
        });
        let due = Instant::now() + due;
        match self.pause {
            // What could not be written is tried again then, a computer's turn too.
            Some(pause) => pause,
            None => due,
        }
    }

    /// Sends oneself something after a while, beside everything else.
    pub(super) fn later(&self) -> Option<mpsc::Sender<Ask>> {
        self.own.upgrade()
    }

    /// Whether nothing is tried now, since it could not be written a moment ago.
    pub(super) fn is_pausing(&self) -> bool {
        self.pause.is_some_and(|pause| pause > Instant::now())
    }

    pub(super) fn rooms(&self) -> &Arc<Rooms> {
        &self.rooms
    }
}

/// The players of a room want to be alone.
pub(crate) fn not_watched() -> Problem {
    let detail = "the players of this room are not to be watched";
    Problem::new(StatusCode::FORBIDDEN, "room.not-watched", detail)
}

fn busy() -> Problem {
    let detail = "others were quicker several times; ask again in a moment";
    Problem::unavailable(detail, Duration::from_secs(1))
}

fn shown_in(event: &Event) -> Option<Millis> {
    match event {
        Event::Moved { shown, .. } => Some(*shown),
        _ => None,
    }
}

/// The key that opens a seat for good.
pub(crate) fn seat_key(room: &str, side: Side, hash: &str) -> Key {
    Key {
        hash: hash.to_owned(),
        room: room.to_owned(),
        seat: side.to_string().to_lowercase(),
        expires: i64::MAX,
    }
}

/// The side of a key's seat.
pub(crate) fn side_named(seat: &str) -> Option<Side> {
    Side::ALL
        .into_iter()
        .find(|side| seat.eq_ignore_ascii_case(&side.to_string()))
}

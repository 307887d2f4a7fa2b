//! One who plays or watches: connects again whenever the connection ends, sends again what was not
//! answered, and looks closely at all that is told.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use endodoi::Side;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, sleep_until};

use super::chance::Chance;
use super::deed::Deed;
use super::ledger::Ledger;
use super::link::Link;
use super::mischief::{Mischief, Trouble};
use super::told::{Stand, Told};

/// A command that has no answer is sent again after so long.
const ANSWER: Duration = Duration::from_secs(2);
/// Whoever is connected knows after so long what the others know.
const NEWS: Duration = Duration::from_secs(10);
/// So long an answer may take in all, or nothing may happen in a room.
const END: Duration = Duration::from_mins(1);
const TICK: Duration = Duration::from_millis(100);
const PING: Duration = Duration::from_secs(2);
/// A stream that is silent for so long is dead.
const SILENCE: Duration = Duration::from_secs(6);

/// What all clients of a run share.
#[derive(Debug)]
pub(crate) struct World {
    /// Where servers are to be found; each connection goes to any of them.
    pub(crate) addresses: Vec<SocketAddr>,
    pub(crate) trouble: Trouble,
    /// The shortest and the longest time before a move, in milliseconds.
    pub(crate) thought: (u64, u64),
    /// Matches that are played in each room; more are not begun.
    pub(crate) matches: u64,
    /// Whether to come to the end.
    pub(crate) is_over: AtomicBool,
    /// Moves done in all rooms.
    pub(crate) moves: AtomicU64,
}

/// A room, and what is known of it.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) ledger: Mutex<Ledger>,
}

/// Somebody in a room.
#[derive(Debug)]
pub(crate) struct Client {
    world: Arc<World>,
    table: Arc<Table>,
    /// The seat; `None` for who watches.
    side: Option<Side>,
    token: String,
    chance: Chance,
    mischief: Mischief<Told>,
    known: Option<Stand>,
    open: Option<Open>,
    /// The commands so far, and the steps that did them.
    commands: HashMap<String, (Deed, Option<u64>)>,
    /// When to do something next.
    next: Instant,
    /// When anything was new last.
    moved: Instant,
}

/// A command that waits for its answer.
#[derive(Debug)]
struct Open {
    id: String,
    text: String,
    since: Instant,
    sent: Instant,
}

/// Why a connection is over.
enum End {
    /// The client has finished.
    Finished,
    /// It broke; the next one is tried.
    Cut,
    /// Something is wrong with the server.
    Fault(String),
}

/// One connection.
struct Line {
    link: Link,
    /// The last step that was told on it.
    told: u64,
    /// When something was heard last.
    heard: Instant,
    pinged: Instant,
    /// Since when others know more.
    behind: Option<Instant>,
}

impl Table {
    pub(crate) fn ledger(&self) -> MutexGuard<'_, Ledger> {
        self.ledger.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Client {
    pub(crate) fn new(
        world: &Arc<World>,
        table: &Arc<Table>,
        side: Option<Side>,
        token: &str,
        chance: &Chance,
    ) -> Self {
        Self {
            world: Arc::clone(world),
            table: Arc::clone(table),
            side,
            token: token.to_owned(),
            chance: chance.branch(1),
            mischief: Mischief::new(world.trouble, chance.branch(2)),
            known: None,
            open: None,
            commands: HashMap::new(),
            next: Instant::now(),
            moved: Instant::now(),
        }
    }

    /// Plays or watches until the run is over, or all matches are.
    ///
    /// # Errors
    /// What is wrong with the server.
    pub(crate) async fn run(mut self) -> Result<(), String> {
        loop {
            match self.connection().await {
                End::Finished => return Ok(()),
                End::Cut => sleep(self.chance.time(5, 60)).await,
                End::Fault(fault) => {
                    let who = self
                        .side
                        .map_or("a watcher".to_owned(), |side| side.to_string());
                    return Err(format!("room {}, {who}: {fault}", self.table.id));
                }
            }
        }
    }

    async fn connection(&mut self) -> End {
        if let Err(fault) = self.must_go_on() {
            return End::Fault(fault);
        }
        let Some(address) = self.chance.choose(&self.world.addresses).copied() else {
            return End::Fault("there is no server".to_owned());
        };
        let path = format!("/api/v1/rooms/{}/live", self.table.id);
        let Ok(opened) = Link::open(address, &path, &self.token).await else {
            return if self.is_finished() {
                End::Finished
            } else {
                End::Cut
            };
        };
        let now = Instant::now();
        self.table.ledger().count.connections += 1;
        let mut line = Line {
            link: opened,
            told: 0,
            heard: now,
            pinged: now,
            behind: None,
        };
        let mut ticks = interval(TICK);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let end = tokio::select! {
                text = line.link.hear() => match text {
                    Ok(text) => self.hear(&mut line, &text).await,
                    Err(_) => Err(End::Cut),
                },
                () = sleep_until(self.next), if self.may_act(&line) => self.act(&mut line).await,
                _ = ticks.tick() => self.tick(&mut line).await,
            };
            if let Err(end) = end {
                // What was held back is lost with the connection.
                self.mischief.rest();
                return end;
            }
        }
    }

    async fn hear(&mut self, line: &mut Line, text: &str) -> Result<(), End> {
        line.heard = Instant::now();
        let told = Told::read(text).map_err(End::Fault)?;
        if let Told::State(stand) | Told::Step(stand) = &told {
            self.look(line, stand).map_err(End::Fault)?;
        }
        let is_first = matches!(told, Told::State(_));
        for told in self.mischief.arrive(told) {
            self.take(told).map_err(End::Fault)?;
        }
        if is_first && let Some(open) = &mut self.open {
            open.sent = Instant::now();
            self.table.ledger().count.again += 1;
            line.link
                .say(open.text.clone())
                .await
                .map_err(|_| End::Cut)?;
        }
        Ok(())
    }

    /// Looks at what is told as it comes, before any trouble of the client's own.
    fn look(&mut self, line: &mut Line, stand: &Stand) -> Result<(), String> {
        if stand.seq <= line.told {
            return Err(format!("step {} was told after {}", stand.seq, line.told));
        }
        let known = self.known.as_ref().map_or(0, |known| known.seq);
        if line.told == 0 && stand.seq < known {
            // Another server may hear of it a little later; the only one may not.
            if self.world.addresses.len() == 1 {
                return Err(format!(
                    "the room is back at {} and was at {known}",
                    stand.seq
                ));
            }
            self.table.ledger().count.lagging += 1;
        }
        line.told = stand.seq;
        self.table.ledger().saw(stand)
    }

    fn take(&mut self, told: Told) -> Result<(), String> {
        match told {
            Told::State(stand) | Told::Step(stand) => {
                if self
                    .known
                    .as_ref()
                    .is_none_or(|known| known.seq < stand.seq)
                {
                    self.known = Some(stand);
                    self.moved = Instant::now();
                    let (from, to) = self.world.thought;
                    self.next = Instant::now() + self.chance.time(from, to);
                }
                Ok(())
            }
            Told::Done { id, seq } => self.done(&id, seq),
            Told::Refused { id, code, status } => self.refused(&id, &code, status),
            Told::Other => Ok(()),
        }
    }

    fn done(&mut self, id: &str, seq: u64) -> Result<(), String> {
        let side = self.side.ok_or("who watches has done something")?;
        let Some((deed, before)) = self.commands.get_mut(id) else {
            return Err(format!("a command `{id}` is done that nobody sent"));
        };
        match before {
            None => {
                *before = Some(seq);
                if matches!(deed, Deed::Move { .. }) {
                    self.world.moves.fetch_add(1, Ordering::Relaxed);
                }
                self.table.ledger().done(side, deed.clone(), seq);
            }
            Some(before) if *before == seq => {}
            Some(before) => return Err(format!("`{id}` was done by step {before} and by {seq}")),
        }
        self.answered(id);
        Ok(())
    }

    fn refused(&mut self, id: &str, code: &str, status: u64) -> Result<(), String> {
        if let Some((deed, Some(seq))) = self.commands.get(id) {
            return Err(format!(
                "{deed:?} was done by step {seq} and then refused: {code}"
            ));
        }
        match status {
            // The room has gone on since.
            409 => {
                self.table.ledger().count.refused += 1;
                self.answered(id);
                Ok(())
            }
            // It is sent again.
            429 | 503 => Ok(()),
            _ => Err(format!(
                "{:?} was refused: {code} {status}",
                self.commands.get(id)
            )),
        }
    }

    fn answered(&mut self, id: &str) {
        if self.open.as_ref().is_some_and(|open| open.id == id) {
            self.open = None;
            let (from, to) = self.world.thought;
            self.next = Instant::now() + self.chance.time(from, to);
        }
    }

    /// Whether it is time to think of something: the room is known on this connection, and nothing waits.
    fn may_act(&self, line: &Line) -> bool {
        self.side.is_some()
            && self.open.is_none()
            && line.told > 0
            && self.known.is_some()
            && !self.world.is_over.load(Ordering::Relaxed)
    }

    async fn act(&mut self, line: &mut Line) -> Result<(), End> {
        let (from, to) = self.world.thought;
        self.next = Instant::now() + self.chance.time(from, to).max(Duration::from_millis(20));
        let (Some(side), Some(known)) = (self.side, &self.known) else {
            return Ok(());
        };
        if self.is_finished() {
            return Err(End::Finished);
        }
        let id = format!("{side}-{}", self.commands.len());
        let Some(deed) = Deed::chosen(&known.view, side, &mut self.chance, &id) else {
            return Ok(());
        };
        let text = deed.command(&id).to_string();
        self.commands.insert(id.clone(), (deed, None));
        let now = Instant::now();
        let text = self
            .open
            .insert(Open {
                id,
                text,
                since: now,
                sent: now,
            })
            .text
            .clone();
        if self.mischief.is_doubled() {
            line.link.say(text.clone()).await.map_err(|_| End::Cut)?;
        }
        line.link.say(text).await.map_err(|_| End::Cut)
    }

    async fn tick(&mut self, line: &mut Line) -> Result<(), End> {
        for told in self.mischief.rest() {
            self.take(told).map_err(End::Fault)?;
        }
        if self.is_finished() {
            return Err(End::Finished);
        }
        self.must_go_on().map_err(End::Fault)?;
        if line.heard.elapsed() > SILENCE {
            return Err(End::Cut);
        }
        let last = self.table.ledger().last;
        if line.told == 0 || line.told >= last {
            line.behind = None;
        } else if line.behind.get_or_insert_with(Instant::now).elapsed() > NEWS
            && line.heard.elapsed() < PING * 2
        {
            let told = line.told;
            return Err(End::Fault(format!(
                "step {last} was never told here, only {told}"
            )));
        }
        if line.pinged.elapsed() > PING {
            line.pinged = Instant::now();
            let ping = r#"{"do":"ping","sent":1}"#.to_owned();
            line.link.say(ping).await.map_err(|_| End::Cut)?;
        }
        if let Some(open) = &mut self.open
            && line.told > 0
            && open.sent.elapsed() > ANSWER
        {
            open.sent = Instant::now();
            self.table.ledger().count.again += 1;
            line.link
                .say(open.text.clone())
                .await
                .map_err(|_| End::Cut)?;
        }
        Ok(())
    }

    /// Whether all is played, or the run is over, and nothing waits for its answer.
    fn is_finished(&self) -> bool {
        let is_played = self.known.as_ref().is_some_and(|known| {
            known.view.series.number >= self.world.matches && known.view.phase == "over"
        });
        self.open.is_none() && (is_played || self.world.is_over.load(Ordering::Relaxed))
    }

    fn must_go_on(&self) -> Result<(), String> {
        if let Some(open) = &self.open
            && open.since.elapsed() > END
        {
            return Err(format!("there is no answer to {}", open.text));
        }
        if self.moved.elapsed() > END {
            let known = self.known.as_ref().map(|known| &known.room);
            return Err(format!("nothing happens any more: {known:?}"));
        }
        Ok(())
    }
}

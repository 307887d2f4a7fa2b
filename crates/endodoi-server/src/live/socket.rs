//! A `WebSocket` to a room: messages out, commands in.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use endodoi::Side;
use endodoi_api::ask::RoomCommand;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::ask::Hearing;
use super::{Rooms, now};
use crate::problem::Problem;
use crate::room::{Actor, Millis};

/// How often the way to the other side is measured.
const PING: Duration = Duration::from_secs(10);
/// After so long without a word a client is taken for gone.
const SILENCE: Duration = Duration::from_secs(45);
/// Messages that a client may send a second in the long run, and at once.
const A_SECOND: f64 = 10.0;
const AT_ONCE: f64 = 60.0;
/// How long a client may take to hear that it is over.
const FAREWELL: Duration = Duration::from_secs(2);

/// Where somebody sits who talks to a room.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) room: String,
    /// The seat; `None` for who watches.
    pub(crate) side: Option<Side>,
}

/// What a client says.
#[derive(Deserialize)]
#[serde(untagged)]
enum Said {
    Ping(Ping),
    Command(RoomCommand),
}

#[derive(Deserialize)]
struct Ping {
    #[serde(rename = "do")]
    _do: PingWord,
    sent: Value,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum PingWord {
    Ping,
}

/// One end of a conversation.
struct Talk {
    socket: WebSocket,
    rooms: Arc<Rooms>,
    chair: Chair,
    /// How long a message takes there and back.
    round_trip: Option<Duration>,
    pinged: Option<Instant>,
    heard: Instant,
    /// Messages that the client may still send at once.
    allowance: f64,
    counted: Instant,
}

/// Talks to a client until one of both has enough.
pub(crate) async fn talk(socket: WebSocket, rooms: Arc<Rooms>, chair: Chair, hearing: Hearing) {
    let _counted = rooms.measured.socket();
    let start = Instant::now();
    let mut talk = Talk {
        socket,
        rooms,
        chair,
        round_trip: None,
        pinged: None,
        heard: start,
        allowance: AT_ONCE,
        counted: start,
    };
    let (code, reason) = talk.until_the_end(hearing).await;
    let frame = CloseFrame {
        code,
        reason: Utf8Bytes::from_static(reason),
    };
    let _ = timeout(FAREWELL, talk.socket.send(Message::Close(Some(frame)))).await;
}

impl Talk {
    async fn until_the_end(&mut self, mut hearing: Hearing) -> (u16, &'static str) {
        let mut pings = interval(PING);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut ending = self.rooms.ending.clone();
        loop {
            tokio::select! {
                message = hearing.next() => {
                    let Some(message) = message else {
                        return (close_code::AGAIN, "too slow");
                    };
                    if self.send(&message).await.is_err() {
                        return (close_code::AWAY, "gone");
                    }
                }
                message = self.socket.recv() => {
                    let Some(Ok(message)) = message else {
                        return (close_code::NORMAL, "gone");
                    };
                    self.heard = Instant::now();
                    match self.take(message).await {
                        Ok(()) => {}
                        Err(end) => return end,
                    }
                }
                _ = pings.tick() => {
                    if self.heard.elapsed() > SILENCE {
                        return (close_code::AWAY, "silent");
                    }
                    self.pinged = Some(Instant::now());
                    if self.socket.send(Message::Ping(Bytes::new())).await.is_err() {
                        return (close_code::AWAY, "gone");
                    }
                }
                _ = ending.changed() => return (close_code::RESTART, "the server ends"),
            }
        }
    }

    async fn take(&mut self, message: Message) -> Result<(), (u16, &'static str)> {
        let text = match message {
            Message::Pong(_) if self.pinged.is_some() => {
                self.measure();
                return Ok(());
            }
            Message::Text(text) => text,
            // An answer that nobody has asked for counts as any message.
            Message::Ping(_) | Message::Pong(_) => return self.count(),
            Message::Binary(_) => return Err((close_code::UNSUPPORTED, "send text")),
            Message::Close(_) => return Err((close_code::NORMAL, "gone")),
        };
        self.count()?;
        let answer = match serde_json::from_str::<Said>(&text) {
            Ok(Said::Ping(ping)) => {
                let sent = match ping.sent {
                    number @ Value::Number(_) => number,
                    _ => Value::Null,
                };
                json!({"kind": "pong", "sent": sent, "now": now()}).to_string()
            }
            Ok(Said::Command(command)) => self.command(command).await,
            Err(_) => {
                let detail = "this is no command; docs/network.md describes them";
                refused("", &Problem::unreadable(detail))
            }
        };
        let sent = self.send(&answer.into()).await;
        sent.map_err(|_| (close_code::AWAY, "gone"))
    }

    async fn command(&mut self, command: RoomCommand) -> String {
        let id = command.id.clone();
        let actor = self.chair.side.map_or(Actor::Watcher, Actor::Player);
        let done = self
            .rooms
            .command(&self.chair.room, actor, command, self.lag())
            .await;
        match done {
            Ok(seq) => json!({"kind": "done", "id": id, "seq": seq}).to_string(),
            Err(problem) => refused(&id, &problem),
        }
    }

    /// The way of a move: there only, but the turn before took the same way here.
    fn lag(&self) -> Millis {
        let lag = self.round_trip.unwrap_or_default().as_millis();
        Millis::try_from(lag).unwrap_or(Millis::MAX)
    }

    fn measure(&mut self) {
        if let Some(pinged) = self.pinged.take() {
            let passed = pinged.elapsed();
            // One slow answer says little.
            let smoothed = |before: Duration| (before * 3 + passed) / 4;
            self.round_trip = Some(self.round_trip.map_or(passed, smoothed));
        }
    }

    /// Counts a message of the client, who may not send any number.
    fn count(&mut self) -> Result<(), (u16, &'static str)> {
        let passed = self.counted.elapsed().as_secs_f64();
        self.counted = Instant::now();
        self.allowance = A_SECOND.mul_add(passed, self.allowance).min(AT_ONCE) - 1.0;
        if self.allowance < 0.0 {
            return Err((close_code::POLICY, "too many messages"));
        }
        Ok(())
    }

    async fn send(&mut self, message: &Arc<str>) -> Result<(), axum::Error> {
        let text = Utf8Bytes::from(message.as_ref());
        self.socket.send(Message::Text(text)).await
    }
}

fn refused(id: &str, problem: &Problem) -> String {
    let id: String = id.chars().take(RoomCommand::MAX_ID).collect();
    json!({"kind": "refused", "id": id, "problem": problem.to_value()}).to_string()
}

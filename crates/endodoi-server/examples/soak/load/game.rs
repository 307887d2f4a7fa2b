//! Two sockets with a game between them, played by one task.

use std::net::SocketAddr;
use std::ops::Range;
use std::time::Duration;

use serde::Deserialize;
use serde_json::json;
use tokio::time::{Instant, sleep_until};

use super::super::http::Asker;
use super::super::link::Link;
use super::times::{Kind, Times};

/// Two players.
#[derive(Debug)]
pub(crate) struct Pair {
    links: [Link; 2],
    kind: Kind,
    /// How the game stands, as each knows it.
    known: [Known; 2],
    commands: u64,
    /// What was sent last.
    sent: Option<Sent>,
}

#[derive(Clone, Debug, Default)]
struct Known {
    seq: u64,
    game: u32,
    ply: usize,
    hole: Option<String>,
    offer: Option<u64>,
}

/// Something on its way.
#[derive(Clone, Debug)]
struct Sent {
    /// Who has sent it.
    by: usize,
    at: Instant,
    is_acknowledged: bool,
    is_received: bool,
    /// Whether it counts.
    is_measured: bool,
}

/// A message, as far as it matters here.
#[derive(Deserialize)]
struct Told {
    kind: String,
    #[serde(default)]
    seq: u64,
    room: Option<Room>,
    problem: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct Room {
    game: Game,
    offer: Option<Offer>,
}

#[derive(Deserialize)]
struct Game {
    number: u32,
    moves: Vec<String>,
    legal: Vec<String>,
}

#[derive(Deserialize)]
struct Offer {
    number: u64,
}

impl Pair {
    /// Makes a room and connects both players, each to another server if there are two.
    ///
    /// # Errors
    /// What went wrong.
    pub(crate) async fn meet(servers: &[SocketAddr], kind: Kind) -> Result<Self, String> {
        let (Some(near), Some(far)) = (servers.first(), servers.last()) else {
            return Err("there is no server".to_owned());
        };
        let (path, tokens) = match kind {
            Kind::Echo => ("/echo".to_owned(), [String::new(), String::new()]),
            Kind::Game => room(*near).await?,
        };
        let south = Link::open(*near, &path, &tokens[0]).await?;
        let north = Link::open(*far, &path, &tokens[1]).await?;
        Ok(Self {
            links: [south, north],
            kind,
            known: [Known::default(), Known::default()],
            commands: 0,
            sent: None,
        })
    }

    /// Plays from this moment on, a move at each pace, until what is measured is over.
    ///
    /// # Errors
    /// What went wrong.
    pub(crate) async fn play(
        mut self,
        first: Instant,
        pace: Duration,
        measured: Range<Instant>,
    ) -> Result<Times, String> {
        let mut times = Times::default();
        let mut next = first;
        // What was sent at the end is waited for.
        while next < measured.end || self.is_waiting() {
            let [south, north] = &mut self.links;
            let (who, text) = tokio::select! {
                text = south.hear() => (0, text?),
                text = north.hear() => (1, text?),
                () = sleep_until(next), if next < measured.end => {
                    if self.is_waiting() {
                        times.late += u64::from(measured.contains(&next));
                    } else {
                        self.act(measured.contains(&next)).await?;
                    }
                    next += pace;
                    continue;
                }
            };
            self.hear(who, &text, &mut times)?;
        }
        Ok(times)
    }

    fn is_waiting(&self) -> bool {
        let sent = self.sent.as_ref();
        sent.is_some_and(|sent| !sent.is_acknowledged || !sent.is_received)
    }

    async fn act(&mut self, is_measured: bool) -> Result<(), String> {
        let (by, text) = match self.kind {
            Kind::Echo => self.echo(),
            Kind::Game => self.deed(),
        };
        self.commands += 1;
        self.sent = Some(Sent {
            by,
            at: Instant::now(),
            is_acknowledged: false,
            is_received: false,
            is_measured,
        });
        self.links[by].say(text).await
    }

    fn echo(&self) -> (usize, String) {
        let by = usize::from(self.commands % 2 == 1);
        let text = json!({"do": "move", "id": self.commands.to_string(), "game": 1, "ply": 1, "hole": "A"});
        (by, text.to_string())
    }

    fn deed(&self) -> (usize, String) {
        let id = self.commands.to_string();
        let [south, north] = &self.known;
        let Known { game, ply, .. } = *south;
        let deed = match (&south.hole, &north.hole) {
            (Some(hole), _) | (_, Some(hole)) => {
                let by = usize::from(south.hole.is_none());
                (
                    by,
                    json!({"do": "move", "id": id, "game": game, "ply": ply, "hole": hole}),
                )
            }
            _ => match north.offer {
                Some(offer) => (1, json!({"do": "accept", "id": id, "offer": offer})),
                None => (
                    0,
                    json!({"do": "offer", "id": id, "game": game, "what": "rematch"}),
                ),
            },
        };
        (deed.0, deed.1.to_string())
    }

    fn hear(&mut self, who: usize, text: &str, times: &mut Times) -> Result<(), String> {
        let Some(sent) = &mut self.sent else {
            return self.look(who, text).map(drop);
        };
        let passed = sent.at.elapsed();
        if self.kind == Kind::Echo {
            (sent.is_acknowledged, sent.is_received) = (true, true);
            times.received.extend(sent.is_measured.then_some(passed));
            return Ok(());
        }
        let (by, is_measured) = (sent.by, sent.is_measured);
        match self.look(who, text)? {
            Heard::Done if who == by => {
                times.acknowledged.extend(is_measured.then_some(passed));
                self.sent
                    .iter_mut()
                    .for_each(|sent| sent.is_acknowledged = true);
            }
            Heard::Step if who != by => {
                times.received.extend(is_measured.then_some(passed));
                self.sent
                    .iter_mut()
                    .for_each(|sent| sent.is_received = true);
            }
            _ => {}
        }
        Ok(())
    }

    fn look(&mut self, who: usize, text: &str) -> Result<Heard, String> {
        let told: Told = serde_json::from_str(text).map_err(|error| format!("{error}: {text}"))?;
        if let Some(problem) = told.problem {
            return Err(format!(
                "refused: {problem}; {:?} {:?}",
                self.known, self.sent
            ));
        }
        let Some(room) = told.room else {
            return Ok(if told.kind == "done" {
                Heard::Done
            } else {
                Heard::Other
            });
        };
        let known = &mut self.known[who];
        if told.seq <= known.seq {
            return Ok(Heard::Other);
        }
        let own = |hole: &&String| hole.starts_with(|c: char| c.is_ascii_uppercase()) == (who == 0);
        let middle = room
            .game
            .legal
            .get(room.game.moves.len() % room.game.legal.len().max(1));
        *known = Known {
            seq: told.seq,
            game: room.game.number,
            ply: room.game.moves.len(),
            hole: middle.filter(own).cloned(),
            offer: room.offer.map(|offer| offer.number),
        };
        Ok(if told.kind == "step" {
            Heard::Step
        } else {
            Heard::Other
        })
    }
}

/// What a message was.
enum Heard {
    Done,
    Step,
    Other,
}

/// A room with two players; its address and their tokens.
async fn room(server: SocketAddr) -> Result<(String, [String; 2]), String> {
    let mut asker = Asker::new(server, "");
    let mut tokens = [String::new(), String::new()];
    for token in &mut tokens {
        let told = asker.must("/api/v1/players", &json!({})).await?;
        told["token"].as_str().unwrap_or_default().clone_into(token);
    }
    asker.becomes(&tokens[0]);
    let made = asker
        .must(
            "/api/v1/rooms",
            &json!({"clock": {"base": 3600, "increment": 5}}),
        )
        .await?;
    let id = made["id"].as_str().unwrap_or_default();
    asker.becomes(&tokens[1]);
    let invite = json!({"invite": made["invite"]});
    asker
        .must(&format!("/api/v1/rooms/{id}/join"), &invite)
        .await?;
    Ok((format!("/api/v1/rooms/{id}/live"), tokens))
}

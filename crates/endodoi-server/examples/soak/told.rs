//! What a server tells, as far as it is looked at here; docs/network.md describes all of it.

use serde::Deserialize;
use serde_json::Value;

/// A message.
#[derive(Clone, Debug)]
pub(crate) enum Told {
    /// How the room stands, with all that is told on joining.
    State(Stand),
    /// How the room stands after a step.
    Step(Stand),
    Done {
        id: String,
        seq: u64,
    },
    Refused {
        id: String,
        code: String,
        status: u64,
    },
    Other,
}

/// How a room stands.
#[derive(Clone, Debug)]
pub(crate) struct Stand {
    pub(crate) seq: u64,
    /// All of it, the same for everybody.
    pub(crate) room: Value,
    pub(crate) view: View,
    /// What was said, if that is told.
    pub(crate) said: Option<Vec<String>>,
}

/// What a player looks at.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct View {
    pub(crate) phase: String,
    pub(crate) game: Game,
    pub(crate) offer: Option<Offer>,
    pub(crate) ready: Ready,
    pub(crate) players: Players,
    #[serde(rename = "match")]
    pub(crate) series: Series,
}

/// The game.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Game {
    pub(crate) number: u32,
    pub(crate) moves: Vec<String>,
    pub(crate) position: String,
    pub(crate) legal: Vec<String>,
}

/// Who plays.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Players {
    pub(crate) south: Option<Player>,
    pub(crate) north: Option<Player>,
}

/// A player.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Player {
    /// The level of a computer.
    pub(crate) level: Option<u8>,
}

/// What is offered.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Offer {
    pub(crate) what: String,
    pub(crate) by: String,
    pub(crate) number: u64,
}

/// Who wants the next game.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Ready {
    pub(crate) south: bool,
    pub(crate) north: bool,
}

/// The match.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Series {
    pub(crate) number: u64,
}

impl View {
    /// Whether both players are persons.
    pub(crate) fn is_among_people(&self) -> bool {
        let players = [self.players.south, self.players.north];
        players
            .iter()
            .flatten()
            .all(|player| player.level.is_none())
    }
}

impl Told {
    /// Reads a message.
    ///
    /// # Errors
    /// What makes no sense in it.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let told: Value = serde_json::from_str(text).map_err(|error| format!("{error}: {text}"))?;
        let word = |field: &str| told[field].as_str().unwrap_or_default().to_owned();
        Ok(match told["kind"].as_str() {
            Some("state") => Self::State(Stand::of(told)?),
            Some("step") => Self::Step(Stand::of(told)?),
            Some("done") => Self::Done {
                id: word("id"),
                seq: told["seq"]
                    .as_u64()
                    .ok_or("a command done without a number")?,
            },
            Some("refused") => Self::Refused {
                id: word("id"),
                code: told["problem"]["code"]
                    .as_str()
                    .unwrap_or_default()
                    .to_owned(),
                status: told["problem"]["status"].as_u64().unwrap_or(0),
            },
            Some("presence" | "pong") => Self::Other,
            _ => return Err(format!("a message of no known kind: {text}")),
        })
    }
}

impl Stand {
    /// Reads how a room stands.
    ///
    /// # Errors
    /// What makes no sense in it.
    pub(crate) fn of(mut told: Value) -> Result<Self, String> {
        let room = told["room"].take();
        let view = View::deserialize(&room).map_err(|error| format!("{error}: {room}"))?;
        let said = told["chat"].as_array().map(|chat| {
            let texts = chat.iter().filter_map(|said| said["text"].as_str());
            texts.map(str::to_owned).collect()
        });
        Ok(Self {
            seq: told["seq"].as_u64().ok_or("a room without a number")?,
            room,
            view,
            said,
        })
    }
}

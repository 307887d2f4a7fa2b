//! How does a room stand, in which two play over a network?
//!
//! A room is told whole each time, so that whoever has missed something needs nothing of it.

use endodoi::{BySide, Game, Hole, Position, Rules, Side};
use serde::Serialize;

use crate::ask::{ClockWish, OfferKind, PlayedEnd};
use crate::{Answer, OutcomeAnswer};

/// A room as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RoomAnswer {
    /// Its name.
    pub id: String,
    /// The rules of all its games.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Rules))]
    pub rules: Rules,
    /// The first position of the match: who moves in it began the first game.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Position))]
    pub start: Position,
    /// What is played for.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Target))]
    pub target: String,
    /// The time that each player has; none if they have all.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub clock: Option<ClockWish>,
    /// Whether anybody may take a free seat.
    pub listed: bool,
    /// Whether others may watch.
    pub watched: bool,
    /// How far things are.
    pub phase: RoomPhase,
    /// Who plays; none for a free seat.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::BySide<Option<PlayerAnswer>>))]
    pub players: BySide<Option<PlayerAnswer>>,
    /// The match.
    #[serde(rename = "match")]
    pub series: RoomMatchAnswer,
    /// The game under way, or the last one.
    pub game: RoomGameAnswer,
    /// The times of both players; none without a clock.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub times: Option<TimesAnswer>,
    /// What one player offers the other.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub offer: Option<RoomOfferAnswer>,
    /// Who is ready for the next game of the match.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::BySide<bool>))]
    pub ready: BySide<bool>,
}

/// How far things are in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum RoomPhase {
    /// A seat is free.
    Open,
    /// A game is under way.
    Playing,
    /// A game is over, and the match goes on.
    Between,
    /// The match is over; there may be another.
    Over,
    /// Nothing was played, and nothing will be.
    Aborted,
}

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlayerAnswer {
    /// The name; may be empty.
    pub name: String,
    /// The level of a computer; none for a person.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub level: Option<u8>,
}

/// How the match of a room stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RoomMatchAnswer {
    /// The number of the match in this room, from 1.
    pub number: u32,
    /// Who moved first in its first game.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Side))]
    pub first: Side,
    /// Games won.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::BySide<u32>))]
    pub pins: BySide<u32>,
    /// Seeds of all games.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::BySide<u32>))]
    pub seeds: BySide<u32>,
    /// Who has won it; none while it goes on.
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Side>, required = true))]
    pub winner: Option<Side>,
    /// Matches won in this room, this one included.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::BySide<u32>))]
    pub won: BySide<u32>,
}

/// A game of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RoomGameAnswer {
    /// The number of the game in this room, from 1.
    pub number: u32,
    /// The first position.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Position))]
    pub start: Position,
    /// The holes played.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Hole>))]
    pub moves: Vec<Hole>,
    /// The position now.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Position))]
    pub position: Position,
    /// The holes that may be played; none if the game is over.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Hole>))]
    pub legal: Vec<Hole>,
    /// What ended the game, if it was no turn.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub ended: Option<PlayedEnd>,
    /// How it ended; none while it goes on.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub outcome: Option<OutcomeAnswer>,
    /// The final seeds, South's first; `*` while it goes on.
    pub result: String,
    /// Whether it can still be left without a loser.
    pub can_abort: bool,
}

/// A finished game of the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PastGameAnswer {
    /// The number of the game in this room.
    pub number: u32,
    /// The first position.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Position))]
    pub start: Position,
    /// The holes played.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Hole>))]
    pub moves: Vec<Hole>,
    /// What ended the game, if it was no turn.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub ended: Option<PlayedEnd>,
    /// How it ended.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub outcome: Option<OutcomeAnswer>,
    /// The final seeds, South's first.
    pub result: String,
}

/// The times of both players in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TimesAnswer {
    /// What South has left as of `since`.
    pub south: u64,
    /// What North has left as of `since`.
    pub north: u64,
    /// Who loses time from `since` on; none if nobody does.
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Side>, required = true))]
    pub running: Option<Side>,
    /// Since when, in milliseconds since 1970; may lie ahead, since showing a turn is not charged.
    pub since: u64,
    /// When the time falls, or the turn must have been taken; none if never.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub until: Option<u64>,
}

/// Something that is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RoomOfferAnswer {
    /// What.
    pub what: OfferKind,
    /// By whom.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Side))]
    pub by: Side,
    /// Its number, which comes once in a room.
    pub number: u64,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SaidAnswer {
    /// Its number, which comes once in a room.
    pub number: u64,
    /// By whom.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Side))]
    pub by: Side,
    /// The name of who said it.
    pub name: String,
    /// The words, which are text and never markup.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// The room whole, or what a step has made of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RoomToldAnswer {
    /// `state` if all is told, `step` if only what a step may have changed.
    pub kind: RoomToldKind,
    /// The number of the last step. What has a lower or the same number is old.
    pub seq: u64,
    /// The time on the server's clock, in milliseconds since 1970.
    pub now: u64,
    /// Whose seat the hearer has; none for who watches. Only with all.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Side>))]
    pub you: Option<Option<Side>>,
    /// The room.
    pub room: RoomAnswer,
    /// The finished games of the match; absent if they are as before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<PastGameAnswer>>))]
    pub past: Option<Vec<PastGameAnswer>>,
    /// What was said last; absent if it is as before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<SaidAnswer>>))]
    pub chat: Option<Vec<SaidAnswer>>,
}

impl Answer for RoomToldAnswer {}

/// How much is told of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum RoomToldKind {
    /// All.
    State,
    /// What a step may have changed.
    Step,
}

impl RoomGameAnswer {
    /// Tells a game of a room that cannot be left without a loser any more.
    pub fn new(number: u32, game: &Game) -> Self {
        Self {
            number,
            start: *game.start(),
            moves: game.turns().map(endodoi::Turn::hole).collect(),
            position: *game.position(),
            legal: game.legal_moves().iter().collect(),
            ended: PlayedEnd::of_game(game),
            outcome: game.outcome().map(OutcomeAnswer::from),
            result: game.result(),
            can_abort: false,
        }
    }
}

impl PastGameAnswer {
    /// Tells a finished game of a room.
    pub fn new(number: u32, game: &Game) -> Self {
        Self {
            number,
            start: *game.start(),
            moves: game.turns().map(endodoi::Turn::hole).collect(),
            ended: PlayedEnd::of_game(game),
            outcome: game.outcome().map(OutcomeAnswer::from),
            result: game.result(),
        }
    }
}

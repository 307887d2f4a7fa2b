//! Which rooms are there, and what gets somebody into one?

use endodoi::{BySide, Position, Rules, Side};
use serde::Serialize;
use serde_json::Value;

use crate::ask::ClockWish;
use crate::{Answer, PlayerAnswer, RoomAnswer, RoomMatchAnswer, RoomPhase, RoomToldAnswer};

/// A room as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RoomListedAnswer {
    /// Its name.
    pub id: String,
    /// How far things are.
    pub phase: RoomPhase,
    /// The rules of all its games.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Rules))]
    pub rules: Rules,
    /// The first position of the match.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Position))]
    pub start: Position,
    /// What is played for.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Target))]
    pub target: String,
    /// The time that each player has; none if they have all.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub clock: Option<ClockWish>,
    /// Who plays; none for a free seat.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::BySide<Option<PlayerAnswer>>))]
    pub players: BySide<Option<PlayerAnswer>>,
    /// The match.
    #[serde(rename = "match")]
    pub series: RoomMatchAnswer,
    /// Turns taken in the game under way, or the last one.
    pub turns: usize,
    /// Whose turn it is; none if no game is on.
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Side>, required = true))]
    pub to_move: Option<Side>,
    /// When the last step was, in milliseconds since 1970.
    pub changed: u64,
    /// Whose seat the asker has; only among one's own rooms.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Side>))]
    pub you: Option<Side>,
}

impl RoomListedAnswer {
    /// Tells a room for lists.
    pub fn new(room: RoomAnswer, changed: u64) -> Self {
        let is_on = room.phase == RoomPhase::Playing;
        Self {
            id: room.id,
            phase: room.phase,
            rules: room.rules,
            start: room.start,
            target: room.target,
            clock: room.clock,
            players: room.players,
            series: room.series,
            turns: room.game.moves.len(),
            to_move: is_on.then(|| room.game.position.to_move()),
            changed,
            you: None,
        }
    }
}

/// Some rooms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RoomListAnswer {
    /// The rooms, as they were told when they were written down.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<RoomListedAnswer>))]
    pub rooms: Vec<Value>,
}

impl Answer for RoomListAnswer {}

/// A seat that somebody has taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RoomSeatAnswer {
    /// The name of the room.
    pub id: String,
    /// The seat.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Side))]
    pub seat: Side,
    /// The word that lets somebody onto the other seat; only for who made the room.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// How the room stands.
    pub state: RoomToldAnswer,
}

impl Answer for RoomSeatAnswer {}

/// A secret by which a program is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TokenAnswer {
    /// The secret; keep it.
    pub token: String,
}

impl Answer for TokenAnswer {}

/// A word that moves a seat to another device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HandoverAnswer {
    /// The word, which is good once.
    pub handover: String,
}

impl Answer for HandoverAnswer {}

/// A command that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CommandDoneAnswer {
    /// The name of the command.
    pub id: String,
    /// The number of the step that did it.
    pub seq: u64,
}

impl Answer for CommandDoneAnswer {}

/// A text as a picture to scan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QrAnswer {
    /// The picture as SVG.
    pub svg: String,
}

impl Answer for QrAnswer {}

//! What happened in a room, as it is written down.
//!
//! The JSON of these is what lies in the database: fields may be added with a default, and none may
//! change its meaning.

use endodoi::Side;
use endodoi_api::ask::{ClockWish, OfferKind, PlayedEnd};
use serde::{Deserialize, Serialize};

use super::Millis;

/// What happened at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Step {
    /// When.
    pub(crate) at: Millis,
    /// Whose command it was; none if time brought it about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) by: Option<Side>,
    /// The name that the player gave the command.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) id: Option<String>,
    /// What happened, in this order.
    pub(crate) events: Vec<Event>,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case")]
pub(crate) enum Event {
    /// The room was made; always the first.
    Made {
        rules: String,
        start: String,
        target: String,
        clock: Option<ClockWish>,
        /// Who moves first in the first game.
        first: Side,
        listed: bool,
        watched: bool,
        /// Whether it belongs to a tournament, so that nobody may leave it or play once more.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        contest: bool,
    },
    /// Somebody sat down. With the second player the first game begins.
    Sat {
        side: Side,
        name: String,
        level: Option<u8>,
    },
    /// A hole was played, in so many milliseconds of the player's time; the next time begins after so
    /// many that it takes to see the turn.
    Moved {
        hole: String,
        spent: Millis,
        shown: Millis,
    },
    /// Something was offered.
    Offered { what: OfferKind },
    /// The offer was declined or withdrawn.
    Declined,
    /// So many turns were taken back.
    TookBack { turns: u32 },
    /// The game ended otherwise than by a turn.
    Ended { end: PlayedEnd },
    /// A player is ready for the next game of the match.
    Readied,
    /// The next game of the match began.
    Began,
    /// Another match began.
    Rematched,
    /// The room was left before anything was played.
    Aborted,
    /// A player has another name.
    Named { name: String },
    /// A player said something.
    Said { text: String },
    /// The server was away: nobody loses time before then.
    Woke { since: Millis },
}

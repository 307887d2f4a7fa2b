//! Why something is not done in a room.

use std::borrow::Cow;

use axum::http::StatusCode;
use thiserror::Error;

use crate::problem::Problem;

/// Why a command is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum Refusal {
    #[error("only the two players may do this; watch, or take a seat")]
    NotYours,
    #[error("it is the other player's turn")]
    NotYourTurn,
    #[error("the game has gone on since; look at the last message")]
    Late,
    #[error("no game is under way; look at the phase of the room")]
    NoGame,
    #[error("there is no such offer any more")]
    NoOffer,
    #[error("an offer waits for its answer; answer it, or withdraw it first")]
    Offered,
    #[error("nothing can be taken back: you have taken no turn")]
    NothingToTakeBack,
    #[error("turns have been taken; offer to stop, or resign")]
    CannotAbort,
    #[error("the other player is here, or has not been away for long enough")]
    NotAway,
    #[error("the other seat is taken; watch, or make a room of your own")]
    Full,
    #[error("this game belongs to a tournament, in which it is played once")]
    OfContest,
    #[error("the match is not over yet")]
    MatchGoesOn,
    #[error("the game has {0} turns, more are not played; offer to stop, or resign")]
    TooLong(usize),
    #[error("more has happened in this room than is kept; make another one")]
    TooMuch,
    #[error("nothing was said; send some words")]
    Nothing,
    #[error("{detail}")]
    Rules { code: &'static str, detail: String },
}

impl Refusal {
    /// A name that never changes.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Self::NotYours => "room.not-yours",
            Self::NotYourTurn => "room.not-your-turn",
            Self::Late => "room.late",
            Self::NoGame => "room.no-game",
            Self::NoOffer => "room.no-offer",
            Self::Offered => "room.offered",
            Self::NothingToTakeBack => "room.nothing-to-take-back",
            Self::CannotAbort => "room.cannot-abort",
            Self::NotAway => "room.not-away",
            Self::Full => "room.full",
            Self::OfContest => "room.of-contest",
            Self::MatchGoesOn => "room.match-goes-on",
            Self::TooLong(_) => "room.too-long",
            Self::TooMuch => "room.too-much",
            Self::Nothing => "room.nothing-said",
            Self::Rules { code, .. } => code,
        }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let status = match refusal {
            Refusal::NotYours => StatusCode::FORBIDDEN,
            Refusal::Rules { .. } | Refusal::Nothing => StatusCode::UNPROCESSABLE_ENTITY,
            _ => StatusCode::CONFLICT,
        };
        Self::new(status, Cow::Borrowed(refusal.code()), &refusal)
    }
}

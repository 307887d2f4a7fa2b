//! A room in which two play each other, as a pure state machine: it has no clock, chance, storage or
//! network, all of which are handed in.
//!
//! What somebody wants is *decided* (`room/decide.rs`) into events, which are written down as a
//! [`Step`] and then *applied* (`room/apply.rs`). The same steps make the same room, on every server
//! and after every restart. What time brings about is in `room/due.rs`, how clocks go in
//! `room/clock.rs`, and how a room is told to its players in `room/told.rs`.

mod apply;
mod clock;
mod decide;
mod due;
mod event;
mod record;
mod refusal;
#[cfg(test)]
mod tests;
mod told;

use std::collections::VecDeque;
use std::sync::Arc;

use endodoi::{BySide, Game, Match, Position, Rules, Side, Target};
use endodoi_api::RoomPhase;
use endodoi_api::ask::{ClockWish, OfferKind};

use self::clock::Clock;
pub(crate) use self::decide::{Actor, Facts};
pub(crate) use self::event::{Event, Step};
pub(crate) use self::refusal::Refusal;

/// Milliseconds since 1970.
pub(crate) type Millis = u64;

/// The words of a room that are kept.
const MOST_CHAT: usize = 50;
/// The commands whose names are remembered, for each player.
const MOST_DONE: usize = 64;
/// The most steps of a room, so that none grows without end.
const MOST_STEPS: u64 = 20_000;
/// The most turns of a game.
const MOST_TURNS: usize = 2_000;

/// A room.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    /// Its name.
    pub(crate) id: String,
    /// The number of the last step.
    pub(crate) seq: u64,
    /// When that was.
    at: Millis,
    rules: Rules,
    /// The first position of every game, whoever moves first in it.
    start: Position,
    target: Target,
    wish: Option<ClockWish>,
    pub(crate) listed: bool,
    pub(crate) watched: bool,
    /// Whether it belongs to a tournament.
    is_contest: bool,
    pub(crate) phase: RoomPhase,
    /// Since when it is.
    phase_at: Millis,
    seats: BySide<Option<Seat>>,
    series: Match,
    /// The number of the match in this room.
    match_number: u32,
    /// Who moved first in its first game.
    first: Side,
    /// Matches won in this room.
    won: BySide<u32>,
    /// The finished games of the match, with their numbers.
    past: Vec<(u32, Arc<Game>)>,
    /// The matches before, as far as they are kept.
    older: Vec<(u32, Arc<Game>)>,
    game: Game,
    /// The number of the game in this room.
    game_number: u32,
    clock: Option<Clock>,
    /// The times before each turn of the game, for turns that are taken back.
    times: Vec<BySide<Millis>>,
    offer: Option<Offer>,
    ready: BySide<bool>,
    chat: VecDeque<Said>,
    /// Which commands were done last, and by which step.
    done: VecDeque<(Side, String, u64)>,
}

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seat {
    pub(crate) name: String,
    /// The level of a computer; `None` for a person.
    pub(crate) level: Option<u8>,
}

/// What one player offers the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    pub(crate) what: OfferKind,
    pub(crate) by: Side,
    /// The number of the step that made it.
    pub(crate) number: u64,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Said {
    number: u64,
    by: Side,
    name: String,
    text: String,
    at: Millis,
}

impl Room {
    /// The game under way, or the last one.
    pub(crate) const fn game(&self) -> &Game {
        &self.game
    }

    /// When the last step was.
    pub(crate) const fn at(&self) -> Millis {
        self.at
    }

    /// A number for a computer's chance, another one in each room and game.
    pub(crate) fn seed(&self) -> u64 {
        let letters = self.id.bytes().fold(0_u64, |seed, letter| {
            seed.wrapping_mul(31).wrapping_add(u64::from(letter))
        });
        letters.wrapping_add(u64::from(self.game_number))
    }

    /// What its maker wished, as one text: who wishes the same can be paired.
    pub(crate) fn wishes(&self) -> String {
        let clock = self.wish.and_then(|wish| serde_json::to_string(&wish).ok());
        let (rules, start, target) = (&self.rules, &self.start, &self.target);
        let start = start.with_to_move(Side::South);
        format!("{rules}|{start}|{target}|{}", clock.unwrap_or_default())
    }

    /// The number of that game in this room.
    pub(crate) const fn game_number(&self) -> u32 {
        self.game_number
    }

    /// Whose turn it is while a game is under way.
    pub(crate) fn to_move(&self) -> Option<Side> {
        match self.phase {
            RoomPhase::Playing => self.game.to_move(),
            _ => None,
        }
    }

    /// Who has a seat.
    pub(crate) fn seat(&self, side: Side) -> Option<&Seat> {
        self.seats[side].as_ref()
    }

    /// The side that is free, if one is.
    pub(crate) fn free_seat(&self) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|side| self.seats[*side].is_none())
    }

    /// What one player offers the other.
    pub(crate) const fn offer(&self) -> Option<Offer> {
        self.offer
    }

    /// Whether a player is ready for the next game of the match.
    pub(crate) fn is_ready(&self, side: Side) -> bool {
        self.ready[side]
    }

    /// The step that did a player's command, if it was done lately.
    pub(crate) fn done(&self, side: Side, id: &str) -> Option<u64> {
        let done = |(by, known, _): &&(Side, String, u64)| *by == side && known == id;
        self.done.iter().rev().find(done).map(|(_, _, seq)| *seq)
    }

    /// Whether the game can still be left without a loser: hardly anything was played in this room.
    fn can_abort(&self) -> bool {
        match self.phase {
            RoomPhase::Open => true,
            RoomPhase::Playing => {
                !self.is_contest && self.game_number == 1 && self.game.turns().count() < 2
            }
            _ => false,
        }
    }
}

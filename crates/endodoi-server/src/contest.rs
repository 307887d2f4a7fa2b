//! A tournament of a class or a club, as a pure state machine: it has no clock, chance, storage or
//! network, all of which are handed in.
//!
//! Two kinds there are. In a round robin everybody meets everybody, round by round
//! (`contest/round_robin.rs`); in an arena, whoever is free is paired again and again until the time is
//! over (`contest/arena.rs`). Each encounter is a room, whose name is fixed when the pair is made; who
//! wins its match wins the encounter. The whole of it is written down as one JSON document.

mod arena;
mod round_robin;
mod standings;
#[cfg(test)]
mod tests;

use endodoi::{BySide, Side};
use endodoi_api::ContestKind;
use endodoi_api::ask::RoomWishes;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::room::Millis;

pub(crate) use self::standings::Standing;

/// The most players of a tournament.
pub(crate) const MOST_PLAYERS: usize = 64;
/// The most encounters of an arena.
const MOST_ENCOUNTERS: usize = 4_000;

/// A tournament.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Contest {
    pub(crate) kind: ContestKind,
    pub(crate) title: String,
    /// What every room of it is made with.
    pub(crate) wishes: RoomWishes,
    /// Minutes of an arena.
    pub(crate) minutes: u32,
    pub(crate) players: Vec<Entrant>,
    pub(crate) encounters: Vec<Encounter>,
    /// The round that is under way, from 1; 0 before the start.
    pub(crate) round: u32,
    pub(crate) started: Option<Millis>,
    pub(crate) ended: Option<Millis>,
}

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Entrant {
    pub(crate) name: String,
    /// Whether they are to be paired.
    pub(crate) is_in: bool,
    /// Since when they have nobody to play with, in an arena.
    pub(crate) free_since: Millis,
}

/// Two who play each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Encounter {
    /// The round; the number of the encounter in an arena.
    pub(crate) round: u32,
    /// The players by their places in the list.
    pub(crate) seats: BySide<usize>,
    pub(crate) room: String,
    /// What came of it; `None` while it is played.
    pub(crate) result: Option<Decided>,
}

/// What came of an encounter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Decided {
    /// South has won.
    South,
    /// North has won.
    North,
    /// Nobody has, since it was not played.
    Neither,
}

/// Why something is not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(crate) enum Refused {
    #[error("it takes two players at least; add one")]
    TooFew,
    #[error("no more than {MOST_PLAYERS} can take part")]
    TooMany,
    #[error("a player needs a name that can be seen")]
    NoName,
    #[error("it has begun already")]
    Begun,
    #[error("it is over")]
    Over,
    #[error("there is no such player")]
    NoPlayer,
    #[error("there is no such encounter")]
    NoEncounter,
}

impl Refused {
    /// A name that never changes.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::TooFew => "contest.too-few",
            Self::TooMany => "contest.too-many",
            Self::NoName => "contest.no-name",
            Self::Begun => "contest.begun",
            Self::Over => "contest.over",
            Self::NoPlayer => "contest.no-player",
            Self::NoEncounter => "contest.no-encounter",
        }
    }
}

impl Decided {
    pub(crate) const fn won_by(side: Side) -> Self {
        match side {
            Side::South => Self::South,
            Side::North => Self::North,
        }
    }

    pub(crate) const fn winner(self) -> Option<Side> {
        match self {
            Self::South => Some(Side::South),
            Self::North => Some(Side::North),
            Self::Neither => None,
        }
    }
}

impl Contest {
    /// A tournament that has not begun.
    pub(crate) const fn new(
        kind: ContestKind,
        title: String,
        wishes: RoomWishes,
        minutes: u32,
    ) -> Self {
        Self {
            kind,
            title,
            wishes,
            minutes,
            players: Vec::new(),
            encounters: Vec::new(),
            round: 0,
            started: None,
            ended: None,
        }
    }

    /// Adds a player; to a round robin only before it begins.
    ///
    /// # Errors
    /// [`Refused`] if that is too late, or they are too many.
    pub(crate) fn add(&mut self, name: String, now: Millis) -> Result<(), Refused> {
        self.must_not_be_over()?;
        if name.is_empty() {
            return Err(Refused::NoName);
        }
        if self.started.is_some() && self.kind == ContestKind::RoundRobin {
            return Err(Refused::Begun);
        }
        if self.players.len() >= MOST_PLAYERS {
            return Err(Refused::TooMany);
        }
        self.players.push(Entrant {
            name,
            is_in: true,
            free_since: now,
        });
        Ok(())
    }

    /// Lets a player pause, or come back.
    ///
    /// # Errors
    /// [`Refused`] if there is no such player, or it is over.
    pub(crate) fn let_in(
        &mut self,
        player: usize,
        presence: Presence,
        now: Millis,
    ) -> Result<(), Refused> {
        self.must_not_be_over()?;
        let entrant = self.players.get_mut(player).ok_or(Refused::NoPlayer)?;
        entrant.is_in = presence == Presence::In;
        entrant.free_since = now;
        Ok(())
    }

    /// Begins: with the first round, or with whoever is there.
    ///
    /// # Errors
    /// [`Refused`] if it has begun, or there are too few players.
    pub(crate) fn start(&mut self, now: Millis) -> Result<(), Refused> {
        self.must_not_be_over()?;
        if self.started.is_some() {
            return Err(Refused::Begun);
        }
        if self.players.len() < 2 {
            return Err(Refused::TooFew);
        }
        self.started = Some(now);
        for player in &mut self.players {
            player.free_since = now;
        }
        Ok(())
    }

    /// Ends it; what is still played counts no more.
    ///
    /// # Errors
    /// [`Refused`] if it is over already.
    pub(crate) fn end(&mut self, now: Millis) -> Result<(), Refused> {
        self.must_not_be_over()?;
        self.ended = Some(now);
        Ok(())
    }

    /// Takes in what came of an encounter, from its room or from the organiser.
    ///
    /// # Errors
    /// [`Refused`] if there is no such encounter.
    pub(crate) fn decide(
        &mut self,
        encounter: usize,
        result: Option<Decided>,
        now: Millis,
    ) -> Result<(), Refused> {
        let known = self
            .encounters
            .get_mut(encounter)
            .ok_or(Refused::NoEncounter)?;
        if known.result == result {
            return Ok(());
        }
        known.result = result;
        for side in Side::ALL {
            let player = known.seats[side];
            if let Some(player) = self.players.get_mut(player) {
                player.free_since = now;
            }
        }
        Ok(())
    }

    /// Makes the pairs that can be made now, in rooms with names that are handed in. Returns whether
    /// anything has changed.
    ///
    /// # Errors
    /// Whatever goes wrong with the names.
    pub(crate) fn pair<E>(
        &mut self,
        now: Millis,
        mut room: impl FnMut() -> Result<String, E>,
    ) -> Result<bool, E> {
        let Some(started) = self.started.filter(|_| self.ended.is_none()) else {
            return Ok(false);
        };
        let pairs = match self.kind {
            ContestKind::RoundRobin => {
                if self.is_round_on() {
                    return Ok(false);
                }
                if self.round >= self.rounds() {
                    self.ended = Some(now);
                    return Ok(true);
                }
                self.round += 1;
                round_robin::pairs(self.players.len(), self.round)
            }
            ContestKind::Arena => {
                if now >= started.saturating_add(Millis::from(self.minutes) * 60_000) {
                    // Games under way are played to their end, and count.
                    let is_on = self.is_round_on();
                    self.ended = (!is_on).then_some(now);
                    return Ok(!is_on);
                }
                arena::pairs(self, now)
            }
        };
        let is_new = !pairs.is_empty() || self.kind == ContestKind::RoundRobin;
        for seats in pairs {
            if self.encounters.len() >= MOST_ENCOUNTERS {
                break;
            }
            let round = match self.kind {
                ContestKind::RoundRobin => self.round,
                ContestKind::Arena => u32::try_from(self.encounters.len() + 1).unwrap_or(u32::MAX),
            };
            self.encounters.push(Encounter {
                round,
                seats,
                room: room()?,
                result: self.by_default(seats),
            });
        }
        Ok(is_new)
    }

    /// Whether a document can be that of a tournament.
    ///
    /// # Errors
    /// What makes no sense in it.
    pub(crate) fn check(&self) -> Result<(), &'static str> {
        let players = self.players.len();
        let are_there = |met: &Encounter| met.seats.south < players && met.seats.north < players;
        if players > MOST_PLAYERS || self.encounters.len() > MOST_ENCOUNTERS {
            return Err("it has more players or encounters than there can be");
        }
        if !self.encounters.iter().all(are_there) {
            return Err("somebody meets who does not take part");
        }
        Ok(())
    }

    /// The rounds of a round robin; 0 for an arena.
    pub(crate) fn rounds(&self) -> u32 {
        match self.kind {
            ContestKind::RoundRobin => round_robin::rounds(self.players.len()),
            ContestKind::Arena => 0,
        }
    }

    /// When an arena ends.
    pub(crate) fn ends(&self) -> Option<Millis> {
        let minutes = Millis::from(self.minutes) * 60_000;
        let started = self.started.filter(|_| self.kind == ContestKind::Arena);
        started.map(|started| started.saturating_add(minutes))
    }

    /// The encounter that a player is in now.
    pub(crate) fn current(&self, player: usize) -> Option<&Encounter> {
        let has = |encounter: &&Encounter| {
            encounter.seats.south == player || encounter.seats.north == player
        };
        self.encounters.iter().rev().find(has)
    }

    /// What comes of an encounter that somebody does not play who pauses: the other one wins.
    fn by_default(&self, seats: BySide<usize>) -> Option<Decided> {
        let is_in = |side: Side| {
            self.players
                .get(seats[side])
                .is_some_and(|player| player.is_in)
        };
        match (is_in(Side::South), is_in(Side::North)) {
            (true, true) => None,
            (true, false) => Some(Decided::South),
            (false, true) => Some(Decided::North),
            (false, false) => Some(Decided::Neither),
        }
    }

    /// Whether something is being played.
    fn is_round_on(&self) -> bool {
        self.encounters
            .iter()
            .any(|encounter| encounter.result.is_none())
    }

    const fn must_not_be_over(&self) -> Result<(), Refused> {
        if self.ended.is_some() {
            Err(Refused::Over)
        } else {
            Ok(())
        }
    }
}

/// Whether a player is to be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Presence {
    In,
    Out,
}

//! Steps applied: what happened makes the room.
//!
//! What was written down was decided before, so nothing of it is refused here unless the database
//! holds what no server has written.

use std::collections::VecDeque;
use std::sync::Arc;

use endodoi::{BySide, Game, Match, Position, Rules, Side, Target};
use endodoi_api::RoomPhase;
use endodoi_api::ask::RoomWishes;
use thiserror::Error;

use super::clock::{CONTEST_TURN, Clock, FIRST_TURN};
use super::decide::named_hole;
use super::event::{Event, Step};
use super::{MOST_CHAT, MOST_DONE, Millis, Offer, Room, Said, Seat};

/// The finished games of former matches that are kept in memory.
const MOST_OLDER: usize = 200;

/// Steps that no server has written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("step {step} of room {room} makes no sense: {reason}")]
pub(crate) struct Corrupt {
    room: String,
    step: u64,
    reason: String,
}

impl Room {
    /// The room that a first step makes.
    ///
    /// # Errors
    /// [`Corrupt`] if it makes none.
    pub(crate) fn made(id: &str, step: &Step) -> Result<Self, Corrupt> {
        let corrupt = |reason: String| Corrupt {
            room: id.to_owned(),
            step: 1,
            reason,
        };
        let Some((
            Event::Made {
                rules,
                start,
                target,
                clock,
                first,
                listed,
                watched,
                contest,
            },
            rest,
        )) = step.events.split_first()
        else {
            return Err(corrupt("it does not make the room".to_owned()));
        };
        let rules: Rules = rules.parse().map_err(|error| corrupt(format!("{error}")))?;
        if rules.lap_limit.laps() > RoomWishes::MAX_LAPS {
            return Err(corrupt(
                "its turns may be longer than any room's".to_owned(),
            ));
        }
        let start: Position = start.parse().map_err(|error| corrupt(format!("{error}")))?;
        let target: Target = target
            .parse()
            .map_err(|error| corrupt(format!("{error}")))?;
        let mut room = Self {
            id: id.to_owned(),
            seq: 1,
            at: step.at,
            rules,
            start,
            target,
            wish: *clock,
            listed: *listed,
            watched: *watched,
            is_contest: *contest,
            phase: RoomPhase::Open,
            phase_at: step.at,
            seats: BySide::from_fn(|_| None),
            series: Match::new(target, *first),
            match_number: 1,
            first: *first,
            won: BySide::from_fn(|_| 0),
            past: Vec::new(),
            older: Vec::new(),
            game: Game::new(rules, start.with_to_move(*first)),
            game_number: 1,
            clock: None,
            times: Vec::new(),
            offer: None,
            ready: BySide::from_fn(|_| false),
            chat: VecDeque::new(),
            done: VecDeque::new(),
        };
        for event in rest {
            room.happen(step, event).map_err(corrupt)?;
        }
        Ok(room)
    }

    /// Applies the step after the last one.
    ///
    /// # Errors
    /// [`Corrupt`] if it cannot have happened; the room is then of no use any more.
    pub(crate) fn apply(&mut self, step: &Step) -> Result<(), Corrupt> {
        self.seq += 1;
        self.at = self.at.max(step.at);
        for event in &step.events {
            self.happen(step, event).map_err(|reason| Corrupt {
                room: self.id.clone(),
                step: self.seq,
                reason,
            })?;
        }
        if let (Some(by), Some(id)) = (step.by, &step.id) {
            self.done.push_back((by, id.clone(), self.seq));
            let of_this = self.done.iter().filter(|(side, ..)| *side == by).count();
            if of_this > MOST_DONE
                && let Some(oldest) = self.done.iter().position(|(side, ..)| *side == by)
            {
                self.done.remove(oldest);
            }
        }
        Ok(())
    }

    fn happen(&mut self, step: &Step, event: &Event) -> Result<(), String> {
        let by = step.by.ok_or("nobody did it");
        match event {
            Event::Made { .. } => return Err("a room is made once".to_owned()),
            Event::Sat { side, name, level } => {
                self.seats[*side] = Some(Seat {
                    name: name.clone(),
                    level: *level,
                });
                if self.free_seat().is_none() {
                    self.begin_game(self.first, step.at);
                }
            }
            Event::Moved { hole, spent, shown } => {
                self.play(hole, *spent, step.at.saturating_add(*shown))?;
                self.end_of_game(step.at);
            }
            Event::Offered { what } => {
                self.offer = Some(Offer {
                    what: *what,
                    by: by?,
                    number: self.seq,
                });
            }
            Event::Declined => self.offer = None,
            Event::TookBack { turns } => self.take_back(*turns, step.at)?,
            Event::Ended { end } => {
                let ended = end.end(&mut self.game);
                ended.map_err(|error| error.to_string())?;
                self.end_of_game(step.at);
            }
            Event::Readied => self.ready[by?] = true,
            Event::Began => {
                self.past
                    .push((self.game_number, Arc::new(self.game.clone())));
                self.game_number += 1;
                self.begin_game(self.series.first_mover(), step.at);
            }
            Event::Rematched => self.begin_match(step.at),
            Event::Aborted => {
                self.offer = None;
                self.go_to(RoomPhase::Aborted, step.at);
            }
            Event::Named { name } => {
                if let Some(seat) = &mut self.seats[by?] {
                    seat.name.clone_from(name);
                }
            }
            Event::Said { text } => self.say(by?, text, step.at),
            Event::Woke { since } => {
                if let Some(clock) = &mut self.clock {
                    clock.wait_until(*since);
                }
            }
        }
        Ok(())
    }

    fn go_to(&mut self, phase: RoomPhase, at: Millis) {
        self.phase = phase;
        self.phase_at = at;
    }

    fn begin_game(&mut self, first: Side, at: Millis) {
        self.game = Game::new(self.rules, self.start.with_to_move(first));
        let first_turn = if self.is_contest {
            CONTEST_TURN
        } else {
            FIRST_TURN
        };
        self.clock = self.wish.map(|wish| Clock::new(wish, at, first_turn));
        self.times.clear();
        self.offer = None;
        self.ready = BySide::from_fn(|_| false);
        self.go_to(RoomPhase::Playing, at);
        // A start without a legal move is over at once.
        self.end_of_game(at);
    }

    fn begin_match(&mut self, at: Millis) {
        self.older.append(&mut self.past);
        self.older
            .push((self.game_number, Arc::new(self.game.clone())));
        let too_many = self.older.len().saturating_sub(MOST_OLDER);
        self.older.drain(..too_many);
        self.first = self.first.opposite();
        self.series = Match::new(self.target, self.first);
        self.match_number += 1;
        self.game_number += 1;
        self.begin_game(self.first, at);
    }

    fn play(&mut self, hole: &str, spent: Millis, next: Millis) -> Result<(), String> {
        let side = self.to_move().ok_or("no game is under way")?;
        let turns = self.game.turns().count();
        let hole = named_hole(&self.game, hole).map_err(|error| error.to_string())?;
        let played = self.game.play(hole);
        played.map_err(|error| error.to_string())?;
        if let Some(clock) = &mut self.clock {
            self.times.push(clock.left);
            clock.take_turn(side, turns, spent, next);
        }
        // To play on is to say no to what was offered, and to drop what one has offered before.
        self.offer = None;
        Ok(())
    }

    fn take_back(&mut self, turns: u32, at: Millis) -> Result<(), String> {
        for _ in 0..turns {
            self.game
                .undo()
                .ok_or("more was taken back than there was")?;
        }
        self.game = self.game.without_undone();
        if let Some(clock) = &mut self.clock {
            clock.since = at;
            let turns = self.game.turns().count();
            if let Some(before) = self.times.get(turns) {
                clock.left = *before;
            }
            self.times.truncate(turns);
        }
        self.offer = None;
        Ok(())
    }

    /// Counts a game that is over.
    fn end_of_game(&mut self, at: Millis) {
        let Some(outcome) = self.game.outcome() else {
            return;
        };
        if self.phase != RoomPhase::Playing {
            return;
        }
        self.offer = None;
        self.series.record(outcome);
        if let Some(winner) = self.series.winner() {
            self.won[winner] += 1;
            self.go_to(RoomPhase::Over, at);
        } else {
            self.go_to(RoomPhase::Between, at);
        }
    }

    fn say(&mut self, by: Side, text: &str, at: Millis) {
        let name = self.seat(by).map(|seat| seat.name.clone());
        self.chat.push_back(Said {
            number: self.seq,
            by,
            name: name.unwrap_or_default(),
            text: text.to_owned(),
            at,
        });
        if self.chat.len() > MOST_CHAT {
            self.chat.pop_front();
        }
    }
}

//! A room told to who plays or watches.

use std::sync::Arc;

use endodoi::{BySide, Side};
use endodoi_api::{
    PastGameAnswer, PlayerAnswer, RoomAnswer, RoomGameAnswer, RoomListedAnswer, RoomMatchAnswer,
    RoomOfferAnswer, RoomPhase, RoomToldAnswer, RoomToldKind, SaidAnswer, TimesAnswer,
};

use super::event::{Event, Step};
use super::{Millis, Room};

impl Room {
    /// Tells all.
    pub(crate) fn told(&self, you: Option<Side>, now: Millis) -> RoomToldAnswer {
        RoomToldAnswer {
            kind: RoomToldKind::State,
            seq: self.seq,
            now,
            you: Some(you),
            room: self.answer(),
            past: Some(self.past_told()),
            chat: Some(self.chat_told()),
        }
    }

    /// Tells what a step that was applied just now has made of the room.
    pub(crate) fn step_told(&self, step: &Step, now: Millis) -> RoomToldAnswer {
        let begins = |event: &Event| {
            matches!(
                event,
                Event::Began | Event::Rematched | Event::Sat { .. } | Event::Made { .. }
            )
        };
        let says = |event: &Event| matches!(event, Event::Said { .. });
        RoomToldAnswer {
            kind: RoomToldKind::Step,
            seq: self.seq,
            now,
            you: None,
            room: self.answer(),
            past: step.events.iter().any(begins).then(|| self.past_told()),
            chat: step.events.iter().any(says).then(|| self.chat_told()),
        }
    }

    /// What lists show of the room, as JSON.
    pub(crate) fn summary(&self, changed: Millis) -> String {
        let listed = RoomListedAnswer::new(self.answer(), changed);
        serde_json::to_string(&listed).unwrap_or_default()
    }

    /// How far things are, as it is told.
    pub(crate) const fn phase_told(&self) -> &'static str {
        match self.phase {
            RoomPhase::Open => "open",
            RoomPhase::Playing => "playing",
            RoomPhase::Between => "between",
            RoomPhase::Over => "over",
            RoomPhase::Aborted => "aborted",
        }
    }

    fn answer(&self) -> RoomAnswer {
        RoomAnswer {
            id: self.id.clone(),
            rules: self.rules,
            start: self.start.with_to_move(self.first),
            target: self.target.to_string(),
            clock: self.wish,
            listed: self.listed,
            watched: self.watched,
            phase: self.phase,
            players: BySide::from_fn(|side| self.player_told(side)),
            series: RoomMatchAnswer {
                number: self.match_number,
                first: self.first,
                pins: self.series.pins(),
                seeds: self.series.seeds(),
                winner: self.series.winner(),
                won: self.won,
            },
            game: RoomGameAnswer {
                can_abort: self.can_abort(),
                ..RoomGameAnswer::new(self.game_number, &self.game)
            },
            times: self.times_told(),
            offer: self.offer.map(|offer| RoomOfferAnswer {
                what: offer.what,
                by: offer.by,
                number: offer.number,
            }),
            ready: self.ready,
        }
    }

    fn player_told(&self, side: Side) -> Option<PlayerAnswer> {
        self.seat(side).map(|seat| PlayerAnswer {
            name: seat.name.clone(),
            level: seat.level,
        })
    }

    fn times_told(&self) -> Option<TimesAnswer> {
        let clock = self.clock.as_ref()?;
        let turns = self.game.turns().count();
        let side = match self.phase {
            RoomPhase::Playing => self.to_move(),
            _ => None,
        };
        Some(TimesAnswer {
            south: clock.left.south,
            north: clock.left.north,
            running: side.filter(|_| clock.charges(turns)),
            since: clock.since,
            until: side.map(|side| clock.falls(side, turns)),
        })
    }

    fn past_told(&self) -> Vec<PastGameAnswer> {
        let told = |(number, game): &(u32, Arc<endodoi::Game>)| PastGameAnswer::new(*number, game);
        self.past.iter().map(told).collect()
    }

    fn chat_told(&self) -> Vec<SaidAnswer> {
        let told = |said: &super::Said| SaidAnswer {
            number: said.number,
            by: said.by,
            name: said.name.clone(),
            text: said.text.clone(),
            at: said.at,
        };
        self.chat.iter().map(told).collect()
    }
}

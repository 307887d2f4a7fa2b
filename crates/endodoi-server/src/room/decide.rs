//! What somebody wants, decided: events, or why not.

use endodoi::{Game, Hole, MoveText, Side};
use endodoi_api::RoomPhase;
use endodoi_api::ask::{ClockWish, OfferKind, PlayedEnd, RoomDeed, shown_name, shown_words};

use super::{Event, MOST_STEPS, MOST_TURNS, Millis, Refusal, Room};

/// Laps, seeds and captures take about so many milliseconds to see at the page's usual pace, and all
/// laps together no more than this (`web/js/board/pace.js`).
const LAP: Millis = 280;
const SEED: Millis = 100;
const CAPTURE: Millis = 600;
const ALL_LAPS: Millis = 4_400;

/// Who wants something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Actor {
    /// Who has this seat.
    Player(Side),
    /// Anybody else.
    Watcher,
}

/// What a decision needs to know beside the room.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Facts {
    /// The time.
    pub(crate) now: Millis,
    /// How long the command was on its way.
    pub(crate) lag: Millis,
    /// How long the other player has been away; `None` if here.
    pub(crate) other_away: Option<Millis>,
    /// How long that must be for a claim.
    pub(crate) claim_after: Millis,
}

impl Room {
    /// Decides what comes of a command.
    ///
    /// # Errors
    /// [`Refusal`] if nothing does.
    pub(crate) fn decide(
        &self,
        actor: Actor,
        deed: &RoomDeed,
        facts: &Facts,
    ) -> Result<Vec<Event>, Refusal> {
        let Actor::Player(side) = actor else {
            return Err(Refusal::NotYours);
        };
        if self.seq >= MOST_STEPS && !matches!(deed, RoomDeed::Resign { .. }) {
            return Err(Refusal::TooMuch);
        }
        let event = match deed {
            RoomDeed::Move { game, ply, hole } => {
                self.must_be_on(*game)?;
                self.decide_move(side, *ply, hole, facts)?
            }
            RoomDeed::Offer { game, what } => {
                self.must_be(*game)?;
                self.decide_offer(side, *what)?
            }
            RoomDeed::Accept { offer } => return self.decide_accept(side, *offer),
            RoomDeed::Decline { offer } => match self.offer {
                Some(known) if known.number == *offer => Event::Declined,
                _ => return Err(Refusal::NoOffer),
            },
            RoomDeed::Next { game } => {
                self.must_be(*game)?;
                return self.decide_next(side);
            }
            RoomDeed::Resign { game } => {
                self.must_be_on(*game)?;
                let end = PlayedEnd::Resignation { side };
                Event::Ended { end }
            }
            RoomDeed::Abort { game } => {
                self.must_be(*game)?;
                if !self.can_abort() {
                    return Err(Refusal::CannotAbort);
                }
                Event::Aborted
            }
            RoomDeed::Claim { game } => {
                self.must_be_on(*game)?;
                self.decide_claim(side, facts)?
            }
            RoomDeed::Name { name } => Event::Named {
                name: shown_name(name),
            },
            RoomDeed::Say { text } => {
                let text = shown_words(text);
                if text.is_empty() {
                    return Err(Refusal::Nothing);
                }
                Event::Said { text }
            }
        };
        Ok(vec![event])
    }

    /// Decides whether somebody may sit down, and where.
    ///
    /// # Errors
    /// [`Refusal::Full`] if there is no free seat.
    pub(crate) fn decide_sit(
        &self,
        name: &str,
        level: Option<u8>,
    ) -> Result<(Side, Vec<Event>), Refusal> {
        let side = self.free_seat().ok_or(Refusal::Full)?;
        if self.phase != RoomPhase::Open {
            return Err(Refusal::Full);
        }
        let name = shown_name(name);
        Ok((side, vec![Event::Sat { side, name, level }]))
    }

    fn must_be(&self, game: u32) -> Result<(), Refusal> {
        if game == self.game_number {
            Ok(())
        } else {
            Err(Refusal::Late)
        }
    }

    /// The game that is spoken of must be under way.
    fn must_be_on(&self, game: u32) -> Result<(), Refusal> {
        self.must_be(game)?;
        match self.phase {
            RoomPhase::Playing => Ok(()),
            _ => Err(Refusal::NoGame),
        }
    }

    fn decide_move(
        &self,
        side: Side,
        ply: u32,
        hole: &str,
        facts: &Facts,
    ) -> Result<Event, Refusal> {
        let turns = self.game.turns().count();
        if usize::try_from(ply) != Ok(turns) {
            return Err(Refusal::Late);
        }
        if self.to_move() != Some(side) {
            return Err(Refusal::NotYourTurn);
        }
        if turns >= MOST_TURNS {
            return Err(Refusal::TooLong(MOST_TURNS));
        }
        let hole = named_hole(&self.game, hole)?;
        let shown = seeing(&self.game, hole)?;
        let spent = self
            .clock
            .map_or(0, |clock| clock.spent(side, turns, facts.now, facts.lag));
        Ok(Event::Moved {
            hole: hole.to_string(),
            spent,
            shown,
        })
    }

    fn decide_offer(&self, side: Side, what: OfferKind) -> Result<Event, Refusal> {
        match what {
            OfferKind::Rematch if self.is_contest => return Err(Refusal::OfContest),
            OfferKind::Rematch if self.phase != RoomPhase::Over => {
                return Err(Refusal::MatchGoesOn);
            }
            OfferKind::Takeback | OfferKind::Stop if self.phase != RoomPhase::Playing => {
                return Err(Refusal::NoGame);
            }
            OfferKind::Takeback if self.turns_to_take_back(side).is_none() => {
                return Err(Refusal::NothingToTakeBack);
            }
            _ => {}
        }
        match self.offer {
            // Who offers what is offered already agrees.
            Some(offer)
                if offer.by != side && offer.what == what && what != OfferKind::Takeback =>
            {
                Ok(self.accepted(offer.by, what))
            }
            Some(_) => Err(Refusal::Offered),
            None => Ok(Event::Offered { what }),
        }
    }

    fn decide_accept(&self, side: Side, number: u64) -> Result<Vec<Event>, Refusal> {
        let offer = self.offer.filter(|offer| offer.number == number);
        let offer = offer.ok_or(Refusal::NoOffer)?;
        if offer.by == side {
            return Err(Refusal::NoOffer);
        }
        Ok(vec![self.accepted(offer.by, offer.what)])
    }

    fn accepted(&self, by: Side, what: OfferKind) -> Event {
        match what {
            OfferKind::Stop => Event::Ended {
                end: PlayedEnd::Agreement {},
            },
            OfferKind::Rematch => Event::Rematched,
            OfferKind::Takeback => Event::TookBack {
                turns: self.turns_to_take_back(by).unwrap_or(0),
            },
        }
    }

    /// How many turns go back to before the last one of a side; `None` if it has taken none.
    fn turns_to_take_back(&self, side: Side) -> Option<u32> {
        let turns = self.game.turns().rev();
        let back = turns.take_while(|turn| turn.hole().side() != side).count() + 1;
        (back <= self.game.turns().count()).then(|| u32::try_from(back).unwrap_or(u32::MAX))
    }

    fn decide_next(&self, side: Side) -> Result<Vec<Event>, Refusal> {
        if self.phase != RoomPhase::Between {
            return Err(Refusal::NoGame);
        }
        Ok(if self.ready[side.opposite()] {
            vec![Event::Readied, Event::Began]
        } else {
            vec![Event::Readied]
        })
    }

    fn decide_claim(&self, side: Side, facts: &Facts) -> Result<Event, Refusal> {
        // Who plays by the day may be away for days.
        let is_by_day = matches!(self.wish, Some(ClockWish::Days { .. }));
        let is_away = facts
            .other_away
            .is_some_and(|away| away >= facts.claim_after);
        let other = side.opposite();
        let is_person = self.seat(other).is_some_and(|seat| seat.level.is_none());
        if is_by_day || !is_away || !is_person {
            return Err(Refusal::NotAway);
        }
        let end = PlayedEnd::Abandonment { side: other };
        Ok(Event::Ended { end })
    }
}

/// The hole of a letter, if it is one of the player to move.
pub(super) fn named_hole(game: &Game, letter: &str) -> Result<Hole, Refusal> {
    let refused = |code, detail| Refusal::Rules { code, detail };
    let text: MoveText = letter
        .parse()
        .map_err(|error: endodoi::ParseMoveError| refused(error.code(), error.to_string()))?;
    let hole = text.resolve_exactly(game.position());
    hole.map_err(|error| refused(error.code(), error.to_string()))
}

/// How long it takes to see a turn, if it may be played.
fn seeing(game: &Game, hole: Hole) -> Result<Millis, Refusal> {
    let refused = |error: endodoi::PlayError| Refusal::Rules {
        code: error.code(),
        detail: error.to_string(),
    };
    if let Some(outcome) = game.outcome() {
        return Err(refused(endodoi::PlayError::GameOver(outcome)));
    }
    let (position, rules) = (game.position(), game.rules());
    let mut laps: Millis = 0;
    let turn = position.watch(hole, rules, |_, lap| {
        laps += LAP + SEED * Millis::from(lap.lifted);
    });
    let turn = turn.map_err(refused)?;
    position.play(hole, rules).map_err(refused)?;
    let capture = if turn.captured() > 0 { CAPTURE } else { 0 };
    Ok(laps.min(ALL_LAPS) + capture)
}

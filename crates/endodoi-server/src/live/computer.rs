//! Computers that have a seat: asked for a hole when it is their turn, and for an answer to offers.
//!
//! They think with the engines that all requests share, so a move may wait for its turn there. Takebacks,
//! rematches and the next game they agree to at once.

use std::time::Duration;

use endodoi::{Position, Side};
use endodoi_api::RoomPhase;
use endodoi_api::ask::{ChoiceRequest, OfferKind, OfferRequest, Played};
use endodoi_engine::{Engine, Level, Limits, Stopwatch, TimeLimit};
use tokio::sync::mpsc;

use super::ask::Ask;
use super::host::Host;
use super::{Rooms, now};
use crate::room::Room;

/// How long to wait before a computer is asked again that could not think.
const AGAIN: Duration = Duration::from_secs(2);

/// The side of a computer, if one has a seat.
pub(super) fn seat(room: &Room) -> Option<Side> {
    let is_computer = |side: &Side| room.seat(*side).is_some_and(|seat| seat.level.is_some());
    Side::ALL.into_iter().find(is_computer)
}

/// Asks a computer for what it has to do now, if that was not asked yet.
pub(super) fn turn(host: &mut Host) {
    let Some(side) = seat(&host.room) else {
        return;
    };
    let (game, turns) = (host.room.game_number(), host.room.game().turns().count());
    let offer = host.room.offer().filter(|offer| offer.by != side);
    let wants = host.room.to_move() == Some(side)
        || offer.is_some()
        || (host.room.phase == RoomPhase::Between && !host.room.is_ready(side));
    let position = *host.room.game().position();
    let question = (game, turns, offer.map_or(0, |offer| offer.number), position);
    if !wants || host.asked == Some(question) || host.is_pausing() {
        return;
    }
    let Some(own) = host.later() else {
        return;
    };
    host.asked = Some(question);
    let rooms = std::sync::Arc::clone(host.rooms());
    let played = Played::from(host.room.game());
    match offer {
        Some(offer) if offer.what == OfferKind::Stop => {
            let request = OfferRequest {
                game: played,
                side: side.opposite(),
            };
            tokio::spawn(consider(rooms, request, offer.number, own));
        }
        Some(offer) => {
            let agrees = true;
            let _ = own.try_send(Ask::Agrees {
                offer: offer.number,
                agrees,
            });
        }
        None if host.room.phase == RoomPhase::Between => {
            let _ = own.try_send(Ask::Ready);
        }
        None => {
            let level = host.room.seat(side).and_then(|seat| seat.level);
            let request = ChoiceRequest {
                game: played,
                level: level.unwrap_or(1),
                seed: host.room.seed(),
            };
            let wait = Duration::from_millis(host.seen.saturating_sub(now()));
            let at = (game, u32::try_from(turns).unwrap_or(u32::MAX), position);
            tokio::spawn(choose(rooms, request, at, wait, own));
        }
    }
}

/// Thinks about a hole, and plays it once the turn before has been seen.
async fn choose(
    rooms: std::sync::Arc<Rooms>,
    request: ChoiceRequest,
    (game, ply, position): (u32, u32, Position),
    wait: Duration,
    own: mpsc::Sender<Ask>,
) {
    let until = tokio::time::Instant::now() + wait;
    loop {
        let (asked, of) = (request.clone(), std::sync::Arc::clone(&rooms));
        let thought = rooms.thinkers.think(move |engine| {
            let question = asked.check().ok()?;
            let limits = limits(&of, engine, question.level(), question.game());
            question.answer(engine, limits, &Stopwatch::start()).ok()
        });
        if let Ok(Some(choice)) = thought.await {
            tokio::time::sleep_until(until).await;
            let hole = choice.hole;
            let chosen = Ask::Chosen {
                game,
                ply,
                position,
                hole,
            };
            let _ = own.send(chosen).await;
            return;
        }
        if own.is_closed() {
            return;
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// Thinks about an offer to stop.
async fn consider(
    rooms: std::sync::Arc<Rooms>,
    request: OfferRequest,
    offer: u64,
    own: mpsc::Sender<Ask>,
) {
    let of = std::sync::Arc::clone(&rooms);
    let thought = rooms.thinkers.think(move |engine| {
        let question = request.check().ok()?;
        plug(&of, engine, question.game());
        let limits = within(TimeLimit::exactly(of.thought / 2));
        question.answer(engine, limits, &Stopwatch::start()).ok()
    });
    let agrees = matches!(thought.await, Ok(Some(answer)) if answer.agrees);
    let _ = own.send(Ask::Agrees { offer, agrees }).await;
}

/// Levels below full strength bound their work themselves, and must not remember other searches.
fn limits(rooms: &Rooms, engine: &mut Engine, level: Level, game: &endodoi::Game) -> Limits {
    if level == Level::MAX {
        plug(rooms, engine, game);
        within(TimeLimit::exactly(rooms.thought))
    } else {
        engine.clear();
        Limits::NONE
    }
}

fn plug(rooms: &Rooms, engine: &mut Engine, game: &endodoi::Game) {
    engine.set_endgames(rooms.tables.tables(game.position().width(), game.rules()));
}

const fn within(time: TimeLimit) -> Limits {
    Limits {
        time: Some(time),
        ..Limits::NONE
    }
}

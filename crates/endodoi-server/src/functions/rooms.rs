//! Rooms in which two play over the network: made, joined, played in.
//!
//! Described as a whole in docs/network.md. Lists of rooms are in `functions/lobby.rs`, streams in
//! `functions/room_streams.rs`.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{ConnectInfo, FromRequestParts, State};
use axum::http::HeaderMap;
use axum::http::StatusCode;
use axum::http::request::Parts;
use endodoi::{BySide, Side};
use endodoi_api::ask::{self, Begins, RoomSetUp, RoomWishes};
use endodoi_api::{CommandDoneAnswer, HandoverAnswer, RoomSeatAnswer, RoomToldAnswer, TokenAnswer};

use super::asked::{AsJson, Asked, Told};
use crate::live::{not_watched, now, seat_key, side_named, signed};
use crate::openapi::{Busy, Missing, Refusals};
use crate::player::Asker;
use crate::problem::Problem;
use crate::room::{Actor, Event, Step};
use crate::secret::{Secret, coin, is_room_name, room_name};
use crate::state::App;
use crate::store::Key;

/// How long a word is good that moves a seat, in milliseconds.
const HANDOVER: u64 = 10 * 60 * 1_000;

/// An answer with a cookie for a browser that had none.
type ToldWithCookie<T> = Result<(HeaderMap, AsJson<T>), Problem>;

/// The name of a room in an address.
#[derive(Debug)]
pub(crate) struct RoomName(pub(super) String);

impl FromRequestParts<Arc<App>> for RoomName {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let path: Result<axum::extract::Path<String>, PathRejection> =
            axum::extract::Path::from_request_parts(parts, app).await;
        match path {
            Ok(axum::extract::Path(id)) if is_room_name(&id) => Ok(Self(id)),
            _ => Err(no_room()),
        }
    }
}

/// There is no such room, or it is nobody's business.
pub(super) fn no_room() -> Problem {
    Problem::not_found("there is no such room here")
}

/// Draw a token for a program
///
/// Who sends it as `Authorization: Bearer TOKEN` has the seats that were taken with it.
#[utoipa::path(
    post, path = "/api/v1/players", tag = "Rooms",
    responses((status = 200, description = "The token", body = TokenAnswer), Busy)
)]
pub(crate) async fn players() -> Told<TokenAnswer> {
    let secret = Secret::draw().map_err(Problem::internal)?;
    Ok(AsJson(TokenAnswer {
        token: secret.tell().to_owned(),
    }))
}

/// Make a room
///
/// You sit South; the other seat is for whoever has the invitation, for anybody if the room is in the
/// lobby, or for the computer.
#[utoipa::path(
    post, path = "/api/v1/rooms", tag = "Rooms",
    request_body(content = RoomWishes, example = json!({
        "target": "first to 3 wins", "clock": {"base": 300, "increment": 3}, "name": "Nasieku",
    })),
    responses((status = 200, description = "Your seat", body = RoomSeatAnswer), Refusals)
)]
pub(crate) async fn make(
    State(app): State<Arc<App>>,
    ConnectInfo(client): ConnectInfo<SocketAddr>,
    asker: Asker,
    Asked(wishes): Asked<RoomWishes>,
) -> ToldWithCookie<RoomSeatAnswer> {
    let set_up = wishes.check()?;
    may_make(&app, client)?;
    let (secret, headers) = asker.known()?;
    let seat = open(&app, &set_up, &secret).await?;
    Ok((headers, AsJson(seat)))
}

/// Find somebody to play with
///
/// Takes the free seat of a room in the lobby that was made with the same wishes, or makes one and waits
/// there.
#[utoipa::path(
    post, path = "/api/v1/rooms/pair", tag = "Rooms",
    request_body(content = RoomWishes, example = json!({"clock": {"base": 300, "increment": 3}})),
    responses((status = 200, description = "Your seat", body = RoomSeatAnswer), Refusals)
)]
pub(crate) async fn pair(
    State(app): State<Arc<App>>,
    ConnectInfo(client): ConnectInfo<SocketAddr>,
    asker: Asker,
    Asked(wishes): Asked<RoomWishes>,
) -> ToldWithCookie<RoomSeatAnswer> {
    let set_up = RoomSetUp {
        listed: true,
        opponent: None,
        ..wishes.check()?
    };
    may_make(&app, client)?;
    let (secret, headers) = asker.known()?;
    let hash = secret.hash();
    let own = first_step(&set_up)?;
    let alike = crate::room::Room::made("", &own).map_err(Problem::internal)?;
    for id in app.store.waiting(&alike.wishes(), MOST_TRIED).await? {
        let is_own = !app
            .store
            .seat_of(&id, &hash, signed(now()))
            .await?
            .is_empty();
        if is_own {
            continue;
        }
        // Rooms whose makers have gone stay open for some days.
        if !app.rooms.is_south_here(&id) {
            continue;
        }
        // Somebody may be quicker; then the next one is tried.
        if let Ok((seat, state)) = app.rooms.sit(&id, &set_up.name, &hash).await {
            let invite = None;
            let seat = RoomSeatAnswer {
                id,
                seat,
                invite,
                state,
            };
            return Ok((headers, AsJson(seat)));
        }
    }
    let seat = open(&app, &set_up, &secret).await?;
    Ok((headers, AsJson(seat)))
}

/// Open rooms that are looked at for a pair.
const MOST_TRIED: i64 = 50;

pub(super) fn may_make(app: &App, client: SocketAddr) -> Result<(), Problem> {
    app.makers
        .as_ref()
        .map_or(Ok(()), |rate| rate.take(client.ip()))
}

fn first_step(set_up: &RoomSetUp) -> Result<Step, Problem> {
    let first = match set_up.begins {
        Begins::South => Side::South,
        Begins::North => Side::North,
        Begins::Lot => Side::ALL[usize::from(coin().map_err(Problem::internal)?)],
    };
    let mut events = vec![
        Event::Made {
            rules: set_up.rules.to_string(),
            start: set_up.start.to_string(),
            target: set_up.target.to_string(),
            clock: set_up.clock,
            first,
            listed: set_up.listed,
            watched: set_up.watched,
            contest: false,
        },
        Event::Sat {
            side: Side::South,
            name: set_up.name.clone(),
            level: None,
        },
    ];
    if let Some(level) = set_up.opponent {
        events.push(Event::Sat {
            side: Side::North,
            name: String::new(),
            level: Some(level.number()),
        });
    }
    Ok(Step {
        at: now(),
        by: Some(Side::South),
        id: None,
        events,
    })
}

/// The first step of a room whose players are known.
pub(super) fn contest_step(set_up: &RoomSetUp, names: BySide<String>) -> Result<Step, Problem> {
    let set_up = RoomSetUp {
        name: names.south,
        ..set_up.clone()
    };
    let mut step = first_step(&set_up)?;
    if let Some(Event::Made { contest, .. }) = step.events.first_mut() {
        *contest = true;
    }
    step.events.push(Event::Sat {
        side: Side::North,
        name: names.north,
        level: None,
    });
    Ok(step)
}

async fn open(
    app: &Arc<App>,
    set_up: &RoomSetUp,
    secret: &Secret,
) -> Result<RoomSeatAnswer, Problem> {
    let id = room_name().map_err(Problem::internal)?;
    let word = Secret::draw().map_err(Problem::internal)?;
    let mut keys = vec![seat_key(&id, Side::South, &secret.hash())];
    let waits = set_up.opponent.is_none();
    if waits {
        keys.push(Key {
            hash: word.hash(),
            room: id.clone(),
            seat: "invite".to_owned(),
            expires: i64::MAX,
        });
    }
    let state = app.rooms.make(&id, &first_step(set_up)?, keys).await?;
    Ok(RoomSeatAnswer {
        id,
        seat: Side::South,
        invite: waits.then(|| word.tell().to_owned()),
        state,
    })
}

/// How does a room stand?
#[utoipa::path(
    get, path = "/api/v1/rooms/{id}", tag = "Rooms",
    params(("id" = String, Path, description = "The name, twelve letters")),
    responses((status = 200, description = "The room", body = RoomToldAnswer), Missing, Busy)
)]
pub(crate) async fn room(
    State(app): State<Arc<App>>,
    RoomName(id): RoomName,
    asker: Asker,
) -> Told<RoomToldAnswer> {
    let side = may_see(&app, &id, &asker).await?;
    Ok(AsJson(app.rooms.told(&id, side).await?))
}

/// Take the free seat
///
/// Who has a seat in the room already keeps it.
#[utoipa::path(
    post, path = "/api/v1/rooms/{id}/join", tag = "Rooms",
    params(("id" = String, Path, description = "The name, twelve letters")),
    request_body(content = ask::JoinRequest, example = json!({"name": "Nasieku"})),
    responses(
        (status = 200, description = "Your seat", body = RoomSeatAnswer),
        (status = 403, description = "It takes the invitation", body = crate::problem::ProblemBody,
            content_type = "application/problem+json"),
        (status = 409, description = "The seat is taken", body = crate::problem::ProblemBody,
            content_type = "application/problem+json"),
        Missing, Refusals
    )
)]
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    RoomName(id): RoomName,
    asker: Asker,
    Asked(request): Asked<ask::JoinRequest>,
) -> ToldWithCookie<RoomSeatAnswer> {
    let row = app.store.room(&id).await?.ok_or_else(no_room)?;
    let (secret, headers) = asker.known()?;
    let hash = secret.hash();
    let is_in = !app
        .store
        .seat_of(&id, &hash, signed(now()))
        .await?
        .is_empty();
    if !row.listed && !is_in && !is_invited(&app, &id, request.invite.as_deref()).await? {
        let detail = "this seat is for who was invited; open the link that you were sent";
        return Err(Problem::new(
            StatusCode::FORBIDDEN,
            "room.not-invited",
            detail,
        ));
    }
    let (seat, state) = app.rooms.sit(&id, &request.name, &hash).await?;
    let invite = None;
    let seat = RoomSeatAnswer {
        id,
        seat,
        invite,
        state,
    };
    Ok((headers, AsJson(seat)))
}

async fn is_invited(app: &App, id: &str, word: Option<&str>) -> Result<bool, Problem> {
    let Some(word) = word.and_then(Secret::told) else {
        return Ok(false);
    };
    let keys = app.store.seat_of(id, &word.hash(), signed(now())).await?;
    Ok(keys.iter().any(|key| key.seat == "invite"))
}

/// Do something in a room
///
/// The same command with the same `id` is done once and answered alike, however often it comes.
#[utoipa::path(
    post, path = "/api/v1/rooms/{id}/commands", tag = "Rooms",
    params(("id" = String, Path, description = "The name, twelve letters")),
    request_body(content = ask::RoomCommand, example = json!({
        "id": "m-1", "do": "move", "game": 1, "ply": 0, "hole": "B",
    })),
    responses(
        (status = 200, description = "It is done", body = CommandDoneAnswer),
        (status = 403, description = "You have no seat here", body = crate::problem::ProblemBody,
            content_type = "application/problem+json"),
        (status = 409, description = "It cannot be done as the room stands", body = crate::problem::ProblemBody,
            content_type = "application/problem+json"),
        Missing, Refusals
    )
)]
pub(crate) async fn command(
    State(app): State<Arc<App>>,
    RoomName(id): RoomName,
    asker: Asker,
    Asked(command): Asked<ask::RoomCommand>,
) -> Told<CommandDoneAnswer> {
    let side = may_see(&app, &id, &asker).await?;
    let actor = side.map_or(Actor::Watcher, Actor::Player);
    let name = command.id.clone();
    let seq = app.rooms.command(&id, actor, command, 0).await?;
    Ok(AsJson(CommandDoneAnswer { id: name, seq }))
}

/// Take your seat to another device
///
/// The word is good once, for ten minutes.
#[utoipa::path(
    post, path = "/api/v1/rooms/{id}/handover", tag = "Rooms",
    params(("id" = String, Path, description = "The name, twelve letters")),
    responses(
        (status = 200, description = "The word", body = HandoverAnswer),
        (status = 403, description = "You have no seat here", body = crate::problem::ProblemBody,
            content_type = "application/problem+json"),
        Missing, Busy
    )
)]
pub(crate) async fn handover(
    State(app): State<Arc<App>>,
    RoomName(id): RoomName,
    asker: Asker,
) -> Told<HandoverAnswer> {
    let side = may_see(&app, &id, &asker).await?;
    let side = side.ok_or(crate::room::Refusal::NotYours)?;
    let word = Secret::draw().map_err(Problem::internal)?;
    // The seat is told by the first letter of the word, which is not in its hash.
    let handover = format!("{}{}", letter(side), word.tell());
    let key = Key {
        hash: Secret::told(word.tell()).map_or_else(String::new, |word| seated(&word, side)),
        room: id,
        seat: "handover".to_owned(),
        expires: signed(now().saturating_add(HANDOVER)),
    };
    app.store.replace_handover(letter(side), key).await?;
    Ok(AsJson(HandoverAnswer { handover }))
}

/// Take a seat with the word of another device
#[utoipa::path(
    post, path = "/api/v1/rooms/{id}/take", tag = "Rooms",
    params(("id" = String, Path, description = "The name, twelve letters")),
    request_body(content = ask::TakeRequest),
    responses(
        (status = 200, description = "Your seat", body = RoomSeatAnswer),
        (status = 403, description = "The word is not good, or not any more", body = crate::problem::ProblemBody,
            content_type = "application/problem+json"),
        Missing, Refusals
    )
)]
pub(crate) async fn take(
    State(app): State<Arc<App>>,
    RoomName(id): RoomName,
    asker: Asker,
    Asked(request): Asked<ask::TakeRequest>,
) -> ToldWithCookie<RoomSeatAnswer> {
    let refused = || {
        let detail = "this word is not good any more; ask the other device for a new one";
        Problem::new(StatusCode::FORBIDDEN, "room.handover", detail)
    };
    let word = request.handover.as_str();
    let side = Side::ALL
        .into_iter()
        .find(|side| word.starts_with(letter(*side)));
    let secret = word.get(1..).and_then(Secret::told);
    let (side, word) = side.zip(secret).ok_or_else(refused)?;
    let (secret, headers) = asker.known()?;
    let key = seat_key(&id, side, &secret.hash());
    let own = app.store.seat_of(&id, &key.hash, signed(now())).await?;
    if own
        .iter()
        .any(|own| side_named(&own.seat) == Some(side.opposite()))
    {
        let detail = "you have the other seat of this room; open the link on another device";
        let status = StatusCode::CONFLICT;
        return Err(Problem::new(status, "room.other-seat", detail));
    }
    let (hash, time) = (seated(&word, side), signed(now()));
    if !app.store.take_handover(&id, &hash, time, key).await? {
        return Err(refused());
    }
    let state = app.rooms.told(&id, Some(side)).await?;
    let invite = None;
    let seat = RoomSeatAnswer {
        id,
        seat: side,
        invite,
        state,
    };
    Ok((headers, AsJson(seat)))
}

const fn letter(side: Side) -> char {
    match side {
        Side::South => 's',
        Side::North => 'n',
    }
}

/// What is kept of a word for a seat, so that it opens no other.
fn seated(word: &Secret, side: Side) -> String {
    format!("{}{}", letter(side), word.hash())
}

/// All games of a room as a record
#[utoipa::path(
    get, path = "/api/v1/rooms/{id}/record", tag = "Rooms",
    params(("id" = String, Path, description = "The name, twelve letters")),
    responses((status = 200, description = "The record", body = ask::RecordWriteAnswer), Missing, Busy)
)]
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    RoomName(id): RoomName,
    asker: Asker,
) -> Told<ask::RecordWriteAnswer> {
    may_see(&app, &id, &asker).await?;
    let text = app.rooms.record(&id).await?;
    Ok(AsJson(ask::RecordWriteAnswer { text }))
}

/// Whose seat the asker has; who has none may see a room that is in the lobby, or to be watched, or
/// that waits for who was invited.
pub(super) async fn may_see(app: &App, id: &str, asker: &Asker) -> Result<Option<Side>, Problem> {
    if let Some(hash) = asker.hash() {
        let keys = app.store.seat_of(id, &hash, signed(now())).await?;
        if let Some(side) = keys.iter().find_map(|key| side_named(&key.seat)) {
            return Ok(Some(side));
        }
    }
    let row = app.store.room(id).await?.ok_or_else(no_room)?;
    if row.watched || row.phase == "open" {
        Ok(None)
    } else {
        Err(not_watched())
    }
}

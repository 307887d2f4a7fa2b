//! Lists of rooms: open ones, games to watch, one's own.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use endodoi_api::ask::QrRequest;
use endodoi_api::{QrAnswer, RoomListAnswer};
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use super::asked::{AsJson, Asked, Told};
use crate::live::signed;
use crate::openapi::{Busy, Refusals};
use crate::player::Asker;
use crate::problem::Problem;
use crate::state::App;
use crate::store::RoomRow;

/// Rooms of a list.
const MOST: i64 = 50;
/// How long a list is told again before it is made anew.
const FRESH: Duration = Duration::from_secs(1);
/// The longest text of a picture to scan, in bytes.
const MOST_QR: usize = 500;

/// Which list is wanted.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Which; open rooms if left out.
    #[param(inline)]
    of: Option<Of>,
    /// Only rooms that changed before this moment, in milliseconds since 1970; for one's own rooms.
    before: Option<u64>,
}

/// A list of rooms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Of {
    /// Rooms that wait for anybody.
    #[default]
    Open,
    /// Games to watch.
    Playing,
    /// Rooms in which one has a seat.
    Mine,
}

/// Lists that were made a moment ago.
#[derive(Debug, Default)]
pub(crate) struct Lists {
    open: Mutex<Option<(Instant, RoomListAnswer)>>,
    playing: Mutex<Option<(Instant, RoomListAnswer)>>,
}

/// Which rooms are there?
///
/// The newest first, fifty at most.
#[utoipa::path(
    get, path = "/api/v1/rooms", tag = "Rooms", params(Wanted),
    responses((status = 200, description = "The rooms", body = RoomListAnswer), Busy)
)]
pub(crate) async fn rooms(
    State(app): State<Arc<App>>,
    asker: Asker,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Told<RoomListAnswer> {
    let Query(wanted) = wanted.map_err(|rejection| Problem::unreadable(rejection.body_text()))?;
    let kept = match wanted.of.unwrap_or_default() {
        Of::Open => &app.lists.open,
        Of::Playing => &app.lists.playing,
        Of::Mine => return mine(&app, &asker, wanted.before).await.map(AsJson),
    };
    let lock = || kept.lock().unwrap_or_else(PoisonError::into_inner);
    let known = lock().clone().filter(|(made, _)| made.elapsed() < FRESH);
    if let Some((_, list)) = known {
        return Ok(AsJson(list));
    }
    let rooms = match wanted.of.unwrap_or_default() {
        Of::Playing => app.store.playing_rooms(MOST).await?,
        _ => app.store.open_rooms(2 * MOST).await?,
    };
    let rooms = rooms.iter().filter_map(told);
    let rooms = rooms.filter(|room| wanted.of == Some(Of::Playing) || can_begin(&app, room));
    let most = usize::try_from(MOST).unwrap_or(usize::MAX);
    let list = RoomListAnswer {
        rooms: rooms.take(most).collect(),
    };
    *lock() = Some((Instant::now(), list.clone()));
    Ok(AsJson(list))
}

/// Whether somebody waits in an open room, as far as that matters: with a clock for the whole game, who
/// has gone would only be waited for.
fn can_begin(app: &App, room: &Value) -> bool {
    let id = room["id"].as_str().unwrap_or_default();
    room["clock"]["base"].is_null() || app.rooms.is_south_here(id)
}

async fn mine(app: &App, asker: &Asker, before: Option<u64>) -> Result<RoomListAnswer, Problem> {
    let Some(hash) = asker.hash() else {
        return Ok(RoomListAnswer { rooms: Vec::new() });
    };
    let before = before.map_or(i64::MAX, signed);
    let rows = app.store.rooms_of(&hash, MOST, before).await?;
    let seats = app.store.seats_of(&hash).await?;
    let told = |row: &RoomRow| {
        let mut room = told(row)?;
        let seat = seats.iter().find(|(id, _)| *id == row.id);
        if let (Some(room), Some((_, seat))) = (room.as_object_mut(), seat) {
            room.insert("you".to_owned(), Value::from(seat.as_str()));
        }
        Some(room)
    };
    Ok(RoomListAnswer {
        rooms: rows.iter().filter_map(told).collect(),
    })
}

fn told(row: &RoomRow) -> Option<Value> {
    serde_json::from_str(&row.summary).ok()
}

/// A text as a picture to scan
///
/// For links that are to be opened on a telephone.
#[utoipa::path(
    post, path = "/api/v1/qr", tag = "Rooms",
    request_body(content = QrRequest, example = json!({"text": "http://127.0.0.1:7878/"})),
    responses((status = 200, description = "The picture", body = QrAnswer), Refusals)
)]
pub(crate) async fn qr(Asked(request): Asked<QrRequest>) -> Told<QrAnswer> {
    if request.text.is_empty() || request.text.len() > MOST_QR {
        let detail = format!("give a text of 1 to {MOST_QR} bytes");
        return Err(Problem::wrong("qr.text", detail).at("/text"));
    }
    let code = QrCode::new(request.text.as_bytes()).map_err(Problem::internal)?;
    let svg = code
        .render::<svg::Color<'_>>()
        .min_dimensions(240, 240)
        .build();
    Ok(AsJson(QrAnswer { svg }))
}

//! What happens in a room, told while it happens: as a `WebSocket` or as lines of JSON.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{ConnectInfo, Extension, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use endodoi_api::RoomToldAnswer;

use super::rooms::{RoomName, may_see};
use crate::live::{Chair, lines, talk};
use crate::openapi::{Busy, Missing};
use crate::player::Asker;
use crate::problem::Problem;
use crate::serve::Held;
use crate::state::App;

/// The longest message of a client in bytes.
const MOST_MESSAGE: usize = 4 * 1024;
/// Bytes that may wait to be sent to a client who does not take them.
const MOST_WAITING: usize = 512 * 1024;

/// Hear a room and play in it
///
/// A `WebSocket`: messages as of docs/network.md come, commands go.
#[utoipa::path(
    get, path = "/api/v1/rooms/{id}/live", tag = "Rooms",
    params(("id" = String, Path, description = "The name, twelve letters")),
    responses(
        (status = 101, description = "The messages"),
        (status = 426, description = "This is for a WebSocket", body = crate::problem::ProblemBody,
            content_type = "application/problem+json"),
        Missing, Busy
    )
)]
pub(crate) async fn live(
    State(app): State<Arc<App>>,
    RoomName(id): RoomName,
    ConnectInfo(client): ConnectInfo<SocketAddr>,
    asker: Asker,
    held: Option<Extension<Held>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let upgrade = upgrade.map_err(|_| {
        let detail = "this address is for a WebSocket; lines of JSON are at …/events";
        Problem::new(StatusCode::UPGRADE_REQUIRED, "request.no-socket", detail)
    })?;
    let side = may_see(&app, &id, &asker).await?;
    let place = app.listeners.enter(client.ip()).ok_or_else(too_many)?;
    let hearing = app.rooms.hear(&id, side).await?;
    let rooms = Arc::clone(&app.rooms);
    // Each socket has a buffer of this size, all of which is cleared whenever something is read.
    let upgrade = upgrade
        .read_buffer_size(MOST_MESSAGE)
        .max_message_size(MOST_MESSAGE)
        .max_frame_size(MOST_MESSAGE)
        .max_write_buffer_size(MOST_WAITING);
    let chair = Chair { room: id, side };
    Ok(upgrade.on_upgrade(async move |socket| {
        talk(socket, rooms, chair, hearing).await;
        drop((place, held));
    }))
}

/// Hear a room as lines of JSON
///
/// The same messages as of the `WebSocket`, one a line; an empty line now and then says that all is well.
/// Moves go to `/commands`.
#[utoipa::path(
    get, path = "/api/v1/rooms/{id}/events", tag = "Rooms",
    params(("id" = String, Path, description = "The name, twelve letters")),
    responses(
        (status = 200, description = "The messages", body = RoomToldAnswer,
            content_type = "application/x-ndjson"),
        Missing, Busy
    )
)]
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    RoomName(id): RoomName,
    ConnectInfo(client): ConnectInfo<SocketAddr>,
    asker: Asker,
) -> Result<Response, Problem> {
    let side = may_see(&app, &id, &asker).await?;
    let place = app.listeners.enter(client.ip()).ok_or_else(too_many)?;
    let hearing = app.rooms.hear(&id, side).await?;
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson"),
        (header::CACHE_CONTROL, "no-store"),
        // Said to proxies that would gather lines.
        (header::HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    let body = lines(&app.rooms, hearing, place);
    Ok((headers, body).into_response())
}

fn too_many() -> Problem {
    let detail = "too many rooms are followed from your address; close some";
    Problem::busy(detail, std::time::Duration::from_secs(10))
}

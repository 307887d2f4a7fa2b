//! The functions over HTTP, `/api/v1/…`: a request in JSON goes in, an answer comes out.
//!
//! What they do is in `endodoi_api`; here is only the way there and back, and how much of it there may
//! be at once. Each function stands beside its description, from which `openapi.rs` makes the document.

mod asked;
mod contests;
mod games;
mod lobby;
mod puzzles;
mod records;
mod room_streams;
mod rooms;
mod searches;
mod shared;
mod streams;

use std::sync::Arc;

use axum::Router;
use axum::routing::{any, get, post};

use crate::openapi;
use crate::problem::Problem;
use crate::state::App;

pub(crate) use self::contests::{
    __path_contest, __path_contest_act, __path_contest_make, __path_enter, __path_sit, __path_words,
};
pub(crate) use self::games::{
    __path_game, __path_match_state, __path_position, __path_rules, __path_turn,
};
pub(crate) use self::lobby::{__path_qr, __path_rooms, Lists};
pub(crate) use self::puzzles::{__path_daily, __path_puzzle, __path_puzzles};
pub(crate) use self::records::{__path_read, __path_write};
pub(crate) use self::room_streams::{__path_events, __path_live};
pub(crate) use self::rooms::{
    __path_command, __path_handover, __path_join, __path_make, __path_pair, __path_players,
    __path_record, __path_room, __path_take,
};
pub(crate) use self::searches::{__path_choose, __path_hint, __path_offer};
pub(crate) use self::shared::{__path_share, __path_shared};
pub(crate) use self::streams::{__path_analysis, __path_review};

/// All functions.
pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/openapi.json", get(openapi::document))
        .route("/v1/game", post(games::game))
        .route("/v1/match", post(games::match_state))
        .route("/v1/turn", post(games::turn))
        .route("/v1/position", post(games::position))
        .route("/v1/rules", get(games::rules))
        .route("/v1/choose", post(searches::choose))
        .route("/v1/hint", post(searches::hint))
        .route("/v1/offer", post(searches::offer))
        .route("/v1/analysis", post(streams::analysis))
        .route("/v1/review", post(streams::review))
        .route("/v1/records/read", post(records::read))
        .route("/v1/records/write", post(records::write))
        .route("/v1/puzzles", get(puzzles::puzzles))
        .route("/v1/puzzles/daily", get(puzzles::daily))
        .route("/v1/puzzles/{id}", get(puzzles::puzzle))
        .route("/v1/shared", post(shared::share))
        .route("/v1/shared/{id}", get(shared::shared))
        .route("/v1/players", post(rooms::players))
        .route("/v1/rooms", get(lobby::rooms).post(rooms::make))
        .route("/v1/rooms/pair", post(rooms::pair))
        .route("/v1/rooms/{id}", get(rooms::room))
        .route("/v1/rooms/{id}/join", post(rooms::join))
        .route("/v1/rooms/{id}/commands", post(rooms::command))
        .route("/v1/rooms/{id}/handover", post(rooms::handover))
        .route("/v1/rooms/{id}/take", post(rooms::take))
        .route("/v1/rooms/{id}/record", get(rooms::record))
        .route("/v1/rooms/{id}/live", get(room_streams::live))
        .route("/v1/rooms/{id}/events", get(room_streams::events))
        .route("/v1/contests", post(contests::contest_make))
        .route("/v1/contests/{id}", get(contests::contest))
        .route("/v1/contests/{id}/enter", post(contests::enter))
        .route("/v1/contests/{id}/words", post(contests::words))
        .route("/v1/contests/{id}/commands", post(contests::contest_act))
        .route("/v1/contests/{id}/sit", post(contests::sit))
        .route("/v1/qr", post(lobby::qr))
        .route("/{*rest}", any(nowhere))
}

async fn nowhere() -> Problem {
    Problem::not_found("there is no such function; see /api/openapi.json")
}

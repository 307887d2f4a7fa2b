//! The functions over HTTP, `/api/v1/…`: a request in JSON goes in, an answer comes out.
//!
//! What they do is in `endodoi_api::ask`; here is only the way there and back, and how much of it
//! there may be at once.

mod asked;
mod searches;
mod streams;

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post};
use endodoi_api::ask;

use crate::state::App;
use asked::{Asked, Told, apart};

/// All functions.
pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/v1/game", post(game))
        .route("/v1/match", post(match_state))
        .route("/v1/turn", post(turn))
        .route("/v1/position", post(position))
        .route("/v1/rules", get(rules))
        .route("/v1/choose", post(searches::choose))
        .route("/v1/hint", post(searches::hint))
        .route("/v1/offer", post(searches::offer))
        .route("/v1/analysis", post(streams::analysis))
        .route("/v1/review", post(streams::review))
}

async fn game(Asked(request): Asked<ask::Played>) -> Told<ask::GameAnswer> {
    apart(move || ask::game(&request)).await
}

async fn match_state(Asked(request): Asked<ask::MatchRequest>) -> Told<ask::MatchAnswer> {
    apart(move || ask::match_state(&request)).await
}

async fn turn(Asked(request): Asked<ask::TurnRequest>) -> Told<ask::TurnShown> {
    apart(move || ask::turn_shown(&request)).await
}

async fn position(Asked(request): Asked<ask::SetUpRequest>) -> Told<ask::SetUpAnswer> {
    apart(move || ask::set_up(&request)).await
}

async fn rules() -> Told<ask::RulesListAnswer> {
    Ok(asked::AsJson(ask::rules_list()))
}

//! The functions that search for a moment: the computer's choice, a hint, an answer to an offer.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{ConnectInfo, State};
use endodoi::Game;
use endodoi_api::ask;
use endodoi_engine::{Engine, Level, Limits, Stopwatch, TimeLimit};

use super::asked::{AsJson, Asked, Told};
use crate::clients::Permit;
use crate::openapi::Refusals;
use crate::problem::Problem;
use crate::state::App;

/// What does the computer play?
///
/// Levels 1 to 9 choose alike for the same game and seed. Level 10 thinks for up to a second.
#[utoipa::path(
    post, path = "/api/v1/choose", tag = "The computer",
    request_body(content = ask::ChoiceRequest, example = json!({
        "game": {"moves": ["B"]}, "level": 4, "seed": 17,
    })),
    responses((status = 200, description = "Its choice", body = ask::ChoiceAnswer), Refusals)
)]
pub(crate) async fn choose(
    State(app): State<Arc<App>>,
    ConnectInfo(client): ConnectInfo<SocketAddr>,
    Asked(request): Asked<ask::ChoiceRequest>,
) -> Told<ask::ChoiceAnswer> {
    quick(app, client, move |app, engine| {
        let question = request.check()?;
        // These levels bound their work themselves, without a clock, so that the same game and seed
        // give the same choice; what an engine remembers would make them stronger.
        let limits = if question.level() == Level::MAX {
            plug(app, engine, question.game());
            within(thinking(app.options.limits.thought))
        } else {
            engine.clear();
            Limits::NONE
        };
        question.answer(engine, limits, &Stopwatch::start())
    })
    .await
}

/// What would be good, and why?
///
/// The best hole that is found within half a second, with reasons, the weightiest first.
#[utoipa::path(
    post, path = "/api/v1/hint", tag = "The computer",
    request_body(content = ask::HintRequest, example = json!({"game": {"moves": ["B"]}})),
    responses((status = 200, description = "The hint", body = ask::HintAnswer), Refusals)
)]
pub(crate) async fn hint(
    State(app): State<Arc<App>>,
    ConnectInfo(client): ConnectInfo<SocketAddr>,
    Asked(request): Asked<ask::HintRequest>,
) -> Told<ask::HintAnswer> {
    quick(app, client, move |app, engine| {
        let question = request.check()?;
        plug(app, engine, question.game());
        question.answer(engine, advising(app), &Stopwatch::start())
    })
    .await
}

/// Would the computer agree to stop?
///
/// The seeds left would be shared equally. It agrees unless it expects to be at least a seed better off.
#[utoipa::path(
    post, path = "/api/v1/offer", tag = "The computer",
    request_body(content = ask::OfferRequest, example = json!({
        "game": {"moves": ["B"]}, "side": "south",
    })),
    responses((status = 200, description = "Its answer", body = ask::OfferAnswer), Refusals)
)]
pub(crate) async fn offer(
    State(app): State<Arc<App>>,
    ConnectInfo(client): ConnectInfo<SocketAddr>,
    Asked(request): Asked<ask::OfferRequest>,
) -> Told<ask::OfferAnswer> {
    quick(app, client, move |app, engine| {
        let question = request.check()?;
        plug(app, engine, question.game());
        question.answer(engine, advising(app), &Stopwatch::start())
    })
    .await
}

/// Searches for a client as soon as an engine is free, on a thread where that holds up nobody.
async fn quick<T: Send + 'static>(
    app: Arc<App>,
    client: SocketAddr,
    search: impl FnOnce(&App, &mut Engine) -> Result<T, ask::Problem> + Send + 'static,
) -> Told<T> {
    let _permit = enter(&app, client)?;
    let thinkers = Arc::clone(&app.quick);
    let found = thinkers.think(move |engine| search(&app, engine)).await?;
    Ok(AsJson(found?))
}

/// How long a hint is thought about, and an offer: half as long as a move.
fn advising(app: &App) -> Limits {
    within(TimeLimit::exactly(app.options.limits.thought / 2))
}

/// Lets a client begin a search, unless enough of its searches are under way.
fn enter(app: &App, client: SocketAddr) -> Result<Permit, Problem> {
    let busy = || {
        Problem::busy(
            "too many searches of yours are under way; wait for their answers",
            Duration::from_secs(1),
        )
    };
    app.askers.enter(client.ip()).ok_or_else(busy)
}

/// Gives an engine the endgame tables of a game, if there are some, and returns up to how many seeds
/// on the board they go.
pub(super) fn plug(app: &App, engine: &mut Engine, game: &Game) -> Option<u8> {
    let tables = app.tables.tables(game.position().width(), game.rules());
    let most_seeds = tables.as_ref().map(|tables| tables.most_seeds());
    engine.set_endgames(tables);
    most_seeds
}

/// How long full strength thinks: less than the most, unless it is in doubt.
fn thinking(most: Duration) -> TimeLimit {
    TimeLimit {
        enough: most.mul_f32(0.7),
        most,
    }
}

/// No limit but the time.
pub(super) const fn within(time: TimeLimit) -> Limits {
    Limits {
        time: Some(time),
        ..Limits::NONE
    }
}

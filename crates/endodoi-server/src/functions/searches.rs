//! The functions that search for a moment: the computer's choice, a hint, an answer to an offer.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use endodoi::Game;
use endodoi_api::ask;
use endodoi_engine::{Engine, Level, Limits, Stopwatch, TimeLimit};

use super::asked::{AsJson, Asked, Told};
use crate::state::App;

/// How long full strength thinks; less where there is only one move.
const THINKING: TimeLimit = TimeLimit {
    enough: Duration::from_millis(700),
    most: Duration::from_secs(1),
};
/// How long a hint is thought about, and whether to share.
const ADVISING: TimeLimit = TimeLimit::exactly(Duration::from_millis(500));

/// The computer's choice.
pub(super) async fn choose(
    State(app): State<Arc<App>>,
    Asked(request): Asked<ask::ChoiceRequest>,
) -> Told<ask::ChoiceAnswer> {
    let quick = Arc::clone(&app.quick);
    let choice = quick.think(move |engine| {
        let question = request.check()?;
        // These levels bound their work themselves, without a clock, so that the same game and seed
        // give the same choice; what an engine remembers would make them stronger.
        let limits = if question.level() == Level::MAX {
            plug(&app, engine, question.game());
            within(THINKING)
        } else {
            engine.clear();
            Limits::NONE
        };
        question.answer(engine, limits, &Stopwatch::start())
    });
    Ok(AsJson(choice.await??))
}

/// The best hole, and reasons for it.
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    Asked(request): Asked<ask::HintRequest>,
) -> Told<ask::HintAnswer> {
    let quick = Arc::clone(&app.quick);
    let hint = quick.think(move |engine| {
        let question = request.check()?;
        plug(&app, engine, question.game());
        question.answer(engine, within(ADVISING), &Stopwatch::start())
    });
    Ok(AsJson(hint.await??))
}

/// Whether the computer agrees to stop and share.
pub(super) async fn offer(
    State(app): State<Arc<App>>,
    Asked(request): Asked<ask::OfferRequest>,
) -> Told<ask::OfferAnswer> {
    let quick = Arc::clone(&app.quick);
    let answer = quick.think(move |engine| {
        let question = request.check()?;
        plug(&app, engine, question.game());
        question.answer(engine, within(ADVISING), &Stopwatch::start())
    });
    Ok(AsJson(answer.await??))
}

/// Gives an engine the endgame tables of a game, if there are some, and returns up to how many seeds
/// on the board they go.
pub(super) fn plug(app: &App, engine: &mut Engine, game: &Game) -> Option<u8> {
    let tables = app.tables.tables(game.position().width(), game.rules());
    let most_seeds = tables.as_ref().map(|tables| tables.most_seeds());
    engine.set_endgames(tables);
    most_seeds
}

/// No limit but the time.
pub(super) const fn within(time: TimeLimit) -> Limits {
    Limits {
        time: Some(time),
        ..Limits::NONE
    }
}

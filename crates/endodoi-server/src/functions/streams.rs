//! The functions that tell how far they are: analysis and review, as server-sent events.
//!
//! `progress` comes as often as something is found, `done` once at the end. Who closes the
//! connection stops the search: the stream is dropped, and with it what the search looks at.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use endodoi_api::{AnalysisAnswer, Answer, ask};
use endodoi_engine::{Analysis, TimeLimit, Watch};
use tokio::sync::mpsc::{self, Sender};
use tokio_stream::Stream;
use tokio_stream::wrappers::ReceiverStream;

use super::asked::{Asked, done_apart};
use super::searches::{plug, within};
use crate::app::said;
use crate::openapi::Refusals;
use crate::problem::Problem;
use crate::state::App;

/// Events that may wait for a client to read them; progress beyond that is left out.
const WAITING: usize = 16;
/// The longest that one turn of a review is thought about.
const REVIEW_A_TURN: Duration = Duration::from_secs(2);

/// What is a position worth, and what is best?
///
/// Server-sent events: `progress` with each better answer, `done` with the last, `problem` if the search
/// fails on the way. Values are those of the player to move, in seeds. Who closes the connection ends it.
#[utoipa::path(
    post, path = "/api/v1/analysis", tag = "Analysis",
    request_body(content = ask::AnalysisRequest, example = json!({
        "game": {"moves": ["B"]}, "lines": 2, "seconds": 0.2,
    })),
    responses(
        (status = 200, description = "The analysis; each event has one of these as its data",
            body = AnalysisAnswer, content_type = "text/event-stream"),
        Refusals,
    )
)]
pub(crate) async fn analysis(
    State(app): State<Arc<App>>,
    ConnectInfo(client): ConnectInfo<SocketAddr>,
    Asked(request): Asked<ask::AnalysisRequest>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let most = app.options.limits.analysis;
    let bounds = ask::AnalysisBounds { most };
    let question = done_apart(move || request.check(bounds)).await?;
    stream(app, client, move |app, engine, client| {
        let tables = plug(app, engine, question.game());
        let told = |analysis: &Analysis| {
            let answer = AnalysisAnswer::new(question.root(), analysis);
            answer.with_tables(tables).to_json()
        };
        let watch = Onlooker {
            start: Instant::now(),
            app,
            client,
            tell: told,
        };
        let limits = within(TimeLimit::exactly(question.time()));
        let answer = question.answer(engine, limits, &watch);
        answer.with_tables(tables).to_json()
    })
    .await
}

/// How well was a game played?
///
/// Server-sent events: `progress` after each turn, from the last to the first, then `done` with what was
/// found. Who closes the connection ends it.
#[utoipa::path(
    post, path = "/api/v1/review", tag = "Analysis",
    request_body(content = ask::ReviewRequest, example = json!({
        "game": {"moves": ["B", "a", "A"]}, "seconds": 0.05,
    })),
    responses(
        (status = 200, description = "The review, as the data of the event done",
            body = endodoi_api::ReviewAnswer, content_type = "text/event-stream"),
        Refusals,
    )
)]
pub(crate) async fn review(
    State(app): State<Arc<App>>,
    ConnectInfo(client): ConnectInfo<SocketAddr>,
    Asked(request): Asked<ask::ReviewRequest>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let bounds = ask::ReviewBounds {
        a_turn: REVIEW_A_TURN,
        in_all: app.options.limits.analysis,
    };
    let question = done_apart(move || request.check(bounds)).await?;
    stream(app, client, move |app, engine, client| {
        let tables = plug(app, engine, question.game());
        let mut review = question.review();
        let limits = within(TimeLimit::exactly(question.time()));
        while review.turns_left() > 0 && !client.is_closed() && !app.is_ending() {
            review.step(limits, |root, limits| {
                let watch = Onlooker {
                    start: Instant::now(),
                    app,
                    client,
                    tell: |_: &Analysis| String::new(),
                };
                let analysis = engine.search(root, limits, 1, &watch);
                (!watch.is_stopped()).then_some(analysis)
            });
            progress(client, &question.progress(&review).to_json());
        }
        review.answer(1).with_tables(tables).to_json()
    })
    .await
}

/// Lets a search run for a client and tells what it finds.
async fn stream(
    app: Arc<App>,
    client: SocketAddr,
    search: impl FnOnce(&App, &mut endodoi_engine::Engine, &Sender<Event>) -> String + Send + 'static,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let busy = || {
        let most = app.options.limits.analyses_per_client;
        let detail = format!("{most} analyses of yours are running; stop one first");
        Problem::busy(detail, Duration::from_secs(2))
    };
    let permit = app.analysts.enter(client.ip()).ok_or_else(busy)?;
    let turn = app.long.turn().await?;
    let (sender, receiver) = mpsc::channel(WAITING);
    tokio::task::spawn_blocking(move || {
        let search = || turn.search(|engine| search(&app, engine, &sender));
        // The stream has begun by now, so a fault in the search is told in it.
        let found = panic::catch_unwind(AssertUnwindSafe(search));
        let found = found.unwrap_or_else(|panic| {
            Err(Problem::internal(format_args!(
                "a panic: {}",
                said(&*panic)
            )))
        });
        let last = match found {
            Ok(json) => Event::default().event("done").data(json),
            Err(problem) => Event::default().event("problem").data(problem.to_json()),
        };
        // The last word waits for room; if the client is gone, nobody misses it.
        let _ = sender.blocking_send(last);
        drop(permit);
    });
    let events = tokio_stream::StreamExt::map(ReceiverStream::new(receiver), Ok);
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

/// Tells how far the work is, unless the client is slow to read.
fn progress(client: &Sender<Event>, json: &str) {
    let _ = client.try_send(Event::default().event("progress").data(json));
}

/// Watches a search for a client: it ends when the client is gone, or the server.
struct Onlooker<'a, F> {
    start: Instant,
    app: &'a App,
    client: &'a Sender<Event>,
    /// The JSON of what was found; empty if it is not told.
    tell: F,
}

impl<F: Fn(&Analysis) -> String + Sync> Watch for Onlooker<'_, F> {
    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.client.is_closed() || self.app.is_ending()
    }

    fn report(&self, analysis: &Analysis) {
        let json = (self.tell)(analysis);
        if !json.is_empty() {
            progress(self.client, &json);
        }
    }
}

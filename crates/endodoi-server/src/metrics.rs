//! Figures of the server for Prometheus, in the text form of `OpenMetrics`.
//!
//! Each part counts for itself (`store/journal/measured.rs`, `live/measured.rs`); here the figures get
//! their names. They are told at an address of their own, and only if one is named: they say how much
//! everybody plays, and who asks for them must not wait behind players when there is most to see.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

use crate::problem::Problem;
use crate::state::App;
use crate::store::Fault;
use crate::thinkers::Thinkers;

/// One label: its name and value.
pub(crate) type Label = [(&'static str, &'static str); 1];
/// How often something happened, of each kind.
pub(crate) type Counts = Family<Label, Counter>;
/// How much of something there is now, of each kind.
pub(crate) type Amounts = Family<Label, Gauge>;

/// What is told, and what is looked up for it.
#[derive(Debug)]
struct Metrics {
    app: Arc<App>,
    registry: Registry,
    rooms: Gauge,
    waiting: Amounts,
    searching: Amounts,
    faults: Counter,
}

/// What is answered at the address for the figures.
pub(crate) fn routes(app: Arc<App>) -> Router {
    let metrics = Arc::new(Metrics::of(app));
    Router::new()
        .route("/metrics", get(tell))
        .with_state(metrics)
}

/// Counts an answer by the class of its status.
pub(crate) async fn count(
    State(answered): State<Counts>,
    request: Request,
    next: Next,
) -> Response {
    let response = next.run(request).await;
    let class = match response.status().as_u16() {
        ..200 => "1xx",
        200..300 => "2xx",
        300..400 => "3xx",
        400..500 => "4xx",
        500.. => "5xx",
    };
    answered.get_or_create(&[("class", class)]).inc();
    response
}

impl Metrics {
    fn of(app: Arc<App>) -> Self {
        let mut registry = Registry::with_prefix("endodoi");
        let (rooms, waiting, searching) =
            (Gauge::default(), Amounts::default(), Amounts::default());
        let faults = Counter::default();
        registry.register(
            "http_requests",
            "Requests answered, by the class of the status",
            app.answered.clone(),
        );
        registry.register("rooms_loaded", "Rooms in use on this server", rooms.clone());
        registry.register(
            "searches_waiting",
            "Searches that wait for their turn",
            waiting.clone(),
        );
        registry.register("searches", "Searches at work", searching.clone());
        registry.register(
            "database_faults",
            "Questions that the database did not answer",
            faults.clone(),
        );
        app.rooms.measured.register(&mut registry);
        app.rooms.journal().measured().register(&mut registry);
        Self {
            app,
            registry,
            rooms,
            waiting,
            searching,
            faults,
        }
    }

    /// Looks up what is not counted as it happens.
    fn look(&self) {
        let amount = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        self.rooms.set(amount(self.app.rooms.loaded()));
        let look = |kind: &'static str, thinkers: &Thinkers| {
            let label = [("kind", kind)];
            self.waiting
                .get_or_create(&label)
                .set(amount(thinkers.waiting()));
            self.searching
                .get_or_create(&label)
                .set(amount(thinkers.at_work()));
        };
        look("short", &self.app.quick);
        look("long", &self.app.long);
        self.faults.inner().store(Fault::count(), Ordering::Relaxed);
    }
}

async fn tell(State(metrics): State<Arc<Metrics>>) -> Result<Response, Problem> {
    metrics.look();
    let mut text = String::new();
    encode(&mut text, &metrics.registry).map_err(Problem::internal)?;
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, text).into_response())
}

//! All addresses put together, and what goes for every one: headers, sizes, compression, faults.

use std::any::Any;
use std::sync::Arc;

use axum::Router;
use axum::extract::ws::{Message, WebSocketUpgrade};
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::StatusCode;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::trace::{DefaultMakeSpan, DefaultOnResponse, TraceLayer};
use tracing::Level;

use crate::health::{health, ready};
use crate::problem::Problem;
use crate::rate::{Rate, limit};
use crate::state::App;
use crate::{functions, headers, metrics, origin, site};

/// The largest body of a request in bytes: a long record.
pub(crate) const MOST_BODY: usize = 512 * 1024;
/// The longest address in bytes, its question included.
pub(crate) const MOST_URI: usize = 8 * 1024;

/// Everything that the server answers.
pub(crate) fn router(app: Arc<App>) -> Router {
    let rate = Rate::a_second(app.options.limits.requests_per_second);
    let functions = functions::routes().layer(middleware::from_fn_with_state(rate.clone(), limit));
    let functions = functions.layer(middleware::from_fn(origin::own));
    let router = Router::new()
        .nest("/api", functions)
        .route("/healthz", get(health))
        .route("/readyz", get(ready))
        .merge(site::routes(rate))
        .method_not_allowed_fallback(other_method);
    let counted = middleware::from_fn_with_state(app.answered.clone(), metrics::count);
    around(router).layer(counted).with_state(app)
}

/// A server's answers without the server: what comes goes back, over a `WebSocket` as well. What the
/// layers, the connections and the machine cost is measured with it.
pub(crate) fn echo() -> Router {
    let echo = post(async |body: axum::body::Bytes| body).get(echo_socket);
    around(Router::new().route("/echo", echo))
}

async fn echo_socket(upgrade: WebSocketUpgrade) -> Response {
    upgrade
        .read_buffer_size(4 * 1024)
        .on_upgrade(async |mut socket| {
            while let Some(Ok(message)) = socket.recv().await {
                if matches!(message, Message::Text(_)) && socket.send(message).await.is_err() {
                    return;
                }
            }
        })
}

/// What goes for every answer.
fn around<S: Clone + Send + Sync + 'static>(router: Router<S>) -> Router<S> {
    router
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .layer(middleware::from_fn(short))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::from_fn(headers::secure))
        .layer(
            TraceLayer::new_for_http()
                .make_span_with(DefaultMakeSpan::new().level(Level::INFO))
                .on_response(DefaultOnResponse::new().level(Level::INFO)),
        )
}

/// Refuses addresses of any length.
async fn short(request: Request, next: Next) -> Response {
    if request.uri().to_string().len() > MOST_URI {
        let detail = format!("the address is longer than {MOST_URI} bytes; use the body");
        return Problem::new(StatusCode::URI_TOO_LONG, "request.long-address", detail)
            .into_response();
    }
    next.run(request).await
}

/// What can be done at an address is told by the header `Allow`.
async fn other_method() -> Problem {
    let detail = "this address is asked in another way; the header Allow says how";
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "request.method", detail)
}

#[expect(clippy::needless_pass_by_value, reason = "so it is asked for")]
fn panicked(panic: Box<dyn Any + Send>) -> Response {
    Problem::internal(format_args!("a panic: {}", said(&*panic))).into_response()
}

/// What was said when something panicked.
pub(crate) fn said(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("nothing")
}

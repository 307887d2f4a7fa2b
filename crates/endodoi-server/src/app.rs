//! All addresses put together, and what goes for every one: headers, sizes, compression, faults.

use std::sync::Arc;

use axum::Router;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use axum::extract::DefaultBodyLimit;
use tower_http::trace::TraceLayer;

use crate::problem::Problem;
use crate::rate::{Rate, limit};
use crate::state::App;
use crate::{functions, headers, site};

/// The largest body of a request in bytes: a long record.
const MOST_BODY: usize = 512 * 1024;
/// The longest address in bytes, its question included.
const MOST_URI: usize = 8 * 1024;

/// Everything that the server answers.
pub(crate) fn router(app: Arc<App>) -> Router {
    let rate = Rate::new(app.options.limits.requests_per_second);
    let functions = functions::routes().layer(middleware::from_fn_with_state(rate, limit));
    Router::new()
        .nest("/api", functions)
        .merge(site::routes())
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .layer(middleware::from_fn(short))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(|_| {
            Problem::internal("a panic").into_response()
        }))
        .layer(middleware::from_fn(headers::secure))
        .layer(TraceLayer::new_for_http())
        .with_state(app)
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

//! Whether the server is well, and whether it should get more to do, for whoever watches over it.
//!
//! Who starts servers anew asks the first, who spreads work over several of them asks the second: a
//! server that is about to end is well, but should get nothing more.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use tokio::time::timeout;

use crate::live::now;
use crate::problem::Problem;
use crate::state::App;

/// A database that takes longer for an answer would keep players waiting.
const PATIENCE: Duration = Duration::from_secs(2);
/// A server whose signs of life, one a second, are so old cannot write.
const LAG: Duration = Duration::from_secs(10);
/// When to ask again.
const AGAIN: Duration = Duration::from_secs(1);

/// Answers `GET /healthz`: the server answers, and its tables can be read.
pub(crate) async fn health(State(app): State<Arc<App>>) -> Result<Response, Problem> {
    app.store.check().await?;
    Ok(told(r#"{"status":"ok"}"#))
}

/// Answers `GET /readyz`: the database answers soon, takes what is written, and the server goes on.
pub(crate) async fn ready(State(app): State<Arc<App>>) -> Result<Response, Problem> {
    if app.is_draining() {
        let detail =
            "this server is about to end; ask another, or this one once it has started anew";
        return Err(Problem::unavailable(detail, AGAIN));
    }
    let looked = timeout(PATIENCE, app.store.own_beat()).await;
    let lags = |detail| Problem::unavailable(detail, AGAIN);
    let beat =
        looked.map_err(|_| lags("the database takes long to answer; ask again in a moment"))??;
    let passed = i64::try_from(now())
        .unwrap_or(i64::MAX)
        .saturating_sub(beat.unwrap_or(0));
    if u128::try_from(passed).is_ok_and(|passed| passed > LAG.as_millis()) {
        return Err(lags(
            "nothing could be written to the database lately; ask again in a moment",
        ));
    }
    Ok(told(r#"{"status":"ready"}"#))
}

fn told(body: &'static str) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, body).into_response()
}

//! Whether the server is well, for whoever watches over it: it answers, and so does its database.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};

use crate::problem::Problem;
use crate::state::App;

/// Answers `GET /healthz`.
pub(crate) async fn health(State(app): State<Arc<App>>) -> Result<Response, Problem> {
    app.store.check().await?;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, r#"{"status":"ok"}"#).into_response())
}

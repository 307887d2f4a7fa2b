//! The functions over HTTP, `/api/v1/…`: a request in JSON goes in, an answer comes out.
use std::sync::Arc;
use axum::Router;
use crate::state::App;
pub(crate) fn routes() -> Router<Arc<App>> { Router::new() }

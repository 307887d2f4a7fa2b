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

use crate::live::{now, unsigned};
use crate::problem::Problem;
use crate::room::Millis;
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
    let lags = |detail| Problem::unavailable(detail, AGAIN);
    let looked = timeout(PATIENCE, app.store.own_beat()).await;
    let beat = looked
        .map_err(|_| lags("the database takes long to answer; ask again in a moment"))?
        .map_err(|fault| {
            tracing::error!(%fault, "not ready, since the database does not do its work");
            lags("the database does not answer; ask again in a moment")
        })?;
    if is_old(beat, now()) {
        let detail = "nothing could be written to the database lately; ask again in a moment";
        return Err(lags(detail));
    }
    Ok(told(r#"{"status":"ready"}"#))
}

/// Whether the last sign of life is so old that others would follow it if they could be written.
fn is_old(beat: Option<i64>, now: Millis) -> bool {
    let age = now.saturating_sub(unsigned(beat.unwrap_or(0)));
    Duration::from_millis(age) > LAG
}

fn told(body: &'static str) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, body).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::state::NoTables;

    #[test]
    fn signs_of_life_are_old_after_some_seconds() {
        assert!(!is_old(Some(50_000), 51_000));
        assert!(!is_old(Some(50_000), 49_000), "a clock that goes back");
        assert!(is_old(Some(50_000), 61_000));
        assert!(is_old(None, 61_000));
    }

    #[tokio::test]
    async fn a_server_whose_tables_are_gone_is_neither_well_nor_ready() {
        let options = Options::at(([127, 0, 0, 1], 0).into());
        let app = App::new(options, Arc::new(NoTables)).await.unwrap();
        assert!(health(State(Arc::clone(&app))).await.is_ok());
        assert!(ready(State(Arc::clone(&app))).await.is_ok());
        app.store.execute("DROP TABLE servers").await;
        assert!(health(State(Arc::clone(&app))).await.unwrap_err().is_ours());
        assert!(ready(State(app)).await.unwrap_err().is_ours());
    }
}

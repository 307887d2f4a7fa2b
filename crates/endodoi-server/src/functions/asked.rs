//! A request read from JSON, an answer written as JSON, and the work between them off the threads
//! that answer everybody.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Json, Request};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use endodoi_api::{Answer, ask};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::app::MOST_BODY;
use crate::problem::Problem;
use crate::state::App;

/// When a search that was stopped may be asked for again: the server ends, or had no time at all.
const AFTER_A_STOP: Duration = Duration::from_secs(2);

/// What came as the body of a request.
#[derive(Debug)]
pub(super) struct Asked<T>(pub(super) T);

/// What goes back.
pub(super) type Told<T> = Result<AsJson<T>, Problem>;

/// An answer as JSON.
#[derive(Debug)]
pub(super) struct AsJson<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Asked<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Problem> {
        let patience = app.options.limits.patience;
        match timeout(patience, Json::from_request(request, app)).await {
            Ok(Ok(Json(asked))) => Ok(Self(asked)),
            Ok(Err(rejection)) => Err(refused(&rejection)),
            Err(_) => {
                let detail = format!("the body took longer than {} s", patience.as_secs_f32());
                let status = StatusCode::REQUEST_TIMEOUT;
                Err(Problem::new(status, "request.too-slow", detail))
            }
        }
    }
}

impl<T: Answer> IntoResponse for AsJson<T> {
    fn into_response(self) -> Response {
        let headers = [
            (header::CONTENT_TYPE, "application/json"),
            (header::CACHE_CONTROL, "no-store"),
        ];
        (headers, self.0.to_json()).into_response()
    }
}

fn refused(rejection: &JsonRejection) -> Problem {
    let (status, detail) = (rejection.status(), rejection.body_text());
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => {
            let detail = format!("the body is longer than {MOST_BODY} bytes; send less at once");
            Problem::new(status, "request.too-large", detail)
        }
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Problem::new(
            status,
            "request.not-json",
            "send JSON, with the header content-type: application/json",
        ),
        _ => Problem::unreadable(detail),
    }
}

/// Answers on a thread where a request that takes its time holds up no other.
pub(super) async fn apart<T: Send + 'static>(
    answer: impl FnOnce() -> Result<T, ask::Problem> + Send + 'static,
) -> Told<T> {
    done_apart(answer).await.map(AsJson)
}

/// Does a part of the work on such a thread.
pub(super) async fn done_apart<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, ask::Problem> + Send + 'static,
) -> Result<T, Problem> {
    let done = tokio::task::spawn_blocking(work).await;
    Ok(done.map_err(Problem::internal)??)
}

impl From<ask::Problem> for Problem {
    fn from(problem: ask::Problem) -> Self {
        of_kind(problem.kind(), problem.code(), problem.detail()).at(problem.pointer())
    }
}

fn of_kind(kind: ask::ProblemKind, code: &'static str, detail: &str) -> Problem {
    match kind {
        ask::ProblemKind::WrongRequest
        | ask::ProblemKind::NotPlayable
        | ask::ProblemKind::TooMuch => Problem::wrong(code, detail),
        ask::ProblemKind::Stopped => Problem::new(StatusCode::SERVICE_UNAVAILABLE, code, detail)
            .asked_again_after(AFTER_A_STOP),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_asked_for_a_search_that_was_stopped_is_told_when_to_ask_again() {
        let problem = of_kind(ask::ProblemKind::Stopped, "search.stopped", "ask again");
        let response = problem.into_response();
        assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(response.headers()[header::RETRY_AFTER], "2");
        let wrong = of_kind(ask::ProblemKind::WrongRequest, "move.not-exact", "what?");
        assert_eq!(
            wrong.into_response().status(),
            StatusCode::UNPROCESSABLE_ENTITY
        );
    }
}

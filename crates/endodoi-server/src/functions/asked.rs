//! A request read from JSON, an answer written as JSON, and the work between them off the threads
//! that answer everybody.

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Json, Request};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use endodoi_api::{Answer, ask};
use serde::de::DeserializeOwned;

use crate::problem::Problem;

/// What came as the body of a request.
#[derive(Debug)]
pub(super) struct Asked<T>(pub(super) T);

/// What goes back.
pub(super) type Told<T> = Result<AsJson<T>, Problem>;

/// An answer as JSON.
#[derive(Debug)]
pub(super) struct AsJson<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        match Json::from_request(request, state).await {
            Ok(Json(asked)) => Ok(Self(asked)),
            Err(rejection) => Err(refused(&rejection)),
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
        StatusCode::PAYLOAD_TOO_LARGE => Problem::new(status, "request.too-large", detail),
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
    let answer = tokio::task::spawn_blocking(answer).await;
    Ok(AsJson(answer.map_err(Problem::internal)??))
}

impl From<ask::Problem> for Problem {
    fn from(problem: ask::Problem) -> Self {
        let status = match problem.kind() {
            ask::ProblemKind::WrongRequest
            | ask::ProblemKind::NotPlayable
            | ask::ProblemKind::TooMuch => StatusCode::UNPROCESSABLE_ENTITY,
            ask::ProblemKind::Stopped => StatusCode::SERVICE_UNAVAILABLE,
        };
        Self::new(status, problem.code(), problem.detail()).at(problem.pointer())
    }
}

//! What went wrong, as programs read it: problem details (RFC 9457) with a stable code.
//!
//! The only place that knows which status and which level of the log an error has. What people read
//! in the browser is said by the page, in their language, from the code.

use std::borrow::Cow;
use std::fmt::Display;
use std::time::Duration;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

/// An error of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    status: StatusCode,
    code: Cow<'static, str>,
    detail: String,
    /// Where in the request it lies, as a JSON pointer; empty if nowhere in particular.
    pointer: String,
    retry_after: Option<Duration>,
}

/// Why a request was not answered: problem details (RFC 9457).
#[derive(Serialize, ToSchema)]
#[schema(as = Problem)]
pub(crate) struct ProblemBody<'a> {
    /// Always `about:blank`; the code says more.
    r#type: &'static str,
    /// The status in words.
    title: &'static str,
    /// The status.
    status: u16,
    /// What is wrong and what to do about it, in a sentence in English.
    detail: &'a str,
    /// A name for the problem that never changes.
    #[schema(example = "play.empty-hole")]
    code: &'a str,
    /// The field of the request that it lies in, as a JSON pointer; absent if it is none in particular.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[schema(required = false, example = "/moves/2")]
    pointer: &'a str,
}

impl Problem {
    pub(crate) fn new(
        status: StatusCode,
        code: impl Into<Cow<'static, str>>,
        detail: impl Display,
    ) -> Self {
        Self {
            status,
            code: code.into(),
            detail: detail.to_string(),
            pointer: String::new(),
            retry_after: None,
        }
    }

    /// The problem at a place of the request.
    pub(crate) fn at(self, pointer: &str) -> Self {
        Self {
            pointer: pointer.to_owned(),
            ..self
        }
    }

    /// The problem of a request that may be asked again after a while.
    pub(crate) fn asked_again_after(self, after: Duration) -> Self {
        Self {
            retry_after: Some(after),
            ..self
        }
    }

    /// Nothing lies at this address.
    pub(crate) fn not_found(detail: impl Display) -> Self {
        Self::new(StatusCode::NOT_FOUND, "request.not-found", detail)
    }

    /// A part of the request does not hold what it should.
    pub(crate) fn wrong(code: &'static str, detail: impl Display) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, detail)
    }

    /// The request cannot be read.
    pub(crate) fn unreadable(detail: impl Display) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "request.unreadable", detail)
    }

    /// There is too much to do now; it can be asked again after a while.
    pub(crate) fn busy(detail: impl Display, after: Duration) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "request.too-many", detail)
            .asked_again_after(after)
    }

    /// Something that the server needs is not there now.
    pub(crate) fn unavailable(detail: impl Display, after: Duration) -> Self {
        let status = StatusCode::SERVICE_UNAVAILABLE;
        Self::new(status, "server.unavailable", detail).asked_again_after(after)
    }

    /// A fault of ours. What happened goes to the log, not to the client.
    pub(crate) fn internal(fault: impl Display) -> Self {
        tracing::error!(%fault, "a request failed by our fault");
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "server.fault",
            "something went wrong on the server; it has been noted",
        )
    }

    /// Whether it is the server's fault, or its database's.
    pub(crate) fn is_ours(&self) -> bool {
        self.status.is_server_error()
    }

    #[cfg(test)]
    pub(crate) fn code(&self) -> &str {
        &self.code
    }

    /// The problem as one line of JSON.
    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string(&self.body()).expect("numbers and texts can be written")
    }

    /// The problem as a part of a message.
    pub(crate) fn to_value(&self) -> serde_json::Value {
        serde_json::to_value(self.body()).expect("numbers and texts can be written")
    }

    fn body(&self) -> ProblemBody<'_> {
        ProblemBody {
            r#type: "about:blank",
            title: self.status.canonical_reason().unwrap_or("Error"),
            status: self.status.as_u16(),
            detail: &self.detail,
            code: &self.code,
            pointer: &self.pointer,
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        tracing::debug!(status = self.status.as_u16(), code = %self.code, "refused");
        let headers = [
            (header::CONTENT_TYPE, "application/problem+json"),
            (header::CACHE_CONTROL, "no-store"),
        ];
        let mut response = (self.status, headers, self.to_json()).into_response();
        if let Some(after) = self.retry_after {
            let seconds = after.as_millis().div_ceil(1000).max(1);
            let seconds = u64::try_from(seconds).unwrap_or(u64::MAX);
            let headers = response.headers_mut();
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_is_told_with_status_code_and_sentence() {
        let problem = Problem::not_found("no puzzle is called \"x\"");
        assert_eq!(
            problem.to_json(),
            r#"{"type":"about:blank","title":"Not Found","status":404,"detail":"no puzzle is called \"x\"","code":"request.not-found"}"#
        );
    }

    #[test]
    fn who_is_sent_away_is_told_when_to_come_back() {
        let response = Problem::busy("too much", Duration::from_millis(200)).into_response();
        assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(response.headers()[header::RETRY_AFTER], "1");
    }
}

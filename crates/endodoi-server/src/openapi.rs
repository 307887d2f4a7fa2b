//! The description of the functions for programs, `OpenAPI`, made from the code.
//!
//! What each function takes and gives is described by the types themselves (`endodoi_api`, feature
//! `schema`), what it is for beside the function. Here they are put together.

use std::sync::LazyLock;

use axum::body::Bytes;
use axum::http::HeaderMap;
use axum::response::Response;
use utoipa::{IntoResponses, OpenApi};

use crate::fresh::{ASK_AGAIN, Content};
use crate::functions;
use crate::problem::ProblemBody;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Endodoi",
        description = "Play, look into and learn En Dodoi over HTTP. All functions take and give JSON; \
            all positions, rules, holes and records are the texts of docs/records.md and docs/rules.md."
    ),
    tags(
        (name = "Games", description = "Answered at once from the rules of the game"),
        (name = "The computer", description = "Answered by a search of up to a second"),
        (name = "Analysis", description = "Longer searches, told while they go on"),
        (name = "Puzzles", description = "Positions with one right hole, proved"),
        (name = "Rooms", description = "Two who play each other over the network; see docs/network.md"),
        (name = "Tournaments", description = "For a class or a club; see docs/network.md"),
        (name = "Records", description = "Games as texts, and links to them"),
    ),
    paths(
        functions::game,
        functions::match_state,
        functions::turn,
        functions::position,
        functions::rules,
        functions::choose,
        functions::hint,
        functions::offer,
        functions::analysis,
        functions::review,
        functions::read,
        functions::write,
        functions::puzzles,
        functions::daily,
        functions::puzzle,
        functions::share,
        functions::shared,
        functions::players,
        functions::rooms,
        functions::make,
        functions::pair,
        functions::room,
        functions::join,
        functions::command,
        functions::live,
        functions::events,
        functions::handover,
        functions::take,
        functions::record,
        functions::qr,
        functions::contest_make,
        functions::contest,
        functions::enter,
        functions::words,
        functions::contest_act,
        functions::sit,
    )
)]
struct Description;

/// What may come instead of what is looked for by its name.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only described")]
pub(crate) enum Missing {
    /// Nothing of this name
    #[response(status = 404, content_type = "application/problem+json")]
    Missing(#[to_schema] ProblemBody<'static>),
}

/// What may come instead of any answer.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only described")]
pub(crate) enum Busy {
    /// Too much at once; the header Retry-After says when to come back
    #[response(status = 429, content_type = "application/problem+json")]
    TooMuch(#[to_schema] ProblemBody<'static>),
}

/// What may come instead of an answer to a body.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only described")]
pub(crate) enum Refusals {
    /// The body is longer than 512 KiB
    #[response(status = 413, content_type = "application/problem+json")]
    TooLong(#[to_schema] ProblemBody<'static>),
    /// The body is no JSON of the right form, or the header says that it is none (415)
    #[response(status = 400, content_type = "application/problem+json")]
    Unreadable(#[to_schema] ProblemBody<'static>),
    /// A field holds what cannot be: `pointer` says which
    #[response(status = 422, content_type = "application/problem+json")]
    Wrong(#[to_schema] ProblemBody<'static>),
    /// Too much at once; the header Retry-After says when to come back
    #[response(status = 429, content_type = "application/problem+json")]
    TooMuch(#[to_schema] ProblemBody<'static>),
}

/// The document as text.
pub(crate) static TEXT: LazyLock<String> = LazyLock::new(|| {
    let description = Description::openapi();
    serde_json::to_string(&description).expect("names, texts and numbers can be written")
});

/// Answers `GET /api/openapi.json`.
pub(crate) async fn document(headers: HeaderMap) -> Response {
    let content = Content {
        kind: "application/json",
        keep: ASK_AGAIN,
        bytes: Bytes::from_static(TEXT.as_bytes()),
    };
    content.answer(&headers)
}

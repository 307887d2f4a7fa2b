//! Records that are shared by a link.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{ConnectInfo, Path, State};
use endodoi_api::ask;

use super::asked::{AsJson, Asked, Told};
use crate::openapi::{Busy, Missing, Refusals};
use crate::problem::Problem;
use crate::state::App;

/// Share a record
///
/// Keeps the games of a text and returns the name to find them by. The same games have the same name.
#[utoipa::path(
    post, path = "/api/v1/shared", tag = "Records",
    request_body(content = ask::ShareRequest, example = json!({"text": "1. B a *"})),
    responses(
        (status = 200, description = "Its name", body = ask::SharedAnswer),
        (status = 507, description = "There is no more room", body = crate::problem::ProblemBody,
            content_type = "application/problem+json"),
        Refusals,
    )
)]
pub(crate) async fn share(
    State(app): State<Arc<App>>,
    ConnectInfo(client): ConnectInfo<SocketAddr>,
    Asked(request): Asked<ask::ShareRequest>,
) -> Told<ask::SharedAnswer> {
    if let Some(rate) = &app.sharers {
        rate.take(client.ip())?;
    }
    let text = tokio::task::spawn_blocking(move || request.check()).await;
    let text = text.map_err(Problem::internal)??;
    let id = app.store.put(&text).await?;
    Ok(AsJson(ask::SharedAnswer { id }))
}

/// What was shared by this name?
#[utoipa::path(
    get, path = "/api/v1/shared/{id}", tag = "Records",
    params(("id" = String, Path, description = "The name, ten letters")),
    responses((status = 200, description = "The record", body = ask::SharedTextAnswer), Missing, Busy)
)]
pub(crate) async fn shared(
    State(app): State<Arc<App>>,
    id: Result<Path<String>, PathRejection>,
) -> Told<ask::SharedTextAnswer> {
    let missing = || Problem::not_found("nothing was shared by this name here");
    let Path(id) = id.map_err(|_| missing())?;
    let text = app.store.get(&id).await?;
    let text = text.ok_or_else(missing)?;
    Ok(AsJson(ask::SharedTextAnswer { text }))
}

//! Games as records and back.

use endodoi_api::ask;

use super::asked::{Asked, Told, apart};
use crate::openapi::Refusals;

/// What games are in a text?
///
/// Reads records (`.edr`), up to 1 000 games, and checks every turn.
#[utoipa::path(
    post, path = "/api/v1/records/read", tag = "Records",
    request_body(content = ask::RecordsReadRequest, example = json!({
        "text": "[South \"Naisula\"]\n\n1. B a {two come back} *",
    })),
    responses((status = 200, description = "The games", body = ask::RecordsReadAnswer), Refusals)
)]
pub(crate) async fn read(
    Asked(request): Asked<ask::RecordsReadRequest>,
) -> Told<ask::RecordsReadAnswer> {
    apart(move || ask::read_records(&request)).await
}

/// Write a game down
///
/// The record of a game with its tags, comments and variations.
#[utoipa::path(
    post, path = "/api/v1/records/write", tag = "Records",
    request_body(content = ask::RecordWriteRequest, example = json!({
        "tags": {"South": "Naisula"},
        "played": {"moves": ["B", "a"]},
        "comments": [{"ply": 1, "text": "seven at once"}],
    })),
    responses((status = 200, description = "The record", body = ask::RecordWriteAnswer), Refusals)
)]
pub(crate) async fn write(
    Asked(request): Asked<ask::RecordWriteRequest>,
) -> Told<ask::RecordWriteAnswer> {
    apart(move || ask::write_record(&request)).await
}

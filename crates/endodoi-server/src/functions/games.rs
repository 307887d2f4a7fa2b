//! The functions that answer at once from the rules: games, matches, turns, positions.

use endodoi_api::ask;

use super::asked::{AsJson, Asked, Told, apart};
use crate::openapi::{Busy, Refusals};

/// How does a game stand?
///
/// Plays the game and tells its turns, the position now and what may be played next.
#[utoipa::path(
    post, path = "/api/v1/game", tag = "Games",
    request_body(content = ask::Played, example = json!({"moves": ["B", "a"]})),
    responses((status = 200, description = "The game", body = ask::GameAnswer), Refusals)
)]
pub(crate) async fn game(Asked(request): Asked<ask::Played>) -> Told<ask::GameAnswer> {
    apart(move || ask::game(&request)).await
}

/// How does a match stand?
///
/// The last game is the one under way. Who moved second in a game begins the next.
#[utoipa::path(
    post, path = "/api/v1/match", tag = "Games",
    request_body(content = ask::MatchRequest, example = json!({
        "target": "first to 3 wins",
        "games": [
            {"moves": ["B"], "ended": {"by": "resignation", "side": "north"}},
            {"moves": []},
        ],
    })),
    responses((status = 200, description = "The match", body = ask::MatchAnswer), Refusals)
)]
pub(crate) async fn match_state(
    Asked(request): Asked<ask::MatchRequest>,
) -> Told<ask::MatchAnswer> {
    apart(move || ask::match_state(&request)).await
}

/// What happens in a turn?
///
/// Tells the turn lap by lap, with the board before each lap and the holes that it sows, so that it can
/// be shown without knowing the rules.
#[utoipa::path(
    post, path = "/api/v1/turn", tag = "Games",
    request_body(content = ask::TurnRequest, example = json!({
        "position": "1,0,2/0,3,0 5-4 S", "move": "C",
    })),
    responses((status = 200, description = "The turn", body = ask::TurnShown), Refusals)
)]
pub(crate) async fn turn(Asked(request): Asked<ask::TurnRequest>) -> Told<ask::TurnShown> {
    apart(move || ask::turn_shown(&request)).await
}

/// Is this a position, and what may be played in it?
///
/// For set-ups: a position may be any that is played on a board of 1 to 12 holes a row with at most 255
/// seeds.
#[utoipa::path(
    post, path = "/api/v1/position", tag = "Games",
    request_body(content = ask::SetUpRequest, example = json!({"position": "1,0,2/0,3,0 5-4 S"})),
    responses((status = 200, description = "The position", body = ask::SetUpAnswer), Refusals)
)]
pub(crate) async fn position(Asked(request): Asked<ask::SetUpRequest>) -> Told<ask::SetUpAnswer> {
    apart(move || ask::set_up(&request)).await
}

/// Which rules, boards and levels are there?
#[utoipa::path(
    get, path = "/api/v1/rules", tag = "Games",
    responses((status = 200, description = "All of them", body = ask::RulesListAnswer), Busy)
)]
pub(crate) async fn rules() -> Told<ask::RulesListAnswer> {
    Ok(AsJson(ask::rules_list()))
}

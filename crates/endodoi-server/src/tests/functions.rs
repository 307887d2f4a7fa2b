//! The functions asked, rightly and wrongly. What they answer in detail is tested in `endodoi-api`.

use axum::body::Body;
use axum::http::{Method, StatusCode, header};

use super::{Client, request};

#[tokio::test]
async fn a_game_is_told() {
    let client = Client::new().await;
    let answer = client.post("/api/v1/game", r#"{"moves":["B"]}"#).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(answer.header("content-type"), "application/json");
    assert_eq!(answer.header("cache-control"), "no-store");
    let json = answer.json();
    assert_eq!(json["plies"][0]["captured"], 7);
    assert_eq!(
        json["position"]["position"],
        "6,2,7,0,6,1/6,6,0,0,1,6 7-0 N"
    );
}

#[tokio::test]
async fn what_cannot_be_played_is_a_problem_that_names_the_place() {
    let client = Client::new().await;
    let answer = client.post("/api/v1/game", r#"{"moves":["B","B"]}"#).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(answer.problem(), "move.not-exact");
    assert_eq!(answer.json()["pointer"], "/moves/1");
}

#[tokio::test]
async fn what_cannot_be_read_is_a_problem_too() {
    let client = Client::new().await;
    for (body, says) in [
        ("", "EOF"),
        ("{", "EOF"),
        ("[1]", "invalid"),
        (r#"{"mvoes":[]}"#, "mvoes"),
        (r#"{"moves":"B"}"#, "moves"),
        (r#"{"moves":[]}}"#, "trailing"),
    ] {
        let answer = client.post("/api/v1/game", body).await;
        assert!(answer.status.is_client_error(), "{body}: {}", answer.text);
        assert_eq!(answer.problem(), "request.unreadable", "{body}");
        assert!(answer.text.contains(says), "{body}: {}", answer.text);
    }
    let mut plain = request(Method::POST, "/api/v1/game", Body::from("{}"));
    plain.headers_mut().remove(header::CONTENT_TYPE);
    let answer = client.ask(plain).await;
    assert_eq!(answer.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    assert_eq!(answer.problem(), "request.not-json");
}

#[tokio::test]
async fn levels_below_the_top_choose_alike_whoever_asked_before() {
    let client = Client::new().await;
    let body = r#"{"game":{"moves":["B"]},"level":3,"seed":5}"#;
    let first = client.post("/api/v1/choose", body).await.text;
    client
        .post("/api/v1/hint", r#"{"game":{"moves":["B","a"]}}"#)
        .await;
    assert_eq!(client.post("/api/v1/choose", body).await.text, first);
}

#[tokio::test]
async fn an_analysis_is_told_while_it_goes_on() {
    let client = Client::new().await;
    let body = r#"{"game":{},"lines":2,"seconds":0.1}"#;
    let answer = client.post("/api/v1/analysis", body).await;
    assert_eq!(answer.header("content-type"), "text/event-stream");
    let events: Vec<&str> = answer
        .text
        .split("\n\n")
        .filter(|part| !part.is_empty())
        .collect();
    assert!(events.len() > 1, "{}", answer.text);
    let (last, before) = events.split_last().unwrap();
    assert!(
        last.starts_with("event: done\ndata: {\"position\":"),
        "{last}"
    );
    assert!(
        before
            .iter()
            .all(|event| event.starts_with("event: progress\n"))
    );
}

#[tokio::test]
async fn a_review_goes_through_all_turns() {
    let client = Client::new().await;
    let body = r#"{"game":{"moves":["B","a","A"]},"seconds":0.01}"#;
    let answer = client.post("/api/v1/review", body).await.text;
    assert!(
        answer.contains("event: progress\ndata: {\"done\":3,\"of\":3}"),
        "{answer}"
    );
    assert!(
        answer.contains("event: done\ndata: {\"game\":1,"),
        "{answer}"
    );
}

#[tokio::test]
async fn a_record_is_shared_and_found_again() {
    let client = Client::new().await;
    let body = r#"{"text":"[South \"<script>\"] 1. B a *"}"#;
    let shared = client.post("/api/v1/shared", body).await.json();
    let id = shared["id"].as_str().unwrap();
    assert_eq!(client.post("/api/v1/shared", body).await.json(), shared);
    let found = client.get(&format!("/api/v1/shared/{id}")).await;
    let text = found.json()["text"].as_str().unwrap().to_owned();
    assert!(
        text.contains("[South \"<script>\"]\n") && text.ends_with("*\n"),
        "{text}"
    );
    let again = serde_json::json!({ "text": text }).to_string();
    assert_eq!(client.post("/api/v1/shared", again).await.json(), shared);
}

#[tokio::test]
async fn what_was_not_shared_or_is_no_record_is_a_problem() {
    let client = Client::new().await;
    for id in ["nothing", "%00", "%ff", "a%20b", &"x".repeat(3_000)] {
        let answer = client.get(&format!("/api/v1/shared/{id}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        assert_eq!(answer.problem(), "request.not-found");
    }
    let answer = client
        .post("/api/v1/shared", r#"{"text":"1. B B *"}"#)
        .await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(answer.json()["pointer"], "/text");
}

#[tokio::test]
async fn puzzles_are_listed_and_found_and_each_day_has_its_own() {
    let client = Client::new().await;
    let all = client.get("/api/v1/puzzles").await.json();
    let all = all["puzzles"].as_array().unwrap();
    assert!(all.len() >= 200);
    let id = all[0]["id"].as_str().unwrap();
    let puzzle = client.get(&format!("/api/v1/puzzles/{id}")).await.json();
    assert_eq!(
        (&puzzle["id"], &puzzle["kind"]),
        (&all[0]["id"], &all[0]["kind"])
    );
    assert!(
        all[0].get("answer").is_none(),
        "a list does not tell the answers"
    );

    let day = async |date: &str| client.get(&format!("/api/v1/puzzles/daily{date}")).await;
    let (one, next) = (
        day("?date=2026-11-30").await.text,
        day("?date=2026-12-01").await.text,
    );
    assert_ne!(one, next);
    assert_eq!(day("?date=2026-11-30").await.text, one);
    assert_eq!(day("").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_puzzle_that_is_not_there_and_a_day_that_is_none_are_problems() {
    let client = Client::new().await;
    for (address, code) in [
        ("nothing", "request.not-found"),
        ("%ff", "request.not-found"),
        ("daily?date=2026-02-30", "puzzle.date"),
        ("daily?date=", "puzzle.date"),
        ("daily?day=2026-02-03", "request.unreadable"),
    ] {
        let answer = client.get(&format!("/api/v1/puzzles/{address}")).await;
        assert!(answer.status.is_client_error(), "{address}");
        assert_eq!(answer.problem(), code, "{address}");
    }
}

//! Pages, files and what goes for every answer.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};

use super::{Client, request};

#[tokio::test]
async fn every_answer_has_the_security_headers() {
    let client = Client::new().await;
    for (method, uri) in [
        (Method::GET, "/"),
        (Method::GET, "/lv/"),
        (Method::GET, "/nowhere"),
        (Method::GET, "/assets/x/js/api.js"),
        (Method::GET, "/assets/x/none.js"),
        (Method::GET, "/api/v1/rules"),
        (Method::GET, "/api/v1/nothing"),
        (Method::GET, "/api/v1/game"),
        (Method::POST, "/api/v1/game"),
        (Method::DELETE, "/"),
        (Method::GET, "/healthz"),
        (Method::GET, "/readyz"),
        (Method::GET, &format!("/{}", "x".repeat(9_000))),
    ] {
        let answer = client
            .ask(request(method.clone(), uri, Body::empty()))
            .await;
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'"), "{method} {uri}");
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(
            answer.header("x-content-type-options"),
            "nosniff",
            "{method} {uri}"
        );
        assert_eq!(answer.header("x-frame-options"), "DENY");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_ne!(answer.status.as_u16() / 100, 5, "{method} {uri}");
    }
}

#[tokio::test]
async fn another_method_is_a_problem_that_names_the_right_one() {
    let client = Client::new().await;
    for (method, uri, allowed) in [
        (Method::GET, "/api/v1/game", "POST"),
        (Method::PUT, "/api/v1/rules", "GET,HEAD"),
        (Method::POST, "/", "GET,HEAD"),
        (Method::POST, "/healthz", "GET,HEAD"),
    ] {
        let answer = client.ask(request(method, uri, Body::empty())).await;
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{uri}");
        assert_eq!(answer.problem(), "request.method");
        assert_eq!(answer.header("allow"), allowed, "{uri}");
    }
}

#[tokio::test]
async fn a_head_is_answered_as_the_whole_would_be_without_it() {
    let client = Client::new().await;
    for uri in ["/", "/api/v1/rules", "/healthz", "/api/openapi.json"] {
        let whole = client.get(uri).await;
        let head = client.ask(request(Method::HEAD, uri, Body::empty())).await;
        assert_eq!(
            (head.status, head.text.as_str()),
            (StatusCode::OK, ""),
            "{uri}"
        );
        assert_eq!(head.header("content-type"), whole.header("content-type"));
    }
}

#[tokio::test]
async fn nothing_is_anywhere_else() {
    let client = Client::new().await;
    for uri in [
        "/api/v1/nothing",
        "/api/v1",
        "/api/v2/game",
        "/api/v1/game/",
    ] {
        let answer = client.get(uri).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{uri}");
        assert_eq!(answer.problem(), "request.not-found");
    }
    for uri in ["/nowhere", "/xx/", "/lv/nowhere", "/a/b/c"] {
        let answer = client.get(uri).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{uri}");
        assert!(answer.text.contains("<h1>"), "{uri}");
    }
}

#[tokio::test]
async fn words_are_told_of_files_that_there_are_and_of_each_once() {
    let client = Client::new().await;
    let words = client.get("/words/work/lv/site+board.json").await;
    assert_eq!(words.json()["language"], "lv");
    let many = vec!["learn"; 1_300].join("+");
    for files in ["nowhere", "site+board+site", many.as_str(), ""] {
        let answer = client.get(&format!("/words/work/lv/{files}.json")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        assert_eq!(answer.problem(), "request.not-found");
    }
}

#[tokio::test]
async fn an_address_that_moved_keeps_its_question() {
    let client = Client::new().await;
    for (old, new) in [
        ("/play", "/"),
        ("/play?x=1&y", "/?x=1&y"),
        ("/en", "/en/"),
        ("/en?x=1", "/en/?x=1"),
        ("/lv/play", "/lv/"),
        ("/lv/play?x=%20", "/lv/?x=%20"),
    ] {
        let answer = client.get(old).await;
        assert_eq!(answer.status, StatusCode::PERMANENT_REDIRECT, "{old}");
        assert_eq!(answer.header("location"), new, "{old}");
    }
}

#[tokio::test]
async fn a_page_that_the_browser_has_is_not_sent_again() {
    let client = Client::new().await;
    for uri in ["/lv/", "/assets/work/css/base.css", "/api/openapi.json"] {
        let tag = client.get(uri).await.header("etag").to_owned();
        let again = Request::get(uri).header("if-none-match", tag);
        let answer = client.ask(again.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, StatusCode::NOT_MODIFIED, "{uri}");
        assert_eq!(answer.text, "");
    }
}

#[tokio::test]
async fn long_answers_are_compressed_for_who_can_read_that() {
    let client = Client::new().await;
    let plain = client.get("/lv/").await;
    assert_eq!(plain.header("content-encoding"), "");
    let packed = Request::get("/lv/").header("accept-encoding", "gzip");
    let response = client.send(packed.body(Body::empty()).unwrap()).await;
    assert_eq!(response.headers()["content-encoding"], "gzip");
    let bytes = axum::body::to_bytes(response.into_body(), usize::MAX)
        .await
        .unwrap();
    assert!(bytes.len() * 2 < plain.text.len());
}

#[tokio::test]
async fn files_are_sent_as_what_they_are() {
    let client = Client::new().await;
    for (file, kind) in [
        ("js/api.js", "text/javascript"),
        ("css/base.css", "text/css"),
        ("icon.svg", "image/svg+xml"),
    ] {
        let answer = client.get(&format!("/assets/x/{file}")).await;
        assert_eq!(answer.header("content-type"), kind);
    }
}

#[tokio::test]
async fn a_server_that_is_well_says_so() {
    let answer = Client::new().await.get("/healthz").await;
    assert_eq!(
        (answer.status, answer.text.as_str()),
        (StatusCode::OK, r#"{"status":"ok"}"#)
    );
}

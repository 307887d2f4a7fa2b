//! How much a client may ask, and what it is told beyond that.

use std::sync::mpsc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, StatusCode};
use futures_util::{FutureExt as _, StreamExt as _, stream};
use tokio::runtime::Builder;

use super::{Answer, Client, request};
use crate::app::{MOST_BODY, MOST_URI};
use crate::options::Bounds;

const RULES: &str = "/api/v1/rules";
const ANALYSIS: &str = "/api/v1/analysis";

fn sent_away(answer: &Answer) {
    assert_eq!(
        answer.status,
        StatusCode::TOO_MANY_REQUESTS,
        "{}",
        answer.text
    );
    assert_eq!(answer.problem(), "request.too-many");
    let seconds: u64 = answer.header("retry-after").parse().unwrap();
    assert!((1..=60).contains(&seconds), "{seconds}");
}

#[tokio::test]
async fn bodies_are_as_long_as_they_may_be_and_no_longer() {
    let client = Client::new().await;
    let body = |bytes: usize| format!("{{{}}}", " ".repeat(bytes - 2));
    let fits = client.post("/api/v1/game", body(MOST_BODY)).await;
    assert_eq!(fits.status, StatusCode::OK);
    let long = client.post("/api/v1/game", body(MOST_BODY + 1)).await;
    assert_eq!(long.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(long.problem(), "request.too-large");
    let endless = stream::repeat_with(|| Ok::<_, std::io::Error>(" ".repeat(1_000)));
    let endless = Body::from_stream(endless);
    let long = client
        .ask(request(Method::POST, "/api/v1/game", endless))
        .await;
    assert_eq!(long.problem(), "request.too-large");
}

#[tokio::test]
async fn addresses_are_as_long_as_they_may_be_and_no_longer() {
    let client = Client::new().await;
    let address = |bytes: usize| format!("/{}", "x".repeat(bytes - 1));
    assert_eq!(
        client.get(&address(MOST_URI)).await.status,
        StatusCode::NOT_FOUND
    );
    let long = client.get(&address(MOST_URI + 1)).await;
    assert_eq!(long.status, StatusCode::URI_TOO_LONG);
    assert_eq!(long.problem(), "request.long-address");
}

#[tokio::test]
async fn a_body_that_comes_too_slowly_is_not_waited_for() {
    let client = Client::bounded(Bounds {
        patience: Duration::from_millis(50),
        ..Bounds::default()
    })
    .await;
    // Something comes all the time, and never anything of the body.
    let pieces = stream::repeat_with(|| Ok::<_, std::io::Error>("")).then(async |piece| {
        tokio::task::yield_now().await;
        piece
    });
    let slow = Body::from_stream(pieces);
    let answer = client
        .ask(request(Method::POST, "/api/v1/game", slow))
        .await;
    assert_eq!(answer.status, StatusCode::REQUEST_TIMEOUT);
    assert_eq!(answer.problem(), "request.too-slow");
}

#[test]
fn what_an_analysis_asks_for_is_checked_where_it_holds_up_nobody() {
    // The one thread for what takes its time is taken, so a check there cannot be over at once.
    let runtime = Builder::new_current_thread()
        .enable_all()
        .max_blocking_threads(1)
        .build()
        .unwrap();
    runtime.block_on(async {
        let client = Client::new().await;
        for function in [ANALYSIS, "/api/v1/review"] {
            let (release, released) = mpsc::channel::<()>();
            let taken = tokio::task::spawn_blocking(move || released.recv());
            // Bodies that are no request are refused in one go, by the thread that answers everybody.
            let unreadable = client.post(function, "{}").now_or_never();
            assert!(unreadable.is_some_and(|answer| answer.status == StatusCode::BAD_REQUEST));
            let wrong = r#"{"game":{"moves":["A","A"]},"seconds":0.1}"#;
            let mut asked = Box::pin(client.post(function, wrong));
            assert!(asked.as_mut().now_or_never().is_none());
            drop(release);
            assert_eq!(asked.await.status, StatusCode::UNPROCESSABLE_ENTITY);
            assert!(taken.await.unwrap().is_err());
        }
    });
}

#[tokio::test]
async fn who_asks_too_often_is_told_when_to_come_back_and_others_are_answered() {
    let client = Client::bounded(Bounds {
        requests_per_second: 1,
        ..Bounds::default()
    })
    .await;
    for _ in 0..10 {
        assert_eq!(client.get(RULES).await.status, StatusCode::OK);
    }
    sent_away(&client.get(RULES).await);
    assert_eq!(client.other().get(RULES).await.status, StatusCode::OK);
    sent_away(&client.get("/words/work/en/site.json").await);
    assert_eq!(
        client.get("/").await.status,
        StatusCode::OK,
        "pages are not counted"
    );
}

#[tokio::test]
async fn who_shares_too_often_is_told_when_to_come_back() {
    let client = Client::bounded(Bounds {
        shares_per_minute: 1,
        ..Bounds::default()
    })
    .await;
    let body = r#"{"text":"1. B *"}"#;
    for _ in 0..10 {
        assert_eq!(
            client.post("/api/v1/shared", body).await.status,
            StatusCode::OK
        );
    }
    sent_away(&client.post("/api/v1/shared", body).await);
}

#[tokio::test]
async fn a_client_has_so_many_analyses_and_gets_another_when_one_is_left() {
    let client = Client::bounded(Bounds {
        analyses_per_client: 1,
        searches: 2,
        ..Bounds::default()
    })
    .await;
    let body = r#"{"game":{},"seconds":60}"#;
    let first = client
        .send(request(Method::POST, ANALYSIS, body.into()))
        .await;
    assert_eq!(first.status(), StatusCode::OK);
    sent_away(&client.post(ANALYSIS, body).await);
    let other = client.other();
    let second = other
        .send(request(Method::POST, ANALYSIS, body.into()))
        .await;
    assert_eq!(second.status(), StatusCode::OK);
    // Who leaves ends the search, and may begin another one.
    drop(first);
    let short = r#"{"game":{},"seconds":0.01}"#;
    let again = async {
        while client.post(ANALYSIS, short).await.status != StatusCode::OK {
            tokio::task::yield_now().await;
        }
    };
    let patience = Duration::from_secs(20);
    tokio::time::timeout(patience, again)
        .await
        .expect("the search has ended");
}

#[tokio::test]
async fn a_client_has_so_many_searches_at_once() {
    let client = Client::bounded(Bounds {
        searches_per_client: 1,
        ..Bounds::default()
    })
    .await;
    let body = r#"{"game":{"moves":["B"]}}"#;
    let (one, two) = tokio::join!(
        client.post("/api/v1/hint", body),
        client.post("/api/v1/hint", body)
    );
    assert_eq!(one.status, StatusCode::OK);
    sent_away(&two);
}

#[tokio::test]
async fn an_analysis_is_no_longer_than_the_server_allows() {
    let client = Client::bounded(Bounds {
        analysis: Duration::from_secs(1),
        ..Bounds::default()
    })
    .await;
    for seconds in ["1.01", "0", "-1", "1e300", "1e-300"] {
        let body = format!(r#"{{"game":{{}},"seconds":{seconds}}}"#);
        let answer = client.post(ANALYSIS, body).await;
        assert_eq!(answer.problem(), "analysis.seconds", "{seconds}");
        assert_eq!(answer.json()["pointer"], "/seconds");
    }
}

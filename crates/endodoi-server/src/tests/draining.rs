//! A server that should end, as those see it who watch over it and who play at it.

use std::time::Duration;

use futures_util::StreamExt as _;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::Client;
use super::running::Running;
use crate::Options;

/// Long enough to be asked in the meantime.
const DRAIN: Duration = Duration::from_secs(3);
/// What a socket is closed with by a server that starts anew.
const RESTART: u16 = 1012;

#[tokio::test]
async fn a_server_that_goes_on_is_ready() {
    let answer = Client::new().await.get("/readyz").await;
    assert_eq!(answer.text, r#"{"status":"ready"}"#);
    assert_eq!(answer.header("cache-control"), "no-store");
}

#[tokio::test]
async fn a_server_that_drains_sends_others_away_and_lets_who_is_there_play_on() {
    let mut server = Running::with(Options {
        drain: DRAIN,
        ..Options::at(([127, 0, 0, 1], 0).into())
    })
    .await;
    let (id, south, _) = server.room(json!({"begins": "south"})).await;
    let mut socket = server.socket(&id, &[&south]).await.ok().unwrap();
    let ready = "GET /readyz";
    assert_eq!(server.ask(ready, &[], &Value::Null).await.0, 200);
    server.begin_to_end();
    let told = loop {
        let (status, told) = server.ask(ready, &[], &Value::Null).await;
        if status != 200 {
            break told;
        }
    };
    assert_eq!(told["code"], "server.unavailable");
    assert_eq!(server.ask("GET /healthz", &[], &Value::Null).await.0, 200);
    let moved = json!({"id": "m", "do": "move", "game": 1, "ply": 0, "hole": "B"});
    assert_eq!(socket.does(moved).await["kind"], "done");
    let close = loop {
        match socket.0.next().await {
            Some(Ok(Message::Close(Some(frame)))) => break frame,
            Some(Ok(_)) => {}
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(u16::from(close.code), RESTART);
    server.end().await;
}

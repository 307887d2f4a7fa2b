//! What needs a real connection: slow clients, silent ones, many of them, and the end.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::running::Running;
use crate::{Bounds, NoTables, Options, Server};

/// The longest that anything may take here.
const LONG: Duration = Duration::from_secs(20);

/// How long servers wait here: short for a test, long enough for a client on a busy machine.
const BRIEF: Duration = Duration::from_secs(1);

/// Reads what comes until the other side closes the connection.
async fn rest(stream: &mut TcpStream) -> String {
    let mut read = Vec::new();
    // A connection may be closed hard while there is something that the server has not read.
    let _ = timeout(LONG, stream.read_to_end(&mut read))
        .await
        .expect("the server closes");
    String::from_utf8_lossy(&read).into_owned()
}

#[tokio::test]
async fn a_silent_client_is_sent_away() {
    let server = Running::patient_for(BRIEF).await;
    let mut silent = server.connect().await;
    assert_eq!(rest(&mut silent).await, "");
    server.end().await;
}

#[tokio::test]
async fn a_client_that_asks_once_and_then_stays_is_sent_away() {
    let server = Running::patient_for(BRIEF).await;
    let mut idle = server.connect().await;
    idle.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        .await
        .unwrap();
    assert!(rest(&mut idle).await.contains("\"ok\""));
    server.end().await;
}

#[tokio::test]
async fn a_head_that_comes_letter_by_letter_is_not_waited_for() {
    let server = Running::patient_for(BRIEF).await;
    let mut slow = server.connect().await;
    for letter in b"GET / HT" {
        slow.write_all(&[*letter]).await.unwrap();
    }
    assert_eq!(rest(&mut slow).await, "");
    server.end().await;
}

#[tokio::test]
async fn a_body_that_stops_is_not_waited_for() {
    let server = Running::patient_for(BRIEF).await;
    let mut slow = server.connect().await;
    let head = "POST /api/v1/game HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                content-length: 10\r\n\r\n{";
    slow.write_all(head.as_bytes()).await.unwrap();
    let answer = rest(&mut slow).await;
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    server.end().await;
}

#[tokio::test]
async fn silent_clients_hold_others_off_only_for_a_moment() {
    let server = Running::start(Bounds {
        connections: 3,
        patience: BRIEF,
        ..Bounds::default()
    })
    .await;
    let mut silent = Vec::new();
    for _ in 0..3 {
        silent.push(server.connect().await);
    }
    let mut late = server.connect().await;
    late.write_all(b"GET /healthz HTTP/1.0\r\n\r\n")
        .await
        .unwrap();
    assert!(rest(&mut late).await.contains("\"ok\""));
    server.end().await;
}

#[tokio::test]
async fn one_client_does_not_get_all_connections() {
    let server = Running::start(Bounds {
        connections_per_client: 2,
        ..Bounds::default()
    })
    .await;
    let mut held = Vec::new();
    for _ in 0..2 {
        let mut one = server.connect().await;
        one.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
            .await
            .unwrap();
        let mut answer = [0; 64];
        assert!(one.read(&mut answer).await.unwrap() > 0);
        held.push(one);
    }
    let mut third = server.connect().await;
    assert_eq!(rest(&mut third).await, "");
    server.end().await;
}

#[tokio::test]
async fn the_end_lets_an_analysis_tell_what_it_has_found_and_waits_for_nobody_else() {
    let server = Running::start(Bounds::default()).await;
    let silent = server.connect().await;
    let mut analyst = server.connect().await;
    let body = r#"{"game":{},"seconds":50}"#;
    let head = format!(
        "POST /api/v1/analysis HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    analyst.write_all(head.as_bytes()).await.unwrap();
    let mut begun = String::new();
    while !begun.contains("event: progress") {
        let mut some = [0; 1024];
        let read = analyst.read(&mut some).await.unwrap();
        assert_ne!(read, 0, "{begun}");
        begun.push_str(&String::from_utf8_lossy(&some[..read]));
    }
    let ending = Instant::now();
    let (last, ()) = tokio::join!(rest(&mut analyst), server.end());
    assert!(last.contains("event: done"), "{last}");
    assert!(
        ending.elapsed() < Duration::from_secs(5),
        "{:?}",
        ending.elapsed()
    );
    drop(silent);
}

#[tokio::test]
async fn an_address_that_is_taken_or_a_folder_that_is_none_is_said() {
    let server = Running::start(Bounds::default()).await;
    let taken = Server::bind(Options::at(server.address), Arc::new(NoTables)).await;
    let told = taken.unwrap_err().to_string();
    assert!(
        told.starts_with(&format!("cannot listen at {}: ", server.address)),
        "{told}"
    );
    server.end().await;
}

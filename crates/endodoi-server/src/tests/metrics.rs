//! The figures as Prometheus asks for them.

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::running::Running;
use crate::{Bounds, Options};

async fn figures(server: &Running) -> String {
    let mut stream = TcpStream::connect(server.metrics.unwrap()).await.unwrap();
    let request = b"GET /metrics HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    stream.write_all(request).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    text
}

#[tokio::test]
async fn what_happens_on_a_server_is_counted() {
    let server = Running::with(Options {
        metrics: Some(([127, 0, 0, 1], 0).into()),
        ..Options::at(([127, 0, 0, 1], 0).into())
    })
    .await;
    let (id, south, _) = server.room(json!({"begins": "south"})).await;
    let mut socket = server.socket(&id, &[&south]).await.ok().unwrap();
    for ply in [0, 7] {
        let id = ply.to_string();
        let moved = json!({"id": id, "do": "move", "game": 1, "ply": ply, "hole": "B"});
        socket.does(moved).await;
    }
    server.ask("GET /nothing", &[], &Value::Null).await;
    let text = figures(&server).await;
    assert!(text.contains("content-type: application/openmetrics-text; version=1.0.0"));
    for line in [
        "endodoi_rooms_loaded 1",
        "endodoi_streams_open{kind=\"websocket\"} 1",
        "endodoi_commands_total{result=\"done\"} 1",
        "endodoi_commands_total{result=\"refused\"} 1",
        "endodoi_steps_written_total 3",
        "endodoi_journal_latency_seconds_count 3",
        "endodoi_journal_batch_steps_sum 3.0",
        "endodoi_searches_waiting{kind=\"short\"} 0",
        "endodoi_http_requests_total{class=\"1xx\"} 1",
        "endodoi_http_requests_total{class=\"2xx\"} 4",
        "endodoi_http_requests_total{class=\"4xx\"} 1",
        "endodoi_database_faults_total ",
        "# EOF",
    ] {
        assert!(text.contains(&format!("\n{line}")), "{line}\n{text}");
    }
    drop(socket);
    server.end().await;
}

#[tokio::test]
async fn figures_are_told_to_nobody_unless_an_address_is_named() {
    let server = Running::start(Bounds::default()).await;
    assert_eq!(server.metrics, None);
    let (status, _) = server.ask("GET /metrics", &[], &Value::Null).await;
    assert_eq!(status, 404);
    server.end().await;
}

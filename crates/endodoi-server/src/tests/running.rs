//! Servers on ports of their own, and guests who talk to them as programs do.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::{Bounds, NoTables, Options, Server};

/// The longest that anything may take here.
const LONG: Duration = Duration::from_secs(20);

/// A server on a port of its own.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) metrics: Option<SocketAddr>,
    end: Option<oneshot::Sender<()>>,
    done: JoinHandle<()>,
}

/// A socket to a room.
pub(crate) struct Socket(pub(crate) WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Running {
    pub(crate) async fn start(limits: Bounds) -> Self {
        Self::with(Options {
            limits,
            ..Options::at(([127, 0, 0, 1], 0).into())
        })
        .await
    }

    pub(crate) async fn with(options: Options) -> Self {
        let server = Server::bind(options, Arc::new(NoTables)).await.unwrap();
        let (address, metrics) = (server.address(), server.metrics_address());
        let (end, ended) = oneshot::channel::<()>();
        let done = tokio::spawn(server.run(async {
            let _ = ended.await;
        }));
        let end = Some(end);
        Self {
            address,
            metrics,
            end,
            done,
        }
    }

    pub(crate) async fn patient_for(patience: Duration) -> Self {
        Self::start(Bounds {
            patience,
            ..Bounds::default()
        })
        .await
    }

    pub(crate) async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// Tells the server to end, and does not wait for it.
    pub(crate) fn begin_to_end(&mut self) {
        if let Some(end) = self.end.take() {
            let _ = end.send(());
        }
    }

    pub(crate) async fn end(mut self) {
        self.begin_to_end();
        timeout(LONG, self.done).await.unwrap().unwrap();
    }

    /// Asks something; returns the status and the answer. Headers are whole lines.
    pub(crate) async fn ask(&self, what: &str, headers: &[&str], body: &Value) -> (u16, Value) {
        let text = self.ask_for_text(what, headers, &body.to_string()).await;
        let status = text
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok());
        let body = text.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        let value = serde_json::from_str(body).unwrap_or(Value::Null);
        (status.expect(&text), value)
    }

    /// The whole answer with its head.
    pub(crate) async fn ask_for_text(&self, what: &str, headers: &[&str], body: &str) -> String {
        let mut stream = self.connect().await;
        let headers = headers.iter().flat_map(|line| [line, "\r\n"]);
        let headers: String = headers.collect();
        let head = format!(
            "{what} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n{headers}\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut read = Vec::new();
        timeout(LONG, stream.read_to_end(&mut read))
            .await
            .unwrap()
            .unwrap();
        String::from_utf8(read).unwrap()
    }

    /// The lines of a stream that goes on.
    pub(crate) async fn lines(&self, what: &str, header: &str) -> Lines {
        let mut stream = self.connect().await;
        let head = format!(
            "{what} HTTP/1.1\r\nhost: {}\r\n{header}\r\n\r\n",
            self.address
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        Lines(BufReader::new(stream))
    }

    /// Somebody new; returns the header by which they are known.
    pub(crate) async fn guest(&self) -> String {
        let (status, told) = self.ask("POST /api/v1/players", &[], &Value::Null).await;
        assert_eq!(status, 200);
        format!("authorization: Bearer {}", told["token"].as_str().unwrap())
    }

    /// What a guest gets who asks, which must succeed.
    pub(crate) async fn does(&self, guest: &str, what: &str, body: Value) -> Value {
        let (status, told) = self.ask(what, &[guest], &body).await;
        assert_eq!(status, 200, "{what}: {told}");
        told
    }

    /// A room with both players in it: its name, and who they are.
    pub(crate) async fn room(&self, wishes: Value) -> (String, String, String) {
        let (south, north) = (self.guest().await, self.guest().await);
        let made = self.does(&south, "POST /api/v1/rooms", wishes).await;
        let id = made["id"].as_str().unwrap().to_owned();
        let join = json!({"name": "Nkoko", "invite": made["invite"]});
        let joined = self
            .does(&north, &format!("POST /api/v1/rooms/{id}/join"), join)
            .await;
        assert_eq!(joined["seat"], "north");
        (id, south, north)
    }

    /// A socket to a room, with headers.
    pub(crate) async fn socket(&self, id: &str, headers: &[&str]) -> Result<Socket, u16> {
        let address = format!("ws://{}/api/v1/rooms/{id}/live", self.address);
        let mut request = address.into_client_request().unwrap();
        for header in headers {
            let (name, value) = header.split_once(": ").unwrap();
            let name: axum::http::HeaderName = name.parse().unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        match timeout(LONG, connect_async(request)).await.unwrap() {
            Ok((socket, _)) => Ok(Socket(socket)),
            Err(Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }
}

/// What a stream tells, line by line.
pub(crate) struct Lines(BufReader<TcpStream>);

impl Lines {
    /// The next line that is JSON.
    pub(crate) async fn next(&mut self) -> Value {
        loop {
            let mut line = String::new();
            let read = timeout(LONG, self.0.read_line(&mut line)).await.unwrap();
            assert_ne!(read.unwrap(), 0, "the stream has ended");
            if line.starts_with('{') {
                return serde_json::from_str(&line).unwrap();
            }
        }
    }
}

impl Socket {
    pub(crate) async fn send(&mut self, message: &Value) {
        self.0
            .send(Message::text(message.to_string()))
            .await
            .unwrap();
    }

    /// The next message, or `None` if the server has closed the socket.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            match timeout(LONG, self.0.next()).await.expect("a message")? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message of a kind.
    pub(crate) async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.expect(kind);
            if message["kind"] == kind {
                return message;
            }
        }
    }

    /// Does something, and returns the answer: `done` or `refused`.
    pub(crate) async fn does(&mut self, command: Value) -> Value {
        self.send(&command).await;
        loop {
            let message = self.next().await.expect("an answer");
            if message["id"] == command["id"] {
                return message;
            }
        }
    }

    /// Waits until nothing is left, which the server must have closed.
    pub(crate) async fn closed(&mut self) {
        while self.next().await.is_some() {}
    }
}

//! Requests to a server, one after the other on a connection that is kept.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Somebody who asks.
#[derive(Debug)]
pub(crate) struct Asker {
    address: SocketAddr,
    /// What is sent along as who asks; empty for nobody.
    token: String,
    stream: Option<BufReader<TcpStream>>,
}

/// An answer: its status and its JSON.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Value,
}

impl Asker {
    pub(crate) fn new(address: SocketAddr, token: &str) -> Self {
        Self {
            address,
            token: token.to_owned(),
            stream: None,
        }
    }

    /// Asks as somebody else from now on.
    pub(crate) fn becomes(&mut self, token: &str) {
        token.clone_into(&mut self.token);
    }

    /// Asks for something.
    ///
    /// # Errors
    /// Why there is no answer.
    pub(crate) async fn get(&mut self, path: &str) -> Result<Answer, String> {
        self.ask(&format!("GET {path}"), "").await
    }

    /// Sends something.
    ///
    /// # Errors
    /// Why there is no answer.
    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Result<Answer, String> {
        self.ask(&format!("POST {path}"), &body.to_string()).await
    }

    /// Sends something that must be taken.
    ///
    /// # Errors
    /// Why it is not.
    pub(crate) async fn must(&mut self, path: &str, body: &Value) -> Result<Value, String> {
        let answer = self.post(path, body).await?;
        match answer.status {
            200 => Ok(answer.body),
            status => Err(format!(
                "POST {path} was answered {status}: {}",
                answer.body
            )),
        }
    }

    async fn ask(&mut self, what: &str, body: &str) -> Result<Answer, String> {
        let answer = timeout(PATIENCE, self.try_to_ask(what, body)).await;
        let answer = answer.unwrap_or_else(|_| Err("it takes too long".to_owned()));
        answer.map_err(|error| {
            self.stream = None;
            format!("{what} at {}: {error}", self.address)
        })
    }

    async fn try_to_ask(&mut self, what: &str, body: &str) -> Result<Answer, String> {
        let failed = |error: std::io::Error| error.to_string();
        let mut stream = if let Some(stream) = self.stream.take() {
            stream
        } else {
            let stream = TcpStream::connect(self.address).await.map_err(failed)?;
            stream.set_nodelay(true).map_err(failed)?;
            BufReader::new(stream)
        };
        let by = match self.token.as_str() {
            "" => String::new(),
            token => format!("authorization: Bearer {token}\r\n"),
        };
        let request = format!(
            "{what} HTTP/1.1\r\nhost: {}\r\n{by}content-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(request.as_bytes()).await.map_err(failed)?;
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            if stream.read_line(&mut head).await.map_err(failed)? == 0 {
                return Err("the connection ended".to_owned());
            }
        }
        let words = head.split_whitespace().nth(1);
        let status = words.and_then(|status| status.parse().ok()).unwrap_or(0);
        let length = (head.lines()).find_map(|line| line.strip_prefix("content-length: "));
        let length = length.and_then(|length| length.parse().ok()).unwrap_or(0);
        let mut body = vec![0; length];
        stream.read_exact(&mut body).await.map_err(failed)?;
        self.stream = Some(stream);
        let body = serde_json::from_slice(&body).unwrap_or(Value::Null);
        Ok(Answer { status, body })
    }
}

//! A `WebSocket` to a server.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// How long a connection may take to be made.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection.
#[derive(Debug)]
pub(crate) struct Link(WebSocketStream<TcpStream>);

impl Link {
    /// Connects as whoever has the token; as nobody if it is empty.
    ///
    /// # Errors
    /// Why there is no connection.
    pub(crate) async fn open(address: SocketAddr, path: &str, token: &str) -> Result<Self, String> {
        let open = timeout(PATIENCE, Self::try_to_open(address, path, token));
        let opened = open
            .await
            .unwrap_or_else(|_| Err("it takes too long".to_owned()));
        opened.map_err(|error| format!("a socket to {path} at {address}: {error}"))
    }

    async fn try_to_open(address: SocketAddr, path: &str, token: &str) -> Result<Self, String> {
        let request = format!("ws://{address}{path}").into_client_request();
        let mut request = request.map_err(|error| error.to_string())?;
        if !token.is_empty() {
            let token = HeaderValue::try_from(format!("Bearer {token}"));
            let token = token.map_err(|error| error.to_string())?;
            request.headers_mut().insert("authorization", token);
        }
        let stream = TcpStream::connect(address).await;
        let stream = stream.map_err(|error| error.to_string())?;
        stream
            .set_nodelay(true)
            .map_err(|error| error.to_string())?;
        // Thousands of connections are to fit into this process, too.
        let config = WebSocketConfig::default().read_buffer_size(4 * 1024);
        let opened =
            tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        let (stream, _) = opened.map_err(|error| error.to_string())?;
        Ok(Self(stream))
    }

    /// Sends a text.
    ///
    /// # Errors
    /// Why it cannot be sent.
    pub(crate) async fn say(&mut self, text: String) -> Result<(), String> {
        let sent = self.0.send(Message::Text(text.into())).await;
        sent.map_err(|error| error.to_string())
    }

    /// The next text; nothing is lost if it is not waited for to the end.
    ///
    /// # Errors
    /// Why there will be none.
    pub(crate) async fn hear(&mut self) -> Result<Utf8Bytes, String> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(frame))) => return Err(format!("closed: {frame:?}")),
                // Pings are answered below us.
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.to_string()),
                None => return Err("the connection ended".to_owned()),
            }
        }
    }
}

//! One connection, from its first request to its last.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tower::ServiceExt as _;

use super::Held;
use super::patient::Patient;
use crate::proxy::Proxy;

/// The longest head of a request, in bytes: a long address and what browsers say of themselves.
const MOST_HEAD: usize = 64 * 1024;

/// What every connection gets.
#[derive(Clone)]
pub(super) struct Connections {
    pub(super) app: Router,
    pub(super) patience: Duration,
    pub(super) proxy: Proxy,
    /// Closed when the server ends.
    pub(super) ending: watch::Receiver<()>,
}

impl Connections {
    /// Answers on a connection until the client has enough, is too slow, or the server ends.
    pub(super) async fn attend(self, stream: TcpStream, peer: SocketAddr, held: Held) {
        let Self {
            app,
            patience,
            proxy,
            mut ending,
        } = self;
        // Answers are short and wait for nothing; without it works as well, a little slower.
        let _ = stream.set_nodelay(true);
        let has_asked = Arc::new(AtomicBool::new(false));
        let asks = Arc::clone(&has_asked);
        let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
            asks.store(true, Ordering::Relaxed);
            let client = proxy.client(peer, request.headers());
            request.extensions_mut().insert(ConnectInfo(client));
            request.extensions_mut().insert(held.clone());
            app.clone().oneshot(request)
        });
        let stream = TokioIo::new(Patient::new(stream, patience));
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(patience)
            .max_buf_size(MOST_HEAD)
            .serve_connection(stream, service)
            .with_upgrades();
        let mut connection = std::pin::pin!(connection);
        // That a client goes away in the middle is no concern of ours.
        tokio::select! {
            _ = connection.as_mut() => {}
            _ = ending.changed() => {
                // Who has said nothing yet, as browsers do who connect beforehand, is not waited for.
                if has_asked.load(Ordering::Relaxed) {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
        }
    }
}

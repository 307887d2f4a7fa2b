//! Listening: connections taken, bounded in number and in how slowly they may speak, and ended in
//! good order.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::ServiceExt as _;

/// How long a client may take to say what it wants.
const HEADERS_WITHIN: Duration = Duration::from_secs(10);
/// How long what is under way may still go on when the server ends.
const LAST_WORDS: Duration = Duration::from_secs(5);
/// How long to wait when the system gives out no more connections.
const OUT_OF_FILES: Duration = Duration::from_millis(100);

/// Answers on a socket until it is told to end; what is under way then is finished within seconds.
pub(crate) async fn serve(
    listener: TcpListener,
    app: Router,
    connections: usize,
    end: impl Future<Output = ()>,
) {
    let graceful = GracefulShutdown::new();
    let room = Arc::new(Semaphore::new(connections));
    let mut end = std::pin::pin!(end);
    loop {
        let taken = async {
            // With no room, connections wait in the system's queue.
            let permit = Arc::clone(&room).acquire_owned().await;
            (permit, listener.accept().await)
        };
        let (permit, accepted) = tokio::select! {
            taken = taken => taken,
            () = &mut end => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let connection = graceful.watch(speak(stream, peer, app.clone()));
                tokio::spawn(async move {
                    // A client that goes away in the middle is no concern of ours.
                    let _ = connection.await;
                    drop(permit);
                });
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                if !is_of_one_connection(&error) {
                    tokio::time::sleep(OUT_OF_FILES).await;
                }
            }
        }
    }
    drop(listener);
    let _ = tokio::time::timeout(LAST_WORDS, graceful.shutdown()).await;
}

/// One connection, from its first request to its last.
fn speak(
    stream: TcpStream,
    peer: SocketAddr,
    app: Router,
) -> hyper::server::conn::http1::Connection<
    TokioIo<TcpStream>,
    impl hyper::service::Service<
        Request<Incoming>,
        Response = axum::response::Response,
        Error = std::convert::Infallible,
        Future: Send,
    >,
> {
    let _ = stream.set_nodelay(true);
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        app.clone().oneshot(request)
    });
    hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS_WITHIN)
        .serve_connection(TokioIo::new(stream), service)
}

/// Whether an error concerns one connection alone and the next may come at once.
fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(
        error.kind(),
        ConnectionAborted | ConnectionRefused | ConnectionReset
    )
}

//! Listening: connections taken, bounded in number, and ended in good order.
//!
//! What goes on within one connection, and how slowly a client may speak, is in `serve/connection.rs`.

mod connection;
mod patient;

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};

use self::connection::Connections;
use crate::clients::Clients;
use crate::options::Bounds;

/// How long what is under way may still go on when the server ends.
const LAST_WORDS: Duration = Duration::from_secs(5);
/// How long to wait when the system gives out no more connections.
const OUT_OF_FILES: Duration = Duration::from_millis(100);

/// Answers on a socket until it is told to end; what is under way then is finished within seconds.
pub(crate) async fn serve(
    listener: TcpListener,
    app: Router,
    bounds: Bounds,
    end: impl Future<Output = ()>,
) {
    let most = u32::try_from(bounds.connections).unwrap_or(u32::MAX);
    let room = Arc::new(Semaphore::new(most as usize));
    let clients = Clients::new(bounds.connections_per_client);
    let (goes_on, ending) = watch::channel(());
    let connections = Connections {
        app,
        patience: bounds.patience,
        ending,
    };
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
                let Some(place) = clients.enter(peer.ip()) else {
                    tracing::debug!(%peer, "a client has too many connections");
                    continue;
                };
                let connection = connections.clone().attend(stream, peer);
                tokio::spawn(async move {
                    connection.await;
                    drop((permit, place));
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
    drop((listener, goes_on, connections));
    // Every connection that is over has given its permit back.
    let _ = tokio::time::timeout(LAST_WORDS, room.acquire_many(most)).await;
}

/// Whether an error concerns one connection alone and the next may come at once.
fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(
        error.kind(),
        ConnectionAborted | ConnectionRefused | ConnectionReset
    )
}

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
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};

use self::connection::Connections;
use crate::clients::{Clients, Permit};
use crate::options::Bounds;
use crate::proxy::Proxy;

/// How long what is under way may still go on when the server ends.
const LAST_WORDS: Duration = Duration::from_secs(5);
/// How long to wait when the system gives out no more connections.
const OUT_OF_FILES: Duration = Duration::from_millis(100);

/// The place that a connection takes, until nobody holds it any more. Streams that outlive the request
/// they began with hold it, too.
#[derive(Clone, Debug)]
pub(crate) struct Held {
    _places: Arc<(Option<OwnedSemaphorePermit>, Option<Permit>)>,
}

impl Held {
    fn new(permit: Option<OwnedSemaphorePermit>, place: Option<Permit>) -> Self {
        Self {
            _places: Arc::new((permit, place)),
        }
    }
}

/// Answers on a socket until it is told to end; what is under way then is finished within seconds.
pub(crate) async fn serve(
    listener: TcpListener,
    app: Router,
    bounds: Bounds,
    proxy: Proxy,
    end: impl Future<Output = ()>,
) {
    let most = u32::try_from(bounds.connections).unwrap_or(u32::MAX);
    let room = Arc::new(Semaphore::new(most as usize));
    let clients = Clients::new(bounds.connections_per_client);
    let (goes_on, ending) = watch::channel(());
    let connections = Connections {
        app,
        patience: bounds.patience,
        proxy,
        ending,
    };
    let mut end = std::pin::pin!(end);
    loop {
        let taken = async {
            // With no room, connections wait in the system's queue.
            let permit = Arc::clone(&room).acquire_owned().await.ok();
            (permit, listener.accept().await)
        };
        let (permit, accepted) = tokio::select! {
            taken = taken => taken,
            () = &mut end => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                // All clients of a proxy come from one address.
                let place = match proxy {
                    Proxy::None => clients.enter(peer.ip()).map(Some),
                    Proxy::Before => Some(None),
                };
                let Some(place) = place else {
                    tracing::debug!(%peer, "a client has too many connections");
                    continue;
                };
                let held = Held::new(permit, place);
                tokio::spawn(connections.clone().attend(stream, peer, held));
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

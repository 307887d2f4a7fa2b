//! What lies between clients and a server: connections that are held up and cut.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::AbortHandle;
use tokio::time::sleep;

use super::chance::Chance;

/// A proxy, until it is dropped.
#[derive(Debug)]
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    task: AbortHandle,
}

impl Proxy {
    /// A proxy before a server.
    ///
    /// # Errors
    /// If there is no free port.
    pub(crate) async fn before(server: SocketAddr, chance: Chance) -> Result<Self, String> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await;
        let listener = listener.map_err(|error| error.to_string())?;
        let address = listener.local_addr().map_err(|error| error.to_string())?;
        let task = tokio::spawn(take(listener, server, chance)).abort_handle();
        Ok(Self { address, task })
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn take(listener: TcpListener, server: SocketAddr, chance: Chance) {
    for number in 0.. {
        let Ok((client, _)) = listener.accept().await else {
            // It is tried again.
            sleep(Duration::from_millis(10)).await;
            continue;
        };
        tokio::spawn(carry(client, server, chance.branch(number)));
    }
}

/// Carries bytes both ways until the connection is cut, or an end has enough.
async fn carry(client: TcpStream, server: SocketAddr, mut chance: Chance) {
    let Ok(server) = TcpStream::connect(server).await else {
        return;
    };
    let life = chance.time(10, 6_000);
    let (there, back) = (chance.branch(1), chance.branch(2));
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    tokio::select! {
        () = carry_one_way(from_client, to_server, there) => {}
        () = carry_one_way(from_server, to_client, back) => {}
        () = sleep(life) => {}
    }
    // Both ends are dropped here, with whatever was on its way.
}

async fn carry_one_way(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut chance: Chance) {
    let mut some = [0; 1024];
    loop {
        // A message may come in pieces.
        let end = if chance.once_in(4) { 7 } else { some.len() };
        let read = match from.read(&mut some[..end]).await {
            Ok(read) if read > 0 => read,
            _ => return,
        };
        if chance.once_in(5) {
            sleep(chance.time(1, 50)).await;
        }
        if to.write_all(&some[..read]).await.is_err() {
            return;
        }
    }
}

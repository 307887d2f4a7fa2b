//! What servers of one database tell each other: which rooms have new steps, and who is there.
//!
//! `PostgreSQL` carries it, in what `bus/news.rs` makes of it; steps are told by the transaction that
//! writes them, so nobody hears of a step that is not kept. A server with a database of its own has
//! nobody to tell and nothing to hear. News may be lost with a connection, and then that is news.

mod hearing;
pub(crate) mod news;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use tokio::task::AbortHandle;

pub(crate) use self::news::News;
use crate::store::{Fault, Store};

/// News that wait for a slow listener; with more it hears that it has missed some.
const WAITING: usize = 1024;

/// The way to the other servers.
#[derive(Clone, Debug)]
pub(crate) struct Bus {
    store: Store,
    news: broadcast::Sender<News>,
    _hearing: Option<Arc<Hearing>>,
}

/// A task that hears the others, for as long as anybody has the bus.
#[derive(Debug)]
struct Hearing(AbortHandle);

/// Hears what the other servers tell from now on.
#[derive(Debug)]
pub(crate) struct Listener(broadcast::Receiver<News>);

impl Bus {
    /// Begins to hear the other servers of a database, if it can have others.
    pub(crate) fn start(store: Store) -> Self {
        let (news, _) = broadcast::channel(WAITING);
        let hearing = store.others().cloned().map(|url| {
            let task = hearing::hear(url, Arc::from(store.server()), news.clone());
            Arc::new(Hearing(tokio::spawn(task).abort_handle()))
        });
        Self {
            store,
            news,
            _hearing: hearing,
        }
    }

    /// Listens to the news from now on.
    pub(crate) fn listen(&self) -> Listener {
        Listener(self.news.subscribe())
    }

    /// Tells the other servers who is here; [`news::MOST_BYTES`] of text at most.
    ///
    /// # Errors
    /// [`Fault`] if that cannot be told.
    pub(crate) async fn tell_presence(&self, text: &str) -> Result<(), Fault> {
        if self.store.others().is_none() {
            return Ok(());
        }
        let payload = news::of_presence(self.store.server(), text)?;
        self.store.notify(&payload).await
    }
}

impl Listener {
    /// Waits for the next news, for ever if there is none. Nothing is lost if it is not waited for to the
    /// end.
    pub(crate) async fn recv(&mut self) -> News {
        match self.0.recv().await {
            Ok(news) => news,
            Err(RecvError::Lagged(_)) => News::Missed,
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}

impl Drop for Hearing {
    fn drop(&mut self) {
        self.0.abort();
    }
}

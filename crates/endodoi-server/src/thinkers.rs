//! Engines for whoever asks, and no more at work than there is room for.
//!
//! A search takes a processor for up to a second or a minute, so searches wait in a line of bounded
//! length, and who finds the line full is sent away. An engine is lent for one search.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use endodoi_engine::Engine;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::problem::Problem;

/// Some engines that are lent.
#[derive(Debug)]
pub(crate) struct Thinkers {
    /// Memory of an engine in MiB.
    mib: usize,
    /// Searches at once, and how many more may wait.
    places: (usize, usize),
    /// Engines nobody uses now; made when they are needed first.
    idle: Mutex<Vec<Engine>>,
    /// Searches at once.
    room: Arc<Semaphore>,
    /// Searches at once, and those that wait.
    line: Arc<Semaphore>,
}

/// The right to one search.
#[derive(Debug)]
pub(crate) struct Turn {
    thinkers: Arc<Thinkers>,
    _line: OwnedSemaphorePermit,
    _room: OwnedSemaphorePermit,
}

impl Thinkers {
    /// So many searches at once, with engines of so many MiB, while so many others wait.
    pub(crate) fn new(searches: usize, mib: usize, waiting: usize) -> Arc<Self> {
        Arc::new(Self {
            mib,
            places: (searches, waiting),
            idle: Mutex::default(),
            room: Arc::new(Semaphore::new(searches)),
            line: Arc::new(Semaphore::new(searches + waiting)),
        })
    }

    /// How many searches are at work.
    pub(crate) fn at_work(&self) -> usize {
        let (searches, _) = self.places;
        searches.saturating_sub(self.room.available_permits())
    }

    /// How many wait for their turn.
    pub(crate) fn waiting(&self) -> usize {
        let (searches, waiting) = self.places;
        let in_line = (searches + waiting).saturating_sub(self.line.available_permits());
        in_line.saturating_sub(self.at_work())
    }

    /// Waits for a search's turn.
    ///
    /// # Errors
    /// A problem if too many wait already.
    pub(crate) async fn turn(self: &Arc<Self>) -> Result<Turn, Problem> {
        let line = Arc::clone(&self.line).try_acquire_owned();
        let full = |_| {
            Problem::busy(
                "too many searches are waiting on this server; ask again in a moment",
                Duration::from_secs(2),
            )
        };
        let line = line.map_err(full)?;
        let room = Arc::clone(&self.room).acquire_owned().await;
        Ok(Turn {
            thinkers: Arc::clone(self),
            _line: line,
            _room: room.map_err(Problem::internal)?,
        })
    }

    /// Waits for a turn and searches, on a thread where that holds up nobody.
    ///
    /// # Errors
    /// A problem if too many wait already, or there is no memory for an engine.
    pub(crate) async fn think<T: Send + 'static>(
        self: &Arc<Self>,
        search: impl FnOnce(&mut Engine) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let turn = self.turn().await?;
        let found = tokio::task::spawn_blocking(move || turn.search(search)).await;
        found.map_err(Problem::internal)?
    }
}

impl Turn {
    /// Searches on this thread.
    ///
    /// # Errors
    /// A problem if there is no memory for an engine.
    pub(crate) fn search<T>(self, search: impl FnOnce(&mut Engine) -> T) -> Result<T, Problem> {
        let idle = &self.thinkers.idle;
        let lock = || idle.lock().unwrap_or_else(PoisonError::into_inner);
        let lent = lock().pop().or_else(|| Engine::new(self.thinkers.mib));
        let mut engine = lent.ok_or_else(|| Problem::internal("no memory for an engine"))?;
        let found = search(&mut engine);
        engine.set_endgames(None);
        lock().push(engine);
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_finds_the_line_full_is_sent_away() {
        let thinkers = Thinkers::new(1, 1, 0);
        let first = thinkers.turn().await.unwrap();
        assert_eq!(
            thinkers.turn().await.unwrap_err().code(),
            "request.too-many"
        );
        drop(first);
        assert!(thinkers.turn().await.is_ok());
    }

    #[tokio::test]
    async fn an_engine_is_lent_again_and_again() {
        let thinkers = Thinkers::new(1, 1, 4);
        for _ in 0..3 {
            assert_eq!(thinkers.think(|engine| engine.mib()).await.unwrap(), 1);
        }
        assert_eq!(thinkers.idle.lock().unwrap().len(), 1);
    }
}

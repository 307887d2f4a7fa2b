//! The one way in which steps are written: appended, by one writer that takes all that wait at once.
//!
//! A step must be on the disk before anybody hears of it, and a disk takes some milliseconds for that,
//! however much it is given. So whatever comes in the meantime waits and shares the next transaction. What
//! such a transaction is made of stands in `journal/batch.rs`.

mod batch;
mod measured;

use std::time::Instant;

use tokio::sync::{mpsc, oneshot};

use self::batch::Batch;
use self::measured::Measured;
use super::Store;
use super::fault::Fault;
use super::keys::Key;
use super::rooms::RoomRow;

/// Steps that share a transaction, and that wait for the next, at most.
const MOST: usize = 256;

/// The next step of a room.
#[derive(Clone, Debug)]
pub(crate) struct NewStep {
    pub(crate) room: String,
    /// Its number: 1 for the first, and one more than that of the last.
    pub(crate) seq: i64,
    /// What happened, as JSON.
    pub(crate) body: String,
    /// How the room stands then.
    pub(crate) row: RoomRow,
}

/// What became of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Appended {
    /// It is on the disk.
    Kept,
    /// It is not the next one: another has its number. Load what is new and decide again.
    Taken,
}

/// A step with whom to tell what became of it.
#[derive(Debug)]
struct Order {
    step: NewStep,
    keys: Vec<Key>,
    told: oneshot::Sender<Result<Appended, Fault>>,
}

/// Appends steps; all clones share one writer.
#[derive(Clone, Debug)]
pub(crate) struct Journal {
    queue: mpsc::Sender<Order>,
    measured: Measured,
}

impl Journal {
    /// Starts the writer, which ends when the last clone is gone and all is written.
    pub(crate) fn start(store: Store) -> Self {
        let (queue, orders) = mpsc::channel(MOST);
        let measured = Measured::new();
        tokio::spawn(write(store, orders, measured.clone()));
        Self { queue, measured }
    }

    /// What was written, and how long it took.
    pub(crate) const fn measured(&self) -> &Measured {
        &self.measured
    }

    /// Appends a step to its room, with keys that come with it, all or nothing.
    ///
    /// A step whose answer is not awaited may be kept all the same.
    ///
    /// # Errors
    /// [`Fault`] if nothing was written. Only where the connection broke at the very end it may have
    /// been, so look at the steps of the room before trying again.
    pub(crate) async fn append(&self, step: NewStep, keys: Vec<Key>) -> Result<Appended, Fault> {
        let ended = || Fault::Other("the journal has ended".to_owned());
        let (told, answer) = oneshot::channel();
        let order = Order { step, keys, told };
        self.queue.send(order).await.map_err(|_| ended())?;
        answer.await.map_err(|_| ended())?
    }
}

/// Writes what comes, as much as has come at a time.
async fn write(store: Store, mut orders: mpsc::Receiver<Order>, measured: Measured) {
    let mut waiting = Vec::new();
    loop {
        if waiting.is_empty() {
            let Some(order) = orders.recv().await else {
                return;
            };
            waiting.push(order);
        }
        while waiting.len() < MOST
            && let Ok(order) = orders.try_recv()
        {
            waiting.push(order);
        }
        let batch = Batch::of(&mut waiting);
        let (steps, begun) = (batch.len(), Instant::now());
        let written = batch.write(&store).await;
        measured.transaction(steps, written.kept(), begun.elapsed());
        written.tell(&mut waiting);
    }
}

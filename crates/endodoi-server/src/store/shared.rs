//! Records that are shared by a link: kept once each, found by name, and bounded in all.
//!
//! The bound is one of shared records alone, so that games can be written when it is reached. Each
//! server counts what it keeps itself, and what the others kept when it starts. How a record comes by its name
//! is in `store/id.rs`.

use std::sync::atomic::{AtomicU64, Ordering};

use super::fault::Fault;
use super::{Store, id};

/// Names that are tried for a text.
pub(super) const MOST_NAMES: u64 = 8;
/// Bytes that a record takes beside its text.
const BESIDE: u64 = 64;

/// How much room there is for shared records, in bytes.
#[derive(Debug)]
pub(super) struct Room {
    pub(super) most: u64,
    pub(super) taken: AtomicU64,
}

impl Room {
    fn take(&self, bytes: u64) -> Result<(), Fault> {
        let more = |taken: u64| taken.checked_add(bytes).filter(|sum| *sum <= self.most);
        let taken = self
            .taken
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, more);
        taken.map(drop).map_err(|_| Fault::Full)
    }

    fn give_back(&self, bytes: u64) {
        self.taken.fetch_sub(bytes, Ordering::Relaxed);
    }
}

impl Store {
    /// Keeps a text and returns its name; the same text has the same name.
    ///
    /// # Errors
    /// [`Fault`] if it cannot be written, [`Fault::Full`] if there is no more room.
    pub(crate) async fn put(&self, text: &str) -> Result<String, Fault> {
        if text.contains('\0') {
            return Err(Fault::Unfit);
        }
        // That two texts share a name is thought of, though nobody will see it but by intent.
        for attempt in 0..MOST_NAMES {
            let name = id::of(text, attempt);
            if self.get(&name).await?.is_none() {
                // Somebody may be quicker, perhaps with the same text.
                self.insert_shared(&name, text).await?;
            }
            if self.get(&name).await?.as_deref() == Some(text) {
                return Ok(name);
            }
        }
        Err(Fault::Taken)
    }

    async fn insert_shared(&self, name: &str, text: &str) -> Result<(), Fault> {
        let bytes = text.len() as u64 + BESIDE;
        self.shared.take(bytes)?;
        let insert = "INSERT INTO shared (id, text) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let insert = sqlx::query(insert).bind(name).bind(text);
        let inserted = insert.execute(&self.pool).await;
        if !matches!(&inserted, Ok(done) if done.rows_affected() > 0) {
            self.shared.give_back(bytes);
        }
        Ok(inserted.map(drop)?)
    }

    /// Returns the text of this name, if there is one.
    ///
    /// # Errors
    /// [`Fault`] if it cannot be read.
    pub(crate) async fn get(&self, name: &str) -> Result<Option<String>, Fault> {
        if name.contains('\0') {
            return Ok(None);
        }
        let text = sqlx::query_scalar("SELECT text FROM shared WHERE id = $1").bind(name);
        Ok(text.fetch_optional(&self.pool).await?)
    }

    /// Counts the bytes of all that is shared.
    pub(super) async fn count_shared(&self) -> Result<(), Fault> {
        let count = "SELECT CAST(COALESCE(SUM(octet_length(text) + $1), 0) AS BIGINT) FROM shared";
        let count = sqlx::query_scalar(count).bind(i64::try_from(BESIDE).unwrap_or(0));
        let bytes: i64 = count.fetch_one(&self.pool).await?;
        let bytes = u64::try_from(bytes).unwrap_or(0);
        self.shared.taken.store(bytes, Ordering::Relaxed);
        Ok(())
    }
}

//! Rooms in which nothing will happen any more, removed after a while.

use super::{Admin, AdminError, Watch};

/// A room that is over and has been so for a while.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Old {
    /// Its name.
    pub id: String,
    /// `over` or `aborted`.
    pub phase: String,
    /// When the last step came, in milliseconds since 1970.
    pub changed: i64,
}

impl Admin {
    /// Finds the rooms that are over or were left, and in which nothing happened since a moment, in
    /// milliseconds since 1970; longest ago first.
    ///
    /// # Errors
    /// [`AdminError`] if the database cannot be read.
    pub async fn old(&self, before: i64) -> Result<Vec<Old>, AdminError> {
        let old = self.store.old_rooms(before).await?;
        let told = old
            .into_iter()
            .map(|(id, phase, changed)| Old { id, phase, changed });
        Ok(told.collect())
    }

    /// Removes rooms with all that belongs to them, but those in which something has happened since
    /// that moment all the same. Returns how many were removed; when it is stopped, those before are.
    ///
    /// # Errors
    /// [`AdminError`] if the database cannot be written.
    pub async fn remove(
        &self,
        old: &[Old],
        before: i64,
        watch: Watch<'_>,
    ) -> Result<u64, AdminError> {
        let mut removed = 0;
        for room in old {
            removed += u64::from(self.store.remove_room(&room.id, before).await?);
            if watch(removed).is_break() {
                break;
            }
        }
        Ok(removed)
    }
}

//! The servers of a database: each tells now and then that it is alive.
//!
//! So a server that starts knows for how long nobody was there, which no player is to be charged for.

use super::Store;
use super::fault::Fault;
use crate::bus::news;

/// After so many milliseconds a server that tells nothing is forgotten: a week.
const FORGOTTEN: i64 = 7 * 24 * 60 * 60 * 1000;

impl Store {
    /// Tells that a server is alive now, in milliseconds since 1970.
    ///
    /// # Errors
    /// [`Fault`] if that cannot be written, or read, as with all that follow.
    pub(crate) async fn beat(&self, server: &str, now: i64) -> Result<(), Fault> {
        let beat = "INSERT INTO servers (id, alive) VALUES ($1, $2) \
                    ON CONFLICT (id) DO UPDATE SET alive = excluded.alive";
        sqlx::query(beat)
            .bind(server)
            .bind(now)
            .execute(&self.pool)
            .await?;
        let forget = "DELETE FROM servers WHERE alive < $1";
        let forget = sqlx::query(forget).bind(now.saturating_sub(FORGOTTEN));
        forget.execute(&self.pool).await?;
        Ok(())
    }

    /// When the last server was alive; `None` if there never was one.
    pub(crate) async fn last_beat(&self) -> Result<Option<i64>, Fault> {
        let last = "SELECT alive FROM servers ORDER BY alive DESC LIMIT 1";
        Ok(sqlx::query_scalar(last).fetch_optional(&self.pool).await?)
    }

    /// When this server was last alive, as far as that could be written.
    pub(crate) async fn own_beat(&self) -> Result<Option<i64>, Fault> {
        let own = "SELECT alive FROM servers WHERE id = $1";
        let own = sqlx::query_scalar(own).bind(self.server());
        Ok(own.fetch_optional(&self.pool).await?)
    }

    /// The servers that were alive at this moment or later.
    pub(crate) async fn live_servers(&self, since: i64) -> Result<Vec<String>, Fault> {
        let live = "SELECT id FROM servers WHERE alive >= $1 ORDER BY id";
        Ok(sqlx::query_scalar(live)
            .bind(since)
            .fetch_all(&self.pool)
            .await?)
    }

    /// Sends a text to all servers of the database.
    ///
    /// # Errors
    /// [`Fault`] if the database does not take it.
    pub(crate) async fn notify(&self, payload: &str) -> Result<(), Fault> {
        news::notify(&self.pool, payload).await
    }
}

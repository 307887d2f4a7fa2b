//! Tournaments: each one document, which is changed only by who has seen its last version.

use super::Store;
use super::fault::Fault;
use super::keys::Key;

impl Store {
    /// Keeps a new tournament, with the keys to it.
    ///
    /// # Errors
    /// [`Fault`] if it cannot be written, or read, as with all that follow.
    pub(crate) async fn add_contest(
        &self,
        id: &str,
        body: &str,
        keys: Vec<Key>,
        now: i64,
    ) -> Result<(), Fault> {
        let insert = "INSERT INTO contests (id, version, body, changed) VALUES ($1, 1, $2, $3)";
        let insert = sqlx::query(insert).bind(id).bind(body).bind(now);
        insert.execute(&self.pool).await?;
        for key in keys {
            self.add_key(key).await?;
        }
        Ok(())
    }

    /// A tournament and its version, if there is such a one.
    pub(crate) async fn contest(&self, id: &str) -> Result<Option<(i64, String)>, Fault> {
        let contest = sqlx::query_as("SELECT version, body FROM contests WHERE id = $1").bind(id);
        Ok(contest.fetch_optional(&self.pool).await?)
    }

    /// Puts a new version in place of one; `false` if another was quicker.
    pub(crate) async fn change_contest(
        &self,
        id: &str,
        version: i64,
        body: &str,
        now: i64,
    ) -> Result<bool, Fault> {
        let update = "UPDATE contests SET version = $2 + 1, body = $3, changed = $4 \
                      WHERE id = $1 AND version = $2";
        let update = sqlx::query(update).bind(id).bind(version);
        let changed = update.bind(body).bind(now).execute(&self.pool).await?;
        Ok(changed.rows_affected() > 0)
    }
}

//! Whole rooms written at once, from a dump. Servers write step by step (`store/journal.rs`).

use sqlx::{Any, Transaction};

use super::Store;
use super::fault::Fault;
use super::keys::Key;
use super::rooms::RoomRow;

/// What is written all at once, when it is committed, or not at all.
pub(crate) struct Import(Transaction<'static, Any>);

impl Store {
    /// Begins to write.
    ///
    /// # Errors
    /// [`Fault`] if that cannot be done, as with all that follow.
    pub(crate) async fn import(&self) -> Result<Import, Fault> {
        Ok(Import(self.begin().await?))
    }
}

impl Import {
    /// Whether nothing is kept yet.
    pub(crate) async fn is_empty(&mut self) -> Result<bool, Fault> {
        let any = "SELECT 1 FROM steps UNION ALL SELECT 1 FROM shared \
                   UNION ALL SELECT 1 FROM contests LIMIT 1";
        let any = sqlx::query(any).fetch_optional(&mut *self.0).await?;
        Ok(any.is_none())
    }

    /// Writes a shared record, and returns whether there was none of its name.
    pub(crate) async fn shared(&mut self, id: &str, text: &str) -> Result<bool, Fault> {
        let insert = "INSERT INTO shared (id, text) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let insert = sqlx::query(insert).bind(id).bind(text);
        Ok(insert.execute(&mut *self.0).await?.rows_affected() > 0)
    }

    /// Writes a room with all its steps and keys, and returns whether there was none of its name.
    pub(crate) async fn room(
        &mut self,
        row: &RoomRow,
        steps: &[String],
        keys: &[Key],
    ) -> Result<bool, Fault> {
        for (seq, body) in (1_i64..).zip(steps) {
            let insert = "INSERT INTO steps (room, seq, body) VALUES ($1, $2, $3) \
                          ON CONFLICT DO NOTHING";
            let insert = sqlx::query(insert).bind(&row.id).bind(seq).bind(body);
            let is_new = insert.execute(&mut *self.0).await?.rows_affected() > 0;
            if !is_new && seq == 1 {
                return Ok(false);
            }
        }
        let insert = "INSERT INTO rooms \
                      (id, phase, listed, watched, wishes, summary, deadline, changed) \
                      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
        let insert = sqlx::query(insert).bind(&row.id).bind(&row.phase);
        let insert = insert
            .bind(i64::from(row.listed))
            .bind(i64::from(row.watched));
        let insert = insert.bind(&row.wishes).bind(&row.summary);
        let insert = insert.bind(row.deadline).bind(row.changed);
        insert.execute(&mut *self.0).await?;
        self.keys(keys).await?;
        Ok(true)
    }

    /// Writes a tournament with its keys, and returns whether there was none of its name.
    pub(crate) async fn contest(
        &mut self,
        id: &str,
        body: &str,
        keys: &[Key],
        now: i64,
    ) -> Result<bool, Fault> {
        let insert = "INSERT INTO contests (id, version, body, changed) VALUES ($1, 1, $2, $3) \
                      ON CONFLICT DO NOTHING";
        let insert = sqlx::query(insert).bind(id).bind(body).bind(now);
        if insert.execute(&mut *self.0).await?.rows_affected() == 0 {
            return Ok(false);
        }
        self.keys(keys).await?;
        Ok(true)
    }

    /// Leaves a sign of life of the server that the dump is of, so that nobody is charged for the time
    /// since.
    pub(crate) async fn beat(&mut self, at: i64) -> Result<(), Fault> {
        let beat = "INSERT INTO servers (id, alive) VALUES ('restored', $1) ON CONFLICT DO NOTHING";
        sqlx::query(beat).bind(at).execute(&mut *self.0).await?;
        Ok(())
    }

    async fn keys(&mut self, keys: &[Key]) -> Result<(), Fault> {
        for Key {
            hash,
            room,
            seat,
            expires,
        } in keys
        {
            let insert = "INSERT INTO room_keys (hash, room, seat, expires) \
                          VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
            let insert = sqlx::query(insert).bind(hash).bind(room);
            let insert = insert.bind(seat).bind(expires);
            insert.execute(&mut *self.0).await?;
        }
        Ok(())
    }

    /// Makes all of it last.
    pub(crate) async fn commit(self) -> Result<(), Fault> {
        Ok(self.0.commit().await?)
    }
}

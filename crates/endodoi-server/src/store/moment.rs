//! Everything as it was at one moment, whatever is written in the meantime.

use sqlx::{Any, Transaction};

use super::fault::Fault;
use super::keys::Key;
use super::rooms::RoomRow;
use super::{Place, Store, keys, rooms};

/// A moment that is looked at.
pub(crate) struct Moment(Transaction<'static, Any>);

impl Store {
    /// Holds on to this moment.
    ///
    /// # Errors
    /// [`Fault`] if nothing can be read, as with all that follow.
    pub(crate) async fn moment(&self) -> Result<Moment, Fault> {
        // In SQLite the first question makes the moment.
        let begin = match *self.place {
            Place::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
            Place::Memory | Place::Folder(_) => "BEGIN",
        };
        Ok(Moment(self.pool.begin_with(begin).await?))
    }
}

impl Moment {
    /// The room after the one of this name; the first after the empty name.
    pub(crate) async fn room_after(&mut self, id: &str) -> Result<Option<RoomRow>, Fault> {
        let next = rooms::after(id).fetch_optional(&mut *self.0);
        Ok(next.await?.map(RoomRow::from))
    }

    /// The steps of a room, in order.
    pub(crate) async fn steps(&mut self, room: &str) -> Result<Vec<(i64, String)>, Fault> {
        let steps = "SELECT seq, body FROM steps WHERE room = $1 ORDER BY seq";
        let steps = sqlx::query_as(steps).bind(room);
        Ok(steps.fetch_all(&mut *self.0).await?)
    }

    /// The keys of a room, those that have expired included.
    pub(crate) async fn keys(&mut self, room: &str) -> Result<Vec<Key>, Fault> {
        let keys = keys::of_room(room).fetch_all(&mut *self.0).await?;
        Ok(keys.into_iter().map(Key::from).collect())
    }

    /// The tournament after the one of this name: its name and document.
    pub(crate) async fn contest_after(
        &mut self,
        id: &str,
    ) -> Result<Option<(String, String)>, Fault> {
        let next = "SELECT id, body FROM contests WHERE id > $1 ORDER BY id LIMIT 1";
        let next = sqlx::query_as(next).bind(id);
        Ok(next.fetch_optional(&mut *self.0).await?)
    }

    /// The shared record after the one of this name: its name and text.
    pub(crate) async fn shared_after(
        &mut self,
        id: &str,
    ) -> Result<Option<(String, String)>, Fault> {
        let next = "SELECT id, text FROM shared WHERE id > $1 ORDER BY id LIMIT 1";
        let next = sqlx::query_as(next).bind(id);
        Ok(next.fetch_optional(&mut *self.0).await?)
    }
}

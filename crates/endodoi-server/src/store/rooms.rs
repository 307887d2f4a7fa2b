//! Rooms as lists need them: one row each, which is written with each step (`store/journal.rs`).

use sqlx::Any;
use sqlx::any::AnyArguments;
use sqlx::query::QueryAs;

use super::Store;
use super::fault::Fault;

/// The deadline of a room where nothing is waited for.
pub(crate) const NO_DEADLINE: i64 = i64::MAX;

/// How a room stands after its last step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RoomRow {
    pub(crate) id: String,
    /// `open`, `playing`, `between`, `over` or `aborted`.
    pub(crate) phase: String,
    /// Whether it is in the lobby while it is open.
    pub(crate) listed: bool,
    /// Whether it is in the list of those to watch.
    pub(crate) watched: bool,
    /// What its maker wants, as one text: who wants the same can be paired.
    pub(crate) wishes: String,
    /// What lists show of it, as JSON.
    pub(crate) summary: String,
    /// When something happens by itself, in milliseconds since 1970, or [`NO_DEADLINE`].
    pub(crate) deadline: i64,
    /// When the last step came, in milliseconds since 1970.
    pub(crate) changed: i64,
}

/// A row as it is read.
pub(super) type Columns = (String, String, i64, i64, String, String, i64, i64);

impl From<Columns> for RoomRow {
    fn from(columns: Columns) -> Self {
        let (id, phase, listed, watched, wishes, summary, deadline, changed) = columns;
        let (listed, watched) = (listed != 0, watched != 0);
        Self {
            id,
            phase,
            listed,
            watched,
            wishes,
            summary,
            deadline,
            changed,
        }
    }
}

/// A query for whole rows.
macro_rules! rooms {
    ($where:literal) => {
        sqlx::query_as::<_, Columns>(concat!(
            "SELECT id, phase, listed, watched, wishes, summary, deadline, changed FROM rooms WHERE ",
            $where
        ))
    };
}

/// A query for the room after the one of this name.
pub(super) fn after(id: &str) -> QueryAs<'_, Any, Columns, AnyArguments> {
    rooms!("id > $1 ORDER BY id LIMIT 1").bind(id)
}

impl Store {
    /// The steps of a room after the one of this number, in order.
    ///
    /// # Errors
    /// [`Fault`] if they cannot be read, as with all that follow.
    pub(crate) async fn steps(&self, room: &str, after: i64) -> Result<Vec<(i64, String)>, Fault> {
        let steps = "SELECT seq, body FROM steps WHERE room = $1 AND seq > $2 ORDER BY seq";
        let steps = sqlx::query_as(steps).bind(room).bind(after);
        Ok(steps.fetch_all(&self.pool).await?)
    }

    /// The row of a room, if there is such a room.
    pub(crate) async fn room(&self, id: &str) -> Result<Option<RoomRow>, Fault> {
        let room = rooms!("id = $1").bind(id);
        Ok(room.fetch_optional(&self.pool).await?.map(RoomRow::from))
    }

    /// Whether there is such a room.
    pub(crate) async fn has_room(&self, id: &str) -> Result<bool, Fault> {
        let first = "SELECT seq FROM steps WHERE room = $1 AND seq = 1";
        let first = sqlx::query_scalar::<_, i64>(first).bind(id);
        Ok(first.fetch_optional(&self.pool).await?.is_some())
    }

    /// Rooms of the lobby that wait for somebody, newest first.
    pub(crate) async fn open_rooms(&self, limit: i64) -> Result<Vec<RoomRow>, Fault> {
        let open = rooms!("phase = 'open' AND listed = 1 ORDER BY changed DESC LIMIT $1");
        Ok(rows(open.bind(limit).fetch_all(&self.pool).await?))
    }

    /// Rooms that may be watched and in which a game is on, newest first.
    pub(crate) async fn playing_rooms(&self, limit: i64) -> Result<Vec<RoomRow>, Fault> {
        let playing = rooms!("phase = 'playing' AND watched = 1 ORDER BY changed DESC LIMIT $1");
        Ok(rows(playing.bind(limit).fetch_all(&self.pool).await?))
    }

    /// Rooms in which this hash has a seat and that changed before a moment, newest first.
    pub(crate) async fn rooms_of(
        &self,
        hash: &str,
        limit: i64,
        before: i64,
    ) -> Result<Vec<RoomRow>, Fault> {
        let own = rooms!(
            "id IN (SELECT room FROM room_keys WHERE hash = $1 AND seat IN ('south', 'north')) \
             AND changed < $2 ORDER BY changed DESC LIMIT $3"
        );
        let own = own.bind(hash).bind(before).bind(limit);
        Ok(rows(own.fetch_all(&self.pool).await?))
    }

    /// The seats that this hash has: rooms and sides, a thousand at most.
    pub(crate) async fn seats_of(&self, hash: &str) -> Result<Vec<(String, String)>, Fault> {
        let seats = "SELECT room, seat FROM room_keys \
                     WHERE hash = $1 AND seat IN ('south', 'north') LIMIT 1000";
        let seats = sqlx::query_as(seats).bind(hash);
        Ok(seats.fetch_all(&self.pool).await?)
    }

    /// Rooms in which something should have happened by itself by now, longest due first.
    pub(crate) async fn due(&self, now: i64, limit: i64) -> Result<Vec<String>, Fault> {
        let due = "SELECT id FROM rooms WHERE deadline < 9223372036854775807 AND deadline <= $1 \
                   ORDER BY deadline LIMIT $2";
        let due = sqlx::query_scalar(due).bind(now).bind(limit);
        Ok(due.fetch_all(&self.pool).await?)
    }

    /// Rooms of the lobby that wait for somebody with these wishes, newest first.
    pub(crate) async fn waiting(&self, wishes: &str, limit: i64) -> Result<Vec<String>, Fault> {
        let waiting = "SELECT id FROM rooms WHERE phase = 'open' AND listed = 1 AND wishes = $1 \
                       ORDER BY changed DESC LIMIT $2";
        let waiting = sqlx::query_scalar(waiting).bind(wishes).bind(limit);
        Ok(waiting.fetch_all(&self.pool).await?)
    }

    /// Rooms that are over or were left, and did not change since a moment: name, phase and when they
    /// changed, longest ago first.
    pub(crate) async fn old_rooms(&self, before: i64) -> Result<Vec<(String, String, i64)>, Fault> {
        let old = "SELECT id, phase, changed FROM rooms \
                   WHERE phase IN ('over', 'aborted') AND changed < $1 ORDER BY changed, id";
        let old = sqlx::query_as(old).bind(before);
        Ok(old.fetch_all(&self.pool).await?)
    }

    /// Removes a room with all that belongs to it, if it did not change since a moment; returns whether
    /// it did so.
    pub(crate) async fn remove_room(&self, id: &str, before: i64) -> Result<bool, Fault> {
        let mut all = self.begin().await?;
        // In the order in which they are written, lest two servers wait for each other.
        let steps = sqlx::query("DELETE FROM steps WHERE room = $1").bind(id);
        steps.execute(&mut *all).await?;
        let room = sqlx::query("DELETE FROM rooms WHERE id = $1 AND changed < $2").bind(id);
        if room.bind(before).execute(&mut *all).await?.rows_affected() == 0 {
            all.rollback().await?;
            return Ok(false);
        }
        let keys = sqlx::query("DELETE FROM room_keys WHERE room = $1").bind(id);
        keys.execute(&mut *all).await?;
        all.commit().await?;
        Ok(true)
    }
}

fn rows(columns: Vec<Columns>) -> Vec<RoomRow> {
    columns.into_iter().map(RoomRow::from).collect()
}

//! Who may sit where: hashes of secrets, and of words that let somebody in.

use sqlx::Any;
use sqlx::any::AnyArguments;
use sqlx::query::QueryAs;

use super::Store;
use super::fault::Fault;

/// What opens a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Key {
    /// The hash of the secret or word.
    pub(crate) hash: String,
    pub(crate) room: String,
    /// `south` or `north` for a secret, `invite` or `handover` for a word.
    pub(crate) seat: String,
    /// Until when it opens anything, in milliseconds since 1970; `i64::MAX` for ever.
    pub(crate) expires: i64,
}

/// A row as it is read.
pub(super) type Columns = (String, String, String, i64);

impl From<Columns> for Key {
    fn from((hash, room, seat, expires): Columns) -> Self {
        Self {
            hash,
            room,
            seat,
            expires,
        }
    }
}

const INSERT: &str = "INSERT INTO room_keys (hash, room, seat, expires) VALUES ($1, $2, $3, $4) \
                      ON CONFLICT (room, hash, seat) DO UPDATE SET expires = excluded.expires";

/// A query for all keys of a room, those that have expired included.
pub(super) fn of_room(room: &str) -> QueryAs<'_, Any, Columns, AnyArguments> {
    let keys =
        "SELECT hash, room, seat, expires FROM room_keys WHERE room = $1 ORDER BY seat, hash";
    sqlx::query_as(keys).bind(room)
}

impl Store {
    /// All keys of a room.
    pub(crate) async fn keys(&self, room: &str) -> Result<Vec<Key>, Fault> {
        let keys = of_room(room).fetch_all(&self.pool).await?;
        Ok(keys.into_iter().map(Key::from).collect())
    }

    /// What this hash opens in a room now.
    ///
    /// # Errors
    /// [`Fault`] if it cannot be read, as with all that follow.
    pub(crate) async fn seat_of(
        &self,
        room: &str,
        hash: &str,
        now: i64,
    ) -> Result<Vec<Key>, Fault> {
        let keys = "SELECT hash, room, seat, expires FROM room_keys \
                    WHERE room = $1 AND hash = $2 AND expires > $3 ORDER BY seat";
        let keys = sqlx::query_as::<_, Columns>(keys)
            .bind(room)
            .bind(hash)
            .bind(now);
        Ok(keys
            .fetch_all(&self.pool)
            .await?
            .into_iter()
            .map(Key::from)
            .collect())
    }

    /// Adds a key; one that is there already gets the new time.
    pub(crate) async fn add_key(&self, key: Key) -> Result<(), Fault> {
        let Key {
            hash,
            room,
            seat,
            expires,
        } = key;
        let insert = sqlx::query(INSERT)
            .bind(hash)
            .bind(room)
            .bind(seat)
            .bind(expires);
        insert.execute(&self.pool).await?;
        Ok(())
    }

    /// Adds a word that hands a seat over, in place of those for the same seat, whose hashes begin with
    /// its letter.
    pub(crate) async fn replace_handover(&self, letter: char, key: Key) -> Result<(), Fault> {
        let delete = "DELETE FROM room_keys \
                      WHERE room = $1 AND seat = 'handover' AND hash LIKE $2";
        let delete = sqlx::query(delete).bind(&key.room);
        let delete = delete.bind(format!("{letter}%"));
        delete.execute(&self.pool).await?;
        self.add_key(key).await
    }

    /// Lets a hash have one seat of a tournament and no other, but for the organiser's.
    pub(crate) async fn become_player(&self, key: Key) -> Result<(), Fault> {
        let delete = "DELETE FROM room_keys \
                      WHERE room = $1 AND hash = $2 AND seat <> $3 AND seat <> 'organizer'";
        let delete = sqlx::query(delete).bind(&key.room);
        let delete = delete.bind(&key.hash).bind(&key.seat);
        delete.execute(&self.pool).await?;
        self.add_key(key).await
    }

    /// Takes the word of this hash away and puts a new key in its place. Only the first who has the
    /// word gets `true`, and nobody once it has expired.
    pub(crate) async fn take_handover(
        &self,
        room: &str,
        hash: &str,
        now: i64,
        new: Key,
    ) -> Result<bool, Fault> {
        let mut both = self.begin().await?;
        let delete = "DELETE FROM room_keys \
                      WHERE room = $1 AND hash = $2 AND seat = 'handover' AND expires > $3";
        let delete = sqlx::query(delete).bind(room).bind(hash).bind(now);
        if delete.execute(&mut *both).await?.rows_affected() == 0 {
            both.rollback().await?;
            return Ok(false);
        }
        let Key {
            hash,
            room,
            seat,
            expires,
        } = new;
        let insert = sqlx::query(INSERT)
            .bind(hash)
            .bind(room)
            .bind(seat)
            .bind(expires);
        insert.execute(&mut *both).await?;
        both.commit().await?;
        Ok(true)
    }
}

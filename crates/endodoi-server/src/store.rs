//! What is kept: records that people share by a link, and the games that are played over the network.
//!
//! One database holds all of it: a file of `SQLite`, or memory, or `PostgreSQL` for several servers. The
//! schema is made by the files in `migrations/`, in their order, and every query is the same for
//! both. How it is connected stands in `store/pool.rs`, what can be wrong with it in `store/fault.rs`.

mod contests;
mod counts;
mod fault;
mod id;
mod import;
mod journal;
mod keys;
mod moment;
mod pool;
mod rooms;
mod servers;
mod shared;
#[cfg(test)]
mod tests;
mod url;

use std::hash::{BuildHasher as _, RandomState};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{Any, AnyPool, Transaction};
use tokio::time::timeout;

pub(crate) use self::fault::Fault;
pub(crate) use self::id::is_name as is_shared_name;
pub(crate) use self::import::Import;
pub(crate) use self::journal::{Appended, Journal, NewStep};
pub(crate) use self::keys::Key;
pub(crate) use self::rooms::{NO_DEADLINE, RoomRow};
#[cfg(test)]
pub(crate) use self::tests::databases as testing;
pub use self::url::{DatabaseUrl, NoDatabaseUrl};
use crate::options::Options;
use crate::start::StartError;

static MIGRATIONS: Migrator = sqlx::migrate!();

/// The name of the file in the folder.
const FILE: &str = "endodoi.sqlite";
/// How long another server that makes the schema is waited for.
const OTHERS: Duration = Duration::from_mins(1);
/// Times that the schema is tried to be made: where two programs start at once on a new file, one of
/// them finds that the other was quicker.
const ATTEMPTS: usize = 3;

/// Where everything is kept.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    Memory,
    Folder(PathBuf),
    Postgres(DatabaseUrl),
}

/// The database.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pool: AnyPool,
    place: Arc<Place>,
    server: Arc<str>,
    shared: Arc<shared::Room>,
}

impl Place {
    /// Where a server with these options keeps everything.
    pub(crate) fn of(options: &Options) -> Self {
        match (&options.database, &options.data) {
            (Some(url), _) => Self::Postgres(url.clone()),
            (None, Some(folder)) => Self::Folder(folder.clone()),
            (None, None) => Self::Memory,
        }
    }

    /// The file that it would be in, if it is not there.
    pub(crate) fn missing_file(&self) -> Option<PathBuf> {
        match self {
            Self::Folder(folder) => Some(folder.join(FILE)).filter(|file| !file.is_file()),
            Self::Memory | Self::Postgres(_) => None,
        }
    }

    async fn connect(&self) -> Result<AnyPool, StartError> {
        match self {
            Self::Memory => pool::in_memory()
                .await
                .map_err(|fault| self.refused(&fault)),
            Self::Postgres(url) => pool::in_postgres(url)
                .await
                .map_err(|fault| self.refused(&fault)),
            Self::Folder(folder) => {
                std::fs::create_dir_all(folder).map_err(|error| {
                    StartError::Data(folder.clone(), Fault::Folder(error.to_string()).to_string())
                })?;
                let connected = pool::in_file(&folder.join(FILE)).await;
                connected.map_err(|fault| self.refused(&fault))
            }
        }
    }

    pub(crate) fn refused(&self, fault: &Fault) -> StartError {
        match self {
            Self::Memory => StartError::Data(Path::new(":memory:").to_owned(), fault.to_string()),
            Self::Folder(folder) => StartError::Data(folder.join(FILE), fault.to_string()),
            Self::Postgres(url) => StartError::Database(url.clone(), fault.to_string()),
        }
    }
}

impl Store {
    /// Opens the database; a folder, a file and all tables are made if they are not there. Shared
    /// records may take so many bytes.
    ///
    /// # Errors
    /// [`StartError`] if that cannot be done.
    pub(crate) async fn open(place: &Place, shared_bytes: u64) -> Result<Self, StartError> {
        let store = Self {
            pool: place.connect().await?,
            place: Arc::new(place.clone()),
            server: new_name().into(),
            shared: Arc::new(shared::Room {
                most: shared_bytes,
                taken: AtomicU64::new(0),
            }),
        };
        let made = store.make().await;
        made.map_err(|fault| place.refused(&fault))?;
        Ok(store)
    }

    /// Makes all tables, and counts what they hold.
    async fn make(&self) -> Result<(), Fault> {
        let mut connection = self.pool.acquire().await?;
        let mut made = Ok(());
        for _ in 0..ATTEMPTS {
            let run = timeout(OTHERS, MIGRATIONS.run(&mut *connection)).await;
            let Ok(run) = run else {
                connection.close_on_drop();
                return Err(Fault::Silent);
            };
            made = run;
            if !matches!(
                &made,
                Err(MigrateError::Execute(_) | MigrateError::ExecuteMigration(..))
            ) {
                break;
            }
        }
        if made.is_err() {
            // A migration that fails keeps other servers locked out for as long as its connection lives.
            drop(connection.close().await);
        } else {
            drop(connection);
        }
        made?;
        self.count_shared().await
    }

    /// Whether the database answers, and has all tables.
    ///
    /// # Errors
    /// [`Fault`] if it does not.
    pub(crate) async fn check(&self) -> Result<(), Fault> {
        let one_of_each = "SELECT EXISTS (SELECT 1 FROM shared), EXISTS (SELECT 1 FROM steps), \
                           EXISTS (SELECT 1 FROM rooms), EXISTS (SELECT 1 FROM room_keys), \
                           EXISTS (SELECT 1 FROM servers)";
        sqlx::query(one_of_each).execute(&self.pool).await?;
        Ok(())
    }

    /// Copies a database of `SQLite` to a new file, as it is at one moment.
    ///
    /// # Errors
    /// [`Fault`] if it cannot be read, or the file be made.
    pub(crate) async fn copy_to(&self, file: &str) -> Result<(), Fault> {
        let copy = sqlx::query("VACUUM INTO $1").bind(file);
        copy.execute(&self.pool).await?;
        Ok(())
    }

    /// The name of this server, by which it is known to others of the same database; a new one with
    /// each start.
    pub(crate) fn server(&self) -> &str {
        &self.server
    }

    /// Where other servers can be heard, if there can be any.
    pub(crate) fn others(&self) -> Option<&DatabaseUrl> {
        match &*self.place {
            Place::Postgres(url) => Some(url),
            Place::Memory | Place::Folder(_) => None,
        }
    }

    /// Begins a transaction that writes.
    async fn begin(&self) -> Result<Transaction<'static, Any>, Fault> {
        // SQLite lets nobody else write from the first moment on: who reads first and then finds that
        // another has written in between would be refused without having waited.
        let begin = match *self.place {
            Place::Postgres(_) => "BEGIN",
            Place::Memory | Place::Folder(_) => "BEGIN IMMEDIATE",
        };
        Ok(self.pool.begin_with(begin).await?)
    }
}

/// Sixteen digits that no other server has.
fn new_name() -> String {
    format!("{:016x}", RandomState::new().hash_one(std::process::id()))
}

//! What is kept: records that people share by a link, in one file of `SQLite`.
//!
//! Without a folder everything is kept in memory. The schema is made by the files in `migrations/`, in
//! their order; how a record comes by its name is in `store/id.rs`, what can be wrong with the file in
//! `store/fault.rs`.

mod fault;
mod id;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteSynchronous;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions};

pub(crate) use self::fault::Fault;
use crate::start::StartError;

static MIGRATIONS: Migrator = sqlx::migrate!();

/// The name of the file in the folder.
const FILE: &str = "shared.sqlite";
/// How long to wait for another program that writes.
const BUSY: Duration = Duration::from_secs(3);
/// Names that are tried for a text.
const MOST_NAMES: u64 = 8;
/// Connections to the file; one writes at a time in any case.
const CONNECTIONS: u32 = 4;
/// Bytes of a page of the file.
const PAGE: u32 = 4096;

/// The records that were shared.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pool: SqlitePool,
}

impl Store {
    /// Opens the file in a folder, both made if they are not there, or keeps everything in memory.
    ///
    /// # Errors
    /// [`StartError::Data`] if that cannot be done.
    pub(crate) async fn open(folder: Option<&Path>, most_bytes: u64) -> Result<Self, StartError> {
        let (path, pool) = match folder {
            None => (PathBuf::from(":memory:"), in_memory()),
            Some(folder) => {
                let refused = |error: std::io::Error| {
                    StartError::Data(folder.to_owned(), Fault::Folder(error).to_string())
                };
                std::fs::create_dir_all(folder).map_err(refused)?;
                (folder.join(FILE), in_file(&folder.join(FILE)))
            }
        };
        let (pool, options) = pool;
        let options = options
            .page_size(PAGE)
            .pragma("max_page_count", (most_bytes / u64::from(PAGE)).to_string());
        let refused = |fault: Fault| StartError::Data(path.clone(), fault.to_string());
        let pool = pool.connect_with(options).await;
        let pool = pool.map_err(|error| refused(Fault::from(error)))?;
        let migrated = MIGRATIONS.run(&pool).await;
        migrated.map_err(|error| refused(Fault::from(error)))?;
        Ok(Self { pool })
    }

    /// Keeps a text and returns its name; the same text has the same name.
    ///
    /// # Errors
    /// [`Fault`] if it cannot be written, [`Fault::Full`] if there is no more room.
    pub(crate) async fn put(&self, text: &str) -> Result<String, Fault> {
        // That two texts share a name is thought of, though nobody will see it but by intent.
        for attempt in 0..MOST_NAMES {
            let name = id::of(text, attempt);
            if self.get(&name).await?.is_none() {
                // Somebody may be quicker, perhaps with the same text.
                let insert = "INSERT INTO shared (id, text) VALUES (?, ?) ON CONFLICT DO NOTHING";
                let insert = sqlx::query(insert).bind(&name).bind(text);
                insert.execute(&self.pool).await?;
            }
            if self.get(&name).await?.as_deref() == Some(text) {
                return Ok(name);
            }
        }
        Err(Fault::Taken)
    }

    /// Returns the text of this name, if there is one.
    ///
    /// # Errors
    /// [`Fault`] if it cannot be read.
    pub(crate) async fn get(&self, name: &str) -> Result<Option<String>, Fault> {
        let text = sqlx::query_scalar("SELECT text FROM shared WHERE id = ?").bind(name);
        Ok(text.fetch_optional(&self.pool).await?)
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// [`Fault`] if it does not.
    pub(crate) async fn check(&self) -> Result<(), Fault> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }
}

fn in_file(path: &Path) -> (SqlitePoolOptions, SqliteConnectOptions) {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .busy_timeout(BUSY)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Normal);
    let pool = SqlitePoolOptions::new().max_connections(CONNECTIONS);
    (pool.acquire_timeout(BUSY), options)
}

/// One connection that is never closed, since all is gone with it.
fn in_memory() -> (SqlitePoolOptions, SqliteConnectOptions) {
    let pool = SqlitePoolOptions::new()
        .max_connections(1)
        .min_connections(1);
    let pool = pool.idle_timeout(None).max_lifetime(None);
    (
        pool.acquire_timeout(BUSY),
        SqliteConnectOptions::new().in_memory(true),
    )
}

//! Connections to the database: a file of `SQLite`, memory, or `PostgreSQL`.
//!
//! `SQLite` is told here to write each step through to the disk before it answers, and to wait for
//! others that write; `PostgreSQL` does both unless it is set up otherwise.

use std::fmt::Write as _;
use std::path::Path;
use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool, Connection as _, Executor as _};
use tokio::time::timeout;

use super::fault::Fault;
use super::url::DatabaseUrl;

/// How long to wait for a connection, and for another program that writes to the same file.
const PATIENCE: Duration = Duration::from_secs(3);
/// Connections to a file; one writes at a time in any case.
const FILE_CONNECTIONS: u32 = 4;
/// Connections to a database over the network.
const POSTGRES_CONNECTIONS: u32 = 8;
/// What each connection to `SQLite` is set up with. Only the full mode is durable: the normal one may
/// lose what came last when the power goes.
const SET_UP: &str =
    "PRAGMA busy_timeout = 3000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL";

/// Everything in memory, in one connection that is never closed, since all is gone with it.
pub(super) async fn in_memory() -> Result<AnyPool, Fault> {
    sqlx::any::install_default_drivers();
    let pool = AnyPoolOptions::new().max_connections(1).min_connections(1);
    let pool = pool.idle_timeout(None).max_lifetime(None);
    Ok(pool
        .acquire_timeout(PATIENCE)
        .connect("sqlite::memory:")
        .await?)
}

/// A file of `SQLite`, which is made if it is not there.
pub(super) async fn in_file(path: &Path) -> Result<AnyPool, Fault> {
    sqlx::any::install_default_drivers();
    let url = file_url(path).ok_or(Fault::Name)?;
    // A pool tries again and again and then says only that it took too long; one connection says why.
    let mut first = AnyConnection::connect(&url).await?;
    first.execute(SET_UP).await?;
    first.close().await?;
    let pool = AnyPoolOptions::new()
        .max_connections(FILE_CONNECTIONS)
        .acquire_timeout(PATIENCE);
    let pool = pool.after_connect(|connection, _| {
        Box::pin(async move { connection.execute(SET_UP).await.map(drop) })
    });
    Ok(pool.connect(&url).await?)
}

/// A database of `PostgreSQL`.
pub(super) async fn in_postgres(url: &DatabaseUrl) -> Result<AnyPool, Fault> {
    sqlx::any::install_default_drivers();
    // As above.
    let first = timeout(PATIENCE, AnyConnection::connect(url.reveal())).await;
    first.map_err(|_| Fault::Silent)??.close().await?;
    let pool = AnyPoolOptions::new().max_connections(POSTGRES_CONNECTIONS);
    Ok(pool.acquire_timeout(PATIENCE).connect(url.reveal()).await?)
}

/// The address of a file, for the driver; a path that is no Unicode text has none.
fn file_url(path: &Path) -> Option<String> {
    let mut url = String::from("sqlite:");
    for byte in path.to_str()?.bytes() {
        if byte.is_ascii_alphanumeric() {
            url.push(char::from(byte));
        } else {
            write!(url, "%{byte:02X}").ok()?;
        }
    }
    url.push_str("?mode=rwc");
    Some(url)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_of_a_path_may_stand_in_it() {
        let url = file_url(Path::new("/a b/../%?#ā.sqlite")).unwrap();
        assert_eq!(
            url,
            "sqlite:%2Fa%20b%2F%2E%2E%2F%25%3F%23%C4%81%2Esqlite?mode=rwc"
        );
    }
}

//! Databases for tests: memory, a file, and `PostgreSQL` where the variable `ENDODOI_POSTGRES` holds the
//! address of one in which databases may be made.
//!
//! Each test gets databases of its own. They are removed at the end; after a test that fails those of
//! `PostgreSQL` stay, to be looked at.

use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection};
use tempfile::TempDir;

use super::super::{NO_DEADLINE, Place, RoomRow, Store};

/// Room for shared records.
pub(crate) const ROOM: u64 = 1 << 20;
/// The variable that holds the address of `PostgreSQL`.
const POSTGRES: &str = "ENDODOI_POSTGRES";

/// A database of a test's own.
#[derive(Debug)]
pub(crate) struct TestDatabase {
    pub(crate) place: Place,
    _folder: Option<TempDir>,
}

/// Every kind of database that can be had.
pub(crate) async fn databases() -> Vec<TestDatabase> {
    let mut all = vec![TestDatabase {
        place: Place::Memory,
        _folder: None,
    }];
    all.extend(common_databases().await);
    all
}

/// Those that several servers can open.
pub(crate) async fn common_databases() -> Vec<TestDatabase> {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::Folder(folder.path().to_owned());
    let mut all = vec![TestDatabase {
        place,
        _folder: Some(folder),
    }];
    all.extend(postgres().await);
    all
}

/// A database of `PostgreSQL`, if it can be had.
pub(crate) async fn postgres() -> Option<TestDatabase> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let server = std::env::var(POSTGRES).ok()?;
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("test_{}_{number}", std::process::id());
    execute(&server, &format!("CREATE DATABASE {name}")).await;
    let (start, _) = server.rsplit_once('/').unwrap();
    let place = Place::Postgres(format!("{start}/{name}").parse().unwrap());
    Some(TestDatabase {
        place,
        _folder: None,
    })
}

async fn execute(url: &str, sql: &str) {
    let mut connection = PgConnection::connect(url).await.unwrap();
    connection
        .execute(AssertSqlSafe(sql.to_owned()))
        .await
        .unwrap();
    connection.close().await.unwrap();
}

impl TestDatabase {
    /// Opens it as one more server.
    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.place, ROOM).await.unwrap()
    }

    /// Removes it.
    pub(crate) async fn end(self) {
        if let Place::Postgres(url) = &self.place {
            let name = url.reveal().rsplit_once('/').unwrap().1;
            let server = std::env::var(POSTGRES).unwrap();
            execute(&server, &format!("DROP DATABASE {name} WITH (FORCE)")).await;
        }
    }
}

/// A row of an open room in the lobby.
pub(crate) fn row(id: &str) -> RoomRow {
    RoomRow {
        id: id.to_owned(),
        phase: "open".to_owned(),
        listed: true,
        watched: true,
        wishes: "any".to_owned(),
        summary: "{}".to_owned(),
        deadline: NO_DEADLINE,
        changed: 0,
    }
}

impl Store {
    /// Does something that servers never do.
    pub(crate) async fn execute(&self, sql: &'static str) {
        sqlx::query(sql).execute(&self.pool).await.unwrap();
    }
}

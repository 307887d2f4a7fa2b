//! Databases that cannot be used, and what is said of them.

use std::path::Path;

use super::super::testing::{ROOM, common_databases, postgres, row};
use super::super::{FILE, Fault, Journal, NewStep, Place, Store};

async fn refusal(folder: &Path) -> String {
    let place = Place::Folder(folder.to_owned());
    Store::open(&place, ROOM).await.unwrap_err().to_string()
}

#[tokio::test]
async fn a_file_that_is_no_database_is_said_to_be_none() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(FILE);
    std::fs::write(&file, "no database, however long it may be".repeat(100)).unwrap();
    assert_eq!(
        refusal(folder.path()).await,
        format!(
            "cannot keep what is shared in {}: it is no database of Endodoi, or damaged; move it away and \
             a new one is made",
            file.display()
        )
    );
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let told = refusal(&file.join("folder")).await;
    assert!(told.contains(": the folder cannot be made: "), "{told}");
}

#[tokio::test]
async fn a_file_that_cannot_be_opened_is_told() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join(FILE)).unwrap();
    let told = refusal(folder.path()).await;
    assert!(
        told.ends_with("look at its permissions and those of its folder"),
        "{told}"
    );
}

#[tokio::test]
async fn a_folder_with_any_letters_in_its_name_is_used() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("a b/%41?#ā");
    Store::open(&Place::Folder(folder.clone()), ROOM)
        .await
        .unwrap();
    assert!(folder.join(FILE).is_file());
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_left_alone() {
    for database in common_databases().await {
        let store = database.open().await;
        let newer = "INSERT INTO _sqlx_migrations \
                     (version, description, success, checksum, execution_time) \
                     VALUES (9999, 'later', TRUE, '00', 0)";
        sqlx::query(newer).execute(&store.pool).await.unwrap();
        let told = Store::open(&database.place, ROOM)
            .await
            .unwrap_err()
            .to_string();
        let end = "written by a newer version of Endodoi; use that version";
        assert!(told.ends_with(end), "{told}");
        database.end().await;
    }
}

#[tokio::test]
async fn tables_that_are_another_programs_are_left_alone() {
    let Some(database) = postgres().await else {
        return;
    };
    let store = database.open().await;
    let removed = "DELETE FROM _sqlx_migrations WHERE version = 2";
    sqlx::query(removed).execute(&store.pool).await.unwrap();
    let told = Store::open(&database.place, ROOM)
        .await
        .unwrap_err()
        .to_string();
    assert!(told.contains("it is no database of Endodoi"), "{told}");
    database.end().await;
}

#[tokio::test]
async fn a_file_that_is_locked_is_waited_for_and_then_told() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::Folder(folder.path().to_owned());
    let store = Store::open(&place, ROOM).await.unwrap();
    let journal = Journal::start(store.clone());
    let mut other = store.pool.acquire().await.unwrap();
    sqlx::query("BEGIN IMMEDIATE")
        .execute(&mut *other)
        .await
        .unwrap();
    let step = || NewStep {
        room: "a".to_owned(),
        seq: 1,
        body: "{}".to_owned(),
        row: row("a"),
    };
    let (fault, refused) = tokio::join!(store.put("one"), journal.append(step(), Vec::new()));
    assert!(matches!(fault, Err(Fault::Locked)), "{fault:?}");
    assert!(matches!(refused, Err(Fault::Locked)), "{refused:?}");
    sqlx::query("ROLLBACK").execute(&mut *other).await.unwrap();
    assert!(store.put("one").await.is_ok());
    assert!(
        journal.append(step(), Vec::new()).await.is_ok(),
        "it goes on after a fault"
    );
}

#[tokio::test]
async fn a_database_that_cannot_be_reached_is_told_without_its_password() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    drop(taken);
    let url = format!("postgres://me:secret@127.0.0.1:{port}/games");
    let place = Place::Postgres(url.parse().unwrap());
    let told = Store::open(&place, ROOM).await.unwrap_err();
    assert_eq!(
        told.to_string(),
        format!(
            "cannot keep what is shared in the database games at 127.0.0.1:{port}: it cannot be reached; \
             see whether it runs, and whether host and port are right"
        )
    );
    assert!(!format!("{told:?} {place:?}").contains("secret"));
}

#[tokio::test]
async fn a_database_that_is_not_there_is_told_with_the_remedy() {
    let Some(database) = postgres().await else {
        return;
    };
    let Place::Postgres(url) = &database.place else {
        unreachable!()
    };
    let place = Place::Postgres(format!("{}_none", url.reveal()).parse().unwrap());
    let told = Store::open(&place, ROOM).await.unwrap_err().to_string();
    assert!(
        told.ends_with("there is no database of this name; make it with createdb"),
        "{told}"
    );
    database.end().await;
}

//! Shared texts kept, found and refused.

use std::path::Path;

use super::*;

const ROOM: u64 = 1 << 20;

async fn open(folder: Option<&Path>) -> Result<Store, StartError> {
    Store::open(folder, ROOM).await
}

async fn refusal(folder: &Path) -> String {
    open(Some(folder)).await.unwrap_err().to_string()
}

#[tokio::test]
async fn a_text_is_found_by_its_name_and_kept_once() {
    let store = open(None).await.unwrap();
    let name = store.put("one").await.unwrap();
    assert_eq!(store.put("one").await.unwrap(), name);
    assert_ne!(store.put("other").await.unwrap(), name);
    assert_eq!(store.get(&name).await.unwrap().as_deref(), Some("one"));
    assert_eq!(store.get("nothing").await.unwrap(), None);
    let count: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM shared")
        .fetch_one(&store.pool)
        .await
        .unwrap();
    assert_eq!(count, 2);
}

#[tokio::test]
async fn two_texts_never_share_a_name() {
    let store = open(None).await.unwrap();
    let name = store.put("one").await.unwrap();
    let other = "UPDATE shared SET text = 'somebody else''s'";
    sqlx::query(other).execute(&store.pool).await.unwrap();
    let second = store.put("one").await.unwrap();
    assert_ne!(second, name);
    assert_eq!(store.get(&second).await.unwrap().as_deref(), Some("one"));
    assert_eq!(store.put("one").await.unwrap(), second);
}

#[tokio::test]
async fn a_text_whose_names_are_all_taken_is_refused() {
    let store = open(None).await.unwrap();
    for attempt in 0..MOST_NAMES {
        let other = "INSERT INTO shared (id, text) VALUES (?, 'somebody else''s')";
        let name = id::of("one", attempt);
        sqlx::query(other)
            .bind(name)
            .execute(&store.pool)
            .await
            .unwrap();
    }
    let fault = store.put("one").await.unwrap_err();
    assert!(matches!(fault, Fault::Taken), "{fault}");
}

#[tokio::test]
async fn what_was_shared_is_there_after_a_new_start() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("a/b");
    let name = {
        let store = open(Some(&folder)).await.unwrap();
        store.put("one").await.unwrap()
    };
    let (again, beside) = (
        open(Some(&folder)).await.unwrap(),
        open(Some(&folder)).await,
    );
    assert_eq!(again.get(&name).await.unwrap().as_deref(), Some("one"));
    assert_eq!(beside.unwrap().put("one").await.unwrap(), name);
    again.check().await.unwrap();
}

#[tokio::test]
async fn where_there_is_no_more_room_the_rest_stays_readable() {
    let store = open(None).await.unwrap();
    let text = |number: usize| format!("{number}{}", "x".repeat(60_000));
    let first = store.put(&text(0)).await.unwrap();
    let mut kept = 1;
    let fault = loop {
        match store.put(&text(kept)).await {
            Ok(_) => kept += 1,
            Err(fault) => break fault,
        }
    };
    assert!(matches!(fault, Fault::Full), "{fault}");
    assert!((8..=17).contains(&kept), "{kept} kept");
    assert_eq!(store.get(&first).await.unwrap(), Some(text(0)));
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
async fn a_file_of_a_newer_version_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(Some(folder.path())).await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (9999, 'later', 1, x'00', 0)";
    sqlx::query(newer).execute(&store.pool).await.unwrap();
    let told = refusal(folder.path()).await;
    assert!(
        told.ends_with("written by a newer version of Endodoi; use that version"),
        "{told}"
    );
}

#[tokio::test]
async fn a_file_that_is_locked_is_waited_for_and_then_told() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(Some(folder.path())).await.unwrap();
    let mut other = store.pool.acquire().await.unwrap();
    sqlx::query("BEGIN IMMEDIATE")
        .execute(&mut *other)
        .await
        .unwrap();
    let fault = store.put("one").await.unwrap_err();
    assert!(matches!(fault, Fault::Locked), "{fault}");
    sqlx::query("ROLLBACK").execute(&mut *other).await.unwrap();
    assert!(store.put("one").await.is_ok());
}

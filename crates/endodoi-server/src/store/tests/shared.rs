//! Shared texts kept, found and refused.

use super::super::shared::MOST_NAMES;
use super::super::testing::{common_databases, databases};
use super::super::{Fault, id};

#[tokio::test]
async fn a_text_is_found_by_its_name_and_kept_once() {
    for database in databases().await {
        let store = database.open().await;
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
        database.end().await;
    }
}

#[tokio::test]
async fn two_texts_never_share_a_name() {
    for database in databases().await {
        let store = database.open().await;
        let name = store.put("one").await.unwrap();
        let other = "UPDATE shared SET text = 'somebody else''s'";
        sqlx::query(other).execute(&store.pool).await.unwrap();
        let second = store.put("one").await.unwrap();
        assert_ne!(second, name);
        assert_eq!(store.get(&second).await.unwrap().as_deref(), Some("one"));
        assert_eq!(store.put("one").await.unwrap(), second);
        database.end().await;
    }
}

#[tokio::test]
async fn a_text_whose_names_are_all_taken_is_refused() {
    for database in databases().await {
        let store = database.open().await;
        for attempt in 0..MOST_NAMES {
            let other = "INSERT INTO shared (id, text) VALUES ($1, 'somebody else''s')";
            let other = sqlx::query(other).bind(id::of("one", attempt));
            other.execute(&store.pool).await.unwrap();
        }
        let fault = store.put("one").await.unwrap_err();
        assert!(matches!(fault, Fault::Taken), "{fault}");
        database.end().await;
    }
}

#[tokio::test]
async fn what_was_shared_is_there_after_a_new_start() {
    for database in common_databases().await {
        let name = database.open().await.put("one").await.unwrap();
        let (again, beside) = (database.open().await, database.open().await);
        assert_eq!(again.get(&name).await.unwrap().as_deref(), Some("one"));
        assert_eq!(beside.put("one").await.unwrap(), name);
        again.check().await.unwrap();
        database.end().await;
    }
}

#[tokio::test]
async fn where_there_is_no_more_room_the_rest_stays_readable() {
    for database in databases().await {
        let store = database.open().await;
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
        assert_eq!(kept, 17);
        assert_eq!(store.put(&text(0)).await.unwrap(), first);
        assert_eq!(store.get(&first).await.unwrap(), Some(text(0)));
        assert!(store.put("a small one").await.is_ok());
        database.end().await;
    }
}

#[tokio::test]
async fn what_was_shared_before_counts_after_a_new_start() {
    for database in common_databases().await {
        let store = database.open().await;
        store.put(&"x".repeat(1_000_000)).await.unwrap();
        let again = database.open().await;
        let fault = again.put(&"y".repeat(100_000)).await.unwrap_err();
        assert!(matches!(fault, Fault::Full), "{fault}");
        database.end().await;
    }
}

#[tokio::test]
async fn a_text_with_a_zero_is_refused_and_no_such_name_is_found() {
    for database in databases().await {
        let store = database.open().await;
        assert!(matches!(store.put("a\0").await, Err(Fault::Unfit)));
        assert_eq!(store.get("a\0").await.unwrap(), None);
        database.end().await;
    }
}

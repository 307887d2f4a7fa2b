//! Games that outlive what wrote them: older versions of the program, and programs that were killed.

use std::borrow::Cow;

use sqlx::migrate::Migrator;

use super::super::testing::{common_databases, row};
use super::super::{Appended, Journal, Key, MIGRATIONS, NewStep};

#[tokio::test]
async fn an_older_database_with_games_is_made_one_of_today() {
    for database in common_databases().await {
        let older = Migrator {
            migrations: Cow::Owned(MIGRATIONS.iter().take(2).cloned().collect()),
            ..Migrator::DEFAULT
        };
        let pool = database.place.connect().await.unwrap();
        older.run(&pool).await.unwrap();
        for written in [
            "INSERT INTO shared (id, text) VALUES ('name', 'text')",
            "INSERT INTO steps (room, seq, body) VALUES ('a', 1, 'first')",
            "INSERT INTO rooms (id, phase, listed, watched, wishes, summary, deadline, changed) \
             VALUES ('a', 'open', 1, 1, 'any', '{}', 9223372036854775807, 0)",
        ] {
            sqlx::query(written).execute(&pool).await.unwrap();
        }
        pool.close().await;

        let store = database.open().await;
        assert_eq!(store.get("name").await.unwrap().as_deref(), Some("text"));
        assert_eq!(store.room("a").await.unwrap(), Some(row("a")));
        let next = NewStep {
            room: "a".to_owned(),
            seq: 2,
            body: "second".to_owned(),
            row: row("a"),
        };
        let key = Key {
            hash: "me".to_owned(),
            room: "a".to_owned(),
            seat: "south".to_owned(),
            expires: i64::MAX,
        };
        let kept = Journal::start(store.clone())
            .append(next, vec![key])
            .await
            .unwrap();
        assert_eq!(kept, Appended::Kept);
        let steps = [(1, "first".to_owned()), (2, "second".to_owned())];
        assert_eq!(store.steps("a", 0).await.unwrap(), steps);
        assert_eq!(store.rooms_of("me", 9, 1).await.unwrap().len(), 1);
        database.end().await;
    }
}

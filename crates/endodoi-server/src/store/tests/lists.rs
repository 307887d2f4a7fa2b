//! Rooms found by how they stand, and keys.

use super::super::testing::{databases, row};
use super::super::{Journal, Key, NewStep, RoomRow, Store};

/// Writes the first step of a room.
async fn made(store: &Store, row: RoomRow) {
    let step = NewStep {
        room: row.id.clone(),
        seq: 1,
        body: "{}".to_owned(),
        row,
    };
    Journal::start(store.clone())
        .append(step, Vec::new())
        .await
        .unwrap();
}

fn key(hash: &str, room: &str, seat: &str, expires: i64) -> Key {
    let [hash, room, seat] = [hash, room, seat].map(str::to_owned);
    Key {
        hash,
        room,
        seat,
        expires,
    }
}

fn names(rows: &[RoomRow]) -> Vec<&str> {
    rows.iter().map(|row| row.id.as_str()).collect()
}

#[tokio::test]
async fn rooms_are_listed_by_how_they_stand_newest_first() {
    for database in databases().await {
        let store = database.open().await;
        for (id, phase, listed, watched, changed) in [
            ("a", "open", true, true, 1),
            ("b", "open", false, true, 2),
            ("c", "open", true, false, 3),
            ("d", "playing", true, true, 4),
            ("e", "playing", true, false, 5),
            ("f", "playing", false, true, 6),
            ("g", "over", true, true, 7),
        ] {
            let phase = phase.to_owned();
            made(
                &store,
                RoomRow {
                    phase,
                    listed,
                    watched,
                    changed,
                    ..row(id)
                },
            )
            .await;
        }
        assert_eq!(names(&store.open_rooms(9).await.unwrap()), ["c", "a"]);
        assert_eq!(names(&store.open_rooms(1).await.unwrap()), ["c"]);
        assert_eq!(names(&store.playing_rooms(9).await.unwrap()), ["f", "d"]);
        assert_eq!(store.waiting("any", 9).await.unwrap(), ["c", "a"]);
        assert!(store.waiting("other", 9).await.unwrap().is_empty());
        let second = store.room("b").await.unwrap().unwrap();
        assert_eq!(
            second,
            RoomRow {
                listed: false,
                changed: 2,
                ..row("b")
            }
        );
        assert_eq!(store.room("none").await.unwrap(), None);
        database.end().await;
    }
}

#[tokio::test]
async fn rooms_are_due_when_their_deadline_has_come() {
    for database in databases().await {
        let store = database.open().await;
        for (id, deadline) in [("a", 30), ("b", 10), ("c", i64::MAX), ("d", 31)] {
            made(
                &store,
                RoomRow {
                    deadline,
                    ..row(id)
                },
            )
            .await;
        }
        assert_eq!(store.due(30, 9).await.unwrap(), ["b", "a"]);
        assert_eq!(store.due(30, 1).await.unwrap(), ["b"]);
        assert_eq!(store.due(i64::MAX, 9).await.unwrap(), ["b", "a", "d"]);
        database.end().await;
    }
}

#[tokio::test]
async fn a_player_finds_the_rooms_with_a_seat_of_theirs() {
    for database in databases().await {
        let store = database.open().await;
        for (id, changed) in [("a", 1), ("b", 2), ("c", 3)] {
            made(&store, RoomRow { changed, ..row(id) }).await;
        }
        for key in [
            key("me", "a", "south", i64::MAX),
            key("me", "b", "north", i64::MAX),
            key("me", "b", "south", i64::MAX),
            key("me", "c", "invite", i64::MAX),
            key("you", "c", "south", i64::MAX),
        ] {
            store.add_key(key).await.unwrap();
        }
        assert_eq!(
            names(&store.rooms_of("me", 9, i64::MAX).await.unwrap()),
            ["b", "a"]
        );
        assert_eq!(names(&store.rooms_of("me", 9, 2).await.unwrap()), ["a"]);
        assert_eq!(names(&store.rooms_of("me", 1, 9).await.unwrap()), ["b"]);
        database.end().await;
    }
}

#[tokio::test]
async fn a_key_opens_until_it_expires() {
    for database in databases().await {
        let store = database.open().await;
        let keys = [
            key("x", "a", "invite", 10),
            key("y", "a", "south", i64::MAX),
        ];
        for key in &keys {
            store.add_key(key.clone()).await.unwrap();
        }
        assert_eq!(store.seat_of("a", "x", 9).await.unwrap(), keys[..1]);
        assert!(store.seat_of("a", "x", 10).await.unwrap().is_empty());
        assert!(store.seat_of("b", "x", 9).await.unwrap().is_empty());
        store.add_key(key("x", "a", "invite", 20)).await.unwrap();
        assert_eq!(store.seat_of("a", "x", 10).await.unwrap().len(), 1);
        assert_eq!(store.keys("a").await.unwrap().len(), 2);
        database.end().await;
    }
}

#[tokio::test]
async fn a_word_that_hands_a_seat_over_works_once() {
    for database in databases().await {
        let store = database.open().await;
        store
            .add_key(key("word", "a", "handover", 10))
            .await
            .unwrap();
        store
            .add_key(key("invite", "a", "invite", 10))
            .await
            .unwrap();
        let take = |hash: &'static str, now| {
            let store = store.clone();
            async move {
                let new = key("device", "a", "south", i64::MAX);
                store.take_handover("a", hash, now, new).await.unwrap()
            }
        };
        assert!(!take("word", 10).await, "it has expired");
        assert!(!take("invite", 9).await, "it is no handover");
        assert!(store.seat_of("a", "device", 0).await.unwrap().is_empty());
        let taken = tokio::join!(take("word", 9), take("word", 9), take("word", 9));
        let taken = [taken.0, taken.1, taken.2];
        assert_eq!(taken.iter().filter(|taken| **taken).count(), 1);
        assert_eq!(store.seat_of("a", "device", 0).await.unwrap().len(), 1);
        assert!(store.seat_of("a", "word", 0).await.unwrap().is_empty());
        database.end().await;
    }
}

#[tokio::test]
async fn a_room_that_is_removed_leaves_nothing() {
    for database in databases().await {
        let store = database.open().await;
        for id in ["a", "b"] {
            made(&store, row(id)).await;
            store
                .add_key(key("me", id, "south", i64::MAX))
                .await
                .unwrap();
        }
        store.remove_room("a", i64::MAX).await.unwrap();
        assert_eq!(store.room("a").await.unwrap(), None);
        assert!(store.steps("a", 0).await.unwrap().is_empty());
        assert!(store.keys("a").await.unwrap().is_empty());
        assert_eq!(
            names(&store.rooms_of("me", 9, i64::MAX).await.unwrap()),
            ["b"]
        );
        assert_eq!(store.steps("b", 0).await.unwrap().len(), 1);
        database.end().await;
    }
}

#[tokio::test]
async fn a_server_that_starts_finds_when_the_last_one_was_alive() {
    for database in databases().await {
        let store = database.open().await;
        assert_eq!(store.last_beat().await.unwrap(), None);
        store.beat("a", 10).await.unwrap();
        store.beat("b", 20).await.unwrap();
        store.beat("a", 30).await.unwrap();
        assert_eq!(store.last_beat().await.unwrap(), Some(30));
        assert_eq!(store.live_servers(20).await.unwrap(), ["a", "b"]);
        assert_eq!(store.live_servers(21).await.unwrap(), ["a"]);
        let month = 30 * 24 * 60 * 60 * 1000;
        store.beat("c", month).await.unwrap();
        assert_eq!(store.live_servers(0).await.unwrap(), ["c"]);
        database.end().await;
    }
}

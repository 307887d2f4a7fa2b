//! Steps appended by many at once, on one server and on several.

use std::sync::Arc;

use tokio::task::JoinSet;

use super::super::testing::{common_databases, databases, row};
use super::super::{Appended, Journal, Key, NewStep, RoomRow, Store};

fn step(room: &str, seq: i64, body: &str) -> NewStep {
    NewStep {
        room: room.to_owned(),
        seq,
        body: body.to_owned(),
        row: RoomRow {
            changed: seq,
            ..row(room)
        },
    }
}

async fn bodies(store: &Store, room: &str) -> Vec<String> {
    let steps = store.steps(room, 0).await.unwrap();
    let numbers: Vec<_> = steps.iter().map(|(seq, _)| *seq).collect();
    let all = 1..=i64::try_from(steps.len()).unwrap();
    assert_eq!(numbers, all.collect::<Vec<_>>(), "no gap and no fork");
    steps.into_iter().map(|(_, body)| body).collect()
}

#[tokio::test]
async fn a_thousand_steps_of_many_rooms_are_all_kept_in_order() {
    for database in databases().await {
        let store = database.open().await;
        let journal = Journal::start(store.clone());
        let mut rooms = JoinSet::new();
        for room in 0..100 {
            let journal = journal.clone();
            rooms.spawn(async move {
                let room = format!("room{room}");
                for seq in 1..=10 {
                    let step = step(&room, seq, &seq.to_string());
                    let kept = journal.append(step, Vec::new()).await.unwrap();
                    assert_eq!(kept, Appended::Kept);
                }
                room
            });
        }
        let expected: Vec<_> = (1..=10).map(|seq| seq.to_string()).collect();
        for room in rooms.join_all().await {
            assert_eq!(bodies(&store, &room).await, expected);
            assert_eq!(store.steps(&room, 7).await.unwrap().len(), 3);
            assert_eq!(store.room(&room).await.unwrap().unwrap().changed, 10);
        }
        database.end().await;
    }
}

#[tokio::test]
async fn of_two_servers_only_one_gets_each_number() {
    for database in common_databases().await {
        let stores = [database.open().await, database.open().await];
        let mut servers = JoinSet::new();
        for (name, store) in ["a", "b"].into_iter().zip(stores.clone()) {
            let journal = Arc::new(Journal::start(store.clone()));
            for room in ["x", "y", "z"] {
                let (store, journal) = (store.clone(), Arc::clone(&journal));
                servers.spawn(async move {
                    let (mut last, mut kept) = (0, 0);
                    while kept < 20 {
                        let next = step(room, last + 1, &format!("{name}{kept}"));
                        let appended = journal.append(next, Vec::new()).await.unwrap();
                        if appended == Appended::Kept {
                            (last, kept) = (last + 1, kept + 1);
                        } else {
                            let new = store.steps(room, last).await.unwrap();
                            last = new.last().expect("another was quicker").0;
                        }
                    }
                });
            }
        }
        servers.join_all().await;
        for room in ["x", "y", "z"] {
            let all = bodies(&stores[0], room).await;
            for name in ["a", "b"] {
                let own: Vec<_> = all.iter().filter(|body| body.starts_with(name)).collect();
                let expected: Vec<_> = (0..20).map(|number| format!("{name}{number}")).collect();
                assert!(own.into_iter().eq(&expected), "{all:?}");
            }
        }
        database.end().await;
    }
}

#[tokio::test]
async fn a_step_that_is_taken_or_has_none_before_it_is_refused() {
    for database in databases().await {
        let store = database.open().await;
        let journal = Journal::start(store.clone());
        let append = async |seq, body| {
            journal
                .append(step("a", seq, body), Vec::new())
                .await
                .unwrap()
        };
        assert_eq!(append(2, "too early").await, Appended::Taken);
        assert_eq!(store.room("a").await.unwrap(), None);
        assert_eq!(append(1, "first").await, Appended::Kept);
        assert_eq!(append(1, "again").await, Appended::Taken);
        assert_eq!(append(3, "too early").await, Appended::Taken);
        assert_eq!(append(2, "second").await, Appended::Kept);
        assert_eq!(bodies(&store, "a").await, ["first", "second"]);
        assert_eq!(store.room("a").await.unwrap().unwrap().changed, 2);
        database.end().await;
    }
}

#[tokio::test]
async fn who_does_not_wait_for_a_step_that_is_taken_loses_what_follows() {
    for database in databases().await {
        let store = database.open().await;
        let journal = Journal::start(store.clone());
        let append = |seq, body| journal.append(step("a", seq, body), Vec::new());
        append(1, "first").await.unwrap();
        let all = tokio::join!(append(1, "x"), append(2, "on x"), append(3, "on that"));
        let all = [all.0, all.1, all.2].map(Result::unwrap);
        assert_eq!(all, [Appended::Taken; 3]);
        let all = tokio::join!(append(2, "second"), append(3, "third"), append(4, "fourth"));
        let all = [all.0, all.1, all.2].map(Result::unwrap);
        assert_eq!(all, [Appended::Kept; 3]);
        assert_eq!(
            bodies(&store, "a").await,
            ["first", "second", "third", "fourth"]
        );
        database.end().await;
    }
}

#[tokio::test]
async fn keys_come_with_a_step_that_is_kept_and_with_no_other() {
    for database in databases().await {
        let store = database.open().await;
        let journal = Journal::start(store.clone());
        let key = |hash: &str| Key {
            hash: hash.to_owned(),
            room: "a".to_owned(),
            seat: "south".to_owned(),
            expires: i64::MAX,
        };
        journal
            .append(step("a", 1, "{}"), vec![key("x"), key("y")])
            .await
            .unwrap();
        journal
            .append(step("a", 1, "{}"), vec![key("z")])
            .await
            .unwrap();
        assert_eq!(store.keys("a").await.unwrap(), [key("x"), key("y")]);
        database.end().await;
    }
}

//! News between servers of one database.

use std::time::Duration;

use tokio::time::timeout;

use super::*;
use crate::store::testing::{databases, postgres, row};
use crate::store::{Appended, Journal, NewStep};

/// Far longer than any news takes.
const PATIENCE: Duration = Duration::from_secs(20);

async fn next(listener: &mut Listener) -> News {
    timeout(PATIENCE, listener.recv()).await.expect("news")
}

/// A bus that hears the others already.
async fn started(store: &Store) -> (Bus, Listener) {
    let bus = Bus::start(store.clone());
    let mut listener = bus.listen();
    // Whoever has just connected may have missed what was told before.
    assert_eq!(next(&mut listener).await, News::Missed);
    (bus, listener)
}

fn first_step(room: &str) -> NewStep {
    NewStep {
        room: room.to_owned(),
        seq: 1,
        body: "{}".to_owned(),
        row: row(room),
    }
}

fn steps(room: &str) -> News {
    News::Steps(vec![(room.to_owned(), 1)])
}

#[tokio::test]
async fn steps_and_presence_are_told_to_the_others_and_not_to_oneself() {
    let Some(database) = postgres().await else {
        return;
    };
    let (a, b) = (database.open().await, database.open().await);
    let ((bus_a, mut at_a), (bus_b, mut at_b)) = (started(&a).await, started(&b).await);
    let (journal_a, journal_b) = (Journal::start(a.clone()), Journal::start(b.clone()));

    let kept = journal_a.append(first_step("x"), Vec::new()).await.unwrap();
    assert_eq!(kept, Appended::Kept);
    assert_eq!(next(&mut at_b).await, steps("x"));
    // What is not kept is not told: the next that b hears is something else.
    let taken = journal_a.append(first_step("x"), Vec::new()).await.unwrap();
    assert_eq!(taken, Appended::Taken);
    bus_a.tell_presence("south of x: \"ā\"").await.unwrap();
    let (server, text) = (a.server().to_owned(), "south of x: \"ā\"".to_owned());
    assert_eq!(next(&mut at_b).await, News::Presence { server, text });
    // The first that a hears is from b, and nothing of its own.
    journal_b.append(first_step("y"), Vec::new()).await.unwrap();
    assert_eq!(next(&mut at_a).await, steps("y"));

    let most = "x".repeat(news::MOST_BYTES);
    bus_b.tell_presence(&most).await.unwrap();
    let server = b.server().to_owned();
    assert_eq!(next(&mut at_a).await, News::Presence { server, text: most });
    database.end().await;
}

#[tokio::test]
async fn a_connection_that_is_lost_comes_back_and_what_was_missed_is_told() {
    let Some(database) = postgres().await else {
        return;
    };
    let (a, b) = (database.open().await, database.open().await);
    let (_bus, mut at_b) = started(&b).await;
    let end = "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity \
               WHERE datname = current_database() AND query LIKE 'LISTEN%'";
    a.execute(end).await;
    assert_eq!(next(&mut at_b).await, News::Missed);
    let journal = Journal::start(a.clone());
    journal.append(first_step("x"), Vec::new()).await.unwrap();
    assert_eq!(next(&mut at_b).await, steps("x"));
    database.end().await;
}

#[tokio::test]
async fn who_listens_too_slowly_is_told_that_something_was_missed() {
    let Some(database) = postgres().await else {
        return;
    };
    let store = database.open().await;
    let (bus, mut listener) = started(&store).await;
    for _ in 0..2 * WAITING {
        bus.news.send(steps("x")).unwrap();
    }
    assert_eq!(next(&mut listener).await, News::Missed);
    assert_eq!(next(&mut listener).await, steps("x"));
    database.end().await;
}

#[tokio::test]
async fn a_server_with_a_database_of_its_own_tells_and_hears_nothing() {
    for database in databases().await {
        let store = database.open().await;
        if store.others().is_none() {
            let bus = Bus::start(store.clone());
            let mut listener = bus.listen();
            let journal = Journal::start(store);
            journal.append(first_step("x"), Vec::new()).await.unwrap();
            bus.tell_presence("somebody").await.unwrap();
            drop(bus);
            let heard = std::pin::pin!(listener.recv());
            assert!(futures_util::poll!(heard).is_pending());
        }
        database.end().await;
    }
}

//! What is done with databases, tried on games that were played on servers of them.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::{Admin, AdminError, Amount, Chosen, Onto, Restored};
use crate::Options;
use crate::store::Place;
use crate::store::testing::{TestDatabase, common_databases};
use crate::tests::Running;

fn options(database: &TestDatabase) -> Options {
    let mut options = Options::at(([127, 0, 0, 1], 0).into());
    match &database.place {
        Place::Folder(folder) => options.data = Some(folder.clone()),
        Place::Postgres(url) => options.database = Some(url.clone()),
        Place::Memory => {}
    }
    options
}

fn watch(_: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// A finished game, one under way and a shared record, played on a server that then ends.
async fn played(database: &TestDatabase) -> (String, String, String) {
    let server = Running::with(options(database)).await;
    let (over, south, _) = server.room(json!({"begins": "south"})).await;
    let commands = format!("POST /api/v1/rooms/{over}/commands");
    let moved = json!({"id": "a", "do": "move", "game": 1, "ply": 0, "hole": "B"});
    server.does(&south, &commands, moved).await;
    let said = json!({"id": "s", "do": "say", "text": "{\"did\":\"began\"} ā\n"});
    server.does(&south, &commands, said).await;
    let resigned = json!({"id": "b", "do": "resign", "game": 1});
    server.does(&south, &commands, resigned).await;
    let (under_way, _, _) = server.room(json!({})).await;
    // A word that hands the seat over, and a tournament.
    let handover = format!("POST /api/v1/rooms/{over}/handover");
    server.does(&south, &handover, Value::Null).await;
    let contest = json!({"kind": "arena", "players": ["Sein", "Nkoko"]});
    server.does(&south, "POST /api/v1/contests", contest).await;
    let text = json!({"text": "1. B *"});
    server.does(&south, "POST /api/v1/shared", text).await;
    server.end().await;
    (over, under_way, south)
}

/// A dump in a folder of its own.
async fn dumped(admin: &Admin) -> (TempDir, PathBuf, String) {
    let mut bytes = Vec::new();
    let amount = admin.dump(&mut bytes, &mut watch).await.unwrap();
    assert_eq!((amount.rooms, amount.shared), (2, 1));
    let (folder, path) = written(&bytes);
    (folder, path, String::from_utf8(bytes).unwrap())
}

fn written(bytes: impl AsRef<[u8]>) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("dump.ndjson");
    std::fs::write(&path, bytes).unwrap();
    (folder, path)
}

/// The lines without the first, which tells when it was made, and the last, which sums it up.
fn inner(dump: &str) -> Vec<&str> {
    let lines: Vec<_> = dump.lines().collect();
    lines[1..lines.len() - 1].to_vec()
}

#[tokio::test]
async fn a_dump_moves_everything_from_each_database_to_each() {
    for from in common_databases().await {
        let (over, _, south) = played(&from).await;
        let source = Admin::open(&options(&from)).await.unwrap();
        let (_folder, path, dump) = dumped(&source).await;
        for to in common_databases().await {
            let target = Admin::open_or_make(&options(&to)).await.unwrap();
            let restored = target
                .restore(&path, Onto::Nothing, &mut watch)
                .await
                .unwrap();
            assert_eq!(
                restored.written,
                Amount {
                    rooms: 2,
                    shared: 1,
                    contests: 1,
                }
            );
            let (_again, _, again) = dumped(&target).await;
            assert_eq!(inner(&again), inner(&dump));
            let (before, after) = (source.stats().await.unwrap(), target.stats().await.unwrap());
            assert_eq!((after.rooms, after.steps), (before.rooms, before.steps));

            // The player has the seat there, too.
            let server = Running::with(options(&to)).await;
            let room = format!("GET /api/v1/rooms/{over}");
            let told = server.does(&south, &room, Value::Null).await;
            assert_eq!(told["you"], "south");
            assert_eq!(told["room"]["phase"], "over");
            server.end().await;
            drop(target);
            to.end().await;
        }
        drop(source);
        from.end().await;
    }
}

#[tokio::test]
async fn a_database_that_is_not_empty_is_written_to_only_where_that_is_wanted() {
    for database in common_databases().await {
        played(&database).await;
        let admin = Admin::open(&options(&database)).await.unwrap();
        let (_folder, path, dump) = dumped(&admin).await;
        let refused = admin.restore(&path, Onto::Nothing, &mut watch).await;
        assert!(matches!(refused, Err(AdminError::NotEmpty)));
        let restored = admin
            .restore(&path, Onto::WhatIsThere, &mut watch)
            .await
            .unwrap();
        let there = Amount {
            rooms: 2,
            shared: 1,
            contests: 1,
        };
        assert_eq!(
            restored,
            Restored {
                there,
                ..Restored::default()
            }
        );
        assert_eq!(inner(&dumped(&admin).await.2), inner(&dump));
        drop(admin);
        database.end().await;
    }
}

#[tokio::test]
async fn a_dump_that_is_not_whole_is_refused_and_nothing_is_written() {
    let database = common_databases().await.remove(0);
    played(&database).await;
    let admin = Admin::open(&options(&database)).await.unwrap();
    let (_folder, _, dump) = dumped(&admin).await;
    let lines: Vec<&str> = dump.lines().collect();
    let without = |left_out: usize| {
        let kept = lines
            .iter()
            .enumerate()
            .filter(|(number, _)| *number != left_out);
        kept.flat_map(|(_, line)| [*line, "\n"]).collect::<String>()
    };
    let last = lines.len() - 1;
    for (spoilt, said) in [
        (String::new(), "line 0: this is no dump"),
        ("nonsense".to_owned(), "line 1: this is no dump"),
        (
            dump.replace("\"version\":1", "\"version\":2"),
            "line 1: this is version 2",
        ),
        (without(last), "the end is missing"),
        (without(2), "the checksum is another"),
        (format!("{dump}{{}}"), "no line of a dump"),
        (
            format!("{dump}{}", lines[0]),
            "something comes after the end",
        ),
        (
            dump.replace("\"hole\\\":\\\"B", "\"hole\\\":\\\"F"),
            "the checksum is another",
        ),
        (
            dump.replace("\"hole\\\":\\\"B", "\"hole\\\":\\\"c"),
            "step 3",
        ),
        (
            dump.replace("\"did\\\":\\\"moved", "\"did\\\":\\\"danced"),
            "cannot be read",
        ),
        (
            dump.replace("\"seat\":\"south", "\"seat\":\"east"),
            "a key that is none",
        ),
        (
            dump.replace("{\"room\":{\"id\":\"", "{\"room\":{\"id\":\"../"),
            "the name is none",
        ),
    ] {
        let empty = tempfile::tempdir().unwrap();
        let mut options = Options::at(([127, 0, 0, 1], 0).into());
        options.data = Some(empty.path().to_owned());
        let target = Admin::open_or_make(&options).await.unwrap();
        let (_folder, path) = written(&spoilt);
        let refused = target
            .restore(&path, Onto::Nothing, &mut watch)
            .await
            .unwrap_err();
        assert!(refused.to_string().contains(said), "{said}: {refused}");
        let stats = target.stats().await.unwrap();
        assert_eq!((stats.steps, stats.shared), (0, 0), "{said}");
    }
}

#[tokio::test]
async fn what_is_stopped_has_changed_nothing() {
    let database = common_databases().await.remove(0);
    played(&database).await;
    let admin = Admin::open(&options(&database)).await.unwrap();
    let (_folder, path, _) = dumped(&admin).await;
    let mut stop = |_| ControlFlow::Break(());
    let stopped = admin.dump(Vec::new(), &mut stop).await;
    assert!(matches!(stopped, Err(AdminError::Stopped)));
    // Once while it is checked, once while it is written.
    for last in [1, 3] {
        let empty = tempfile::tempdir().unwrap();
        let mut options = Options::at(([127, 0, 0, 1], 0).into());
        options.data = Some(empty.path().to_owned());
        let target = Admin::open_or_make(&options).await.unwrap();
        let mut asked = 0;
        let mut stop = |_| {
            asked += 1;
            if asked == last {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        let stopped = target.restore(&path, Onto::Nothing, &mut stop).await;
        assert!(matches!(stopped, Err(AdminError::Stopped)));
        assert_eq!(target.stats().await.unwrap().steps, 0);
    }
}

#[tokio::test]
async fn finished_games_are_exported_and_others_are_not() {
    for database in common_databases().await {
        let (over, under_way, _) = played(&database).await;
        let admin = Admin::open(&options(&database)).await.unwrap();
        let exported = async |chosen: Chosen| {
            let mut bytes = Vec::new();
            let games = admin.export(&chosen, &mut bytes, &mut watch).await.unwrap();
            (games, String::from_utf8(bytes).unwrap())
        };
        let (games, text) = exported(Chosen::default()).await;
        assert_eq!(games, 1, "{text}");
        assert!(
            text.contains("[North \"Nkoko\"]") && text.contains("1. B"),
            "{text}"
        );
        assert_eq!(endodoi::Record::read_all(&text).unwrap().len(), 1);
        let of = |room: &String| Chosen {
            room: Some(room.clone()),
            ..Chosen::default()
        };
        assert_eq!(exported(of(&over)).await.0, 1);
        assert_eq!(exported(of(&under_way)).await.0, 0);
        let since = Some(i64::MAX);
        assert_eq!(
            exported(Chosen {
                since,
                ..Chosen::default()
            })
            .await
            .0,
            0
        );
        drop(admin);
        database.end().await;
    }
}

#[tokio::test]
async fn what_there_is_is_counted() {
    for database in common_databases().await {
        played(&database).await;
        let admin = Admin::open(&options(&database)).await.unwrap();
        let stats = admin.stats().await.unwrap();
        assert_eq!(
            (stats.rooms.over, stats.rooms.playing, stats.rooms.open),
            (1, 1, 0)
        );
        assert_eq!((stats.games, stats.players, stats.shared), (2, 4, 1));
        // Made, joined, moved, said, resigned; made, joined.
        assert_eq!(stats.steps, 7);
        assert!(stats.bytes > 0);
        assert_eq!(stats.servers, 1, "it was there a moment ago");
        drop(admin);
        database.end().await;
    }
}

#[tokio::test]
async fn only_rooms_that_are_over_for_long_are_removed() {
    for database in common_databases().await {
        let (over, _, _) = played(&database).await;
        let admin = Admin::open(&options(&database)).await.unwrap();
        assert!(admin.old(0).await.unwrap().is_empty());
        let old = admin.old(i64::MAX).await.unwrap();
        assert_eq!(
            (old[0].id.as_str(), old[0].phase.as_str()),
            (over.as_str(), "over")
        );
        assert_eq!(old.len(), 1);
        // Something has happened in it in the meantime.
        assert_eq!(admin.remove(&old, 0, &mut watch).await.unwrap(), 0);
        assert_eq!(admin.stats().await.unwrap().rooms.over, 1);
        assert_eq!(admin.remove(&old, i64::MAX, &mut watch).await.unwrap(), 1);
        let stats = admin.stats().await.unwrap();
        assert_eq!(
            (stats.rooms.over, stats.rooms.playing, stats.players),
            (0, 1, 2)
        );
        assert_eq!(stats.steps, 2);
        drop(admin);
        database.end().await;
    }
}

#[tokio::test]
async fn a_file_is_copied_while_a_server_plays_on() {
    let database = common_databases().await.remove(0);
    let server = Running::with(options(&database)).await;
    let (id, south, _) = server.room(json!({"begins": "south"})).await;
    let admin = Admin::open(&options(&database)).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("endodoi.sqlite");
    admin.copy_file(&copy).await.unwrap();
    let commands = format!("POST /api/v1/rooms/{id}/commands");
    let moved = json!({"id": "a", "do": "move", "game": 1, "ply": 0, "hole": "B"});
    server.does(&south, &commands, moved).await;
    server.end().await;
    let mut options = Options::at(([127, 0, 0, 1], 0).into());
    options.data = Some(folder.path().to_owned());
    assert_eq!(
        Admin::open(&options)
            .await
            .unwrap()
            .stats()
            .await
            .unwrap()
            .steps,
        2
    );
    assert!(
        admin.copy_file(&copy).await.is_err(),
        "there is a file already"
    );
}

#[tokio::test]
async fn a_database_that_is_not_there_is_not_made() {
    let folder = tempfile::tempdir().unwrap();
    let mut options = Options::at(([127, 0, 0, 1], 0).into());
    assert!(matches!(
        Admin::open(&options).await,
        Err(AdminError::Nowhere)
    ));
    options.data = Some(folder.path().join("new"));
    let missing = Admin::open(&options).await.unwrap_err().to_string();
    assert!(missing.ends_with("new/endodoi.sqlite"), "{missing}");
    assert!(!Path::new(&folder.path().join("new")).exists());
}

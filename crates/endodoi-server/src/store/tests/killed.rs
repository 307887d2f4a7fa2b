//! A server that is killed in the midst of its work.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use super::super::testing::{ROOM, common_databases, row};
use super::super::{Appended, Journal, NewStep, Place, Store};

/// This very test is started again to be killed, and finds its database here.
const VARIABLE: &str = "ENDODOI_TO_BE_KILLED";
const NAME: &str =
    "store::tests::killed::a_server_that_is_killed_loses_nothing_it_has_acknowledged";
/// Steps that are acknowledged before it is killed.
const STEPS: usize = 200;

#[tokio::test]
async fn a_server_that_is_killed_loses_nothing_it_has_acknowledged() {
    if let Ok(place) = std::env::var(VARIABLE) {
        return write(&place).await;
    }
    for database in common_databases().await {
        let place = match &database.place {
            Place::Postgres(url) => url.reveal().to_owned(),
            Place::Folder(folder) => folder.to_str().unwrap().to_owned(),
            Place::Memory => unreachable!(),
        };
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "--nocapture", NAME])
            .env(VARIABLE, place)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let told = BufReader::new(child.stdout.take().unwrap()).lines();
        let acknowledged: Vec<String> = told
            .filter_map(|line| Some(line.unwrap().strip_prefix("kept ")?.to_owned()))
            .take(STEPS)
            .collect();
        child.kill().unwrap();
        child.wait().unwrap();
        assert_eq!(acknowledged.len(), STEPS);

        let store = database.open().await;
        for step in acknowledged {
            let (room, seq) = step.split_once(' ').unwrap();
            let seq: i64 = seq.parse().unwrap();
            let (kept, _) = store.steps(room, seq - 1).await.unwrap()[0];
            assert_eq!(kept, seq);
            assert!(store.room(room).await.unwrap().unwrap().changed >= seq);
        }
        database.end().await;
    }
}

/// Writes to several rooms at once, and tells what is kept, until it is killed.
async fn write(place: &str) {
    let place = match place.parse() {
        Ok(url) => Place::Postgres(url),
        Err(_) => Place::Folder(PathBuf::from(place)),
    };
    let store = Store::open(&place, ROOM).await.unwrap();
    let journal = Journal::start(store);
    let play = async |room: &str| {
        for seq in 1.. {
            let mut step = NewStep {
                room: room.to_owned(),
                seq,
                body: "{}".to_owned(),
                row: row(room),
            };
            step.row.changed = seq;
            assert_eq!(
                journal.append(step, Vec::new()).await.unwrap(),
                Appended::Kept
            );
            println!("kept {room} {seq}");
        }
    };
    tokio::join!(play("a"), play("b"), play("c"));
}

//! What a server has kept, looked after. What is done with databases of every kind is tested in
//! `endodoi-server`.

#![cfg(unix)]

use std::path::Path;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::program::{endodoi, printed, refused, typed};
use crate::serve::{Running, ask_as, post, told};

/// A folder in which a server has kept a game that is over, and its room.
fn played() -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Running::start(&format!("--listen :0 --json --data {}", typed(&data)));
    let address = server.listens_at();
    let [south, north] = [(); 2].map(|()| {
        let token = told(&post(&address, "/api/v1/players", ""), "token");
        format!("authorization: Bearer {token}")
    });
    let made = ask_as(&south, &address, "POST", "/api/v1/rooms", "{}");
    let (id, invite) = (told(&made, "id"), told(&made, "invite"));
    let join = json!({"name": "Nkoko", "invite": invite}).to_string();
    ask_as(
        &north,
        &address,
        "POST",
        &format!("/api/v1/rooms/{id}/join"),
        &join,
    );
    let resign = json!({"do": "resign", "id": "r", "game": 1}).to_string();
    let commands = format!("/api/v1/rooms/{id}/commands");
    let resigned = ask_as(&south, &address, "POST", &commands, &resign);
    assert!(resigned.contains("\"seq\""), "{resigned}");
    assert_eq!(server.end("-TERM").0, Some(0));
    (folder, id)
}

/// The program about to do something in a folder.
fn admin(arguments: &str, folder: &Path) -> assert_cmd::Command {
    let mut command = endodoi(&format!("admin {arguments}"));
    command.current_dir(folder);
    command
}

#[test]
fn what_was_backed_up_is_restored_elsewhere() {
    let (folder, _) = played();
    let at = folder.path();
    let said = printed(admin("backup all.ndjson --data data", at));
    assert_eq!(said, "1 room and 0 shared records, in all.ndjson\n");
    let again = refused(admin("backup all.ndjson --data data", at));
    assert!(
        again.starts_with("error: all.ndjson is there already"),
        "{again}"
    );
    let said = printed(admin("restore all.ndjson --data new", at));
    assert_eq!(said, "1 room and 0 shared records restored\n");
    let said = printed(admin("restore all.ndjson --data new --merge", at));
    assert_eq!(
        said,
        "0 rooms and 0 shared records restored\n1 room and 0 shared records there already\n"
    );
    assert_eq!(
        refused(admin("restore all.ndjson --data new", at)),
        "error: the database is not empty; name another place, or give --merge to add what is not there\n"
    );
    let stats = |data| printed(admin(&format!("stats --json --data {data}"), at));
    let [old, new] = ["data", "new"].map(|data| {
        let mut stats: Value = serde_json::from_str(&stats(data)).unwrap();
        for passing in ["servers", "bytes"] {
            stats.as_object_mut().unwrap().remove(passing).unwrap();
        }
        stats
    });
    assert_eq!(old, new);
    assert_eq!(
        old,
        json!({
            "rooms": {"open": 0, "playing": 0, "between": 0, "over": 1, "aborted": 0},
            "games": 1, "steps": 3, "players": 2, "shared": 0
        })
    );
}

#[test]
fn a_database_is_copied_as_a_file_and_that_is_put_back_by_hand() {
    let (folder, _) = played();
    let at = folder.path();
    let said = printed(admin("backup all.sqlite --data data", at));
    assert_eq!(said, "the whole database, in all.sqlite\n");
    let refusal = refused(admin("restore all.sqlite --data new", at));
    assert!(
        refusal.contains("end the server and put it into its folder"),
        "{refusal}"
    );
    std::fs::create_dir(at.join("new")).unwrap();
    std::fs::rename(at.join("all.sqlite"), at.join("new/endodoi.sqlite")).unwrap();
    let text = printed(admin("stats --data new", at));
    assert!(text.contains("rooms                      1\n"), "{text}");
}

#[test]
fn finished_games_are_exported_as_a_record_that_can_be_replayed() {
    let (folder, id) = played();
    let at = folder.path();
    let record = printed(admin("export --data data", at));
    assert!(record.contains("[North \"Nkoko\"]"), "{record}");
    let one = printed(admin(&format!("export --data data --room {id}"), at));
    assert_eq!(one, record);
    for none in ["--room aaaaaaaaaaaa", "--since 9000-01-01"] {
        assert_eq!(
            printed(admin(&format!("export --data data {none}"), at)),
            ""
        );
    }
    std::fs::write(at.join("games.edr"), &record).unwrap();
    let mut replay = endodoi("replay games.edr");
    replay.current_dir(at).assert().success();
}

#[test]
fn rooms_are_pruned_once_they_are_old() {
    let (folder, _) = played();
    let at = folder.path();
    let said = printed(admin("prune --older-than 1 --dry-run --data data", at));
    assert_eq!(said, "0 rooms would be removed\n");
    assert_eq!(
        printed(admin("prune --older-than 1 --data data", at)),
        "0 of 0 rooms removed\n"
    );
}

#[test]
fn what_cannot_be_done_is_said_with_the_remedy() {
    let (folder, _) = played();
    let at = folder.path();
    let said = refused(admin("stats --data elsewhere", at));
    assert_eq!(
        said,
        "error: there is no database elsewhere/endodoi.sqlite; name the server's folder with --data, or its \
         database with --database\n"
    );
    std::fs::write(at.join("bad.ndjson"), "{}\n").unwrap();
    let said = refused(admin("restore bad.ndjson --data new", at));
    assert!(
        said.starts_with("error: bad.ndjson, line 1: this is no dump"),
        "{said}"
    );
    let said = refused(admin("restore nothing.ndjson --data new", at));
    assert!(
        said.contains("give a file of endodoi admin backup"),
        "{said}"
    );
    for wrong in [
        "prune --older-than 0",
        "prune",
        "export --since yesterday",
        "backup",
        "stats --database mysql://me:secret@db",
    ] {
        let said = refused(admin(wrong, at));
        assert!(!said.contains("secret"), "{said}");
    }
}

//! Building tables as a process: killed, interrupted, and side by side.

#![cfg(unix)]

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use std::{fs, thread};

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};

const PROGRAM: &str = env!("CARGO_BIN_EXE_endodoi");

/// A build of so many seeds on 2x6 in a folder.
fn build(folder: &Path, seeds: u8) -> Command {
    let mut command = Command::new(PROGRAM);
    let seeds = seeds.to_string();
    command.args(["tables", "build", "--seeds", &seeds, "--out"]);
    command.arg(folder);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// What lies in a folder, but for the lock.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        if name != "lock" {
            files.insert(name, fs::read(entry.path()).unwrap());
        }
    }
    files
}

fn signal(child: &Child, name: &str) {
    let id = child.id().to_string();
    let sent = Command::new("kill").args([name, &id]).status().unwrap();
    assert!(sent.success());
}

#[test]
fn a_build_that_is_killed_again_and_again_gives_the_same_files() {
    let (there, whole) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    assert!(build(whole.path(), 10).output().unwrap().status.success());
    let mut numbers = Xoshiro256PlusPlus::seed_from_u64(4);
    for time in 0..12 {
        let mut child = build(there.path(), 10).spawn().unwrap();
        // The moment is to be any: while tables are checked, made, written or renamed.
        thread::sleep(Duration::from_micros(numbers.next_u64() % 120_000));
        // Every third time it may write down what it is at.
        signal(&child, if time % 3 == 2 { "-INT" } else { "-KILL" });
        child.wait().unwrap();
    }
    assert!(build(there.path(), 10).output().unwrap().status.success());
    let (there, whole) = (files(there.path()), files(whole.path()));
    assert!(there.keys().eq(whole.keys()), "{:?}", there.keys());
    assert!(there == whole);
}

#[test]
fn ctrl_c_writes_down_what_is_done_and_tells_how_to_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("new tables");
    let child = build(&place, 16).spawn().unwrap();
    // From the first layer on it is known that Ctrl-C is heard.
    while !place.join("2x6-09.edt").exists() {
        thread::yield_now();
    }
    signal(&child, "-INT");
    let done = child.wait_with_output().unwrap();
    assert_eq!(done.status.code(), Some(130));
    let said = String::from_utf8(done.stderr).unwrap();
    let resume = said
        .trim_end()
        .strip_prefix("stopped; go on with: ")
        .unwrap();
    assert!(resume.ends_with("/new tables'"), "{resume}");
    let names: Vec<String> = files(&place).into_keys().collect();
    assert!(names.iter().any(|name| name.contains(".work")), "{names:?}");
    // The same words with fewer seeds go on, too.
    let shorter = resume.replace("--seeds 16", "--seeds 12");
    let gone_on = Command::new("sh").args(["-c", &shorter]).output().unwrap();
    assert!(gone_on.status.success());
    assert!(place.join("2x6-12.edt").exists());
}

#[test]
fn two_builds_in_one_folder_do_not_get_in_each_others_way() {
    let folder = tempfile::tempdir().unwrap();
    let first = build(folder.path(), 16).spawn().unwrap();
    while !folder.path().join("2x6-03.edt").exists() {
        thread::yield_now();
    }
    let second = build(folder.path(), 16).output().unwrap();
    assert_eq!(second.status.code(), Some(1));
    let said = String::from_utf8(second.stderr).unwrap();
    assert!(
        said.contains("another program is building tables here"),
        "{said}"
    );
    signal(&first, "-KILL");
    first.wait_with_output().unwrap();
    // The lock goes with the program.
    assert!(build(folder.path(), 3).output().unwrap().status.success());
}

#[test]
fn a_disk_that_cannot_be_written_is_told_and_nothing_is_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("tables");
    assert!(build(&place, 5).output().unwrap().status.success());
    let before = files(&place);
    // A folder stands where the next table is to go.
    fs::create_dir_all(place.join("2x6-06.edt/in the way")).unwrap();
    let done = build(&place, 7).output().unwrap();
    assert_eq!(done.status.code(), Some(1));
    let said = String::from_utf8(done.stderr).unwrap();
    assert!(
        said.starts_with("error: ") && said.contains("2x6-06.edt"),
        "{said}"
    );
    fs::remove_dir_all(place.join("2x6-06.edt")).unwrap();
    assert_eq!(files(&place), before);
}

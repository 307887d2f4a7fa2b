//! `endodoi puzzles`: what is made, what is found wrong, and with which exit code. The puzzles that we keep are proved here.

use std::fs;
use std::path::PathBuf;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

use crate::program::{endodoi, folder_with, printed, refused, typed};

/// A puzzle that is right.
const RIGHT: &str = r#"{"id":"ty9bjb4","kind":"win","difficulty":1,"rules":"merker","position":"0,1,1,6,0,0/0,1,0,0,0,0 16-23 S","answer":["B"],"value":2,"line":["B"]}"#;

/// The puzzles of the program.
fn kept() -> PathBuf {
    let crates = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    crates.join("endodoi-server/puzzles/puzzles.ndjson")
}

fn within(folder: &TempDir, arguments: &str) -> Command {
    let mut command = endodoi(arguments);
    command.current_dir(folder.path());
    command
}

#[test]
fn every_puzzle_that_we_keep_is_proved() {
    let kept = kept();
    let said = printed(endodoi(&format!("puzzles verify {}", typed(&kept))));
    let count = fs::read_to_string(&kept).unwrap().lines().count();
    let words = format!("{count} puzzles: each answer is right, and no other is\n");
    assert_eq!(said, words);
    assert!(count >= 200);
}

#[test]
fn there_is_something_for_everybody_among_those_that_we_keep() {
    let text = fs::read_to_string(kept()).unwrap();
    let puzzles: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    for kind in ["win", "capture"] {
        for difficulty in 1..=5 {
            let of_cell = puzzles
                .iter()
                .filter(|puzzle| puzzle["kind"] == kind && puzzle["difficulty"] == difficulty);
            assert!(of_cell.count() >= 10, "{kind} {difficulty}");
        }
    }
    for holes in [6, 8, 10] {
        let is_so_wide = |puzzle: &&Value| {
            let (row, _) = puzzle["position"]
                .as_str()
                .unwrap()
                .split_once('/')
                .unwrap();
            row.split(',').count() == holes
        };
        assert!(puzzles.iter().filter(is_so_wide).count() >= 20, "2x{holes}");
    }
}

#[test]
fn the_first_that_is_wrong_is_named_with_exit_code_one() {
    let wrong = RIGHT.replace(r#""value":2"#, r#""value":4"#);
    let folder = folder_with("p.ndjson", format!("{wrong}\n"));
    let fault = "line 1, puzzle ty9bjb4: with best play South ends with another margin than +4";
    let done = within(&folder, "puzzles verify p.ndjson").assert().code(1);
    let words = format!("error: p.ndjson: {fault}\n");
    done.stdout("").stderr(words.clone());
    let done = within(&folder, "puzzles verify p.ndjson --json").assert();
    let done = done.code(1).stderr(words);
    let answer: Value = serde_json::from_slice(&done.get_output().stdout).unwrap();
    assert_eq!(answer["puzzles"], 0);
    assert_eq!(answer["fault"], fault);
}

#[test]
fn a_single_puzzle_is_verified_in_words_that_fit() {
    let folder = folder_with("p.ndjson", RIGHT);
    let said = printed(within(&folder, "puzzles verify p.ndjson"));
    assert_eq!(said, "1 puzzle: each answer is right, and no other is\n");
}

#[test]
fn what_is_no_file_of_puzzles_is_refused() {
    let folder = folder_with("p.ndjson", format!("{RIGHT}\n{RIGHT}\n"));
    let said = refused(within(&folder, "puzzles verify p.ndjson"));
    let words = "error: p.ndjson: line 2: this is the puzzle of line 1 again\n";
    assert_eq!(said, words);
    for (content, words) in [
        ("", "p.ndjson: there are no puzzles in it"),
        ("{}", "p.ndjson: line 1: column 2: missing field `id`"),
        ("\u{0}\n", "p.ndjson: line 1: column 1: expected value"),
    ] {
        fs::write(folder.path().join("p.ndjson"), content).unwrap();
        let said = refused(within(&folder, "puzzles verify p.ndjson"));
        assert!(said.contains(words), "{said}");
    }
    fs::write(folder.path().join("p.ndjson"), b"\xff\n").unwrap();
    for file in ["p.ndjson", "missing.ndjson", "."] {
        let said = refused(within(&folder, &format!("puzzles verify {file}")));
        assert!(
            said.ends_with("; give a file that endodoi puzzles make wrote\n"),
            "{said}"
        );
    }
}

#[test]
fn a_seed_makes_the_same_puzzles_wherever_they_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let make = |file: &str| {
        let made = format!("puzzles make --count 2 --seeds 8 --seed 3 --out {file}");
        let said = printed(within(&folder, &made));
        assert!(
            said.starts_with(&format!("2 puzzles, in {file}\n\ndifficulty ")),
            "{said}"
        );
        fs::read_to_string(folder.path().join(file)).unwrap()
    };
    let text = make("a.ndjson");
    assert_eq!(text.lines().count(), 2);
    assert_eq!(make("b.ndjson"), text);
}

#[test]
fn nothing_is_made_where_it_cannot_be_kept() {
    let folder = folder_with("there.ndjson", "mine");
    for (flags, words) in [
        (
            "--out there.ndjson",
            "there.ndjson is there already; choose another file for --out",
        ),
        (
            "--out no/p.ndjson",
            "the folder of no/p.ndjson is not there; make it, or ",
        ),
        (
            "--out p.ndjson --rules merker,stop_when_decided=true",
            "error: --rules: ",
        ),
        ("--out p.ndjson --seeds 5", "5 is not in 6..=24"),
        ("--out p.ndjson --count 0", "0 is not in 1..=10000"),
    ] {
        let said = refused(within(&folder, &format!("puzzles make {flags}")));
        assert!(said.contains(words), "{said}");
    }
    assert_eq!(
        fs::read_to_string(folder.path().join("there.ndjson")).unwrap(),
        "mine"
    );
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

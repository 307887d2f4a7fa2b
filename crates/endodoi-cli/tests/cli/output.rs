//! Where the output goes, and what happens if it cannot go there.

use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Command, Stdio};

use crate::program::{PROGRAM, endodoi, folder_with, typed};

#[test]
fn a_reader_that_has_seen_enough_is_no_mistake() {
    for arguments in [
        "random --games 100000 --seed 1",
        "random --games 100000 --seed 1 --ndjson",
        "turn 5,3,2,1,0,4/3,0,1,3,5,14_4-3_S A --all",
    ] {
        let mut child = Command::new(PROGRAM)
            .args(arguments.split_whitespace())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        // The pipe is closed when the reader goes out of scope, after one line.
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let mut said = String::new();
        child
            .stderr
            .take()
            .unwrap()
            .read_to_string(&mut said)
            .unwrap();
        assert_eq!(
            (child.wait().unwrap().code(), said.as_str()),
            (Some(0), ""),
            "{arguments}"
        );
        assert!(!line.is_empty());
    }
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_a_failure_with_exit_code_one() {
    for arguments in ["show start", "random --games 1 --seed 1", "rules", "man"] {
        let full = std::fs::File::options()
            .write(true)
            .open("/dev/full")
            .unwrap();
        let done = Command::new(PROGRAM)
            .args(arguments.split_whitespace())
            .stdout(full)
            .output()
            .unwrap();
        let said = String::from_utf8(done.stderr).unwrap();
        assert_eq!(done.status.code(), Some(1), "{arguments}");
        assert!(
            said.starts_with("error: cannot write the output: No space left"),
            "{said}"
        );
        assert!(said.ends_with("; send it somewhere else\n"), "{said}");
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_a_failure_with_exit_code_one() {
    let folder = folder_with("file", "");
    let place = folder.path().join("file/man1");
    let done = endodoi(&format!("man --out {}", typed(&place)))
        .assert()
        .code(1);
    let said = String::from_utf8(done.get_output().stderr.clone()).unwrap();
    assert!(said.starts_with(&format!(
        "error: cannot write manual pages to {}: ",
        typed(&place)
    )));
    assert!(said.ends_with("; name a folder that can be written to\n"));
}

#[test]
fn no_colour_is_printed_where_nobody_would_see_it() {
    for arguments in ["--help", "show start", "show x"] {
        let done = endodoi(arguments).assert();
        let output = done.get_output();
        assert!(!output.stdout.contains(&0x1b) && !output.stderr.contains(&0x1b));
    }
}

//! `endodoi bench`: times in words, in JSON and in the file that keeps them.
//!
//! No number of nodes stands here: they change with the search.

use std::path::Path;

use serde_json::Value;

use crate::program::{endodoi, folder_with, printed, refused, typed};

/// A run that takes little time and memory.
const SHORT: &str = "bench --runs 1 --hash 1 --nodes 5000";

fn json(arguments: &str) -> Value {
    serde_json::from_str(&printed(endodoi(arguments))).unwrap()
}

#[test]
fn a_run_ends_with_the_sum_of_the_nodes_of_all_depths() {
    let said = printed(endodoi(&format!("{SHORT} --depth 2,4")));
    assert!(said.starts_with("50 positions, 1 thread, table of 1 MiB, fastest of 1 run\n"));
    let sums = said.lines().filter_map(|line| line.strip_prefix("all "));
    let nodes = sums.map(|line| -> u64 {
        let columns: Vec<&str> = line.split_whitespace().collect();
        assert_eq!(columns[0], "50/50");
        columns[1].parse().unwrap()
    });
    let bench: u64 = nodes.sum();
    assert!(said.ends_with(&format!("\nBench: {bench}\n")), "{said}");
}

#[test]
fn the_nodes_are_the_same_in_each_run() {
    let one = json(&format!("{SHORT} --depth 4,6 --json"));
    let two = json("bench --runs 2 --hash 1 --nodes 5000 --depth 6,4,6 --json");
    assert!(one["bench"].as_u64() > Some(0));
    assert_eq!(one["bench"], two["bench"]);
    for (depth, turns) in [4, 6].iter().enumerate() {
        let nodes = |answer: &Value, board: usize| {
            answer["depths"][depth]["boards"][board]["nodes"].clone()
        };
        assert_eq!(one["depths"][depth]["depth"], *turns);
        for board in 0..5 {
            assert_eq!(nodes(&one, board), nodes(&two, board));
        }
    }
    assert_eq!(two["depths"].as_array().unwrap().len(), 2);
}

#[test]
fn searches_that_end_at_their_nodes_are_told_as_not_reached() {
    let command = "bench --runs 1 --hash 1 --nodes 100 --depth 30";
    let said = printed(endodoi(command));
    assert!(said.contains(" not reached within 100 nodes: this is less than the time to depth\n"));
    let answer = json(&format!("{command} --json"));
    assert_eq!(answer["depths"][0]["positions"], 50);
    assert!(answer["depths"][0]["reached"].as_u64() < Some(50));
}

#[test]
fn with_several_threads_there_is_no_checksum() {
    let answer = json(&format!("{SHORT} --depth 2 --threads 2 --json"));
    assert_eq!(answer["bench"], Value::Null);
    assert_eq!(answer["threads"], 2);
}

#[test]
fn a_history_is_begun_and_then_added_to() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("times.csv");
    let record = |label: &str| {
        let mut command = endodoi(&format!("{SHORT} --depth 2,3 --record"));
        command.arg(&file).args(["--label", label]);
        printed(command);
    };
    record("v0 before");
    record("v0 after");
    let text = std::fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(lines[0].starts_with("date,version,label,"));
    assert_eq!(lines.len(), 5);
    let labels: Vec<&str> = lines[1..]
        .iter()
        .map(|line| line.split(',').nth(2).unwrap())
        .collect();
    assert_eq!(labels, ["v0 before", "v0 before", "v0 after", "v0 after"]);
    // The one that is kept with the sources begins likewise.
    let documents = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let kept = std::fs::read_to_string(documents.join("benchmarks/time-to-depth.csv")).unwrap();
    let (head, _) = text.split_once(lines[1]).unwrap();
    assert!(kept.starts_with(head), "{head}");
}

#[test]
fn a_file_that_is_no_history_is_refused_and_left_alone() {
    let folder = folder_with("notes.txt", "# mine\nwords\n");
    let file = folder.path().join("notes.txt");
    let command = endodoi(&format!("{SHORT} --record {}", typed(&file)));
    assert!(refused(command).ends_with(
        "notes.txt: this is no history that endodoi bench wrote; name another file for --record\n"
    ));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "# mine\nwords\n");
    let command = endodoi(&format!("{SHORT} --record {}", typed(folder.path())));
    assert!(refused(command).contains("this is no file; name one for --record"));
}

#[test]
fn what_cannot_be_measured_is_refused() {
    for (arguments, words) in [
        ("--depth 0", "0 is not in 1..=120"),
        ("--depth 8,121", "121 is not in 1..=120"),
        ("--scaling --threads 1", "give --threads 2 or more"),
        ("--scaling --depth 8", "cannot be used with"),
        ("--label x", "--record <FILE>"),
        (
            "--record x.csv --label a,b",
            "signs other than commas and quotes",
        ),
        (
            "--hash 1048576",
            "there is no memory for --hash 1048576 (MiB)",
        ),
    ] {
        let said = refused(endodoi(&format!("bench {arguments}")));
        assert!(said.contains(words), "{said}");
    }
}

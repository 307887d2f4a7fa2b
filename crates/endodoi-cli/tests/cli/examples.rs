//! Examples in the help and in the documents: they run, and print what is said there.
//!
//! `…` stands for whatever comes: within a line for the rest of a word or line, as a line of its own
//! for all further lines. An example without output has only to succeed.

#![cfg(unix)]

use std::path::Path;
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;

use crate::help::COMMANDS;
use crate::program::{PROGRAM, endodoi, printed};

/// A command line and the lines it prints.
#[derive(Debug, Default)]
struct Example {
    line: String,
    output: Vec<String>,
}

#[test]
fn examples_in_the_help_are_true() {
    let folder = tempfile::tempdir().unwrap();
    for command in COMMANDS.into_iter().chain([""]) {
        let help = printed(endodoi(&format!("{command} --help")));
        let (_, text) = help.split_once("Examples:\n").unwrap();
        let lines = text
            .lines()
            .map_while(|line| match line.strip_prefix("  ") {
                None if !line.is_empty() => None,
                inner => Some(inner.unwrap_or("")),
            });
        check(examples(lines), &folder);
    }
}

#[test]
fn examples_in_the_documents_are_true() {
    for document in [
        "../README.md",
        "cli.md",
        "json.md",
        "matches.md",
        "proofs.md",
        "puzzles.md",
        "tables.md",
    ] {
        let folder = tempfile::tempdir().unwrap();
        for block in blocks(&document_text(document), "console") {
            check(examples(block.lines()), &folder);
        }
    }
}

#[test]
fn annotated_json_is_what_the_program_prints() {
    let folder = tempfile::tempdir().unwrap();
    let text = document_text("json.md");
    let annotated = blocks(&text, "jsonc");
    assert_eq!(annotated.len(), 21);
    for block in annotated {
        let (line, json) = block.split_once('\n').unwrap();
        let line = line
            .strip_prefix("// $ ")
            .expect("the block begins with its command");
        let plain: Vec<&str> = json.lines().map(without_comment).collect();
        let told: Value = serde_json::from_str(&plain.join("\n")).expect(line);
        let printed: Value = serde_json::from_str(&run(line, &folder).0).expect(line);
        assert_eq!(without_time(told), without_time(printed), "{line}");
    }
}

fn document_text(name: &str) -> String {
    let documents = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    std::fs::read_to_string(documents.join(name)).unwrap()
}

/// The fenced blocks of a document in one language.
fn blocks(text: &str, language: &str) -> Vec<String> {
    let opening = format!("```{language}\n");
    let after_openings = text.split(opening.as_str()).skip(1);
    let closed = after_openings.map(|rest| rest.split("```").next().unwrap_or(rest).to_owned());
    closed.collect()
}

fn examples<'a>(lines: impl Iterator<Item = &'a str>) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    for line in lines {
        if let Some(line) = line.strip_prefix("$ ") {
            examples.push(Example {
                line: line.to_owned(),
                output: Vec::new(),
            });
        } else if let Some(example) = examples.last_mut() {
            example.output.push(line.to_owned());
        }
    }
    examples
}

fn check(examples: Vec<Example>, folder: &TempDir) {
    assert!(!examples.is_empty());
    for Example { line, mut output } in examples {
        // Games at the terminal, servers, which end when they are told to, and what they keep are tested
        // elsewhere.
        let elsewhere = ["play", "serve", "admin"];
        if elsewhere
            .iter()
            .any(|command| line.starts_with(&format!("endodoi {command}")))
        {
            continue;
        }
        while output.last().is_some_and(String::is_empty) {
            output.pop();
        }
        let (printed, succeeded) = run(&line, folder);
        let agrees = if output.is_empty() {
            succeeded
        } else {
            matches(&output, &printed)
        };
        assert!(
            agrees,
            "$ {line}\n{printed}\ndiffers from\n{}",
            output.join("\n")
        );
    }
}

fn matches(expected: &[String], printed: &str) -> bool {
    let mut printed = printed.lines();
    for expected in expected {
        if expected.trim() == "…" {
            return true;
        }
        if !printed
            .next()
            .is_some_and(|line| line_matches(expected, line))
        {
            return false;
        }
    }
    printed.next().is_none()
}

fn line_matches(expected: &str, line: &str) -> bool {
    match expected.split_once('…') {
        None => expected == line,
        Some((before, after)) => line.starts_with(before) && line.ends_with(after),
    }
}

/// Runs a line in a shell that finds the program; returns both of its outputs together, and whether
/// it succeeded.
fn run(line: &str, folder: &TempDir) -> (String, bool) {
    let programs = Path::new(PROGRAM).parent().unwrap().display().to_string();
    let path = format!("{programs}:{}", std::env::var("PATH").unwrap());
    let done = Command::new("sh")
        .args(["-c", &format!("{line} 2>&1")])
        .env("PATH", path)
        .env_remove("COLUMNS")
        .env("ENDODOI_STATE_DIR", folder.path())
        .env("ENDODOI_DATA_DIR", folder.path())
        .current_dir(folder.path())
        .output()
        .unwrap();
    (
        String::from_utf8(done.stdout).unwrap(),
        done.status.success(),
    )
}

fn without_comment(line: &str) -> &str {
    line.split_once("// ").map_or(line, |(json, _)| json)
}

/// The same without how long something took, and how a search went on its way to what it found. What
/// has a speed has counts of nodes that are another number when the search is.
fn without_time(value: Value) -> Value {
    match value {
        Value::Object(mut object) => {
            for key in ["seconds", "bench"] {
                object.remove(key);
            }
            if object.remove("nps").is_some() {
                for key in ["nodes", "cost"] {
                    object.remove(key);
                }
            }
            // What a proof took is another number when the solver is another.
            if object.contains_key("lower") {
                for key in ["nodes", "answers", "bytes"] {
                    object.remove(key);
                }
            }
            // Which puzzles a game yields is another matter when the engine plays otherwise.
            if object.contains_key("counts") {
                for key in ["counts", "games"] {
                    object.remove(key);
                }
            }
            if object.contains_key("best") {
                object.remove("depth");
            }
            let parts = object
                .into_iter()
                .map(|(key, part)| (key, without_time(part)));
            Value::Object(parts.collect())
        }
        Value::Array(parts) => Value::Array(parts.into_iter().map(without_time).collect()),
        plain => plain,
    }
}

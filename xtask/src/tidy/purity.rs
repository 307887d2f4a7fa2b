//! The rules, the tables, the engine and the screens' functions touch nothing outside themselves.
//!
//! They have no file, network, clock, thread, environment, process or terminal, so that they run
//! alike in a browser and in a test. Time and limits are handed to them. Where tables are stored and
//! made, files, threads and a clock are needed: that is in the files named here, behind features.

use super::complaint::Complaint;
use super::{Scope, Source, Tree, words};

const RULE: &str = "purity";

/// Crates that run anywhere.
const PURE: [&str; 4] = [
    "endodoi",
    "endodoi-tablebase",
    "endodoi-engine",
    "endodoi-api",
];

/// Modules of the standard library that reach outside.
const MODULES: [&str; 6] = ["env", "fs", "io", "net", "process", "thread"];

/// Clocks; a `Duration` that was handed in is no clock.
const CLOCKS: [&str; 2] = ["Instant", "SystemTime"];

/// The crate that knows no time at all, nor waits.
const TIMELESS: &str = "endodoi";

/// The crate whose bytes come and go by the traits of `std::io`, whatever is behind them.
const STREAMING: &str = "endodoi-tablebase";

/// The files, each behind a feature, that ask the system for something, and for what.
const OUTLETS: [(&str, &[&str]); 5] = [
    (
        "crates/endodoi-engine/src/threads.rs",
        &["thread", "Instant"],
    ),
    ("crates/endodoi-tablebase/src/folder.rs", &["fs"]),
    ("crates/endodoi-tablebase/src/source/file.rs", &["fs"]),
    (
        "crates/endodoi-tablebase/src/workshop.rs",
        &["fs", "Instant"],
    ),
    ("crates/endodoi-tablebase/src/threads.rs", &["thread"]),
];

const REMEDY: &str = "take it as an argument from the program, or move this there";

/// Complains of every way out of a pure crate.
pub(crate) fn check(tree: &Tree) -> Vec<Complaint> {
    (tree.programs())
        .filter(|source| PURE.contains(&source.crate_name()))
        .flat_map(|source| modules(source).chain(named_things(source)))
        .collect()
}

fn modules(source: &Source) -> impl Iterator<Item = Complaint> {
    (words::find_all(&source.program, "std::"))
        .flat_map(|at| imported(&source.program, at + "std::".len()))
        .filter(|(_, module)| {
            MODULES.contains(module) || (*module == "time" && source.crate_name() == TIMELESS)
        })
        .filter(|(_, module)| !may_use(source, module))
        .map(|(at, module)| source.complaint(at, RULE, format!("uses `std::{module}`"), REMEDY))
}

fn named_things(source: &Source) -> impl Iterator<Item = Complaint> {
    let waiting = (source.crate_name() == TIMELESS).then_some(&"async");
    (CLOCKS.iter().chain(waiting))
        .filter(|name| !may_use(source, name))
        .flat_map(|name| source.complaints_about(Scope::Program, name, RULE, REMEDY))
}

/// Says whether this file is there to use it.
fn may_use(source: &Source, what: &str) -> bool {
    let is_stream = what == "io" && source.crate_name() == STREAMING;
    is_stream || (OUTLETS.iter()).any(|(path, uses)| source.path == *path && uses.contains(&what))
}

/// The modules that a path or a braced list of paths begins with, and where each stands.
fn imported(code: &str, start: usize) -> Vec<(usize, &str)> {
    let path = &code[start..];
    if !path.starts_with('{') {
        return vec![(start, words::leading_word(path))];
    }
    let mut found = Vec::new();
    let mut depth = 0;
    for (at, c) in path.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
        if depth == 1 && matches!(c, '{' | ',') {
            let after = &path[at + 1..];
            let word = after.trim_start();
            let offset = at + 1 + after.len() - word.len();
            found.push((start + offset, words::leading_word(word)));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found_in(path: &str, text: &str) -> Vec<String> {
        let complaints = check(&Tree::of([(path, text)]));
        complaints.into_iter().map(|c| c.found).collect()
    }

    #[test]
    fn every_way_out_of_a_pure_crate_is_found() {
        let path = "crates/endodoi/src/board.rs";
        for module in MODULES {
            let found = [format!("uses `std::{module}`")];
            assert_eq!(found_in(path, &format!("use std::{module};")), found);
            assert_eq!(found_in(path, &format!("std::{module}::f()")), found);
            assert_eq!(
                found_in(path, &format!("use std::{{fmt::{{self}}, {module}::X}};")),
                found
            );
        }
    }

    #[test]
    fn clocks_are_found_in_the_engine_but_durations_are_not() {
        let path = "crates/endodoi-engine/src/limits.rs";
        assert_eq!(found_in(path, "std::time::Instant::now()").len(), 1);
        assert_eq!(found_in(path, "use std::time::Duration;").len(), 0);
    }

    #[test]
    fn an_outlet_may_use_what_it_is_there_for_and_nothing_else() {
        let threads = "crates/endodoi-engine/src/threads.rs";
        let text = "use std::thread; use std::time::Instant; use std::fs;";
        assert_eq!(found_in(threads, text), ["uses `std::fs`"]);
        let folder = "crates/endodoi-tablebase/src/folder.rs";
        assert_eq!(
            found_in(folder, "use std::{fs, io, thread};"),
            ["uses `std::thread`"]
        );
        let other = "crates/endodoi-tablebase/src/values.rs";
        assert_eq!(found_in(other, "use std::{fs, io};"), ["uses `std::fs`"]);
    }

    #[test]
    fn the_rules_know_no_time_and_never_wait() {
        let path = "crates/endodoi/src/game.rs";
        assert_eq!(found_in(path, "use std::time::Duration;").len(), 1);
        assert_eq!(found_in(path, "async fn play() {}").len(), 1);
    }

    #[test]
    fn programs_tests_and_comments_may_name_them() {
        let text = "use std::fs;";
        assert_eq!(found_in("crates/endodoi-cli/src/main.rs", text).len(), 0);
        assert_eq!(found_in("crates/endodoi/tests/turns.rs", text).len(), 0);
        assert_eq!(found_in("crates/endodoi/src/a.rs", "// std::fs").len(), 0);
    }

    #[test]
    fn modules_that_stay_inside_may_be_used() {
        let text = "use std::{fmt, ops::{env, Range}};";
        assert_eq!(found_in("crates/endodoi/src/a.rs", text).len(), 0);
    }
}

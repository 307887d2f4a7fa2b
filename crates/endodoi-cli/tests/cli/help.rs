//! The help texts: as they were last approved, and never too wide.
//!
//! Renew them with `INSTA_UPDATE=always cargo test -p endodoi-cli` and read the difference.

use crate::program::{endodoi, printed};

/// Every command.
pub(crate) const COMMANDS: [&str; 31] = [
    "serve",
    "play",
    "show",
    "moves",
    "turn",
    "analyze",
    "solve",
    "verify-proof",
    "perft",
    "bench",
    "replay",
    "random",
    "engine",
    "match",
    "tables",
    "tables build",
    "tables verify",
    "tables stats",
    "tables probe",
    "puzzles",
    "puzzles make",
    "puzzles verify",
    "admin",
    "admin backup",
    "admin restore",
    "admin export",
    "admin stats",
    "admin prune",
    "rules",
    "completions",
    "man",
];

#[test]
fn the_help_of_each_command_is_as_approved() {
    for command in COMMANDS {
        let name = command.replace(' ', "-");
        insta::assert_snapshot!(name, printed(endodoi(&format!("{command} --help"))));
    }
}

#[test]
fn the_help_of_the_program_is_as_approved() {
    insta::assert_snapshot!("endodoi", printed(endodoi("--help")));
}

#[test]
fn short_and_long_help_are_the_same() {
    for command in COMMANDS {
        let long = printed(endodoi(&format!("{command} --help")));
        assert_eq!(printed(endodoi(&format!("{command} -h"))), long);
    }
}

#[test]
fn no_help_is_wider_than_80_columns() {
    for command in COMMANDS.into_iter().chain(["", "play"]) {
        let mut help = endodoi(&format!("{command} --help"));
        help.env("COLUMNS", "200");
        let wide = |line: &&str| line.chars().count() > 80;
        assert_eq!(printed(help).lines().find(wide), None, "{command}");
    }
}

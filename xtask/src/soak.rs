//! `cargo xtask soak`: network play in the long run, over `SQLite` and over `PostgreSQL` with two servers:
//! thousands of games at once, servers that are killed, connections that are cut.
//!
//! What is done there and how it is judged is in `crates/endodoi-server/examples/soak`. A run that was
//! interrupted goes on where it was, by a file for each in `target/soak`.

use std::fs;

use anyhow::Context as _;

use crate::call::Call;
use crate::chore::Chore;
use crate::postgres::Postgres;

/// Runs all of it.
pub(crate) const CHORE: Chore = Chore {
    name: "soak",
    arguments: "[--short]",
    summary: "games over the network for hours, servers killed meanwhile; --short for minutes",
    run,
};

const FOLDER: &str = "target/soak";

/// How long it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Length {
    Short,
    Full,
}

/// Where games are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Database {
    Sqlite,
    Postgres,
}

fn run(words: &[String]) -> anyhow::Result<()> {
    let length = match words {
        [] => Length::Full,
        [word] if word == "--short" => Length::Short,
        _ => return Err(CHORE.refusal(words)),
    };
    Call::new("cargo build --release -p endodoi-server --example soak").run()?;
    fs::create_dir_all(FOLDER).with_context(|| format!("cannot make the folder {FOLDER}"))?;
    let postgres = Postgres::start()?;
    for (line, database) in runs(length) {
        let call = Call::new(&format!(
            "cargo run --quiet --release -p endodoi-server --example soak -- {line}"
        ));
        match database {
            Database::Sqlite => call.run()?,
            Database::Postgres => call.and(["--database", &postgres.url()]).run()?,
        }
    }
    Ok(())
}

/// The runs, one after the other. Those that can go on where they were name a file.
fn runs(length: Length) -> Vec<(String, Database)> {
    use Database::{Postgres, Sqlite};
    let [restarts, games, many, fewer, seconds] = match length {
        Length::Short => [10, 20, 200, 100, 10],
        Length::Full => [1_000, 1_000, 5_000, 2_000, 60],
    };
    let state = |name| match length {
        Length::Short => String::new(),
        Length::Full => format!(" --state {FOLDER}/{name}.json"),
    };
    let kill = |name| format!("kill --restarts {restarts}{}", state(name));
    let chaos = |name| format!("chaos --games {games}{}", state(name));
    let load = |what, games| format!("{what} --games {games} --seconds {seconds}");
    vec![
        (kill("kill-sqlite"), Sqlite),
        (kill("kill-postgres"), Postgres),
        (chaos("chaos-sqlite"), Sqlite),
        (chaos("chaos-postgres"), Postgres),
        (load("echo", many), Sqlite),
        (load("load", many), Sqlite),
        (load("echo", fewer), Sqlite),
        (load("load", fewer), Postgres),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_run_can_go_on_and_a_short_one_begins_anew() {
        let full = runs(Length::Full);
        let (line, _) = &full[0];
        assert_eq!(
            line,
            "kill --restarts 1000 --state target/soak/kill-sqlite.json"
        );
        assert!(
            full.iter()
                .any(|(_, database)| *database == Database::Postgres)
        );
        let short = runs(Length::Short);
        assert!(short.iter().all(|(line, _)| !line.contains("--state")));
        assert_eq!(short.len(), full.len());
    }

    #[test]
    fn other_words_are_refused() {
        let words = ["--long".to_owned()];
        assert!(run(&words).unwrap_err().to_string().contains("--long"));
    }
}

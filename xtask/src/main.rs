//! The chores of this repository: `cargo xtask CHORE`.
//!
//! Each chore is one module that offers one [`Chore`]; this file only finds it by name and turns
//! its result into an exit code. Nothing here is part of the program that people play with.

#![forbid(unsafe_code)]

mod call;
mod chore;
mod features;
mod fuzz;
mod licences;
mod metadata;
mod packages;
mod postgres;
mod results;
mod soak;
mod test;
mod tidy;
mod toolchain;
mod web;

use std::path::Path;
use std::process::ExitCode;

use anyhow::Context as _;

use crate::chore::{BadUsage, Chore};

const CHORES: [Chore; 9] = [
    test::CHORE,
    tidy::CHORE,
    licences::CHORE,
    packages::CHORE,
    fuzz::CHORE,
    results::CHORE,
    soak::CHORE,
    web::CHORE,
    postgres::CHORE,
];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nfailed: {error:#}");
            ExitCode::from(if error.is::<BadUsage>() { 2 } else { 1 })
        }
    }
}

/// Runs the chore that the first word names, from the root of the repository.
fn run(words: &[String]) -> anyhow::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    std::env::set_current_dir(&root)
        .with_context(|| format!("{} is not a folder any more", root.display()))?;

    let Some((name, arguments)) = words.split_first() else {
        help();
        return Ok(());
    };
    if matches!(name.as_str(), "help" | "--help" | "-h") {
        help();
        return Ok(());
    }
    match CHORES.iter().find(|chore| chore.name == name) {
        Some(chore) => (chore.run)(arguments),
        None => Err(BadUsage(format!(
            "there is no chore `{name}`; `cargo xtask help` lists them"
        ))
        .into()),
    }
}

/// Lists the chores, a line each.
fn help() {
    println!("Usage: cargo xtask CHORE\n");
    for chore in &CHORES {
        println!("  {:<32} {}", chore.synopsis(), chore.summary);
    }
    println!("  {:<32} this list", "help");
}

//! `cargo xtask results`: the worth of the start positions, solved one after another and told on one page.
//!
//! Each board is solved by the program as anyone would do it, and what came of it becomes a line of `docs/results.jsonl` at once; so the
//! chore can be stopped and called again, and does only what is missing. The page is made of those lines. Boards with few
//! positions are compared with full tables, which know nothing of the search.

mod board;
mod page;
mod record;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};

use crate::call::Call;
use crate::chore::{BadUsage, Chore};
use board::Board;
use record::{Record, Records};

/// Solves boards.
pub(crate) const CHORE: Chore = Chore {
    name: "results",
    arguments: "[--minutes N] [--hash MIB] [--only BOARD] [--list]",
    summary: "the worth of the start positions (docs/results.md), up to an hour a board",
    run,
};

/// Minutes for a board where nothing else is said.
const MINUTES: u32 = 60;

/// Boards with up to so many positions in all are compared with full tables.
const COMPARED: u128 = 80_000_000;

/// Where proofs and tables go; not kept.
const FOLDER: &str = "target/results";

/// The page.
const PAGE: &str = "docs/results.md";

#[derive(Debug)]
struct Wishes {
    minutes: u32,
    /// Memory for what is proved, in MiB; the program's own choice if nothing is said.
    hash: Option<u32>,
    only: Option<String>,
    list: bool,
}

fn run(words: &[String]) -> anyhow::Result<()> {
    let wishes = wishes(words)?;
    let mut records = Records::read()?;
    let boards: Vec<Board> = board::all()
        .filter(|board| (wishes.only.as_ref()).is_none_or(|only| board.to_string().contains(only)))
        .collect();
    if boards.is_empty() {
        return Err(
            BadUsage("no board has such a name; `--list` shows them all".to_owned()).into(),
        );
    }
    let open: Vec<&Board> = (boards.iter())
        .filter(|board| !records.is_enough(board, wishes.minutes))
        .collect();
    println!(
        "{} boards, {} to do, {} minutes a board: at most {} minutes, most boards take seconds",
        boards.len(),
        open.len(),
        wishes.minutes,
        open.len() * wishes.minutes as usize
    );
    if wishes.list {
        for board in boards {
            println!("{board}: {}", records.words_on(&board));
        }
        return Ok(());
    }
    if !open.is_empty() {
        Call::new("cargo build --release --locked -p endodoi-cli").run()?;
        fs::create_dir_all(FOLDER)?;
    }
    for board in open {
        let record = solve(board, &wishes)?;
        println!("{board}: {}", record.words());
        records.add(record)?;
        fs::write(PAGE, page::page(&records)?)?;
    }
    fs::write(PAGE, page::page(&records)?)?;
    println!("\n{PAGE} is up to date");
    Ok(())
}

fn wishes(words: &[String]) -> anyhow::Result<Wishes> {
    let mut wishes = Wishes {
        minutes: MINUTES,
        hash: None,
        only: None,
        list: false,
    };
    let mut left = words.iter();
    while let Some(word) = left.next() {
        match word.as_str() {
            "--minutes" => {
                wishes.minutes = number(left.next()).ok_or_else(|| CHORE.refusal(words))?;
            }
            "--hash" => {
                wishes.hash = Some(number(left.next()).ok_or_else(|| CHORE.refusal(words))?);
            }
            "--only" => {
                wishes.only = Some(left.next().ok_or_else(|| CHORE.refusal(words))?.clone());
            }
            "--list" => wishes.list = true,
            _ => return Err(CHORE.refusal(words)),
        }
    }
    Ok(wishes)
}

/// A number above 0.
fn number(word: Option<&String>) -> Option<u32> {
    word?.parse().ok().filter(|number| *number > 0)
}

/// Solves a board, proves it on paper, checks the paper, and compares with full tables if they are small.
fn solve(board: &Board, wishes: &Wishes) -> anyhow::Result<Record> {
    let proof = PathBuf::from(FOLDER).join(format!("{}.edp", board.file_name()));
    let minutes = wishes.minutes;
    let hash = (wishes.hash).map_or(String::new(), |mib| format!(" --hash {mib}"));
    let line = format!(
        "target/release/endodoi solve{hash} --holes {} --seeds {} --rules {} --time {minutes}m --proof {} --json",
        board.holes,
        board.seeds,
        board.rules,
        proof.display()
    );
    // Left by a run that was stopped before it had a line of its own.
    remove(&proof)?;
    println!("\n$ {line}");
    let answer = Call::new(&line).output()?;
    let mut record = Record::of_answer(board, minutes, &answer)?;
    if record.is_solved() {
        record.proof_bytes = Some(proof_bytes(&proof)?);
        let line = format!("target/release/endodoi verify-proof {}", proof.display());
        Call::new(&line).run()?;
    }
    if board.positions() <= COMPARED {
        let value = full_solution(board, record.position())?;
        if !record.agrees_with(value) {
            bail!(
                "{board}: the full tables say {value}, the solver {}",
                record.words()
            );
        }
        record.compared = true;
    }
    Ok(record)
}

/// Removes a file or folder that may not be there.
fn remove(path: &Path) -> anyhow::Result<()> {
    let removed = if path.is_dir() {
        fs::remove_dir_all(path)
    } else if path.exists() {
        fs::remove_file(path)
    } else {
        Ok(())
    };
    removed.with_context(|| format!("{} cannot be removed", path.display()))
}

/// How long the proof is.
fn proof_bytes(proof: &Path) -> anyhow::Result<u64> {
    let found = fs::metadata(proof);
    Ok(found
        .with_context(|| format!("no proof was written to {}", proof.display()))?
        .len())
}

/// The value by tables of all seeds, made and verified for this.
fn full_solution(board: &Board, position: &str) -> anyhow::Result<i64> {
    let folder = format!("{FOLDER}/tables-{}", board.file_name());
    let program = "target/release/endodoi tables";
    remove(Path::new(&folder))?;
    let (holes, all, rules) = (board.holes, board.all_seeds(), board.rules);
    Call::new(&format!(
        "{program} build --holes {holes} --seeds {all} --rules {rules} --out {folder}"
    ))
    .run()?;
    Call::new(&format!("{program} verify {folder}")).run()?;
    let position = position.replace(' ', "_");
    let line = format!("{program} probe {position} --tables {folder} --rules {rules} --json");
    let answer: serde_json::Value = serde_json::from_str(&Call::new(&line).output()?)?;
    fs::remove_dir_all(&folder)?;
    answer["value"]
        .as_i64()
        .context("the tables do not tell a value")
}

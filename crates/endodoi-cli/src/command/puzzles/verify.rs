//! `endodoi puzzles verify`: every line read, and every claim proved anew.
//!
//! The proofs are the solver's; small tables are made in memory only to shorten them.

use std::collections::HashMap;
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use endodoi::{Rules, Width};
use endodoi_api::{PuzzleBook, PuzzlesVerifiedAnswer, prove_puzzle};
use endodoi_engine::{Endgames, Limits, Watch};
use endodoi_tablebase::{TableRules, Tablebase};

use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::output::write_json;
use crate::progress::Progress;
use crate::record_file;
use crate::regular_file;
use crate::tables::{quick, threads};

/// The most bytes of a file of puzzles: 64 MiB.
const MOST_BYTES: u64 = 64 << 20;

/// The most positions visited for one question. Puzzles of ours take some thousand.
const MOST_NODES: u64 = 20_000_000;

const EXAMPLES: &str = "\
Examples:
  $ endodoi puzzles make --count 3 --seeds 9 --seed 1 --out some.ndjson
  …
  $ endodoi puzzles verify some.ndjson
  3 puzzles: each answer is right, and no other is
  $ endodoi puzzles verify some.ndjson --json
  {\"puzzles\":3,\"fault\":null,\"seconds\":…

Of every puzzle it is proved that the answer is right, that no other hole is,
that value and line are those of best play, and that no two puzzles are the
same. How hard it is is a measure and not proved. The first that is wrong is
named and ends it with exit code 1; a line that is no puzzle with exit code 2.";

/// Prove every puzzle of a file anew.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct VerifyArgs {
    /// File of puzzles
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
}

/// Proves one puzzle after the other.
pub(super) fn run(args: &VerifyArgs, out: &mut impl Write) -> Result<(), Failure> {
    let interrupt = Interrupt::listen()?;
    let name = record_file::name(&args.file);
    let text = read(&args.file)
        .map_err(|error| Failure::bad_input(format_args!("{name}: {error}; {REMEDY}")))?;
    let book = PuzzleBook::read(&text)
        .map_err(|error| Failure::bad_input(format_args!("{name}: {error}")))?;
    let mut progress = Progress::begin();
    let mut small = Small::default();
    let limits = Limits::nodes(MOST_NODES);
    let of = book.puzzles().len();
    let mut puzzles = 0;
    let mut fault = None;
    for puzzle in book.puzzles() {
        progress.tell(format_args!("{puzzles} of {of} puzzles proved   "));
        let endgames = small.tables(puzzle.position.width(), puzzle.rules);
        let proved = prove_puzzle(puzzle, endgames, limits, &Listening(&interrupt));
        if interrupt.has_come() {
            return Err(Failure::Interrupted(format!(
                "Interrupted; {puzzles} of {of} puzzles were found right, and the next run begins anew."
            )));
        }
        if let Err(wrong) = proved {
            let (line, id) = (puzzles + 1, &puzzle.id);
            fault = Some(format!("line {line}, puzzle {id}: {wrong}"));
            break;
        }
        puzzles += 1;
    }
    let answer = PuzzlesVerifiedAnswer {
        puzzles,
        fault,
        seconds: (progress.elapsed().as_secs_f64() * 1e6).round() / 1e6,
    };
    drop(progress);
    if args.json {
        write_json(out, &answer)?;
    } else if answer.fault.is_none() {
        let counted = match puzzles {
            1 => "1 puzzle".to_owned(),
            puzzles => format!("{puzzles} puzzles"),
        };
        writeln!(out, "{counted}: each answer is right, and no other is")?;
    }
    out.flush()?;
    match answer.fault {
        Some(fault) => Err(Failure::failed(format_args!("{name}: {fault}"))),
        None => Ok(()),
    }
}

const REMEDY: &str = "give a file that endodoi puzzles make wrote";

/// Reads the file, if it is a text of no more than is allowed.
fn read(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    let file = regular_file::open(path)?;
    file.take(MOST_BYTES + 1).read_to_string(&mut text)?;
    if text.len() as u64 > MOST_BYTES {
        return Err(io::Error::other("the file has more than 64 MiB"));
    }
    Ok(text)
}

/// Small tables for each board and rule set that came up.
#[derive(Default)]
struct Small(HashMap<(Width, Rules), Option<Arc<Tablebase>>>);

impl Small {
    fn tables(&mut self, width: Width, rules: Rules) -> Option<Arc<dyn Endgames + Send>> {
        let make = || {
            let rules = TableRules::new(&rules).ok()?;
            let tables = quick::make(width, rules, quick::most_seeds(width), threads())?;
            Some(Arc::new(tables))
        };
        let tables = self.0.entry((width, rules)).or_insert_with(make);
        let tables = tables.clone();
        tables.map(|tables| tables as Arc<dyn Endgames + Send>)
    }
}

/// Listens for Ctrl-C alone.
struct Listening<'a>(&'a Interrupt);

impl Watch for Listening<'_> {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn is_stopped(&self) -> bool {
        self.0.has_come()
    }
}

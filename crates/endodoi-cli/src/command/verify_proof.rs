//! `endodoi verify-proof`: a proof played through with rules and tables alone.
//!
//! Nothing of the solver is used here. Tables are read and checked whole, or made in memory.

mod proof_text;

use std::fmt;
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::Mutex;

use clap::Args;
use endodoi_api::ProofAnswer;
use endodoi_engine::{Endgames, Proof, ProofError, ProofProgress, ProofWatch};
use endodoi_tablebase::{Plan, TableFolder, TableRules, Tablebase, VerifyError};

use self::proof_text::ProofText;
use crate::counted;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::made_tables::MadeTables;
use crate::memory::bytes_to_use;
use crate::output::write_json;
use crate::progress::Progress;
use crate::record_file;
use crate::regular_file;
use crate::tables::remedy::{self, Asked, Contents};
use crate::tables::threads;

/// The most bytes of a proof: 1 GiB.
const MOST_BYTES: u64 = 1 << 30;

const EXAMPLES: &str = "\
Examples:
  $ endodoi solve start --holes 4 --seeds 2 --proof small.edproof
  …
  $ endodoi verify-proof small.edproof
  South ends with …: the proof holds
  …
  $ endodoi verify-proof small.edproof --json
  {\"position\":\"2,2,2,2/2,2,2,2 0-0 S\",\"rules\":\"merker\",\"value\":…

A proof holds one player's answer in every position that can arise, down to
endgame tables or the end of the game. docs/proofs.md describes the file and
says why a proof that was checked is right.";

/// Check a proof that endodoi solve wrote, with rules and tables alone.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct VerifyProofArgs {
    /// File of the proof
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Folder of endgame tables to take [default: tables made in memory]; either way every value
    /// is verified by the rules first
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,

    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
}

/// Checks the proof.
pub(crate) fn run(args: &VerifyProofArgs, out: &mut impl Write) -> Result<(), Failure> {
    let interrupt = Interrupt::listen()?;
    let name = record_file::name(&args.file);
    let refused = |reason: &dyn fmt::Display| Failure::bad_input(format_args!("{name}: {reason}"));
    let bytes = read(&args.file).map_err(|error| {
        refused(&format_args!(
            "{error}; give a file that endodoi solve --proof wrote"
        ))
    })?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(refused(&"a proof has at most 1 GiB"));
    }
    let proof = Proof::read(&bytes).map_err(|error| refused(&error))?;
    let length = bytes.len() as u64;
    drop(bytes);
    let mut progress = Progress::begin();
    let checked = tables(args, &proof, &interrupt, &mut progress).and_then(|tables| {
        let watch = Watched {
            interrupt: &interrupt,
            progress: Mutex::new(&mut progress),
        };
        let checked = proof.check(tables.as_deref(), bytes_to_use(), &watch);
        checked.map_err(|error| match error {
            ProofError::Memory(_) => {
                Failure::failed(format_args!("{name}: {error}; end other programs first"))
            }
            error => Failure::failed(format_args!("{name}: {error}")),
        })
    });
    let seconds = progress.elapsed().as_secs_f64();
    drop(progress);
    if interrupt.has_come() {
        return Err(Failure::Interrupted(
            "Interrupted; nothing is checked. The next run begins anew.".to_owned(),
        ));
    }
    checked?;
    let bounds = proof.bounds();
    let bounds = bounds.ok_or_else(|| refused(&"its claims contradict each other"))?;
    let answer = ProofAnswer::new(&proof, bounds, length, seconds);
    if args.json {
        return Ok(write_json(out, &answer)?);
    }
    Ok(write!(out, "{}", ProofText(&answer, bounds))?)
}

/// Reads one byte more than is allowed, at most.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    regular_file::open(path)?
        .take(MOST_BYTES + 1)
        .read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads or makes the tables that the proof rests on; `None` if it rests on none.
fn tables(
    args: &VerifyProofArgs,
    proof: &Proof,
    interrupt: &Interrupt,
    progress: &mut Progress,
) -> Result<Option<Arc<dyn Endgames>>, Failure> {
    let Some(seeds) = proof.tables() else {
        return Ok(None);
    };
    // No more seeds than lie on the board can ever be asked for.
    let seeds = seeds.min(proof.position().board().total());
    let width = proof.position().width();
    let rules = TableRules::new(proof.rules()).map_err(Failure::bad_input)?;
    let bytes = bytes_to_use();
    let fits = Plan::new(width, seeds).is_some_and(|plan| plan.bytes_in_memory() <= bytes);
    if !fits {
        let contents = Contents {
            width,
            seeds,
            rules,
        };
        return Err(too_large(&contents, bytes));
    }
    let interrupted = |_| Failure::Interrupted(String::new());
    let tables = if let Some(folder) = &args.tables {
        let files = TableFolder::new(folder);
        let there = Tablebase::open(folder)
            .map_err(|error| remedy::failure(&error, folder, Asked::Whatever))?;
        if there.most_seeds() < seeds {
            let (name, wanted) = (record_file::name(&args.file), counted::seeds(seeds));
            let most = counted::seeds(there.most_seeds());
            return Err(Failure::failed(format_args!(
                "{name}: the proof rests on tables of up to {wanted}, but there are only tables of up to {most}"
            )));
        }
        let read = MadeTables::read(&files, width, rules, seeds, threads());
        read.map_err(|error| remedy::failure(&error, folder, Asked::Whatever))?
    } else {
        let mut made = MadeTables::new(width, rules);
        made.grow(seeds, threads(), interrupt, progress)
            .map_err(interrupted)?;
        made
    };
    let verified = tables.verify(threads(), interrupt, progress);
    verified.map_err(|error| match error {
        VerifyError::Stopped => Failure::Interrupted(String::new()),
        error => Failure::failed(format_args!("the tables are wrong: {error}")),
    })?;
    Ok(Some(Arc::new(tables)))
}

/// Says that the tables do not fit into the memory that is taken without asking.
fn too_large(contents: &Contents, bytes: u64) -> Failure {
    let (seeds, mib) = (counted::seeds(contents.seeds), bytes >> 20);
    Failure::failed(format_args!(
        "the proof rests on tables of up to {seeds}, which do not fit into {mib} MiB; \
         end other programs first, or take a machine with more memory"
    ))
}

/// Tells how far it has come.
struct Watched<'a> {
    interrupt: &'a Interrupt,
    progress: Mutex<&'a mut Progress>,
}

impl ProofWatch for Watched<'_> {
    fn is_stopped(&self) -> bool {
        self.interrupt.has_come()
    }

    fn tell(&self, progress: ProofProgress) {
        let ProofProgress { answers, of, seeds } = progress;
        let of = of.unwrap_or(answers);
        if let Ok(mut line) = self.progress.lock() {
            line.tell(format_args!(
                "{answers} of {of} answers checked, at {seeds} seeds   "
            ));
        }
    }
}

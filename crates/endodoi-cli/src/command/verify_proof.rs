//! `endodoi verify-proof`: a proof played through with rules and tables alone.
//!
//! Nothing of the solver is used here. Tables are read and checked whole, or made in memory.

mod proof_text;

use std::fmt;
use std::io::{self, Read as _, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::Mutex;

use clap::Args;
use endodoi_api::ProofAnswer;
use endodoi_engine::{Endgames, Proof, ProofError, ProofProgress, ProofWatch};
use endodoi_tablebase::{Plan, TableRules};

use self::proof_text::ProofText;
use crate::counted;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::made_tables::MadeTables;
use crate::memory;
use crate::output::write_json;
use crate::progress::Progress;
use crate::record_file;
use crate::regular_file;
use crate::shell_words::quoted;
use crate::tables::remedy::{self, Asked, Contents};
use crate::tables::{TableEndgames, Wanted, find};

/// The most bytes of a proof: 1 GiB.
const MOST_BYTES: u64 = 1 << 30;

/// Where the system does not say how much memory is free, as much as this is taken to be.
const UNKNOWN_MIB: usize = 2048;

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

    /// Folder of endgame tables, all of which are checked first [default: tables made in memory]
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

/// Half of the memory that is free.
fn bytes_to_use() -> u64 {
    (memory::free_mib().unwrap_or(UNKNOWN_MIB) as u64 / 2) << 20
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
    let width = proof.position().width();
    let rules = TableRules::new(proof.rules()).map_err(Failure::bad_input)?;
    if let Some(folder) = &args.tables {
        return read_tables(folder, proof).map(Some);
    }
    let bytes = bytes_to_use();
    let fits = Plan::new(width, seeds).is_some_and(|plan| plan.bytes_in_memory() <= bytes);
    if !fits {
        let contents = Contents {
            width,
            seeds,
            rules,
        };
        return Err(too_large(args, &contents, bytes));
    }
    let mut made = MadeTables::new(width, rules);
    let interrupted = |_| Failure::Interrupted(String::new());
    made.grow(seeds, threads(), interrupt, progress)
        .map_err(interrupted)?;
    Ok(Some(Arc::new(made)))
}

/// Says how tables can be had that do not fit into the memory that is taken without asking.
fn too_large(args: &VerifyProofArgs, contents: &Contents, bytes: u64) -> Failure {
    let (seeds, mib) = (counted::seeds(contents.seeds), bytes >> 20);
    let remedy = if contents.fit_into_memory() {
        let folder = Path::new("tables-of-the-proof");
        let (build, file) = (
            contents.build(Some(folder)),
            quoted(&args.file.to_string_lossy()),
        );
        let folder = folder.display();
        format!("build them in a folder: {build} && endodoi verify-proof {file} --tables {folder}")
    } else {
        "end other programs first, or take a machine with more memory".to_owned()
    };
    Failure::failed(format_args!(
        "the proof rests on tables of up to {seeds}, which do not fit into {mib} MiB; {remedy}"
    ))
}

/// Reads tables and checks every byte of them.
fn read_tables(folder: &Path, proof: &Proof) -> Result<Arc<dyn Endgames>, Failure> {
    let width = proof.position().width();
    let wanted = Wanted::Folder(folder.to_owned());
    let found = find(&wanted, width, proof.rules(), u8::MAX)?;
    let tables = found.and_then(|found| Arc::try_unwrap(found.tables).ok());
    let tables = tables.ok_or_else(|| Failure::failed("the tables cannot be read; try again"))?;
    if tables.bytes_in_memory() <= bytes_to_use() {
        let damaged = |error| remedy::failure(&error, folder, Asked::Whatever);
        let tables = tables.into_memory(threads()).map_err(damaged)?;
        return Ok(Arc::new(tables));
    }
    // They are read bit by bit, so all files are checked before.
    let files = endodoi_tablebase::TableFolder::new(folder);
    for layer in tables.layers() {
        let file = files.file(width, layer.index.seeds());
        let checked = files.check(&file);
        checked.map_err(|error| remedy::failure(&error, folder, Asked::Whatever))?;
    }
    Ok(Arc::new(TableEndgames::new(Arc::new(tables))))
}

fn threads() -> NonZeroUsize {
    std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
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

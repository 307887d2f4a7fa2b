//! `endodoi tables build`: makes tables in a folder, over as many runs as it takes.
//!
//! Here is the course of the command. What it will take is worked out in `budget`; making and writing
//! down is `endodoi_tablebase`'s.

use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use clap::Args;
use endodoi::{Rules, Width};
use endodoi_api::BuildAnswer;
use endodoi_tablebase::{
    BuildEnd, BuildWatch, MOST_SEEDS, Progress, TableError, TableFault, TableFolder, TableRules,
    Workshop,
};

use super::amounts::{Bytes, Many, Roughly, Took};
use super::budget::Budget;
use super::meter::Meter;
use crate::counted;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::output::write_json;
use crate::record_file;
use crate::shell_words::this_command;
use crate::start_args::width;
use crate::tables::remedy::{self, Asked, Contents};
use crate::tables::{default_folder, threads};

const EXAMPLES: &str = "\
Examples:
  $ endodoi tables build --holes 3 --seeds 8 --out new
  2x3 up to 8 seeds, rules merker: 3003 positions, in new
  needs about …
  made 9 layers: 3003 positions, …

  $ endodoi tables build --holes 3 --seeds 8 --out new --json
  {\"rules\":\"merker\",\"holes\":3,\"seeds\":8,\"folder\":\"new\",\"made\":[],…

Ctrl-C writes down what is done and prints the command that goes on from there;
a run that was killed goes on likewise, at most some seconds back. With more
--seeds the layers that are there are checked and built upon. Tables for 2x6 up
to 20 seeds have 226 million positions; docs/tables.md has a list.";

/// Make tables in a folder, or go on with them.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct BuildArgs {
    /// Holes in each row, 1 to 12
    #[arg(long, value_name = "N", default_value = "6", value_parser = width)]
    holes: Width,

    /// Most seeds on the board, 0 to 127
    #[arg(long, value_name = "N",
        value_parser = clap::value_parser!(u8).range(..=i64::from(MOST_SEEDS)))]
    seeds: u8,

    /// Rule set and options that differ from it, as in merker,direction=parity; see: endodoi rules
    /// options
    #[arg(long, value_name = "RULES", default_value = "merker")]
    rules: Rules,

    /// Threads to work on, 1 to 256 [default: as many as there are processors]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,

    /// Memory that may be used, such as 8GiB or 500MiB [default: what is free]
    #[arg(long, value_name = "SIZE")]
    memory: Option<Bytes>,

    /// Folder for the tables, made if it is missing [default: a folder for this board and these
    /// rules in the user's own data folder, where searches look for it]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,

    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
}

/// Makes the tables.
pub(super) fn run(args: &BuildArgs, out: &mut impl Write) -> Result<(), Failure> {
    let rules = TableRules::new(&args.rules).map_err(Failure::bad_input)?;
    let folder = args.folder(&rules)?;
    let threads = args.threads();
    let budget = Budget::new(args.holes, rules, args.seeds, TableFolder::new(&folder))?;
    budget.check_memory(args.memory)?;
    budget.check_disk()?;
    if !args.json {
        match args.announce(&budget, out) {
            // Whoever reads on or not, the tables are wanted.
            Ok(()) | Err(Failure::OutputClosed) => {}
            Err(failure) => return Err(failure),
        }
    }
    let interrupt = Interrupt::listen()?;
    // Checking the layers that are there is part of the work.
    let begun = Instant::now();
    let opened = Workshop::open(&folder, args.holes, rules, args.seeds, threads);
    let failure = |error: TableError| args.failure(&error, &budget);
    let mut workshop = opened.map_err(failure)?;
    let watch = Course {
        seeds: args.seeds,
        work: Mutex::new(Work {
            meter: Meter::begin(budget.done(), budget.positions()),
            layers: Vec::new(),
        }),
        interrupt,
    };
    let built = workshop.build(args.seeds, threads, &watch);
    let work = watch.work.into_inner();
    let Work {
        meter,
        layers: made,
    } = work.unwrap_or_else(PoisonError::into_inner);
    drop(meter);
    let elapsed = begun.elapsed();
    match built.map_err(failure)? {
        BuildEnd::Done => {}
        BuildEnd::Stopped => {
            let command = this_command();
            return Err(Failure::Interrupted(format!(
                "stopped; go on with: {command}"
            )));
        }
    }
    let layers = TableFolder::new(&folder)
        .layers()
        .map_err(Failure::failed)?;
    let layers = layers.iter().take(usize::from(args.seeds) + 1);
    let name = record_file::name(&folder);
    let mut answer = BuildAnswer::new(args.holes, &rules, args.seeds, name);
    answer.made = made;
    answer.positions = budget.positions();
    answer.bytes = layers.map(|layer| layer.bytes).sum();
    answer.threads = threads.get();
    answer.seconds = (elapsed.as_secs_f64() * 1e6).round() / 1e6;
    if args.json {
        return Ok(write_json(out, &answer)?);
    }
    let (positions, bytes) = (Many(answer.positions), Bytes(answer.bytes));
    #[expect(clippy::cast_precision_loss, reason = "two decimals are told")]
    let each = answer.bytes as f64 / answer.positions.max(1) as f64;
    let made = match answer.made.len() {
        0 => "all layers are there".to_owned(),
        1 => "made 1 layer".to_owned(),
        many => format!("made {many} layers"),
    };
    Ok(writeln!(
        out,
        "{made}: {positions} positions, {bytes}, {each:.2} bytes a position, in {}",
        Took(elapsed)
    )?)
}

impl BuildArgs {
    fn folder(&self, rules: &TableRules) -> Result<PathBuf, Failure> {
        let folder = self.out.clone();
        let folder = folder.or_else(|| default_folder(self.holes, rules));
        folder.ok_or_else(|| {
            Failure::bad_input("there is no home folder to keep tables in; name a folder by --out")
        })
    }

    fn threads(&self) -> NonZero<usize> {
        let given = self.threads.map(usize::from).and_then(NonZero::new);
        given.unwrap_or_else(threads)
    }

    /// Says how to go on where the disk fails or a table is damaged.
    fn failure(&self, error: &TableError, budget: &Budget) -> Failure {
        let asked = Contents {
            width: self.holes,
            seeds: self.seeds,
            rules: *budget.rules(),
        };
        match error.fault() {
            TableFault::Unwritable(_) => Failure::failed(format_args!(
                "{error}; make room there, or name another folder (--out)"
            )),
            _ => remedy::failure(error, budget.folder(), Asked::Exactly(asked)),
        }
    }

    /// Says beforehand what it will take.
    fn announce(&self, budget: &Budget, out: &mut impl Write) -> Result<(), Failure> {
        let threads = self.threads();
        let on = match threads.get() {
            1 => "1 thread".to_owned(),
            many => format!("{many} threads"),
        };
        let (width, seeds) = (self.holes, counted::seeds(self.seeds));
        let (positions, rules) = (Many(budget.positions()), budget.rules());
        let folder = record_file::name(budget.folder());
        writeln!(
            out,
            "{width} up to {seeds}, rules {rules}: {positions} positions, in {folder}"
        )?;
        if budget.done() >= budget.positions() {
            return Ok(out.flush()?);
        }
        writeln!(
            out,
            "needs about {} of memory, {} of disk and {} on {on}",
            Bytes(budget.bytes_in_memory()),
            Bytes(budget.bytes_on_disk()),
            Roughly(budget.time(threads))
        )?;
        Ok(out.flush()?)
    }
}

/// Tells a build how it goes and hears Ctrl-C.
struct Course {
    seeds: u8,
    work: Mutex<Work>,
    interrupt: Interrupt,
}

/// What there is to tell.
struct Work {
    meter: Meter,
    /// The layers that were worked on, in order.
    layers: Vec<u8>,
}

impl BuildWatch for Course {
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a share is told"
    )]
    fn report(&self, progress: &Progress) {
        let (layer, most) = (progress.index.seeds(), self.seeds);
        let of_layer = progress.index.positions() as f64 * progress.share_of_layer;
        let done = progress.positions_done + of_layer as u64;
        if let Ok(mut work) = self.work.lock() {
            if work.layers.last() != Some(&layer) {
                work.layers.push(layer);
            }
            (work.meter).tell(|| format!("layer {layer} of {most}"), done);
        }
    }

    fn wants_to_stop(&self) -> bool {
        self.interrupt.has_come()
    }
}

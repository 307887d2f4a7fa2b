//! `endodoi tables verify`: every byte by its checksum, and then every value by the rules.
//!
//! The second look is that of `endodoi_tablebase::Claim`, which shares only the rules with the builder.

use std::io::{self, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};
use std::time::Instant;

use clap::Args;
use endodoi_api::{VerifiedLayerAnswer, VerifyAnswer};
use endodoi_tablebase::{
    Claim, Layer, LayerInfo, TableError, TableFault, TableFolder, Tablebase, VerifyError,
    VerifyWatch,
};

use super::amounts::{Bytes, Many};
use super::meter::Meter;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::memory;
use crate::output::write_json;
use crate::record_file;
use crate::tables::threads;

const EXAMPLES: &str = "\
Examples:
  $ endodoi tables build --holes 2 --seeds 4 --out t2
  …
  $ endodoi tables verify t2
  tables for 2x2, rules merker, up to 4 seeds, in t2
  all bytes are as they were written: 5 files, … bytes

  seeds  positions   endless  longest
      0          1         0        1  right
  …

First every byte is compared with the checksums of its file; that needs little
memory and time. Then every value is compared with what the turns of its
position are worth by the rules, and it is made sure that no promise of seeds
goes round for ever; that needs a byte and a quarter a position of memory, and
somewhat longer than building. The first fault ends it with exit code 1.";

/// Make sure that every byte and every value is right.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct VerifyArgs {
    /// Folder of tables
    #[arg(value_name = "DIR")]
    folder: PathBuf,

    /// Threads to work on, 1 to 256 [default: as many as there are processors]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,

    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
}

/// Looks at everything, and tells what was found in order.
pub(super) fn run(args: &VerifyArgs, out: &mut impl Write) -> Result<(), Failure> {
    let begun = Instant::now();
    let tables = Tablebase::open(&args.folder).map_err(|error| match error.fault() {
        TableFault::Empty => Failure::bad_input(&error),
        _ => Failure::failed(&error),
    })?;
    check_memory(&tables)?;
    let interrupt = Interrupt::listen()?;
    let mut answer = VerifyAnswer::new(tables.width(), tables.rules());
    let folder = TableFolder::new(&args.folder);
    let (width, most) = (tables.width(), tables.most_seeds());
    if !args.json {
        let (rules, name) = (tables.rules(), record_file::name(&args.folder));
        writeln!(
            out,
            "tables for {width}, rules {rules}, up to {most} seeds, in {name}"
        )?;
        out.flush()?;
    }
    let mut found = check_bytes(&folder, &interrupt);
    if let (Ok((files, bytes)), false) = (&found, args.json) {
        let bytes = Bytes(*bytes);
        writeln!(
            out,
            "all bytes are as they were written: {files} files, {bytes}\n\n{HEAD}"
        )?;
        out.flush()?;
    }
    if found.is_ok() {
        let course = Course::begin(&tables, &interrupt);
        let mut layers = Vec::new();
        for info in tables.layers() {
            let verified = verify(args, &folder, info, &mut layers, &course);
            if let Err(end) = verified {
                found = Err(end);
                break;
            }
            if !args.json {
                course.hide();
                write_layer(out, info)?;
                out.flush()?;
            }
            answer.layers.push(VerifiedLayerAnswer {
                seeds: info.index.seeds(),
                positions: info.index.positions(),
                bytes: info.bytes,
            });
        }
    }
    answer.seconds = (begun.elapsed().as_secs_f64() * 1e6).round() / 1e6;
    answer.fault = match &found {
        Err(End::Fault(fault)) => Some(fault.clone()),
        Ok(_) | Err(End::Interrupted) => None,
    };
    if matches!(found, Err(End::Interrupted)) {
        return Err(Failure::Interrupted(format!(
            "stopped; {} of {} layers were found right, and the next run begins anew",
            answer.layers.len(),
            usize::from(most) + 1
        )));
    }
    if args.json {
        write_json(out, &answer)?;
    } else if answer.fault.is_none() {
        let positions = Many(tables.bytes_in_memory());
        writeln!(out, "\nevery value of {positions} positions is right")?;
    }
    out.flush()?;
    answer
        .fault
        .map_or(Ok(()), |fault| Err(Failure::failed(fault)))
}

const HEAD: &str = "seeds  positions   endless  longest";

fn write_layer(out: &mut impl Write, info: &LayerInfo) -> io::Result<()> {
    let (seeds, positions) = (info.index.seeds(), info.index.positions());
    let (endless, longest) = (info.endless, info.longest_way);
    writeln!(
        out,
        "{seeds:>5}{positions:>11}{endless:>10}{longest:>9}  right"
    )
}

/// Why it came to an end before all was found in order.
enum End {
    /// What is wrong.
    Fault(String),
    /// Ctrl-C.
    Interrupted,
}

impl From<TableError> for End {
    fn from(error: TableError) -> Self {
        Self::Fault(error.to_string())
    }
}

/// Makes sure that all values fit into memory at once.
fn check_memory(tables: &Tablebase) -> Result<(), Failure> {
    let last = tables
        .layers()
        .last()
        .map_or(0, |layer| layer.index.positions());
    let needed = tables.bytes_in_memory().saturating_add(last / 4);
    match memory::free_bytes() {
        Some(free) if free < needed => Err(Failure::bad_input(format_args!(
            "verifying these tables needs {} of memory, and {} are free; end other programs first",
            Bytes(needed),
            Bytes(free)
        ))),
        _ => Ok(()),
    }
}

/// Compares every file with its checksums; returns how many files and bytes there are.
fn check_bytes(folder: &TableFolder, interrupt: &Interrupt) -> Result<(usize, u64), End> {
    let files = folder.files()?;
    let mut bytes = 0;
    for file in &files {
        if interrupt.has_come() {
            return Err(End::Interrupted);
        }
        bytes += folder.check(file)?.bytes;
    }
    Ok((files.len(), bytes))
}

/// Verifies the next layer and puts it on top of those below.
fn verify(
    args: &VerifyArgs,
    folder: &TableFolder,
    info: &LayerInfo,
    layers: &mut Vec<Layer>,
    course: &Course<'_>,
) -> Result<(), End> {
    let (width, seeds, threads) = (info.index.width(), info.index.seeds(), args.threads());
    course.seeds.store(seeds, Relaxed);
    let layer = folder.read(&info.rules, width, seeds, threads)?;
    let claim = Claim {
        rules: info.rules,
        below: layers,
        layer: &layer,
    };
    let file = record_file::name(&folder.file(width, seeds));
    claim.verify(threads, course).map_err(|error| match error {
        VerifyError::Stopped => End::Interrupted,
        fault => End::Fault(format!("{file}: {fault}")),
    })?;
    layers.push(layer);
    Ok(())
}

/// Tells how far it is, and hears Ctrl-C.
struct Course<'a> {
    interrupt: &'a Interrupt,
    meter: Mutex<Meter>,
    seeds: AtomicU8,
    most: u8,
    settled: AtomicU64,
}

impl<'a> Course<'a> {
    fn begin(tables: &Tablebase, interrupt: &'a Interrupt) -> Self {
        Self {
            interrupt,
            meter: Mutex::new(Meter::begin(0, tables.bytes_in_memory())),
            seeds: AtomicU8::new(0),
            most: tables.most_seeds(),
            settled: AtomicU64::new(0),
        }
    }

    /// Wipes the line away, so that something else can be said.
    fn hide(&self) {
        if let Ok(mut meter) = self.meter.lock() {
            meter.hide();
        }
    }
}

impl VerifyWatch for Course<'_> {
    fn settled(&self, positions: u64) {
        let settled = self.settled.fetch_add(positions, Relaxed) + positions;
        // Whoever finds it locked leaves the telling to the other thread.
        if let Ok(mut meter) = self.meter.try_lock() {
            let (seeds, most) = (self.seeds.load(Relaxed), self.most);
            meter.tell(|| format!("layer {seeds} of {most}"), settled);
        }
    }

    fn wants_to_stop(&self) -> bool {
        self.interrupt.has_come()
    }
}

impl VerifyArgs {
    fn threads(&self) -> NonZero<usize> {
        let given = self.threads.map(usize::from).and_then(NonZero::new);
        given.unwrap_or_else(threads)
    }
}

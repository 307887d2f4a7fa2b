//! `endodoi tables verify`: every byte by its checksum, and then every value by the rules.
//!
//! The second look is that of `endodoi_tablebase::Claim`, which shares only the rules with the builder.

use std::io::{self, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use clap::Args;
use endodoi_api::{VerifiedLayerAnswer, VerifyAnswer};
use endodoi_tablebase::{
    Claim, Layer, LayerInfo, TableError, TableFault, TableFolder, Tablebase, VerifyError,
    VerifyWatch,
};

use super::amounts::{Bytes, Many};
use super::meter::Meter;
use crate::counted;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::memory;
use crate::output::write_json;
use crate::record_file;
use crate::shell_words::quoted;
use crate::tables::remedy::{self, Asked, Contents};
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
somewhat longer than building. The first fault ends it with exit code 1.

Endless positions are drawn because play goes round for ever. The longest way is
that to a capture or the end, in turns of both; a turn at which a player finds
no move counts as one.";

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
    let tables = match Tablebase::open(&args.folder) {
        Ok(tables) => tables,
        Err(error) => return not_opened(args, &error, begun.elapsed(), out),
    };
    check_memory(&tables)?;
    let interrupt = Interrupt::listen()?;
    let mut answer = VerifyAnswer::new(tables.width(), tables.rules());
    let folder = TableFolder::new(&args.folder);
    let (width, most) = (tables.width(), tables.most_seeds());
    if !args.json {
        let (rules, name) = (tables.rules(), record_file::name(&args.folder));
        let most = counted::seeds(most);
        writeln!(
            out,
            "tables for {width}, rules {rules}, up to {most}, in {name}"
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
    answer.seconds = seconds(begun.elapsed());
    let wrong = match &found {
        Err(End::Fault(wrong)) => Some(wrong),
        Ok(_) | Err(End::Interrupted) => None,
    };
    answer.fault = wrong.map(|wrong| wrong.fault.clone());
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
    wrong.map_or(Ok(()), |wrong| Err(Failure::failed(&wrong.with_remedy)))
}

/// Tells what is wrong with tables that cannot even be opened.
fn not_opened(
    args: &VerifyArgs,
    error: &TableError,
    elapsed: Duration,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if args.json && !matches!(error.fault(), TableFault::Empty) {
        let known = Contents::of(&args.folder);
        let known = known.map(|known| VerifyAnswer::new(known.width, &known.rules));
        let answer = VerifyAnswer {
            fault: Some(error.to_string()),
            seconds: seconds(elapsed),
            ..known.unwrap_or(VerifyAnswer::UNKNOWN)
        };
        write_json(out, &answer)?;
        out.flush()?;
    }
    Err(remedy::failure(error, &args.folder, Asked::Whatever))
}

/// The time as it is told, to the microsecond.
fn seconds(elapsed: Duration) -> f64 {
    (elapsed.as_secs_f64() * 1e6).round() / 1e6
}

const HEAD: &str = "seeds  positions   endless  longest";

fn write_layer(out: &mut impl Write, info: &LayerInfo) -> io::Result<()> {
    let (seeds, positions) = (info.index.seeds(), info.index.positions());
    let (endless, longest) = (info.endless, info.longest_way);
    writeln!(
        out,
        "{seeds:>5} {positions:>10} {endless:>9} {longest:>8}  right"
    )
}

/// Why it came to an end before all was found in order.
enum End {
    /// What is wrong.
    Fault(Wrong),
    /// Ctrl-C.
    Interrupted,
}

/// A fault in a sentence, and the same with the command that mends it.
struct Wrong {
    fault: String,
    with_remedy: String,
}

impl End {
    fn of_file(error: &TableError, folder: &TableFolder) -> Self {
        Self::Fault(Wrong {
            fault: error.to_string(),
            with_remedy: remedy::sentence(error, folder.path(), Asked::Whatever),
        })
    }

    /// A value is wrong; the layers above were made from it, so all are looked at again.
    fn of_values(error: &VerifyError, folder: &TableFolder, layer: &Contents) -> Self {
        let file = folder.file(layer.width, layer.seeds);
        let fault = format!("{}: {error}", record_file::name(&file));
        let all = Contents::of(folder.path()).unwrap_or(*layer);
        let command = all.build_anew(folder.path(), &file);
        let name = quoted(&folder.path().to_string_lossy());
        Self::Fault(Wrong {
            with_remedy: format!("{fault}: {command} && endodoi tables verify {name}"),
            fault,
        })
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
    let wrong = |error| End::of_file(&error, folder);
    let files = folder.files().map_err(wrong)?;
    let mut bytes = 0;
    for file in &files {
        if interrupt.has_come() {
            return Err(End::Interrupted);
        }
        bytes += folder.check(file).map_err(wrong)?.bytes;
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
    let read = folder.read(&info.rules, width, seeds, threads);
    let layer = read.map_err(|error| End::of_file(&error, folder))?;
    let claim = Claim {
        rules: info.rules,
        below: layers,
        layer: &layer,
    };
    let this = Contents {
        width,
        seeds,
        rules: info.rules,
    };
    claim.verify(threads, course).map_err(|error| match error {
        VerifyError::Stopped => End::Interrupted,
        error => End::of_values(&error, folder, &this),
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

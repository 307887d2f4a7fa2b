//! `endodoi bench`: how fast the search is, in a number that can be compared from change to change.
//!
//! Here are the flags. What is measured is in `bench/depths.rs` and `bench/scaling.rs`; the file that
//! keeps the results is in `bench/history.rs`.

mod depths;
mod depths_text;
mod history;
mod scaling;
mod scaling_text;
mod searches;

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use endodoi_engine::Engine;

use self::depths_text::DepthsText;
use self::history::{History, Label};
use self::scaling_text::ScalingText;
use self::searches::Searches;
use crate::failure::Failure;
use crate::output::write_json;

const EXAMPLES: &str = "\
Examples:
  $ endodoi bench --depth 4,8 --runs 1
  50 positions, 1 thread, table of 64 MiB, fastest of 1 run
  …

  $ endodoi bench --depth 4 --runs 1 --json
  {\"threads\":1,\"hash\":64,\"runs\":1,\"node_limit\":20000000,\"baseline\":{…

  $ endodoi bench --depth 4 --runs 1 --record times.csv --label \"v0.1.0 tuned\"
  …

  $ endodoi bench --scaling --runs 1
  start positions of 2x6 to 2x10, 0.5 s each, table of 64 MiB, 1 run
  …

For each depth all positions are searched, each with an empty table, and the
fastest run counts. With one thread the nodes are the same in every run and on
every machine; they change when the search does. Their sum is the last line,
\"Bench: N\". Times depend on the machine; the cost is the time as a number of
move sequences that perft counts in it. docs/performance.md tells more.";

/// Time the search to fixed depths on 50 positions, to compare it before and after a change.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct BenchArgs {
    /// Turns to look ahead, 1 to 120; several with commas between
    #[arg(long, value_name = "N,…", value_delimiter = ',', default_value = "8,12,16",
        value_parser = clap::value_parser!(u32).range(1..=120), conflicts_with = "scaling")]
    depth: Vec<u32>,

    /// Positions that each search may visit at most; one that ends there is told as not reached
    #[arg(long, value_name = "N", default_value_t = 20_000_000,
        value_parser = clap::value_parser!(u64).range(1..), conflicts_with = "scaling")]
    nodes: u64,

    /// How often everything is measured, 1 to 100
    #[arg(long, value_name = "N", default_value_t = 3,
        value_parser = clap::value_parser!(u32).range(1..=100))]
    runs: u32,

    /// Threads of each search, 1 to 256; with more than one, nodes differ from run to run
    /// [default: 1, or 2 with --scaling]
    #[arg(long, value_name = "T",
        value_parser = clap::value_parser!(u16).range(1..=Engine::MAX_THREADS as i64))]
    threads: Option<u16>,

    /// Memory for what was searched, in MiB
    #[arg(long, value_name = "MIB", default_value_t = Engine::DEFAULT_MIB as u64,
        value_parser = clap::value_parser!(u64).range(1..=Engine::MAX_MIB as u64))]
    hash: u64,

    /// Compare several threads with one instead: nodes a second, in turn, on the start positions
    /// of 2x6 to 2x10
    #[arg(long)]
    scaling: bool,

    /// Print one JSON object instead
    #[arg(long)]
    json: bool,

    /// File (CSV) to add the result to, a line for each depth; made if it is not there
    #[arg(long, value_name = "FILE", conflicts_with = "scaling")]
    record: Option<PathBuf>,

    /// What was measured, for the line of --record, such as what git describe prints
    #[arg(long, value_name = "TEXT", requires = "record")]
    label: Option<Label>,
}

/// Measures, tells and records.
pub(crate) fn run(args: &BenchArgs, out: &mut impl Write) -> Result<(), Failure> {
    if args.scaling {
        return run_scaling(args, out);
    }
    let history = args.record.as_deref().map(History::open).transpose()?;
    let mut depths = args.depth.clone();
    depths.sort_unstable();
    depths.dedup();
    let plan = depths::Plan {
        depths,
        nodes: args.nodes,
        runs: args.runs,
        threads: args.threads.unwrap_or(1),
        hash: args.hash,
    };
    let answer = depths::measure(&plan, Searches::new(args.hash)?)?;
    // Recorded before it is told: whoever reads along may stop reading at any time.
    let recorded = history.map_or(Ok(()), |mut history| {
        history.append(&answer, args.label.as_ref())
    });
    if args.json {
        write_json(out, &answer)?;
    } else {
        write!(out, "{}", DepthsText(&answer))?;
    }
    out.flush()?;
    recorded
}

fn run_scaling(args: &BenchArgs, out: &mut impl Write) -> Result<(), Failure> {
    let threads = args.threads.unwrap_or(2);
    if threads == 1 {
        return Err(Failure::bad_input(
            "--scaling compares several threads with one; give --threads 2 or more",
        ));
    }
    let answer = scaling::measure(threads, args.runs, args.hash, Searches::new(args.hash)?)?;
    if args.json {
        return Ok(write_json(out, &answer)?);
    }
    Ok(write!(out, "{}", ScalingText(&answer))?)
}

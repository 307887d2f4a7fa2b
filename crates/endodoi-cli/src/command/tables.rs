//! `endodoi tables`: endgame tables built, verified, looked into and asked.
//!
//! Here is the list of what can be done with them, one a file. Which tables a search uses is decided in
//! `crate::tables`.

mod amounts;
mod budget;
mod build;
mod disk;
mod meter;
mod probe;
mod probe_text;
mod stats;
mod stats_text;
mod verify;

use std::io::Write;

use clap::{Args, Subcommand};

use self::build::BuildArgs;
use self::probe::ProbeArgs;
use self::stats::StatsArgs;
use self::verify::VerifyArgs;
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  $ endodoi tables build --holes 3 --seeds 8 --out t3
  …
  $ endodoi tables verify t3
  …
  $ endodoi tables stats t3
  …
  $ endodoi tables probe 1,0,2/0,3,0_5-4_S --tables t3
  A is best for South
  …

Tables know what each position is worth with best play of both, as long as it
has no more seeds on the board than they were built for (--seeds). On 2x6 small
ones, up to 12 seeds, are made at once where they are asked for; tables up to 20
are built in a minute or so. docs/tables.md tells how to build and use them.";

/// Build endgame tables, verify them, look into them and ask them
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES, disable_help_subcommand = true)]
pub(crate) struct TablesCommandArgs {
    #[command(subcommand)]
    action: Action,
}

/// What can be done with tables.
#[derive(Clone, Debug, Subcommand)]
enum Action {
    Build(BuildArgs),
    Verify(VerifyArgs),
    Stats(StatsArgs),
    Probe(ProbeArgs),
}

/// Does what was asked for.
pub(crate) fn run(args: &TablesCommandArgs, out: &mut impl Write) -> Result<(), Failure> {
    match &args.action {
        Action::Build(args) => build::run(args, out),
        Action::Verify(args) => verify::run(args, out),
        Action::Stats(args) => stats::run(args, out),
        Action::Probe(args) => probe::run(args, out),
    }
}

//! `endodoi admin`: what a server keeps, copied, restored, exported, counted and cleared.
//!
//! Here is the list of what can be done, one a file; what it does is in `endodoi_server::admin`. Where
//! everything is kept is named as for `serve` (`admin/place.rs`).

mod backup;
mod export;
mod place;
mod prune;
mod restore;
mod stats;
mod watch;

use std::io::Write;

use clap::{Args, Subcommand};
use endodoi_server::admin::Amount;

use self::backup::BackupArgs;
use self::export::ExportArgs;
use self::prune::PruneArgs;
use self::restore::RestoreArgs;
use self::stats::StatsArgs;
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  $ endodoi admin stats
  $ endodoi admin backup monday.ndjson
  $ endodoi admin restore monday.ndjson --data new
  $ endodoi admin export --since 2026-01-01 > games.edr
  $ endodoi admin prune --older-than 365 --dry-run

Servers may run meanwhile. docs/server.md tells how to run one.";

/// Look after what a server keeps: copies, restores, exports, counts, clears
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES, disable_help_subcommand = true)]
pub(crate) struct AdminCommandArgs {
    #[command(subcommand)]
    action: Action,
}

/// What can be done with what a server keeps.
#[derive(Clone, Debug, Subcommand)]
enum Action {
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Export(ExportArgs),
    Stats(StatsArgs),
    Prune(PruneArgs),
}

/// Does what was asked for.
pub(crate) fn run(args: &AdminCommandArgs, out: &mut impl Write) -> Result<(), Failure> {
    match &args.action {
        Action::Backup(args) => backup::run(args, out),
        Action::Restore(args) => restore::run(args, out),
        Action::Export(args) => export::run(args, out),
        Action::Stats(args) => stats::run(args, out),
        Action::Prune(args) => prune::run(args, out),
    }
}

/// How much was written, in words; tournaments are told if there are any.
fn told(amount: Amount) -> String {
    let rooms = counted(amount.rooms, "room", "rooms");
    let shared = counted(amount.shared, "shared record", "shared records");
    match amount.contests {
        0 => format!("{rooms} and {shared}"),
        some => format!(
            "{rooms}, {} and {shared}",
            counted(some, "tournament", "tournaments")
        ),
    }
}

/// A number with what is counted: `1 room`, `2 rooms`.
fn counted(count: u64, one: &str, several: &str) -> String {
    let thing = if count == 1 { one } else { several };
    format!("{count} {thing}")
}

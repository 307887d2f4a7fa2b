//! `endodoi admin stats`: how much a server keeps.

use std::io::{self, Write};

use clap::Args;
use endodoi_server::admin::Stats;

use super::place::PlaceArgs;
use crate::failure::Failure;
use crate::output::write_json;

const EXAMPLES: &str = "\
Examples:
  $ endodoi admin stats
  $ endodoi admin stats --database postgres:///games --json";

/// Tell how much is kept, and how many servers are there
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(super) struct StatsArgs {
    #[command(flatten)]
    place: PlaceArgs,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Tells how much there is.
pub(super) fn run(args: &StatsArgs, out: &mut impl Write) -> Result<(), Failure> {
    let opened = args.place.open()?;
    let stats = opened.wait(opened.admin.stats())?;
    if args.json {
        write_json(out, &stats)?;
    } else {
        write_text(&stats, out)?;
    }
    Ok(())
}

fn write_text(stats: &Stats, out: &mut impl Write) -> io::Result<()> {
    let rooms = stats.rooms;
    let all = rooms.open + rooms.playing + rooms.between + rooms.over + rooms.aborted;
    for (name, count) in [
        ("rooms", all),
        ("  open", rooms.open),
        ("  playing", rooms.playing),
        ("  between games", rooms.between),
        ("  over", rooms.over),
        ("  aborted", rooms.aborted),
        ("games", stats.games),
        ("steps", stats.steps),
        ("players", stats.players),
        ("shared records", stats.shared),
        ("KiB", stats.bytes.div_ceil(1024)),
        ("servers alive", stats.servers),
    ] {
        writeln!(out, "{name:<16}{count:>12}")?;
    }
    Ok(())
}

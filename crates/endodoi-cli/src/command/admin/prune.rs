//! `endodoi admin prune`: rooms that have been over for long, removed.

use std::io::Write;

use clap::Args;
use endodoi_server::admin::Old;
use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::counted;
use super::place::PlaceArgs;
use super::watch::Watched;
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  $ endodoi admin prune --older-than 365 --dry-run
    tells which rooms would go
  $ endodoi admin prune --older-than 365

Only rooms whose match is over, or that were left before anything was played,
are removed, with all their games. Export or back them up first.";

/// Milliseconds of a day.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Remove rooms that have been over for long
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(super) struct PruneArgs {
    /// So many days must have passed since anything happened in a room
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u16).range(1..))]
    older_than: u16,

    /// Tell what would be removed, and remove nothing
    #[arg(long)]
    dry_run: bool,

    #[command(flatten)]
    place: PlaceArgs,
}

/// Removes old rooms, or tells which they are.
pub(super) fn run(args: &PruneArgs, out: &mut impl Write) -> Result<(), Failure> {
    let opened = args.place.open()?;
    let before = Timestamp::now().as_millisecond() - i64::from(args.older_than) * DAY;
    let old = opened.wait(opened.admin.old(before))?;
    let found = counted(old.len() as u64, "room", "rooms");
    if args.dry_run {
        for room in &old {
            tell(room, out)?;
        }
        writeln!(out, "{found} would be removed")?;
        return Ok(());
    }
    let mut watched = Watched::begin()?;
    let mut watch = |rooms| watched.hear(rooms);
    let removed = opened.wait(opened.admin.remove(&old, before, &mut watch))?;
    writeln!(out, "{removed} of {found} removed")?;
    Ok(())
}

fn tell(room: &Old, out: &mut impl Write) -> Result<(), Failure> {
    let day = Timestamp::from_millisecond(room.changed).unwrap_or_default();
    let day = day.to_zoned(TimeZone::UTC).date();
    writeln!(out, "{}  {:<8}{day}", room.id, room.phase)?;
    Ok(())
}

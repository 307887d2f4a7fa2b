//! `endodoi admin export`: finished games as a record.

use std::io::Write;

use clap::Args;
use endodoi_server::admin::Chosen;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::place::PlaceArgs;
use super::watch::Watched;
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  $ endodoi admin export > games.edr
  $ endodoi admin export --since 2026-01-01 > games.edr
  $ endodoi admin export --room abcdefghjkmn

The format is that of docs/records.md; endodoi replay reads it. Games that were
taken back or are still under way are not in it.";

/// Write all finished games as a record
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(super) struct ExportArgs {
    /// Only games of rooms in which something happened on this day or later, by the time of
    /// Greenwich: 2026-01-31
    #[arg(long, value_name = "DATE", value_parser = midnight)]
    since: Option<i64>,

    /// Only games of this room
    #[arg(long, value_name = "NAME")]
    room: Option<String>,

    #[command(flatten)]
    place: PlaceArgs,
}

/// Writes the games.
pub(super) fn run(args: &ExportArgs, out: &mut impl Write) -> Result<(), Failure> {
    let opened = args.place.open()?;
    let mut watched = Watched::begin()?;
    let mut watch = |rooms| watched.hear(rooms);
    let chosen = Chosen {
        since: args.since,
        room: args.room.clone(),
    };
    opened.wait(opened.admin.export(&chosen, out, &mut watch))?;
    Ok(())
}

/// The first moment of a day, in milliseconds since 1970.
fn midnight(text: &str) -> Result<i64, String> {
    let date: Result<Date, _> = text.parse();
    let start = date.and_then(|date| date.to_zoned(TimeZone::UTC));
    let start = start.map_err(|_| "write a date such as 2026-01-31".to_owned())?;
    Ok(start.timestamp().as_millisecond())
}

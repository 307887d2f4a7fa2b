//! `endodoi tables stats`: what stands in a folder of tables.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use endodoi_api::StatsAnswer;
use endodoi_tablebase::Tablebase;

use super::stats_text::StatsText;
use crate::failure::Failure;
use crate::output::write_json;
use crate::tables::remedy::{self, Asked};

const EXAMPLES: &str = "\
Examples:
  $ endodoi tables build --holes 2 --seeds 4 --out t2
  …
  $ endodoi tables stats t2
  tables for 2x2, rules merker, up to 4 seeds, in t2
  70 positions, …

  seeds  positions      bytes  B/pos  won %  lost %  drawn %   endless  longest
  …

  $ endodoi tables stats t2 --json
  {\"rules\":\"merker\",\"holes\":2,\"layers\":[{\"seeds\":0,\"positions\":1,…

A layer is all positions with so many seeds on the board, seen from the player
to move; a value is what that player still wins minus what the opponent does.
B/pos is the bytes of the file that a position takes. Endless positions are
drawn because play goes round for ever. The longest way is that to a capture or
the end, in turns of both; a turn at which a player finds no move counts as one.
These are counts from the headers of the files: see endodoi tables verify for
whether they are true.";

/// Count values, wins, losses and bytes of the tables in a folder.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct StatsArgs {
    /// Folder of tables
    #[arg(value_name = "DIR")]
    folder: PathBuf,

    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
}

/// Tells what the headers say.
pub(super) fn run(args: &StatsArgs, out: &mut impl Write) -> Result<(), Failure> {
    let opened = Tablebase::open(&args.folder);
    let tables = opened.map_err(|error| remedy::failure(&error, &args.folder, Asked::Whatever))?;
    let answer = StatsAnswer::new(tables.width(), tables.rules(), tables.layers());
    if args.json {
        return Ok(write_json(out, &answer)?);
    }
    let text = StatsText {
        answer: &answer,
        folder: &args.folder,
    };
    Ok(write!(out, "{text}")?)
}

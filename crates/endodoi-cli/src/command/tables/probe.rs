//! `endodoi tables probe`: what a position is worth by the tables, and which holes are best.

use std::io::{self, Write};

use clap::Args;
use endodoi::Position;
use endodoi_api::{ProbeError, probe};
use endodoi_tablebase::Index;

use super::probe_text::ProbeText;
use crate::failure::Failure;
use crate::output::write_json;
use crate::record_file;
use crate::start_args::GivenPosition;
use crate::tables::{Found, Origin, TablesArgs, Wanted, find};

const EXAMPLES: &str = "\
Examples:
  $ endodoi tables probe 1,0,2/0,3,0_5-4_S
  A is best for South
  value  +7 seeds: +1 so far, +6 still to be won
  tables up to 6 seeds, made at once

  move  captures  value
  A            4     +7
  C            2     -1

  $ endodoi tables probe 0,2,1/1,0,1_5-4_N --json
  {\"position\":\"0,2,1/1,0,1 5-4 N\",\"rules\":\"merker\",\"value\":…

A value is the final seeds of the player to move minus those of the opponent,
with best play of both. Endless play wins nothing, whatever the rules say of
repetition.";

/// Look up what a position is worth and which holes are best.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ProbeArgs {
    #[command(flatten)]
    given: GivenPosition,

    #[command(flatten)]
    tables: TablesArgs,

    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
}

/// Looks the position up.
pub(super) fn run(args: &ProbeArgs, out: &mut impl Write) -> Result<(), Failure> {
    let position = args.given.position()?;
    let rules = args.given.rules();
    let wanted = args.tables.wanted();
    if wanted == Wanted::Nothing {
        return Err(Failure::bad_input(
            "there is nothing to look up in without tables; leave --tables none out",
        ));
    }
    let seeds = position.board().total();
    let found = find(&wanted, position.width(), rules, seeds)?;
    if let Some(warning) = found.as_ref().and_then(|found| found.warning.as_ref()) {
        let _ = writeln!(io::stderr(), "warning: {warning}");
    }
    let Some(found) = found else {
        return Err(match endodoi_tablebase::TableRules::new(rules) {
            Err(decided) => Failure::bad_input(decided),
            Ok(_) => Failure::failed("there is no memory to make tables in; end other programs"),
        });
    };
    let answer = probe(&found.tables, &position, rules).map_err(|error| match error {
        ProbeError::TooManySeeds { .. } => too_many(&position, &found),
        error => Failure::failed(error),
    })?;
    if args.json {
        return Ok(write_json(out, &answer)?);
    }
    let text = ProbeText {
        answer: &answer,
        origin: &found.origin,
    };
    Ok(write!(out, "{text}")?)
}

/// Nobody has the disk for more positions than this.
const MOST_POSITIONS: u64 = 1 << 40;

fn too_many(position: &Position, found: &Found) -> Failure {
    let (width, seeds) = (position.width(), position.board().total());
    let most = found.tables.most_seeds();
    let tables = match &found.origin {
        Origin::Memory => format!("tables for {width} that are made at once"),
        Origin::Folder(folder) => format!("the tables in {}", record_file::name(folder)),
    };
    let holes = width.holes_per_row();
    let positions = Index::new(width, seeds).map(Index::positions);
    let remedy = if positions.is_some_and(|positions| positions <= MOST_POSITIONS) {
        format!(
            "build more, endodoi tables build --holes {holes} --seeds {seeds}, \
             or search: endodoi analyze"
        )
    } else {
        "search instead: endodoi analyze".to_owned()
    };
    Failure::failed(format_args!(
        "the position has {seeds} seeds on the board, and {tables} know up to {most}; {remedy}"
    ))
}

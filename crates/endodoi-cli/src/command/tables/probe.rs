//! `endodoi tables probe`: what a position is worth by the tables, and which holes are best.

use std::io::{self, Write};

use clap::Args;
use endodoi::{Position, Rules, Width};
use endodoi_api::{ProbeError, probe};

use super::probe_text::ProbeText;
use crate::failure::Failure;
use crate::output::write_json;
use crate::record_file;
use crate::start_args::GivenPosition;
use crate::tables::remedy::Contents;
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
        ProbeError::TooManySeeds { .. } => too_many(&position, rules, &found),
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

/// Says how to get further: by tables that fit into memory, and by searching.
fn too_many(position: &Position, rules: &Rules, found: &Found) -> Failure {
    let (width, seeds) = (position.width(), position.board().total());
    let most = found.tables.most_seeds();
    let (tables, folder) = match &found.origin {
        Origin::Memory => (format!("tables for {width} that are made at once"), None),
        Origin::Folder(folder) => (
            format!("the tables in {}", record_file::name(folder)),
            Some(folder.as_path()),
        ),
    };
    let wanted = Contents {
        width,
        seeds,
        rules: *found.tables.rules(),
    };
    let remedy = if wanted.fit_into_memory() {
        format!("build more, or search:\n  {}", wanted.build(folder))
    } else {
        "search instead:".to_owned()
    };
    let game = game(position, rules);
    Failure::failed(format_args!(
        "the position has {seeds} seeds on the board, and {tables} know up to {most}; {remedy}\n  \
         endodoi solve {game}\n  endodoi analyze {game}"
    ))
}

/// The position and the rules, as the command line wants them.
fn game(position: &Position, rules: &Rules) -> String {
    let is_start = Position::start(Width::SIX, rules.usual_seeds()).as_ref() == Ok(position);
    let position = if is_start {
        "start".to_owned()
    } else {
        position.to_string().replace(' ', "_")
    };
    if *rules == Rules::MERKER {
        position
    } else {
        format!("{position} --rules {rules}")
    }
}

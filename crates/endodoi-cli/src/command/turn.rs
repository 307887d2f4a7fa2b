//! `endodoi turn`: tells a turn lap by lap.

use std::io::{self, Write};
use std::ops::Range;

use clap::Args;
use endodoi::{EndlessTurn, MoveText, Rules, Trace, Turn};
use endodoi_words::{Language, Words};

use super::endless;
use crate::failure::Failure;
use crate::output::write_json;
use crate::start_args::GivenPosition;
use crate::turn_end;

/// How many laps at the beginning of a long turn are told.
const FIRST: usize = 20;

/// How many laps at its end are told.
const LAST: usize = 5;

const EXAMPLES: &str = "\
Examples:
  $ endodoi turn start B
  lap 1: B lifts 4, ends in F
  lap 2: F lifts 5, ends in e
  lap 3: e lifts 5, ends in D
  lap 4: D lifts 6, ends in d
  lap 5: d lifts 6, ends in D
  D was empty: South captures 7
  6,2,7,0,6,1/6,6,0,0,1,6 7-0 N

  $ endodoi turn 1,0,2/0,3,0_5-4_S A --json
  {\"move\":\"A\",\"laps\":1,\"captured\":4,\"after\":\"0,0,2/0,0,0 9-4 N\",\"trace\":…";

/// Tell a turn lap by lap.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct TurnArgs {
    #[command(flatten)]
    given: GivenPosition,

    /// Hole of the player to move: its letter in either case, or its number from the player's own
    /// left, from 1
    #[arg(value_name = "MOVE")]
    hole: MoveText,

    /// Tell every lap; otherwise of more than 25 laps the first 20 and the last 5
    #[arg(long)]
    all: bool,

    /// Print one JSON object instead, always with every lap
    #[arg(long)]
    json: bool,
}

/// Tells the turn.
pub(crate) fn run(args: &TurnArgs, out: &mut impl Write) -> Result<(), Failure> {
    let position = args.given.position()?;
    let rules = args.given.rules();
    let hole = args.hole.resolve(&position).map_err(Failure::bad_input)?;
    if args.json {
        let answer = endodoi_api::turn(&position, hole, rules).map_err(Failure::bad_input)?;
        return Ok(write_json(out, &answer)?);
    }
    let trace = position.trace(hole, rules).map_err(Failure::bad_input)?;
    let left_out = if args.all {
        0..0
    } else {
        middle(trace.laps().len())
    };
    write_laps(out, &trace, &left_out)?;
    Ok(write_end(out, trace.turn(), rules)?)
}

/// The laps of a long turn that are not told; empty if the turn is short.
fn middle(laps: usize) -> Range<usize> {
    FIRST..laps.saturating_sub(LAST).max(FIRST)
}

fn write_laps(out: &mut impl Write, trace: &Trace, left_out: &Range<usize>) -> io::Result<()> {
    for (index, lap) in trace.laps().iter().enumerate() {
        if !left_out.contains(&index) {
            let (number, hole, lifted, lands) = (index + 1, lap.hole, lap.lifted, lap.lands);
            writeln!(out, "lap {number}: {hole} lifts {lifted}, ends in {lands}")?;
        } else if index == left_out.start {
            writeln!(
                out,
                "({} laps left out; --all tells them too)",
                left_out.len()
            )?;
        }
    }
    Ok(())
}

/// Says how the turn ended and where that led; of a turn that may not be played, only why.
fn write_end(out: &mut impl Write, turn: &Turn, rules: &Rules) -> io::Result<()> {
    if let Some(sentence) = turn_end::sentence(Words::of(Language::En), turn) {
        writeln!(out, "{sentence}")?;
    } else {
        let (reason, meaning) = (endless::reason(turn), endless::meaning(rules));
        writeln!(out, "{} {reason}:\n{meaning}", turn.hole())?;
    }
    if turn.is_endless() && rules.endless_turn == EndlessTurn::Illegal {
        return Ok(());
    }
    writeln!(out, "{}", turn.after())
}

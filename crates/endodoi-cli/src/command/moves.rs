//! `endodoi moves`: lists the legal moves of a position, and its endless turns apart.

use std::io::{self, Write};

use clap::Args;
use endodoi::{Position, Rules, Turn};
use endodoi_api::{MovesAnswer, moves};

use super::endless;
use crate::failure::Failure;
use crate::output::write_json;
use crate::start_args::GivenPosition;

const EXAMPLES: &str = "\
Examples:
  $ endodoi moves start
  move  laps  captured  position after
  A        5         2  2,7,0,6,1,6/6,6,0,0,6,6 2-0 N
  B        5         7  6,2,7,0,6,1/6,6,0,0,1,6 7-0 N
  C        5         7  6,6,2,7,0,6/1,0,6,6,0,1 7-0 N
  …

  $ endodoi moves 0,7,0,5,2,0/1,0,4,0,2,1_10-16_S
  move  laps  captured  position after
  B        2         4  1,0,1,6,3,1/2,1,0,1,0,2 14-16 N
  D        7         0  2,1,0,2,0,3/4,3,2,1,4,0 10-16 N

  Endless: it may not be played (endless_turn=illegal)
  E  goes round for ever, as is known after 50 laps

  $ endodoi moves start --json
  {\"position\":\"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\",\"rules\":\"merker\",\"moves\":…";

/// List the legal moves: laps, seeds captured, position after.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct MovesArgs {
    #[command(flatten)]
    given: GivenPosition,

    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
}

/// Lists the moves.
pub(crate) fn run(args: &MovesArgs, out: &mut impl Write) -> Result<(), Failure> {
    let position = args.given.position()?;
    let rules = args.given.rules();
    let answer = moves(&position, rules);
    if args.json {
        return Ok(write_json(out, &answer)?);
    }
    if let Some(outcome) = position.outcome(rules) {
        writeln!(out, "The game is over: {outcome}")?;
    } else {
        write_table(out, &answer)?;
    }
    Ok(write_endless(out, &position, rules)?)
}

fn write_table(out: &mut impl Write, answer: &MovesAnswer) -> io::Result<()> {
    writeln!(out, "move  laps  captured  position after")?;
    for turn in &answer.moves {
        let (hole, laps, captured) = (turn.hole.letter(), turn.laps, turn.captured);
        writeln!(out, "{hole:<4}{laps:>6}{captured:>10}  {}", turn.after)?;
    }
    Ok(())
}

fn write_endless(out: &mut impl Write, position: &Position, rules: &Rules) -> io::Result<()> {
    let mut turns = position.turns(rules).filter(Turn::is_endless).peekable();
    if turns.peek().is_some() {
        writeln!(out, "\nEndless: {}", endless::meaning(rules))?;
    }
    for turn in turns {
        writeln!(out, "{}  {}", turn.hole(), endless::reason(&turn))?;
    }
    Ok(())
}

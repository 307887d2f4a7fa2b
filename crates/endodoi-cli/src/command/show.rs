//! `endodoi show`: draws a board.

use std::io::Write;

use clap::Args;

use crate::board_text::BoardText;
use crate::failure::Failure;
use crate::output::write_json;
use crate::start_args::GivenPosition;

const EXAMPLES: &str = "\
Examples:
  $ endodoi show \"6,2,7,0,6,1/6,6,0,0,1,6 7-0 N\"
  6,2,7,0,6,1/6,6,0,0,1,6 7-0 N

    f  e  d  c  b  a   North, 0 captured
    6  1  0  0  6  6
    6  2  7  0  6  1
    A  B  C  D  E  F   South, 7 captured

  North to move

  $ endodoi show start --holes 8 --seeds 3 --json
  {\"position\":\"3,3,3,3,3,3,3,3/3,3,3,3,3,3,3,3 0-0 S\",\"rules\":\"merker\",…";

/// Draw a position as text.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    given: GivenPosition,

    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
}

/// Draws the position.
pub(crate) fn run(args: &ShowArgs, out: &mut impl Write) -> Result<(), Failure> {
    let position = args.given.position()?;
    let rules = args.given.rules();
    if args.json {
        return Ok(write_json(out, &endodoi_api::position(&position, rules))?);
    }
    writeln!(out, "{position}\n\n{}", BoardText(&position))?;
    match position.outcome(rules) {
        Some(outcome) => writeln!(out, "The game is over: {outcome}")?,
        None => writeln!(out, "{} to move", position.to_move())?,
    }
    Ok(())
}

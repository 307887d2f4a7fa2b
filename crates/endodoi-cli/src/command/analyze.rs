//! `endodoi analyze`: what a position is worth and what is best, or how well a game was played.

mod effort;
mod game;
mod game_text;
mod lookout;
mod position;
mod position_text;

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use self::effort::{EffortArgs, Lines};
use crate::failure::Failure;
use crate::position_arg::PositionArg;
use crate::start_args::StartArgs;
use crate::tables::TablesArgs;

const EXAMPLES: &str = "\
Examples:
  $ endodoi analyze start --time 200ms
  … is best for South
  value  …
  …

  $ endodoi analyze 1,0,2/0,3,0_5-4_S --lines all
  A is best for South
  value  +7 seeds, exact
  depth  …
  nodes  …
  tables up to 6 seeds

  move  value     best play
  A     +7 exact  A+4
  C     -1 exact  …

  $ endodoi analyze start --depth 9 --holes 8 --json
  {\"position\":\"4,4,4,4,4,4,4,4/4,4,4,4,4,4,4,4 0-0 S\",\"rules\":\"merker\",…

  $ echo \"1. C+7 d+9 2. E *\" | endodoi analyze --game - --out seen.edr
  Game 1, South against North; 200ms a position, tables up to 12 seeds
  …

A value is the final seeds of the player to move minus those of the opponent,
with best play: +3 is proved, +3.25 is an estimate. When all that was asked for
is proved the search stops by itself.

With --game, what a turn loses is what the best hole is worth minus what the
one played is, both looked ahead as far: from 2 seeds on it is an inaccuracy
(?!), from 5 a mistake (?), from 10 a blunder (??). To turn a proved win into
a proved loss is always a blunder.";

/// Search a position for the best holes and their values, or go through a game.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES, visible_alias = "analyse")]
pub(crate) struct AnalyzeArgs {
    /// Position, such as 4,4,4,4,4,4/4,4,4,4,4,4_0-0_S (in quotes it may have spaces), or the word
    /// start
    #[arg(value_name = "POSITION", required_unless_present = "game")]
    position: Option<PositionArg>,

    #[command(flatten)]
    start: StartArgs,

    #[command(flatten)]
    effort: EffortArgs,

    #[command(flatten)]
    tables: TablesArgs,

    /// How many of the best holes get a value, 1 to 12, or the word all; each takes its time
    #[arg(long, value_name = "K", default_value = "1")]
    lines: Lines,

    /// Print one JSON object instead
    #[arg(long, conflicts_with = "ndjson")]
    json: bool,

    /// Print a JSON object a line instead, one for each iteration and then the answer
    #[arg(long)]
    ndjson: bool,

    /// Go through a game of a file of game records (.edr) turn by turn; - is the standard input
    #[arg(long, value_name = "FILE", conflicts_with_all =
        ["position", "holes", "seeds", "rules", "lines", "ndjson"])]
    game: Option<PathBuf>,

    /// Which game of the file, from 1 [default: 1]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    number: Option<u32>,

    /// File for the game with values, marks and better lines in it; not one that is there already
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Searches, and tells what was found.
pub(crate) fn run(args: &AnalyzeArgs, out: &mut (impl Write + Send)) -> Result<(), Failure> {
    match (&args.game, args.position) {
        (Some(file), _) => game::run(args, file, out),
        (None, _) if args.number.is_some() || args.out.is_some() => Err(Failure::bad_input(
            "--number and --out are about a game; name its file by --game, or leave them out",
        )),
        (None, position) => {
            let position = args
                .start
                .position(position.unwrap_or(PositionArg::Start))?;
            position::run(args, position, out)
        }
    }
}

//! `endodoi replay`: checks a file of game records and shows its games.

mod game_text;

use std::fmt::{self, Display};
use std::io::{self, Write};
use std::path::PathBuf;

use clap::Args;
use endodoi_api::{PlyPosition, Replay};

use self::game_text::GameText;
use crate::board_text::BoardText;
use crate::failure::Failure;
use crate::output::write_json;
use crate::record_file;

const EXAMPLES: &str = "\
Examples:
  $ endodoi random --games 1 --seed 5 | endodoi replay -
  Game 1
    South        random
    North        random
    …

  $ echo \"1. C+7 d+9 *\" | endodoi replay - --ply 1
  Game 1 after 1 ply
  6,6,2,7,0,6/1,0,6,6,0,1 7-0 N

    f  e  d  c  b  a   North, 0 captured
    1  0  6  6  0  1
    6  6  2  7  0  6
    A  B  C  D  E  F   South, 7 captured

  $ echo \"1. C+7 *\" | endodoi replay - --json
  {\"games\":[{\"game\":1,\"tags\":{},\"rules\":\"merker\",\"board\":\"2x6\",…

Every game is played through. At the first mistake nothing is shown but where
it is and what would be right.";

/// Check a file of game records and show its games.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ReplayArgs {
    /// File of game records (.edr), at most 64 MiB; - is the standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Show only the position after this many turns of each game; 0 is the start
    #[arg(long, value_name = "N")]
    ply: Option<usize>,

    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
}

/// Checks and shows the file.
pub(crate) fn run(args: &ReplayArgs, out: &mut impl Write) -> Result<(), Failure> {
    let text = record_file::read(&args.file)?;
    let refused = |error: &dyn Display| {
        Failure::bad_input(format_args!("{}: {error}", record_file::name(&args.file)))
    };
    let replay = Replay::new(&text).map_err(|error| refused(&error))?;
    match args.ply {
        None if args.json => write_json(out, &replay)?,
        None => write_each(out, replay.games().map(GameText))?,
        Some(ply) => {
            let games = replay.at(ply).map_err(|error| refused(&error))?;
            if args.json {
                write_json(out, &games)?;
            } else {
                write_each(out, games.games().map(PositionText))?;
            }
        }
    }
    Ok(())
}

/// Writes games one after the other, with a blank line between them.
fn write_each(out: &mut impl Write, games: impl Iterator<Item: Display>) -> io::Result<()> {
    let mut count = 0;
    for game in games {
        if count > 0 {
            writeln!(out)?;
        }
        write!(out, "{game}")?;
        count += 1;
    }
    if count == 0 {
        writeln!(out, "No games")?;
    }
    Ok(())
}

/// One position of a game, drawn.
struct PositionText(PlyPosition);

impl Display for PositionText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PlyPosition {
            game,
            ply,
            position,
        } = &self.0;
        let plies = if *ply == 1 { "ply" } else { "plies" };
        writeln!(f, "Game {game} after {ply} {plies}")?;
        write!(f, "{position}\n\n{}", BoardText(position))
    }
}

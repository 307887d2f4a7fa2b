//! `endodoi random`: plays games by lot, for studies and tests.

use std::hash::{BuildHasher as _, RandomState};
use std::io::{self, Write};

use clap::Args;
use endodoi::record::TagError;
use endodoi::{Game, Record};
use endodoi_api::GameLine;

use crate::failure::Failure;
use crate::output::write_json;
use crate::position_arg::PositionArg;
use crate::random_games::RandomGames;
use crate::start_args::StartArgs;

const EXAMPLES: &str = "\
Examples:
  $ endodoi random --games 1 --seed 5
  [South \"random\"]
  [North \"random\"]
  …

  $ endodoi random --games 1000 --seed 1 --ndjson > games.ndjson

  $ endodoi random --games 2 --seed 1 --max-plies 3 --ndjson
  {\"game\":1,\"rules\":\"merker\",\"start\":\"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\",…
  {\"game\":2,\"rules\":\"merker\",\"start\":\"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\",…

All legal moves are equally likely. Game 7 of a seed is the same however many
games are asked for.";

/// Play games in which every move is chosen by lot.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct RandomArgs {
    /// Number of games, 1 to 4294967295
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,

    /// Number that all choices follow from, 0 to 18446744073709551615 [default: another one each
    /// time, told on the standard error]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,

    /// Position that every game starts from
    #[arg(long = "start", value_name = "POSITION", default_value = "start")]
    position: PositionArg,

    #[command(flatten)]
    start: StartArgs,

    /// Leave a game unfinished after this many turns, 1 to 100000
    #[arg(long, value_name = "N", default_value_t = 1000,
        value_parser = clap::value_parser!(u64).range(1..=Game::MAX_TURNS as u64))]
    max_plies: u64,

    /// Print a JSON object a line for each game instead of game records
    #[arg(long)]
    ndjson: bool,
}

/// Plays the games.
pub(crate) fn run(args: &RandomArgs, out: &mut impl Write) -> Result<(), Failure> {
    let start = args.start.position(args.position)?;
    let seed = args.seed.unwrap_or_else(new_seed);
    let max_plies = usize::try_from(args.max_plies).unwrap_or(Game::MAX_TURNS);
    let games = RandomGames::new(seed, args.start.rules, start, max_plies);
    for (number, game) in (1..=args.games).zip(games) {
        if args.ndjson {
            write_json(out, &GameLine::new(number, &game))?;
        } else {
            write_record(out, number, seed, &game)?;
        }
        // Whoever reads along sees each game when it is finished.
        out.flush()?;
    }
    Ok(())
}

/// Makes up a seed and tells it, so that the run can be repeated.
fn new_seed() -> u64 {
    let seed = RandomState::new().hash_one("endodoi random");
    // Where the standard error is closed, nobody wants to know.
    let _ = writeln!(io::stderr(), "to repeat these games: --seed {seed}");
    seed
}

fn write_record(out: &mut impl Write, number: u32, seed: u64, game: &Game) -> io::Result<()> {
    if number > 1 {
        writeln!(out)?;
    }
    let mut record = Record::from_game(game);
    let event = format!("random game {number} of seed {seed}");
    for (name, value) in [("South", "random"), ("North", "random"), ("Event", &event)] {
        let set: Result<(), TagError> = record.tags_mut().set(name, value);
        set.expect("these names and values are plain words");
    }
    write!(out, "{record}")
}

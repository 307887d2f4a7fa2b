//! `endodoi match`: engines against each other.
//!
//! Here are the flags and the course of the command; what is played is in `crate::tournament`.

mod comparison;
mod engine_args;
mod planning;

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use self::engine_args::EngineArgs;
use crate::failure::Failure;
use crate::output::write_json;
use crate::shell_words::this_command;
use crate::start_args::StartArgs;
use crate::tournament::{Detail, End, Existing, Found, GamesFile, Summary, play};

const EXAMPLES: &str = "\
Examples:
  $ endodoi match --engine cmd=level:3 --engine cmd=level:1 --rounds 5
  10 of 10 games, rules merker
  …

  $ endodoi match --engine cmd=reference --engine cmd=random --rounds 2 --json
  {\"rules\":\"merker\",\"start\":\"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\",\"seed\":1,…

A change of an engine is judged by a test that stops when it is decided:
  endodoi match --engine cmd=\"./new engine\" name=new \\
    --engine cmd=\"./old engine\" name=old --each st=0.02 --rounds 2000 \\
    --random-plies 6 --sprt elo0=0 elo1=10 --out change.edr

cmd= is level:1 to level:10, reference (a plain search to depth 7), random,
self, or any program that speaks UGI. Limits: tc=10+0.1 is seconds for the game
and each move, st=0.1 for a move; nodes= and depth= need no clock.";

/// Let engines play against each other.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag with a meaning of its own"
)]
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct MatchArgs {
    #[command(flatten)]
    engines: EngineArgs,

    /// Rounds, 1 to 1000000: openings that every two engines play
    #[arg(long, value_name = "N", default_value_t = 100,
        value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rounds: u32,

    /// File of openings to play in turn: a position a line, or game records (.edr) to go on with
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,

    /// Begin each game with this many random turns, 0 to 100 [default: 4]
    #[arg(long, value_name = "K", conflicts_with = "openings",
        value_parser = clap::value_parser!(u8).range(0..=100))]
    random_plies: Option<u8>,

    /// Take only openings in which neither player is ahead by more than this many seeds with best
    /// play, as far as a short search sees, 0 to 255
    #[arg(long, value_name = "SEEDS", conflicts_with = "openings")]
    balance: Option<u8>,

    /// Play each opening twice, from both sides; this is so anyway
    #[arg(long, overrides_with = "no_repeat")]
    repeat: bool,

    /// Play each opening once only, the sides changing from round to round
    #[arg(long)]
    no_repeat: bool,

    /// Start an engine again that has crashed; this is so anyway
    #[arg(long, overrides_with = "no_recover")]
    recover: bool,

    /// Stop the match when an engine crashes
    #[arg(long)]
    no_recover: bool,

    /// Games at a time [default: as many as there are processors for the threads of an engine]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    concurrency: Option<u16>,

    /// Number that all lots follow from, those of the openings and of the players, 0 to
    /// 18446744073709551615
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Time in ms that a move may take beyond what is allowed
    #[arg(long, value_name = "MS", default_value_t = 0,
        value_parser = clap::value_parser!(u64).range(..=60_000))]
    margin: u64,

    /// Time in seconds after which an engine that thinks without a clock is given up
    #[arg(long, value_name = "S", default_value_t = 60,
        value_parser = clap::value_parser!(u64).range(1..=86_400))]
    patience: u64,

    /// End a game after this many turns, 1 to 10000; the seeds left are shared
    #[arg(long, value_name = "N", default_value_t = 500,
        value_parser = clap::value_parser!(u64).range(1..=10_000))]
    max_turns: u64,

    /// End a game as soon as a player has captured more than half of the seeds
    #[arg(long)]
    decided: bool,

    #[command(flatten)]
    start: StartArgs,

    /// Folder of endgame tables for level:10; without it, and at all other levels, there are none, so
    /// that a match is the same everywhere
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,

    /// File to write each game to as a record (.edr) when it is over
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Go on where the file of --out stops; the command has to be the same
    #[arg(long, requires = "out")]
    resume: bool,

    /// Play no games, but compare an engine's rules with ours: positions and moves are posed to it
    #[arg(long)]
    rules_check: bool,

    /// Positions to pose with --rules-check, 1 to 1000000
    #[arg(long, value_name = "N", default_value_t = 1000, requires = "rules_check",
        value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    positions: u64,

    /// Tell every game on the standard error even if it is no terminal
    #[arg(long)]
    verbose: bool,

    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
}

/// Plays the match.
pub(crate) fn run(args: &MatchArgs, out: &mut impl Write) -> Result<(), Failure> {
    if args.rules_check {
        return args.check_rules(out);
    }
    let openings = args.opening_source()?;
    let plan = args.plan(&openings)?;
    let mut openings = openings.openings(&plan)?;
    let file = args.open_file()?;
    let detail = if args.verbose {
        Detail::Always
    } else {
        Detail::ForTerminals
    };
    let played = play(&plan, &mut openings, file, detail)?;
    if let Some(tables) = &plan.tables {
        tables.warn();
    }
    if args.json {
        write_json(out, &played.answer)?;
    } else {
        write!(out, "{}", Summary(&played.answer))?;
    }
    match played.end {
        End::Complete => Ok(()),
        End::Failed(failure) => {
            out.flush()?;
            Err(failure)
        }
        End::Interrupted => {
            out.flush()?;
            Err(Failure::Interrupted(args.how_to_go_on()))
        }
    }
}

impl MatchArgs {
    fn open_file(&self) -> Result<Option<(GamesFile, Found)>, Failure> {
        let existing = if self.resume {
            Existing::GoOn
        } else {
            Existing::Refuse
        };
        let path = self.out.as_deref();
        path.map(|path| GamesFile::open(path, existing)).transpose()
    }

    fn how_to_go_on(&self) -> String {
        if self.out.is_none() {
            return "stopped; without --out the match cannot be resumed".to_owned();
        }
        let mut command = this_command();
        if !self.resume {
            command.push_str(" --resume");
        }
        format!("stopped; go on with: {command}")
    }
}

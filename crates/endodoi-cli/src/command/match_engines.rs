//! `endodoi match`: engines against each other.

mod engine_args;

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;

use self::engine_args::EngineArgs;
use crate::failure::Failure;
use crate::output::write_json;
use crate::position_arg::PositionArg;
use crate::record_file;
use crate::start_args::StartArgs;
use crate::tournament::{
    Conditions, Decided, Detail, EngineSpec, Openings, Plan, Repeat, Schedule, Summary, play,
};

const EXAMPLES: &str = "\
Examples:
  $ endodoi match --engine cmd=level:3 --engine cmd=level:1 --rounds 2 --seed 1
  …

  $ endodoi match --engine cmd=reference --engine cmd=random --rounds 2 --json
  …";

/// Let engines play against each other.
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

    /// Play each opening twice, from both sides; this is so anyway
    #[arg(long, overrides_with = "no_repeat")]
    repeat: bool,

    /// Play each opening once only, the sides changing from round to round
    #[arg(long)]
    no_repeat: bool,

    /// Games at a time [default: as many as there are processors]
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

    /// End a game after this many turns, 1 to 10000; the seeds left are shared
    #[arg(long, value_name = "N", default_value_t = 500,
        value_parser = clap::value_parser!(u64).range(1..=10_000))]
    max_turns: u64,

    /// End a game as soon as a player has captured more than half of the seeds
    #[arg(long)]
    decided: bool,

    #[command(flatten)]
    start: StartArgs,

    /// Tell every game on the standard error even if it is no terminal
    #[arg(long)]
    verbose: bool,

    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
}

/// Plays the match.
pub(crate) fn run(args: &MatchArgs, out: &mut impl Write) -> Result<(), Failure> {
    let plan = args.plan()?;
    let mut openings = args.openings(&plan)?;
    let detail = if args.verbose {
        Detail::Always
    } else {
        Detail::ForTerminals
    };
    let answer = play(&plan, &mut openings, detail)?;
    if args.json {
        write_json(out, &answer)?;
    } else {
        write!(out, "{}", Summary(&answer))?;
    }
    Ok(())
}

impl MatchArgs {
    fn plan(&self) -> Result<Plan, Failure> {
        let engines = self.engines.engines().map_err(Failure::bad_input)?;
        if engines.len() < 2 {
            return Err(Failure::bad_input(
                "a match needs two engines; write --engine cmd=… twice or more",
            ));
        }
        if engines.iter().any(EngineSpec::is_program) {
            return Err(Failure::bad_input(
                "programs cannot take part yet; write cmd=level:7, cmd=reference or cmd=random",
            ));
        }
        let sprt = self.engines.sprt().map_err(Failure::bad_input)?;
        if sprt.is_some() && engines.len() > 2 {
            return Err(Failure::bad_input(
                "--sprt compares two engines; leave the others out",
            ));
        }
        let repeat = if self.no_repeat {
            Repeat::Once
        } else {
            Repeat::BothSides
        };
        let processors = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Ok(Plan {
            schedule: Schedule::new(engines.len(), self.rounds, repeat),
            engines,
            conditions: Conditions {
                margin: Duration::from_millis(self.margin),
                max_turns: usize::try_from(self.max_turns).unwrap_or(usize::MAX),
                decided: if self.decided {
                    Decided::Stop
                } else {
                    Decided::PlayOn
                },
            },
            rules: self.start.rules,
            start: self.start.position(PositionArg::Start)?,
            seed: self.seed,
            sprt,
            concurrency: self.concurrency.map_or(processors, usize::from),
        })
    }

    fn openings(&self, plan: &Plan) -> Result<Openings, Failure> {
        let Some(path) = &self.openings else {
            let plies = usize::from(self.random_plies.unwrap_or(4));
            return Ok(Openings::random(plan.seed, plan.rules, plan.start, plies));
        };
        let text = record_file::read(path)?;
        Openings::read(&text, plan.rules).map_err(|reason| {
            Failure::bad_input(format_args!("{}: {reason}", record_file::name(path)))
        })
    }
}

//! `endodoi match`: engines against each other.

mod comparison;
mod engine_args;

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use endodoi::Position;

use self::comparison::Comparison;
use self::engine_args::EngineArgs;
use crate::failure::Failure;
use crate::output::write_json;
use crate::position_arg::PositionArg;
use crate::record_file;
use crate::start_args::StartArgs;
use crate::tournament::{
    Conditions, Decided, Detail, End, EngineSpec, Existing, Found, GamesFile, Openings, Plan,
    Repeat, RulesCheck, Schedule, Summary, Terms, check_rules, fingerprint, play,
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
    if args.json {
        write_json(out, &played.answer)?;
    } else {
        write!(out, "{}", Summary(&played.answer))?;
    }
    match played.end {
        End::Complete => Ok(()),
        End::Interrupted => {
            out.flush()?;
            Err(Failure::Interrupted(args.how_to_go_on()))
        }
    }
}

/// Where the openings come from.
enum OpeningSource {
    Random(usize),
    /// What a file holds, and its name for messages.
    File(String, String),
}

impl MatchArgs {
    fn plan(&self, openings: &OpeningSource) -> Result<Plan, Failure> {
        let engines = self.engines.engines().map_err(Failure::bad_input)?;
        if engines.len() < 2 {
            return Err(Failure::bad_input(
                "a match needs two engines; write --engine cmd=… twice or more",
            ));
        }
        for engine in &engines {
            engine.check_limits().map_err(Failure::bad_input)?;
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
        let start = self.start.position(PositionArg::Start)?;
        Ok(Plan {
            schedule: Schedule::new(engines.len(), self.rounds, repeat),
            terms: self.terms(&engines, start, openings),
            engines,
            conditions: Conditions {
                margin: Duration::from_millis(self.margin),
                patience: Duration::from_secs(self.patience),
                max_turns: usize::try_from(self.max_turns).unwrap_or(usize::MAX),
                decided: if self.decided {
                    Decided::Stop
                } else {
                    Decided::PlayOn
                },
            },
            rules: self.start.rules,
            start,
            seed: self.seed,
            sprt,
            concurrency: self.concurrency.map_or(processors, usize::from),
            date: jiff::Zoned::now().date().to_string(),
        })
    }

    /// All that the games follow from.
    fn terms(&self, engines: &[EngineSpec], start: Position, openings: &OpeningSource) -> Terms {
        let engines = engines
            .iter()
            .map(|engine| (format!("engine {}", engine.name), engine.terms()));
        let others = [
            ("openings", openings.terms()),
            (
                "each played",
                if self.no_repeat { "once" } else { "twice" }.to_owned(),
            ),
            ("seed", self.seed.to_string()),
            ("rules", self.start.rules.to_string()),
            ("start", start.to_string()),
            ("margin", format!("{} ms", self.margin)),
            ("patience", format!("{} s", self.patience)),
            ("most turns", self.max_turns.to_string()),
            (
                "decided games",
                if self.decided { "stopped" } else { "played on" }.to_owned(),
            ),
        ];
        let others = others.map(|(name, value)| (name.to_owned(), value));
        Terms::new(engines.chain(others))
    }

    fn opening_source(&self) -> Result<OpeningSource, Failure> {
        match &self.openings {
            None => Ok(OpeningSource::Random(usize::from(
                self.random_plies.unwrap_or(4),
            ))),
            Some(path) => Ok(OpeningSource::File(
                record_file::read(path)?,
                record_file::name(path),
            )),
        }
    }

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
            return "stopped; without --out the match cannot be gone on with".to_owned();
        }
        let words = std::env::args_os();
        let mut words: Vec<String> = words
            .map(|word| word.to_string_lossy().into_owned())
            .collect();
        if !self.resume {
            words.push("--resume".to_owned());
        }
        let words = shlex::try_join(words.iter().map(String::as_str)).unwrap_or_default();
        format!("stopped; go on with: {words}")
    }
}

impl MatchArgs {
    fn check_rules(&self, out: &mut impl Write) -> Result<(), Failure> {
        let mut engines = self.engines.engines().map_err(Failure::bad_input)?;
        let (Some(engine), true) = (engines.pop(), engines.is_empty()) else {
            return Err(Failure::bad_input(
                "--rules-check compares the rules of one engine with ours; give one --engine",
            ));
        };
        let found = check_rules(&RulesCheck {
            engine,
            rules: self.start.rules,
            start: self.start.position(PositionArg::Start)?,
            positions: self.positions,
            seed: self.seed,
        })?;
        if self.json {
            write_json(out, &found)?;
        } else {
            write!(out, "{}", Comparison(&found))?;
        }
        out.flush()?;
        match found.disagreements {
            0 => Ok(()),
            1 => Err(Failure::failed("the rules differ: 1 disagreement")),
            many => Err(Failure::failed(format_args!(
                "the rules differ: {many} disagreements"
            ))),
        }
    }
}

impl OpeningSource {
    fn openings(&self, plan: &Plan) -> Result<Openings, Failure> {
        match self {
            Self::Random(turns) => Ok(Openings::random(plan.seed, plan.rules, plan.start, *turns)),
            Self::File(text, name) => Openings::read(text, plan.rules)
                .map_err(|reason| Failure::bad_input(format_args!("{name}: {reason}"))),
        }
    }

    fn terms(&self) -> String {
        match self {
            Self::Random(turns) => format!("{turns} random turns"),
            Self::File(text, _) => {
                format!("of a file with the fingerprint {:x}", fingerprint(text))
            }
        }
    }
}

//! `endodoi solve`: the exact value of a position, proved.
//!
//! Here are the flags and the course of the command. Tables are chosen in `solve/base.rs`, what is kept for the next run in
//! `solve/kept.rs`; the proving itself is the engine's.

mod base;
mod certificate;
mod go_on;
mod kept;
mod lookout;
mod proving;
mod solve_text;

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use endodoi::Position;
use endodoi_api::SolveAnswer;
use endodoi_engine::{Engine, Goal, SolveError, Solver};

use self::base::Base;
use self::certificate::Certificate;
use self::go_on::how_to_go_on;
use self::kept::Kept;
use self::lookout::Lookout;
use self::proving::{is_done, prove};
use self::solve_text::SolveText;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::memory;
use crate::output::write_json;
use crate::play::store::state_folder;
use crate::position_arg::PositionArg;
use crate::start_args::StartArgs;
use crate::time_arg::time;

const EXAMPLES: &str = "\
Examples:
  $ endodoi solve start --holes 3 --seeds 2
  …
  $ endodoi solve 1,0,2/0,3,0_5-4_S --threads 1
  A is best for South
  value  +7 seeds, proved
  …

  $ endodoi solve --seeds 2 --proof value.edproof
  …
  $ endodoi verify-proof value.edproof
  South ends with +4: the proof holds
  …

  $ endodoi solve start --holes 4 --seeds 3 --win-only --json
  {\"position\":\"3,3,3,3/3,3,3,3 0-0 S\",\"rules\":\"merker\",\"value\":…

A value is the final seeds of the player to move minus those of the opponent,
captured ones included, with best play of both; endless play wins nothing
more. Ctrl-C tells what is proved by then and how to go on.";

/// Prove what a position is worth, or only who wins.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag with a meaning of its own"
)]
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct SolveArgs {
    /// Position, such as 4,4,4,4,4,4/4,4,4,4,4,4_0-0_S (in quotes it may have spaces), or the word
    /// start
    #[arg(value_name = "POSITION", default_value = "start")]
    position: PositionArg,

    #[command(flatten)]
    start: StartArgs,

    /// Folder of endgame tables, or the word none [default: tables made in memory, small ones
    /// first, larger ones if it takes long]
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,

    /// Prove no more than who wins, or that nobody does
    #[arg(long)]
    win_only: bool,

    /// Prove the value of every first move, too
    #[arg(long, conflicts_with = "win_only")]
    every_move: bool,

    /// File for a proof that endodoi verify-proof checks; not one that is there already
    #[arg(long, value_name = "FILE")]
    proof: Option<PathBuf>,

    /// Stop after this time, such as 500ms, 10s, 2m or 1h, and tell what is proved
    #[arg(long, value_name = "TIME", value_parser = time)]
    time: Option<Duration>,

    /// Stop after so many positions, and tell what is proved
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,

    /// Threads, 1 to 256; with more than one, nodes and lines differ from run to run [default: one
    /// for each processor]
    #[arg(long, value_name = "T",
        value_parser = clap::value_parser!(u16).range(1..=Engine::MAX_THREADS as i64))]
    threads: Option<u16>,

    /// Memory for what is proved on the way, in MiB
    #[arg(long, value_name = "MIB", default_value_t = Solver::DEFAULT_MIB as u64,
        value_parser = clap::value_parser!(u64).range(1..=Engine::MAX_MIB as u64))]
    hash: u64,

    /// Go on from what an earlier run proved of this position, which is kept in the state folder
    #[arg(long)]
    resume: bool,

    /// Folder for what is proved so far [default: a folder in the user's home]
    #[arg(
        long,
        value_name = "DIR",
        env = "ENDODOI_STATE_DIR",
        hide_env_values = true
    )]
    state_dir: Option<PathBuf>,

    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
}

impl SolveArgs {
    const fn goal(&self) -> Goal {
        match (self.win_only, self.every_move) {
            (true, _) => Goal::Outcome,
            (false, true) => Goal::EveryMove,
            (false, false) => Goal::Value,
        }
    }

    fn threads(&self) -> NonZeroUsize {
        let all = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        let wanted = self.threads.map(usize::from).and_then(NonZeroUsize::new);
        wanted.unwrap_or_else(all)
    }

    /// Makes the solver.
    fn solver(&self, position: Position) -> Result<Solver, Failure> {
        let free = memory::free_mib();
        let no_memory = || {
            let free = free.map_or_else(String::new, |free| format!("; {free} MiB are free"));
            Failure::bad_input(format_args!(
                "there is no memory for --hash {} (MiB){free}; give less",
                self.hash
            ))
        };
        let mib = usize::try_from(self.hash).ok();
        let mib = mib.filter(|mib| free.is_none_or(|free| *mib <= free));
        let mib = mib.ok_or_else(no_memory)?;
        Solver::new(position, self.start.rules, mib).map_err(|error| match error {
            SolveError::Memory(_) => no_memory(),
            error => Failure::bad_input(error),
        })
    }
}

/// Proves until the goal, a limit or Ctrl-C, and tells what is proved by then.
pub(crate) fn run(args: &SolveArgs, out: &mut impl Write) -> Result<(), Failure> {
    let position = args.start.position(args.position)?;
    let mut solver = args.solver(position)?;
    let certificate = args.proof.as_deref().map(Certificate::new).transpose()?;
    let state = args.state_dir.clone().or_else(state_folder);
    let kept = state.map(|folder| Kept::new(&folder, &position, &args.start.rules));
    if args.resume {
        resume(kept.as_ref(), &mut solver)?;
    }
    let interrupt = Interrupt::listen()?;
    let kept = kept.filter(|kept| begin(kept, args, &solver));
    let lookout = Lookout::new(&interrupt, kept.as_ref());
    let mut base = Base::new(args, &position, &interrupt)?;
    let solution = prove(args, &mut solver, &mut base, &lookout)?;
    base.check()?;
    let answer = SolveAnswer::new(&position, &args.start.rules, &solution, base.seeds());
    if args.json {
        write_json(out, &answer)?;
    } else {
        write!(out, "{}", SolveText(&answer))?;
    }
    out.flush()?;
    if let Some(kept) = &kept {
        kept.keep(&solution);
    }
    let go_on = how_to_go_on(args, &position, kept.as_ref());
    let no_proof = certificate
        .as_ref()
        .map_or("", |_| ", no proof was written");
    if interrupt.has_come() {
        return Err(Failure::Interrupted(format!(
            "Interrupted{no_proof}; {go_on}"
        )));
    }
    if !is_done(args.goal(), &solution) {
        lookout::say(&format!("A limit was reached{no_proof}; {go_on}"));
        return Ok(());
    }
    if let Some(certificate) = certificate {
        let written = certificate.write(&solver, &base, &lookout);
        if interrupt.has_come() {
            let reason = format!("Interrupted, no proof was written; {go_on}");
            return Err(Failure::Interrupted(reason));
        }
        let written = written?;
        if !args.json {
            writeln!(out, "proof  {written}")?;
        }
    }
    if let Some(kept) = kept.filter(|_| solution.bounds.value().is_some()) {
        kept.forget();
    }
    Ok(())
}

/// Takes over what an earlier run proved.
fn resume(kept: Option<&Kept>, solver: &mut Solver) -> Result<(), Failure> {
    let Some(kept) = kept else {
        return Err(Failure::bad_input(
            "there is no state folder to resume from; name one by --state-dir",
        ));
    };
    match kept.read()? {
        Some(earlier) => solver.resume(earlier.bounds, &earlier.moves),
        None => lookout::say("Nothing is kept of this position yet; beginning anew."),
    }
    Ok(())
}

/// Writes what is known at the beginning, so that it is seen now and not in the end if it cannot be. What an earlier run
/// proved is not written over before this one has proved something.
fn begin(kept: &Kept, args: &SolveArgs, solver: &Solver) -> bool {
    if kept.is_there() {
        if !args.resume {
            let hint =
                "An earlier run of this position was not finished; --resume goes on from it.";
            lookout::say(hint);
        }
        return true;
    }
    match kept.write(solver.bounds(), &[]) {
        Ok(()) => true,
        Err(fault) => {
            lookout::say(&format!("warning: {fault}; this run cannot be resumed"));
            false
        }
    }
}

//! `endodoi solve`: the exact value of a position, proved.
//!
//! Here are the flags and the course of the command. Tables are chosen in `solve/base.rs`, what is kept for the next run in
//! `solve/kept.rs`; the proving itself is the engine's.

mod base;
mod certificate;
mod go_on;
mod keeper;
mod kept;
mod lookout;
mod notes_file;
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
use self::go_on::go_on;
use self::keeper::Keeper;
use self::kept::{Earlier, Kept, Stage};
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
use crate::tables::threads;
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
        let wanted = self.threads.map(usize::from).and_then(NonZeroUsize::new);
        wanted.unwrap_or_else(threads)
    }

    /// Makes the solver.
    fn solver(&self, position: Position) -> Result<Solver, Failure> {
        let solver = memory::take(self.hash, |mib| {
            match Solver::new(position, self.start.rules, mib) {
                Err(SolveError::Memory(_)) => None,
                made => Some(made),
            }
        })?;
        solver.map_err(Failure::bad_input)
    }
}

/// Proves until the goal, a limit or Ctrl-C, and tells what is proved by then.
pub(crate) fn run(args: &SolveArgs, out: &mut impl Write) -> Result<(), Failure> {
    let position = args.start.position(args.position)?;
    let mut solver = args.solver(position)?;
    let certificate = args.proof.as_deref().map(Certificate::new).transpose()?;
    let state = args.state_dir.clone().or_else(state_folder);
    let kept = state.map(|folder| Kept::new(&folder, &position, &args.start.rules));
    let before = if args.resume {
        resume(kept.as_ref(), &mut solver)?
    } else {
        0
    };
    let interrupt = Interrupt::listen()?;
    let kept = kept.and_then(|kept| begin(kept, args, &solver));
    let lookout = Lookout::new(&interrupt, kept.as_ref());
    let mut keeper = Keeper::new(kept.as_ref(), before);
    let mut base = Base::new(args, &position, &interrupt)?;
    let solution = prove(args, &mut solver, &mut base, &lookout, &mut keeper)?;
    base.check()?;
    let answer = SolveAnswer::new(&position, &args.start.rules, &solution, base.seeds());
    // If nobody reads it, what is kept and the proof are written all the same.
    let told = tell(args, &answer, out);
    let is_done = is_done(args.goal(), &solution);
    if let Some(kept) = &kept {
        let is_ended = is_done && certificate.is_none();
        kept.keep(&solution, if is_ended { Stage::Ended } else { Stage::Open });
        if !is_ended || solution.bounds.value().is_none() {
            keeper.keep_now(&solver, solution.nodes);
        }
    }
    let go_on = || go_on(args, &position, kept.as_ref());
    if interrupt.has_come() {
        return Err(Failure::Interrupted(go_on()));
    }
    if !is_done {
        lookout::say(&go_on());
        return told;
    }
    if let Some(certificate) = &certificate {
        let written = certificate.write(&solver, &base, &lookout);
        if interrupt.has_come() {
            keeper.keep_now(&solver, solution.nodes);
            return Err(Failure::Interrupted(go_on()));
        }
        let written = written?;
        if !args.json && told.is_ok() {
            writeln!(out, "proof  {written}")?;
        }
    }
    if let Some(kept) = &kept {
        if solution.bounds.value().is_some() {
            kept.forget();
        } else {
            kept.keep(&solution, Stage::Ended);
        }
    }
    told
}

/// Prints what is proved.
fn tell(args: &SolveArgs, answer: &SolveAnswer, out: &mut impl Write) -> Result<(), Failure> {
    if args.json {
        write_json(out, answer)?;
    } else {
        let goal = args.goal();
        write!(out, "{}", SolveText { answer, goal })?;
    }
    Ok(out.flush()?)
}

/// Takes over what an earlier run proved, and returns how many turns it took.
fn resume(kept: Option<&Kept>, solver: &mut Solver) -> Result<u64, Failure> {
    let Some(kept) = kept else {
        return Err(Failure::bad_input(
            "there is no state folder to resume from; name one by --state-dir",
        ));
    };
    let earlier = kept.read()?;
    let Some(Earlier { bounds, moves, .. }) = earlier else {
        lookout::say("Nothing is kept of this position yet; beginning anew.");
        return Ok(0);
    };
    solver.resume(bounds, &moves);
    match kept.notes.read(solver) {
        Ok(turns) => Ok(turns.unwrap_or(0)),
        Err(fault) => {
            lookout::say(&format!("warning: {fault}"));
            Ok(0)
        }
    }
}

/// Says whether an earlier run was cut short that knows more than can be seen at once.
fn is_unfinished(kept: &Kept, solver: &Solver, turns: u64) -> bool {
    let Ok(Some(Earlier { bounds, stage, .. })) = kept.read() else {
        return false;
    };
    stage == Stage::Open && (turns > 0 || bounds != solver.bounds())
}

/// Writes what is known at the beginning, so that it is seen now and not in the end if it cannot be. What an earlier run
/// proved is not written over before this one has proved something.
fn begin(mut kept: Kept, args: &SolveArgs, solver: &Solver) -> Option<Kept> {
    let is_there = kept.is_there();
    if is_there && !args.resume {
        let turns = kept.notes.turns(solver);
        kept.spare(turns);
        if is_unfinished(&kept, solver, turns) {
            let hint =
                "An earlier run of this position was not finished; --resume goes on from it.";
            lookout::say(hint);
        }
        return Some(kept);
    }
    let earlier = kept.read().ok().flatten();
    let moves = earlier.map_or_else(Vec::new, |earlier| earlier.moves);
    match kept.write(solver.bounds(), &moves, Stage::Open) {
        Ok(()) => Some(kept),
        Err(fault) => {
            lookout::say(&format!("warning: {fault}; this run cannot be resumed"));
            None
        }
    }
}

//! The command line as a whole: the program and its list of commands.
//!
//! Reading it touches nothing. The flags of a command stand beside the command.

use clap::{Parser, Subcommand};

use crate::command::admin::AdminCommandArgs;
use crate::command::analyze::AnalyzeArgs;
use crate::command::bench::BenchArgs;
use crate::command::completions::CompletionsArgs;
use crate::command::engine::EngineArgs;
use crate::command::man::ManArgs;
use crate::command::match_engines::MatchArgs;
use crate::command::moves::MovesArgs;
use crate::command::perft::PerftArgs;
use crate::command::puzzles::PuzzlesCommandArgs;
use crate::command::random::RandomArgs;
use crate::command::replay::ReplayArgs;
use crate::command::rules::RulesArgs;
use crate::command::serve::ServeArgs;
use crate::command::show::ShowArgs;
use crate::command::solve::SolveArgs;
use crate::command::tables::TablesCommandArgs;
use crate::command::turn::TurnArgs;
use crate::command::verify_proof::VerifyProofArgs;
use crate::play::PlayArgs;

const EXAMPLES: &str = "\
Examples:
  $ endodoi serve
  $ endodoi play
  $ endodoi rules merker
  $ endodoi show start
  $ endodoi turn start B
  $ endodoi analyze start

Every command explains itself: endodoi help COMMAND. A position is written as
in \"4,4,4,4,4,4/4,4,4,4,4,4 0-0 S\": South's holes A to F, North's holes a to f,
the seeds captured by South and North, and who is to move.

Exit codes: 0 done, 1 the work failed, 2 bad usage or bad input,
130 interrupted.";

/// Play, show, check and study En Dodoi, the relay-sowing mancala of the Maasai.
#[derive(Debug, Parser)]
#[command(name = "endodoi", version, max_term_width = 80, after_help = EXAMPLES)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What the program can be asked to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Serve(ServeArgs),
    Play(PlayArgs),
    Show(ShowArgs),
    Moves(MovesArgs),
    Turn(TurnArgs),
    Analyze(AnalyzeArgs),
    Solve(SolveArgs),
    VerifyProof(VerifyProofArgs),
    Perft(PerftArgs),
    Bench(BenchArgs),
    Replay(ReplayArgs),
    Random(RandomArgs),
    Engine(EngineArgs),
    Match(MatchArgs),
    Tables(TablesCommandArgs),
    Puzzles(PuzzlesCommandArgs),
    Admin(AdminCommandArgs),
    Rules(RulesArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
}

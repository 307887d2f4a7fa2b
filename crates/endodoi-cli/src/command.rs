//! The commands, one a file, and the way to each.
//!
//! A command asks `endodoi` or `endodoi_api` and writes down the answer; it decides nothing about
//! the game. All of them write to a writer that they are handed.

pub(crate) mod admin;
pub(crate) mod analyze;
pub(crate) mod bench;
pub(crate) mod completions;
mod endless;
pub(crate) mod engine;
pub(crate) mod man;
pub(crate) mod match_engines;
pub(crate) mod moves;
pub(crate) mod perft;
pub(crate) mod puzzles;
pub(crate) mod random;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod solve;
pub(crate) mod tables;
pub(crate) mod turn;
pub(crate) mod verify_proof;

use std::io::Write;

use crate::cli::Command;
use crate::failure::Failure;
use crate::play;

/// Runs a command and writes what it has to say to `out`.
pub(crate) fn run(command: &Command, out: &mut (impl Write + Send)) -> Result<(), Failure> {
    match command {
        Command::Serve(args) => serve::run(args, out),
        Command::Play(args) => play::run(args),
        Command::Show(args) => show::run(args, out),
        Command::Moves(args) => moves::run(args, out),
        Command::Turn(args) => turn::run(args, out),
        Command::Analyze(args) => analyze::run(args, out),
        Command::Solve(args) => solve::run(args, out),
        Command::VerifyProof(args) => verify_proof::run(args, out),
        Command::Perft(args) => perft::run(args, out),
        Command::Bench(args) => bench::run(args, out),
        Command::Replay(args) => replay::run(args, out),
        Command::Random(args) => random::run(args, out),
        Command::Engine(args) => engine::run(args),
        Command::Match(args) => match_engines::run(args, out),
        Command::Tables(args) => tables::run(args, out),
        Command::Puzzles(args) => puzzles::run(args, out),
        Command::Admin(args) => admin::run(args, out),
        Command::Rules(args) => rules::run(args, out),
        Command::Completions(args) => completions::run(args, out),
        Command::Man(args) => man::run(args, out),
    }
}

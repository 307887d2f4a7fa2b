//! `endodoi puzzles`: puzzles made and verified.
//!
//! What a puzzle is and how one is found is decided in `endodoi_api`; here are boards, tables, files and how far it has come.

mod made_text;
mod make;
mod verify;

use std::io::Write;

use clap::{Args, Subcommand};

use self::make::MakeArgs;
use self::verify::VerifyArgs;
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  $ endodoi puzzles make --count 3 --seeds 9 --seed 1 --out few.ndjson
  3 puzzles, in few.ndjson
  …
  $ endodoi puzzles verify few.ndjson
  3 puzzles: each answer is right, and no other is

A puzzle is a position with exactly one right hole: the only one that wins, or
the one that captures most. Endgame tables know that there is no other.
docs/puzzles.md describes the file and says how hard each puzzle is.";

/// Make puzzles with one right answer, and verify them
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES, disable_help_subcommand = true)]
pub(crate) struct PuzzlesCommandArgs {
    #[command(subcommand)]
    action: Action,
}

/// What can be done with puzzles.
#[derive(Clone, Debug, Subcommand)]
enum Action {
    Make(MakeArgs),
    Verify(VerifyArgs),
}

/// Does what was asked for.
pub(crate) fn run(args: &PuzzlesCommandArgs, out: &mut impl Write) -> Result<(), Failure> {
    match &args.action {
        Action::Make(args) => make::run(args, out),
        Action::Verify(args) => verify::run(args, out),
    }
}

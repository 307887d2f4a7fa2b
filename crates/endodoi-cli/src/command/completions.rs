//! `endodoi completions`: what a shell needs to complete a half-typed command.

use std::io::Write;

use clap::{Args, CommandFactory as _};
use clap_complete::Shell;

use crate::cli::Cli;
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  $ endodoi completions bash > endodoi.bash
  $ endodoi completions fish > endodoi.fish

Where the file belongs is said by the shell's own manual; for bash, for
instance: ~/.local/share/bash-completion/completions/endodoi";

/// Print completions for a shell.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct CompletionsArgs {
    /// Shell that completes
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

/// Prints the completions.
pub(crate) fn run(args: &CompletionsArgs, out: &mut impl Write) -> Result<(), Failure> {
    // The generator panics where writing fails, so it writes to memory.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "endodoi", &mut script);
    Ok(out.write_all(&script)?)
}

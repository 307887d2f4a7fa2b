//! The program `endodoi`: play, show, check and study En Dodoi in a terminal.
//!
//! Here the command line is read, the command is run, and what went wrong is said once. What the
//! commands do is in `command`, which flags there are in `cli`.

#![forbid(unsafe_code)]

mod board_text;
mod cli;
mod command;
mod counted;
mod data_folder;
mod escape;
mod exit_code;
mod failure;
mod fingerprint;
mod interrupt;
mod made_tables;
mod memory;
mod new_file;
mod output;
mod play;
mod position_arg;
mod progress;
mod random_games;
mod record_file;
mod regular_file;
mod shell_words;
mod start_args;
mod tables;
mod time_arg;
mod today;
mod tournament;
mod turn_end;

use std::io::{self, BufWriter, Write as _};

use clap::Parser as _;

use crate::cli::Cli;
use crate::exit_code::ExitCode;

fn main() -> std::process::ExitCode {
    let cli = Cli::parse();
    let mut out = BufWriter::new(io::stdout());
    let done = command::run(&cli.command, &mut out).and_then(|()| Ok(out.flush()?));
    let code = match done {
        Ok(()) => ExitCode::Done,
        Err(failure) => failure.report(),
    };
    code.into()
}

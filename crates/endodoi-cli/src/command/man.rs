//! `endodoi man`: the manual pages.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, CommandFactory as _};
use clap_mangen::Man;

use crate::cli::Cli;
use crate::escape::Escaped;
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  $ endodoi man > endodoi.1
  $ endodoi man --out man1";

/// Print the manual page, or write all pages to a folder.
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ManArgs {
    /// Folder for a page of each command, made if it is missing; without it the main page is
    /// printed
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// Prints or writes the pages.
pub(crate) fn run(args: &ManArgs, out: &mut impl Write) -> Result<(), Failure> {
    let program = Cli::command().disable_help_subcommand(true);
    if let Some(folder) = &args.out {
        return write_all(program, folder).map_err(|error| {
            let folder = folder.to_string_lossy();
            Failure::failed(format_args!(
                "cannot write manual pages to {}: {error}; name a folder that can be written to",
                Escaped(&folder)
            ))
        });
    }
    Ok(Man::new(program).render(out)?)
}

fn write_all(program: clap::Command, folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    clap_mangen::generate_to(program, folder)
}

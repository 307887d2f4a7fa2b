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
    Ok(out.write_all(page(program)?.as_bytes())?)
}

/// Writes the page of the program and one for each of its commands.
fn write_all(mut program: clap::Command, folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    program.build();
    write_with_commands(&program, "endodoi", folder)
}

/// Writes a page, and one for each command that belongs to it.
fn write_with_commands(command: &clap::Command, name: &str, folder: &Path) -> io::Result<()> {
    for inner in command.get_subcommands() {
        let name = format!("{name}-{}", inner.get_name());
        write_with_commands(inner, &name, folder)?;
    }
    fs::write(folder.join(format!("{name}.1")), page(command.clone())?)
}

/// A page with its examples under a heading of their own, kept as they are lined up.
fn page(command: clap::Command) -> io::Result<String> {
    let mut bytes = Vec::new();
    let source = concat!("endodoi ", env!("CARGO_PKG_VERSION"));
    Man::new(command).source(source).render(&mut bytes)?;
    let page = String::from_utf8_lossy(&bytes);
    let Some((before, after)) = page.split_once(".SH EXTRA\nExamples:\n") else {
        return Ok(page.into_owned());
    };
    let end = after.find("\n.SH").unwrap_or(after.len());
    let (examples, rest) = after.split_at(end);
    let examples = examples.replace(".br\n", "");
    Ok(format!("{before}.SH EXAMPLES\n.nf\n{examples}\n.fi{rest}"))
}

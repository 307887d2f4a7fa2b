//! `endodoi admin backup`: everything as it is at one moment, in a new file.

use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use super::place::PlaceArgs;
use super::told;
use super::watch::Watched;
use crate::failure::Failure;
use crate::new_file::NewFile;

const EXAMPLES: &str = "\
Examples:
  $ endodoi admin backup monday.ndjson
    rooms, keys and shared records as text, for either kind of database
  $ endodoi admin backup monday.sqlite --data /var/lib/endodoi
    the file of the database; put back as endodoi.sqlite in the folder

The server may run meanwhile. Secrets of players are in it as hashes alone, what
was said and played is in it as it is: keep it where nobody else can read it.";

/// Copy everything as it is now to a new file
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(super) struct BackupArgs {
    /// New file: text for any database if it ends in .ndjson, else a copy of the database's own file
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[command(flatten)]
    place: PlaceArgs,
}

/// Copies everything.
pub(super) fn run(args: &BackupArgs, out: &mut impl Write) -> Result<(), Failure> {
    let file = NewFile::named(&args.file, "FILE")?;
    let opened = args.place.open()?;
    let mut watched = Watched::begin()?;
    let is_text = args.file.extension() == Some(Path::new("ndjson").as_os_str());
    if !is_text {
        file.fill(|temporary| opened.wait(opened.admin.copy_file(temporary.path())))?;
        writeln!(out, "the whole database, in {}", file.name())?;
        return Ok(());
    }
    let mut amount = None;
    file.fill(|temporary| {
        let mut watch = |rooms| watched.hear(rooms);
        let dump = opened.admin.dump(BufWriter::new(temporary), &mut watch);
        amount = Some(opened.wait(dump)?);
        Ok(())
    })?;
    let amount = amount.unwrap_or_default();
    writeln!(out, "{}, in {}", told(amount), file.name())?;
    Ok(())
}

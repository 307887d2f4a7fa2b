//! `endodoi admin restore`: a backup written back, once all of it has been checked.

use std::fs::File;
use std::io::{Read as _, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use endodoi_server::admin::{Amount, Onto};

use super::place::PlaceArgs;
use super::told;
use super::watch::Watched;
use crate::failure::Failure;
use crate::record_file;

const EXAMPLES: &str = "\
Examples:
  $ endodoi admin restore monday.ndjson --data new
    into a new folder
  $ endodoi admin restore monday.ndjson --database postgres:///games
    into an empty database of PostgreSQL, whatever it was made from
  $ endodoi admin restore monday.ndjson --merge
    only what is not there

Every line is checked and every game played through before anything is written;
then all of it is written, or nothing.";

/// How the file of a database of `SQLite` begins.
const SQLITE: &[u8; 15] = b"SQLite format 3";

/// Write a backup back
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(super) struct RestoreArgs {
    /// File of endodoi admin backup FILE.ndjson
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Add to what is there, which stays as it is; without it the database must be empty
    #[arg(long)]
    merge: bool,

    #[command(flatten)]
    place: PlaceArgs,
}

/// Writes a backup back.
pub(super) fn run(args: &RestoreArgs, out: &mut impl Write) -> Result<(), Failure> {
    must_be_text(&args.file)?;
    let opened = args.place.open_or_make()?;
    let onto = if args.merge {
        Onto::WhatIsThere
    } else {
        Onto::Nothing
    };
    let mut watched = Watched::begin()?;
    let mut watch = |rooms| watched.hear(rooms);
    let restore = opened.admin.restore(&args.file, onto, &mut watch);
    let restored = opened.wait(restore).map_err(|failure| match failure {
        Failure::BadInput(reason) if reason.starts_with("line ") => {
            Failure::bad_input(format_args!("{}, {reason}", record_file::name(&args.file)))
        }
        other => other,
    })?;
    writeln!(out, "{} restored", told(restored.written))?;
    if restored.there != Amount::default() {
        writeln!(out, "{} there already", told(restored.there))?;
    }
    Ok(())
}

/// Refuses what cannot be read, before a database is made for it.
fn must_be_text(path: &Path) -> Result<(), Failure> {
    let name = record_file::name(path);
    let mut start = Vec::new();
    let read = File::open(path).and_then(|file| file.take(15).read_to_end(&mut start));
    read.map_err(|error| {
        Failure::bad_input(format_args!(
            "{name}: {error}; give a file of endodoi admin backup FILE.ndjson"
        ))
    })?;
    if start == SQLITE {
        return Err(Failure::bad_input(format_args!(
            "{name} is a whole database; end the server and put it into its folder as endodoi.sqlite"
        )));
    }
    Ok(())
}

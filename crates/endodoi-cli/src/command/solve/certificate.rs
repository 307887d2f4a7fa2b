//! Writing the proof of what was solved into a file.

use std::fmt;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use endodoi::Position;
use endodoi_engine::{Answer, Answers, Claim, Limits, ProofError, Solver, write_proof};

use super::base::Base;
use super::lookout::Lookout;
use crate::failure::Failure;
use crate::memory::bytes_to_use;
use crate::play::store::new_file_in;
use crate::record_file;

/// A file for a proof.
pub(super) struct Certificate {
    path: PathBuf,
}

/// What was written.
pub(super) struct Written {
    path: PathBuf,
    answers: u64,
    bytes: usize,
}

impl Certificate {
    /// Names the file.
    ///
    /// # Errors
    /// [`Failure::BadInput`] if it is there already, or its folder is not: better now than in the end.
    pub(super) fn new(path: &Path) -> Result<Self, Failure> {
        let name = record_file::name(path);
        if path.symlink_metadata().is_ok() {
            return Err(Failure::bad_input(format_args!(
                "{name} is there already; choose another file for --proof"
            )));
        }
        if !folder(path).is_dir() {
            return Err(Failure::bad_input(format_args!(
                "the folder of {name} is not there; make it, or choose another file for --proof"
            )));
        }
        Ok(Self {
            path: path.to_owned(),
        })
    }

    /// Writes the proof of the bounds that the solver has reached.
    pub(super) fn write(
        &self,
        solver: &Solver,
        base: &Base<'_>,
        lookout: &Lookout<'_>,
    ) -> Result<Written, Failure> {
        let position = solver.position();
        let (mover, bounds) = (position.to_move(), solver.bounds());
        let claims = [
            Claim {
                side: mover,
                at_least: bounds.at_least(),
            },
            Claim {
                side: mover.opposite(),
                at_least: -bounds.at_most(),
            },
        ];
        let answers = Asked { solver, lookout };
        let proof = write_proof(
            position,
            solver.rules(),
            base.tables(),
            &claims,
            &answers,
            bytes_to_use(),
            lookout,
        );
        lookout.told()?;
        let proof = proof.map_err(|error| match error {
            ProofError::Memory(_) => Failure::failed(format_args!(
                "the proof cannot be written: {error}; end other programs, or give less --hash"
            )),
            error => Failure::failed(format_args!("the proof cannot be written: {error}")),
        })?;
        let bytes = proof.to_bytes();
        self.write_file(&bytes).map_err(|error| {
            let name = record_file::name(&self.path);
            Failure::failed(format_args!(
                "{name} cannot be written: {error}; choose another place for --proof"
            ))
        })?;
        Ok(Written {
            path: self.path.clone(),
            answers: proof.answers(),
            bytes: bytes.len(),
        })
    }

    fn write_file(&self, bytes: &[u8]) -> io::Result<()> {
        let mut file = new_file_in(folder(&self.path))?;
        file.write_all(bytes)?;
        file.as_file().sync_all()?;
        file.persist_noclobber(&self.path)?;
        Ok(())
    }
}

/// The folder of a file.
fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = record_file::name(&self.path);
        let (answers, bytes) = (self.answers, self.bytes);
        write!(f, "{answers} answers in {bytes} bytes, in {name}")
    }
}

/// The solver, asked until somebody says stop.
struct Asked<'a> {
    solver: &'a Solver,
    lookout: &'a Lookout<'a>,
}

impl Answers for Asked<'_> {
    fn ask(&self, position: &Position, at_least: i16) -> Answer {
        (self.solver).ask(position, at_least, Limits::NONE, self.lookout)
    }
}

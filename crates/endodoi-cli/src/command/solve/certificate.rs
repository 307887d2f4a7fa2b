//! Writing the proof of what was solved into a file.

use std::fmt;
use std::path::Path;

use endodoi::Position;
use endodoi_engine::{Answer, Answers, Claim, Limits, ProofError, Solver, write_proof};

use super::base::Base;
use super::lookout::Lookout;
use crate::failure::Failure;
use crate::memory::bytes_to_use;
use crate::new_file::NewFile;

/// A file for a proof.
pub(super) struct Certificate {
    file: NewFile,
}

/// What was written.
pub(super) struct Written {
    file: String,
    answers: u64,
    bytes: usize,
}

impl Certificate {
    /// Names the file.
    ///
    /// # Errors
    /// Those of [`NewFile::named`].
    pub(super) fn new(path: &Path) -> Result<Self, Failure> {
        let file = NewFile::named(path, "--proof")?;
        Ok(Self { file })
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
        self.file.write(&bytes)?;
        Ok(Written {
            file: self.file.name(),
            answers: proof.answers(),
            bytes: bytes.len(),
        })
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            file,
            answers,
            bytes,
        } = self;
        write!(f, "{answers} answers in {bytes} bytes, in {file}")
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

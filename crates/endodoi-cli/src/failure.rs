//! Why a command could not do its work.
//!
//! A failure is a sentence for the person at the terminal, and knows its exit code. It is said once,
//! at the end of the program.

use std::fmt::{self, Display};
use std::io::{self, Write as _};

use crate::exit_code::ExitCode;

/// What went wrong.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Whoever read the output has closed it. That is no mistake: `endodoi … | head` does so.
    OutputClosed,
    /// The player pressed Ctrl-C; the text says how to go on.
    Interrupted(String),
    /// The work failed.
    Failed(String),
    /// What was typed or read makes no sense.
    BadInput(String),
}

impl Failure {
    /// The work failed, for this reason.
    pub(crate) fn failed(reason: impl Display) -> Self {
        Self::Failed(reason.to_string())
    }

    /// What was typed or read makes no sense, for this reason.
    pub(crate) fn bad_input(reason: impl Display) -> Self {
        Self::BadInput(reason.to_string())
    }

    /// Says on the standard error what went wrong and returns the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        let (code, reason) = match self {
            Self::OutputClosed => return ExitCode::Done,
            Self::Interrupted(how_to_go_on) => {
                let _ = writeln!(io::stderr(), "{how_to_go_on}");
                return ExitCode::Interrupted;
            }
            Self::Failed(reason) => (ExitCode::Failed, reason),
            Self::BadInput(reason) => (ExitCode::BadInput, reason),
        };
        // Where the standard error is closed, the exit code has to say it alone.
        let _ = writeln!(io::stderr(), "error: {reason}");
        code
    }
}

/// The reason alone; nothing where there is none to tell.
impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutputClosed => Ok(()),
            Self::Interrupted(reason) | Self::Failed(reason) | Self::BadInput(reason) => {
                f.write_str(reason)
            }
        }
    }
}

/// An error in writing the output. Errors in reading are turned into failures where they occur.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::OutputClosed,
            _ => Self::failed(format_args!(
                "cannot write the output: {error}; send it somewhere else"
            )),
        }
    }
}

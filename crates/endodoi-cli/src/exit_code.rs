//! The exit codes of the program, all of them.
//!
//! A program that is interrupted by Ctrl-C is ended by that signal, which shells report as 130. Where
//! the key does not become a signal, in the full-screen game, the program ends with that code itself.

/// What the program tells its caller when it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExitCode {
    /// The work is done.
    Done = 0,
    /// The work failed: something could not be written, say.
    Failed = 1,
    /// The command line or a file read makes no sense. The reader of the command line ends the
    /// program with the same code.
    BadInput = 2,
    /// The player pressed Ctrl-C.
    Interrupted = 130,
}

impl From<ExitCode> for std::process::ExitCode {
    fn from(code: ExitCode) -> Self {
        Self::from(code as u8)
    }
}

//! Why a position cannot be solved.

use endodoi::Rules;
use thiserror::Error;

/// Why there is no [`Solver`](super::Solver) for a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SolveError {
    /// What was captured would count in every position.
    #[error(
        "under {0} a game stops when it is decided, so no value holds for all that may have been \
         captured; leave out stop_when_decided"
    )]
    StopsWhenDecided(Rules),
    /// The memory asked for is not there.
    #[error("there is no memory for a table of {0} MiB; ask for a smaller one")]
    Memory(usize),
}

impl SolveError {
    /// Returns a name for the kind of error that never changes, for translation.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::StopsWhenDecided(_) => "solve.stops-when-decided",
            Self::Memory(_) => "solve.memory",
        }
    }
}

//! What can be wrong with a table file.
//!
//! Each error names the file, what was found and what was wanted there, and what to do about it. Nothing in a file is
//! believed before its checksum was compared, so a damaged file is an error and never a wrong value.

use std::io;
use std::sync::Arc;

use endodoi::Width;
use thiserror::Error;

/// A table file or folder that cannot be used.
///
/// The message says which, why, and what to do about it.
#[derive(Clone, Debug, Error)]
#[error("{place}: {fault}")]
pub struct TableError {
    place: String,
    #[source]
    fault: TableFault,
}

impl TableError {
    pub(crate) const fn new(place: String, fault: TableFault) -> Self {
        Self { place, fault }
    }

    /// Returns the file or folder as it was given.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// Returns what is wrong with it.
    pub const fn fault(&self) -> &TableFault {
        &self.fault
    }

    /// Returns a name for the kind of error that never changes, for translation.
    pub const fn code(&self) -> &'static str {
        self.fault.code()
    }
}

/// What is wrong with a table file or folder.
#[derive(Clone, Debug, Error)]
#[non_exhaustive]
pub enum TableFault {
    /// The system could not read or write.
    #[error("{0}")]
    System(Arc<io::Error>),
    /// A folder without any table.
    #[error("there are no tables here; make some with `endodoi tables build`")]
    Empty,
    /// A layer is missing below another.
    #[error("layer {seeds} is missing")]
    Missing {
        /// The seeds of the layer that is missing.
        seeds: u8,
    },
    /// Layers in memory that do not follow each other.
    #[error("place {seeds} holds another layer: {found}")]
    OutOfOrder {
        /// The seeds that were wanted.
        seeds: u8,
        /// What was found.
        found: String,
    },
    /// Another program builds tables in this folder.
    #[error("another program is building tables here; wait for its end, or choose another folder")]
    InUse,
    /// A layer has more positions than this machine can number.
    #[error(
        "the layer of {seeds} seeds has more positions than can be numbered; choose fewer seeds or shorter rows"
    )]
    TooManyPositions {
        /// The seeds of the layer.
        seeds: usize,
    },
    /// A table of another board.
    #[error("the table is for 2x{} and not for 2x{}", .found.holes_per_row(), .wanted.holes_per_row())]
    OtherBoard {
        /// The board that the table is for.
        found: Width,
        /// The board that is wanted.
        wanted: Width,
    },
}

impl TableFault {
    /// Returns a name for the kind of fault that never changes, for translation.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::System(_) => "tables.system",
            Self::Empty => "tables.empty",
            Self::Missing { .. } => "tables.missing",
            Self::OutOfOrder { .. } => "tables.out-of-order",
            Self::InUse => "tables.in-use",
            Self::TooManyPositions { .. } => "tables.too-many-positions",
            Self::OtherBoard { .. } => "tables.other-board",
        }
    }
}

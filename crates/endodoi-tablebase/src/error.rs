//! What can be wrong with a table file.
//!
//! Each error names the file, what was found and what was wanted there, and what to do about it. Nothing in a file is
//! believed before its checksum was compared, so a damaged file is an error and never a wrong value.

use std::io;
use std::sync::Arc;

use endodoi::Width;
use thiserror::Error;

use crate::table_rules::TableRules;

/// A table file or folder that cannot be used.
///
/// The message says which, why, and what to do about it; that stands last, so that a program can put its command for it behind.
#[derive(Clone, Debug, Error)]
#[error("{place}: {fault}")]
pub struct TableError {
    place: String,
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
    /// The system could not read a file or folder.
    #[error("cannot be read: {0}")]
    Unreadable(Arc<io::Error>),
    /// The system could not write a file or folder.
    #[error("cannot be written: {0}")]
    Unwritable(Arc<io::Error>),
    /// A folder without any table.
    #[error("no tables are here; build some")]
    Empty,
    /// A layer is missing below another.
    #[error("the table of {seeds} seeds is missing; build it")]
    Missing {
        /// The seeds of the layer that is missing.
        seeds: u8,
    },
    /// A file that is something else.
    #[error(
        "this is no table of En Dodoi: it begins with `{found}`; take it out of the folder and build the table anew"
    )]
    NotATable {
        /// The first bytes; those that are no text are written as escapes.
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
    /// A table of another version of the format.
    #[error(
        "its format is version {found} and not {}; \
         read it with a program as new as the one that made it, or remove it and build it anew",
        crate::format::VERSION
    )]
    OtherVersion {
        /// The version of the file.
        found: u16,
    },
    /// A file that does not end as tables do.
    #[error(
        "it is cut off, or something was added behind its end; \
         remove it and build it anew"
    )]
    Cut,
    /// A header whose checksum is wrong.
    #[error(
        "its header is damaged: the checksum is {found:08x} and should be {wanted:08x}; \
         remove the file and build it anew"
    )]
    HeaderDamaged {
        /// The checksum of the bytes that are there.
        found: u32,
        /// The checksum that the file tells.
        wanted: u32,
    },
    /// A header whose checksum is right, but that makes no sense.
    #[error(
        "its header was written wrongly: {reason}; \
         remove the file and build it anew"
    )]
    HeaderImpossible {
        /// What makes no sense.
        reason: String,
    },
    /// An index of blocks whose checksum is wrong.
    #[error(
        "the index of its blocks is damaged: the checksum is {found:08x} and should be {wanted:08x}; \
         remove the file and build it anew"
    )]
    IndexDamaged {
        /// The checksum of the bytes that are there.
        found: u32,
        /// The checksum that the file tells.
        wanted: u32,
    },
    /// Blocks that are not as long as the index says.
    #[error(
        "its blocks have {found} bytes and should have {wanted}; \
         remove the file and build it anew"
    )]
    OtherLength {
        /// The bytes between header and index.
        found: u64,
        /// The sum of what the index says.
        wanted: u64,
    },
    /// A block whose checksum is wrong.
    #[error(
        "its block {block} is damaged: the checksum is {found:08x} and should be {wanted:08x}; \
         remove the file and build it anew"
    )]
    BlockDamaged {
        /// The number of the block, from 0 on.
        block: u64,
        /// The checksum of the bytes that are there.
        found: u32,
        /// The checksum that the index tells.
        wanted: u32,
    },
    /// A block whose checksum is right, but that does not hold the values of its positions.
    #[error(
        "its block {block} was written wrongly: it does not hold the values of its positions; \
         remove the file and build it anew"
    )]
    BlockImpossible {
        /// The number of the block, from 0 on.
        block: u64,
    },
    /// A file whose hash is wrong, though all its parts look right.
    #[error(
        "it is damaged: the hash of the file is {found:016x} and should be {wanted:016x}; \
         remove it and build it anew"
    )]
    FileDamaged {
        /// The hash of the bytes that are there.
        found: u64,
        /// The hash that the file tells.
        wanted: u64,
    },
    /// Values that occur more or less often than the header says.
    #[error(
        "it was written wrongly: its values are not as many of each as its header says; \
         remove it and build it anew"
    )]
    OtherCounts,
    /// The table of another layer, such as a file under the name of another.
    #[error(
        "it holds the positions of {found} seeds and not of {wanted}, perhaps because it was renamed; \
         give it its name back, or remove it and build it anew"
    )]
    OtherLayer {
        /// The seeds of the layer in the file.
        found: u8,
        /// The seeds that are wanted.
        wanted: u8,
    },
    /// A table of another board.
    #[error(
        "it is for 2x{} and not for 2x{}; keep the tables of each board in a folder of their own",
        .found.holes_per_row(), .wanted.holes_per_row()
    )]
    OtherBoard {
        /// The board that the table is for.
        found: Width,
        /// The board that is wanted.
        wanted: Width,
    },
    /// A table for other rules.
    #[error(
        "it is for the rules {found} and not for {wanted}; \
         keep the tables of each rule set in a folder of their own"
    )]
    OtherRules {
        /// The rules that the table is for.
        found: TableRules,
        /// The rules that are wanted.
        wanted: TableRules,
    },
}

impl TableFault {
    /// Returns a name for the kind of fault that never changes, for translation.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unreadable(_) => "tables.unreadable",
            Self::Unwritable(_) => "tables.unwritable",
            Self::Empty => "tables.empty",
            Self::Missing { .. } => "tables.missing",
            Self::InUse => "tables.in-use",
            Self::TooManyPositions { .. } => "tables.too-many-positions",
            Self::NotATable { .. } => "tables.not-a-table",
            Self::OtherVersion { .. } => "tables.other-version",
            Self::Cut => "tables.cut",
            Self::HeaderDamaged { .. } => "tables.header-damaged",
            Self::HeaderImpossible { .. } => "tables.header-impossible",
            Self::IndexDamaged { .. } => "tables.index-damaged",
            Self::OtherLength { .. } => "tables.other-length",
            Self::BlockDamaged { .. } => "tables.block-damaged",
            Self::BlockImpossible { .. } => "tables.block-impossible",
            Self::FileDamaged { .. } => "tables.file-damaged",
            Self::OtherCounts => "tables.other-counts",
            Self::OtherLayer { .. } => "tables.other-layer",
            Self::OtherBoard { .. } => "tables.other-board",
            Self::OtherRules { .. } => "tables.other-rules",
        }
    }

    pub(crate) fn unreadable(error: io::Error) -> Self {
        Self::Unreadable(Arc::new(error))
    }

    #[cfg(feature = "files")]
    pub(crate) fn unwritable(error: io::Error) -> Self {
        Self::Unwritable(Arc::new(error))
    }

    /// Puts the file or folder to it.
    pub(crate) fn at(self, place: &str) -> TableError {
        TableError::new(place.to_owned(), self)
    }
}

/// The first 40 characters of a text that was refused, without any that a terminal would act upon.
pub(crate) fn excerpt(text: &str) -> String {
    text.chars().take(40).flat_map(char::escape_debug).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_a_terminal_acts_upon_is_told() {
        assert_eq!(excerpt("merker\x1b[31m\nred"), "merker\\u{1b}[31m\\nred");
        assert_eq!(excerpt(&"a".repeat(99)).len(), 40);
    }
}

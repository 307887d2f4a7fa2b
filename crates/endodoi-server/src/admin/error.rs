//! Why something could not be done with a database. How its place was named is for the caller to say.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

use crate::start::StartError;
use crate::store::Fault;

/// Why something could not be done.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum AdminError {
    /// Nothing is kept in memory once a server has ended.
    #[error("what is kept in memory alone cannot be reached")]
    Nowhere,
    /// The file of the database is not there.
    #[error("there is no database {}", .0.display())]
    Missing(PathBuf),
    /// The database cannot be opened.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The database failed, for the reason in words.
    #[error("the database: {0}")]
    Database(String),
    /// The database is in no file of its own.
    #[error("a database of PostgreSQL is in no file that could be copied")]
    NoFile,
    /// The name of a file is no text.
    #[error("the name {} is no Unicode text; choose another", .0.display())]
    Name(PathBuf),
    /// A line of a dump is not as it should be, for the reason in words.
    #[error("line {line}: {reason}")]
    Line {
        /// The number of the line, counted from 1.
        line: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// A room of the database is not as it should be, for the reason in words.
    #[error("{0}")]
    Damaged(String),
    /// The database holds something already.
    #[error("the database is not empty")]
    NotEmpty,
    /// Reading or writing a file failed.
    #[error(transparent)]
    File(#[from] io::Error),
    /// It was stopped; nothing was changed.
    #[error("stopped before the end; nothing was changed")]
    Stopped,
}

impl From<Fault> for AdminError {
    fn from(fault: Fault) -> Self {
        Self::Database(fault.to_string())
    }
}

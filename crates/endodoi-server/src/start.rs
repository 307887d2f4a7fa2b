//! Why a server cannot start. What to do about an address depends on how it was named, so whoever
//! named it says that.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

use thiserror::Error;

use crate::store::DatabaseUrl;

/// A server that could not start.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum StartError {
    /// The address to listen at cannot be had.
    #[error("cannot listen at {0}: {1}")]
    Address(SocketAddr, #[source] io::Error),
    /// The folder for what is kept, or a file in it, cannot be used, for the reason in words.
    #[error("cannot keep what is shared in {}: {}", .0.display(), .1)]
    Data(PathBuf, String),
    /// The database for what is kept cannot be used, for the reason in words.
    #[error("cannot keep what is shared in the database {0}: {1}")]
    Database(DatabaseUrl, String),
}

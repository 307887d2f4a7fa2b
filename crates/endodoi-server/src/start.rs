//! Why a server cannot start. What to do about it depends on how it was started, so whoever started
//! it says that.

use std::io;
use std::net::SocketAddr;

use thiserror::Error;

/// A server that could not start.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum StartError {
    /// The address to listen at cannot be had.
    #[error("cannot listen at {0}: {1}")]
    Address(SocketAddr, #[source] io::Error),
}

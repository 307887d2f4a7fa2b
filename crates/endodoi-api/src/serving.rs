//! Where does a server answer?

use serde::Serialize;

use crate::Answer;

/// A server that has begun to answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ServingAnswer {
    /// The address for a browser on the same machine: `http://127.0.0.1:7878/`.
    pub address: String,
    /// The address that it listens at: `127.0.0.1:7878`.
    pub listen: String,
    /// The address at which it tells figures, if it does: `127.0.0.1:9090`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub metrics: Option<String>,
}

impl Answer for ServingAnswer {}

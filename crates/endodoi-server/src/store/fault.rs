//! What can be wrong with the file of shared records, in words, and as an answer to who asked.

use std::io;
use std::time::Duration;

use axum::http::StatusCode;
use sqlx::migrate::MigrateError;
use thiserror::Error;

use crate::problem::Problem;

/// Why something could not be kept or found.
#[derive(Debug, Error)]
pub(crate) enum Fault {
    #[error("the folder cannot be made: {0}")]
    Folder(io::Error),
    #[error("it is no database of Endodoi, or damaged; move it away and a new one is made")]
    Damaged,
    #[error("another program has locked it; end that program and try again")]
    Locked,
    #[error("it cannot be opened or written; look at its permissions and those of its folder")]
    Closed,
    #[error("it was written by a newer version of Endodoi; use that version")]
    Newer,
    #[error("there is no more room")]
    Full,
    #[error("every name that a text could have is another text's")]
    Taken,
    #[error("{0}")]
    Other(String),
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Self {
        if matches!(error, sqlx::Error::PoolTimedOut) {
            return Self::Locked;
        }
        let database = error.as_database_error();
        let code = database.and_then(sqlx::error::DatabaseError::code);
        // The lowest byte of a code of SQLite says of what kind it is, the others say more of it.
        let code: Option<i32> = code.and_then(|code| code.parse().ok());
        match code.map(|code| code & 0xff) {
            Some(5 | 6) => Self::Locked,
            Some(3 | 8 | 10 | 14) => Self::Closed,
            Some(11 | 26) => Self::Damaged,
            Some(13) => Self::Full,
            _ => Self::Other(error.to_string()),
        }
    }
}

impl From<MigrateError> for Fault {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            MigrateError::VersionMissing(_) | MigrateError::VersionMismatch(_) => Self::Newer,
            other => Self::Other(other.to_string()),
        }
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Full => {
                tracing::warn!("there is no more room for shared records");
                let detail =
                    "no more records can be shared here; send the text of the record instead";
                Self::new(StatusCode::INSUFFICIENT_STORAGE, "shared.full", detail)
            }
            Fault::Locked => {
                let detail = "another program is using the shared records; ask again in a moment";
                Self::unavailable(detail, Duration::from_secs(2))
            }
            other => Self::internal(format_args!("shared records: {other}")),
        }
    }
}

//! What can be wrong with the database, in words, and as an answer to who asked.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx::postgres::PgDatabaseError;
use thiserror::Error;

use crate::problem::Problem;

/// How often a database has failed this program.
static COUNT: AtomicU64 = AtomicU64::new(0);

/// Why something could not be kept or found.
#[derive(Clone, Debug, Error)]
pub(crate) enum Fault {
    #[error("the folder cannot be made: {0}")]
    Folder(String),
    #[error("its name is no Unicode text; choose a folder whose name is")]
    Name,
    #[error("it is no database of Endodoi, or damaged; move it away and a new one is made")]
    Damaged,
    #[error("another program has locked it; end that program and try again")]
    Locked,
    #[error("it cannot be opened or written; look at its permissions and those of its folder")]
    Closed,
    #[error("it was written by a newer version of Endodoi; use that version")]
    Newer,
    #[error("it cannot be reached; see whether it runs, and whether host and port are right")]
    Unreachable,
    #[error("it does not answer in time; see whether it runs, and what else keeps it busy")]
    Silent,
    #[error(
        "it refuses the user; see whether name and password are right, and whether that user may make and \
         write tables"
    )]
    Refused,
    #[error("there is no database of this name; make it with createdb")]
    Missing,
    #[error(
        "it wants an encrypted connection, which this program cannot make; reach it by a socket or a network \
         of your own, with sslmode=disable"
    )]
    Encrypted,
    #[error("a text holds a character that the database cannot keep")]
    Unfit,
    #[error("there is no more room")]
    Full,
    #[error("the disk of the database is full; make room on it")]
    Disk,
    #[error("every name that a text could have is another text's")]
    Taken,
    #[error("{0}")]
    Other(String),
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Self {
        COUNT.fetch_add(1, Ordering::Relaxed);
        match &error {
            sqlx::Error::PoolTimedOut => Self::Silent,
            sqlx::Error::Io(_) => Self::Unreachable,
            sqlx::Error::Tls(_) => Self::Encrypted,
            sqlx::Error::Database(told) => Self::told(&**told),
            _ => Self::Other(error.to_string()),
        }
    }
}

impl Fault {
    /// How often a database has failed this program, of whatever kind it was.
    pub(crate) fn count() -> u64 {
        COUNT.load(Ordering::Relaxed)
    }

    /// What the code of a database means; `SQLite` has numbers, `PostgreSQL` has five letters.
    fn told(error: &dyn DatabaseError) -> Self {
        let code = error.code().unwrap_or_default();
        let known = if error.try_downcast_ref::<PgDatabaseError>().is_some() {
            Self::by_state(&code)
        } else {
            code.parse().ok().and_then(Self::by_number)
        };
        known.unwrap_or_else(|| Self::Other(error.to_string()))
    }

    /// The lowest byte of a code of `SQLite` says of what kind it is, the others say more of it.
    const fn by_number(code: i32) -> Option<Self> {
        match code & 0xff {
            5 | 6 => Some(Self::Locked),
            3 | 8 | 10 | 14 => Some(Self::Closed),
            11 | 26 => Some(Self::Damaged),
            13 => Some(Self::Disk),
            _ => None,
        }
    }

    /// The first two letters of an SQLSTATE say of what kind it is.
    fn by_state(state: &str) -> Option<Self> {
        match state {
            "3D000" => Some(Self::Missing),
            "22021" => Some(Self::Unfit),
            "25006" => Some(Self::Closed),
            "42501" => Some(Self::Refused),
            // Tables of the same names that are not ours.
            "42P07" | "42703" => Some(Self::Damaged),
            "40001" | "40P01" | "55P03" => Some(Self::Locked),
            "53100" => Some(Self::Disk),
            _ => match state.get(..2)? {
                "08" | "57" => Some(Self::Unreachable),
                "28" => Some(Self::Refused),
                "53" => Some(Self::Silent),
                "XX" => Some(Self::Damaged),
                _ => None,
            },
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
            Fault::Unfit => Self::unreadable(fault),
            Fault::Locked => {
                let detail = "another program is using the database; ask again in a moment";
                Self::unavailable(detail, Duration::from_secs(2))
            }
            Fault::Unreachable | Fault::Silent | Fault::Disk => {
                tracing::error!(%fault, "the database does not do its work");
                let detail = "the database does not answer; ask again in a moment";
                Self::unavailable(detail, Duration::from_secs(5))
            }
            other => Self::internal(format_args!("the database: {other}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_database_tells_by_code_is_known() {
        let number = |code| format!("{:?}", Fault::by_number(code));
        // Read-only, and read-only since its folder is.
        assert_eq!(number(8), "Some(Closed)");
        assert_eq!(number(1544), "Some(Closed)");
        assert_eq!(number(517), "Some(Locked)");
        assert_eq!(number(13), "Some(Disk)");
        assert_eq!(number(2067), "None");
        let state = |state| format!("{:?}", Fault::by_state(state));
        assert_eq!(state("28P01"), "Some(Refused)");
        assert_eq!(state("57P01"), "Some(Unreachable)");
        assert_eq!(state("53300"), "Some(Silent)");
        assert_eq!(state("53100"), "Some(Disk)");
        assert_eq!(state("40P01"), "Some(Locked)");
        assert_eq!(state("23505"), "None");
        assert_eq!(state("?"), "None");
    }
}

//! Where a `PostgreSQL` database is, as it is given: the password is in it, and never told again.

use std::fmt;
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;
use thiserror::Error;

/// The address of a `PostgreSQL` database, `postgres://USER:PASSWORD@HOST:PORT/NAME`.
///
/// What is printed of it names host and database only.
///
/// ```
/// let url: endodoi_server::DatabaseUrl = "postgres://me:secret@db.example/games".parse()?;
/// assert_eq!(url.to_string(), "games at db.example:5432");
/// # Ok::<(), endodoi_server::NoDatabaseUrl>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct DatabaseUrl {
    url: String,
    told: String,
}

/// A text that names no database. It is not given back, since it may hold a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the database is not named as postgres://USER:PASSWORD@HOST:PORT/NAME")]
pub struct NoDatabaseUrl;

impl DatabaseUrl {
    /// All of it, the password included.
    pub(crate) fn reveal(&self) -> &str {
        &self.url
    }
}

impl FromStr for DatabaseUrl {
    type Err = NoDatabaseUrl;

    fn from_str(url: &str) -> Result<Self, NoDatabaseUrl> {
        if !["postgres://", "postgresql://"]
            .iter()
            .any(|start| url.starts_with(start))
        {
            return Err(NoDatabaseUrl);
        }
        let options = PgConnectOptions::from_str(url).map_err(|_| NoDatabaseUrl)?;
        // A database that is not named has the name of the user.
        let name = options.get_database().unwrap_or(options.get_username());
        let told = match options.get_socket() {
            Some(socket) => format!("{name} at {}", socket.display()),
            None => format!("{name} at {}:{}", options.get_host(), options.get_port()),
        };
        Ok(Self {
            url: url.to_owned(),
            told,
        })
    }
}

impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told)
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DatabaseUrl({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_told_to_nobody() {
        for url in [
            "postgres://me:secret@db.example:5433/games?sslmode=disable",
            "postgresql://me:secret@db.example/?password=secret",
            "postgres:///games?host=/run/secret-less&password=secret",
        ] {
            let url: DatabaseUrl = url.parse().unwrap();
            let told = format!("{url} {url:?}").replace("secret-less", "");
            assert!(!told.contains("secret"), "{told}");
        }
        for wrong in [
            "",
            "me:secret@db",
            "mysql://me:secret@db/a",
            "postgres://me:secret@db:port/a",
        ] {
            let told = wrong.parse::<DatabaseUrl>().unwrap_err().to_string();
            assert!(!told.contains("secret"), "{told}");
        }
    }

    #[test]
    fn a_database_is_told_by_name_and_host() {
        let told = |url: &str| url.parse::<DatabaseUrl>().unwrap().to_string();
        assert_eq!(
            told("postgres://me@db.example:5433/games"),
            "games at db.example:5433"
        );
        assert_eq!(told("postgres://me@[::1]/"), "me at [::1]:5432");
    }
}

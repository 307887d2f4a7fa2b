//! The command line.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use super::server::{Place, Starter};

/// What is asked for.
#[derive(Clone, Debug)]
pub(crate) struct Words {
    pub(crate) starter: Starter,
    /// The games of a run.
    pub(crate) games: u64,
    pub(crate) restarts: u64,
    /// How long load is measured.
    pub(crate) seconds: Duration,
    /// The `PostgreSQL` that two servers share; else one server has a file.
    pub(crate) database: Option<String>,
    pub(crate) seed: u64,
    /// Where it is kept how far a run is.
    pub(crate) state: Option<PathBuf>,
    pub(crate) voice: Voice,
}

/// Whether a run tells how far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Voice {
    Silent,
    Heard,
}

impl Words {
    /// The usual.
    pub(crate) fn usual(starter: Starter) -> Self {
        Self {
            starter,
            games: 1_000,
            restarts: 1_000,
            seconds: Duration::from_mins(1),
            database: None,
            seed: 1,
            state: None,
            voice: Voice::Silent,
        }
    }

    /// Reads what stands after the first word.
    ///
    /// # Errors
    /// What is not understood.
    pub(crate) fn read(mut self, words: &[String]) -> Result<Self, String> {
        for pair in words.chunks(2) {
            let [flag, value] = pair else {
                return Err(format!("give `{}` a value", pair.join(" ")));
            };
            match flag.as_str() {
                "--games" => self.games = number(flag, value)?,
                "--restarts" => self.restarts = number(flag, value)?,
                "--seconds" => self.seconds = Duration::from_secs(number(flag, value)?),
                "--seed" => self.seed = number(flag, value)?,
                "--database" => self.database = Some(value.clone()),
                "--state" => self.state = Some(value.into()),
                _ => return Err(format!("there is no flag `{flag}`")),
            }
        }
        Ok(self)
    }

    /// Where servers keep what is played: in the database, or in this folder.
    pub(crate) fn place(&self, folder: &Path) -> Place {
        match &self.database {
            Some(url) => Place::Postgres(url.clone()),
            None => Place::Folder(folder.to_owned()),
        }
    }

    /// How many servers there are: two, if they can share a database.
    pub(crate) fn servers(&self) -> usize {
        if self.database.is_some() { 2 } else { 1 }
    }

    /// Tells how far a run is.
    pub(crate) fn tell(&self, text: &str) {
        if self.voice == Voice::Heard {
            println!("{text}");
        }
    }
}

fn number<T: FromStr>(flag: &str, value: &str) -> Result<T, String> {
    let number = value.parse();
    number.map_err(|_| format!("give `{flag}` a whole number, not `{value}`"))
}

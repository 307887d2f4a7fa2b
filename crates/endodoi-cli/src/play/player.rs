//! Who sits in a seat: a person, or the computer at a level.

use std::fmt;
use std::str::FromStr;

use endodoi_engine::Level;

/// The computer's level where none is given: a casual player's match.
const DEFAULT_LEVEL: Level = Level::new(4).expect("4 is a level");

/// What a seat is taken by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// A person, under the name that records show.
    Human(String),
    /// The computer.
    Computer(Level),
}

impl Player {
    /// A person without a name of their own.
    pub(crate) fn human() -> Self {
        Self::Human("human".to_owned())
    }

    /// Reads the name of a player in a record: `computer:2` is the computer, any other a person.
    pub(crate) fn from_tag(name: Option<&str>) -> Self {
        let name = name.unwrap_or("human");
        let level = name.strip_prefix("computer:");
        level
            .and_then(|level| level.parse().ok())
            .map_or_else(|| Self::Human(name.to_owned()), Self::Computer)
    }

    pub(crate) const fn is_human(&self) -> bool {
        matches!(self, Self::Human(_))
    }
}

/// Writes the name that records show.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human(name) => f.write_str(name),
            Self::Computer(level) => write!(f, "computer:{level}"),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    /// Reads what a person writes behind `--south` or `--north`.
    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once(':') {
            None if text == "human" => Ok(Self::human()),
            None if text == "computer" => Ok(Self::Computer(DEFAULT_LEVEL)),
            Some(("human", name)) if name.starts_with("computer:") => {
                Err("a person cannot be named like the computer; choose another name".to_owned())
            }
            Some(("human", name)) if !name.is_empty() && !name.contains(char::is_control) => {
                Ok(Self::Human(name.to_owned()))
            }
            Some(("computer", level)) => level
                .parse()
                .map(Self::Computer)
                .map_err(|error: endodoi_engine::ParseLevelError| error.to_string()),
            _ => Err("write human, human:NAME, computer or computer:1 to computer:10".to_owned()),
        }
    }
}

//! The tag pairs of a record.

use thiserror::Error;

use crate::excerpt::excerpt;

/// The names of the tags that follow from the game itself and are not kept as tags.
pub(super) const DERIVED: [&str; 6] = ["Rules", "Board", "Seeds", "Start", "Result", "Termination"];

/// The tags that stand before the derived ones, in their order.
const FIRST: [&str; 3] = ["South", "North", "Date"];

/// The tags that stand after `Start`, in their order.
const OF_MATCH: [&str; 3] = ["Match", "Game", "Tally"];

/// Names with values: who played, when, in which match, and whatever else a program wrote.
///
/// They are kept in the order in which they are printed: `South`, `North`, `Date`, `Match`, `Game`,
/// `Tally`, then all others as they came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    pairs: Vec<(String, String)>,
}

impl Tags {
    /// The most tags that a record may have.
    pub const MAX: usize = 256;

    /// Returns the value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.pairs.iter().find(|(other, _)| other == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Sets a tag, in place of the value it had.
    ///
    /// # Errors
    /// [`TagError`] if the name is not a word of ASCII letters, digits and `_`, the value holds a
    /// control character, the tag follows from the game, or there would be too many.
    ///
    /// ```
    /// use endodoi::{Game, Record};
    ///
    /// let mut record = Record::from_game(&Game::default());
    /// record.tags_mut().set("South", "Naisula")?;
    /// assert!(record.to_string().starts_with("[South \"Naisula\"]\n"));
    /// # Ok::<(), endodoi::record::TagError>(())
    /// ```
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if !is_name(name) {
            return Err(TagError::Name(excerpt(name)));
        }
        if DERIVED.contains(&name) {
            return Err(TagError::Derived(name.to_owned()));
        }
        if let Some(char) = value.chars().find(|char| char.is_control()) {
            let name = name.to_owned();
            return Err(TagError::Value { name, char });
        }
        if let Some((_, old)) = self.pairs.iter_mut().find(|(other, _)| other == name) {
            value.clone_into(old);
            return Ok(());
        }
        if self.pairs.len() >= Self::MAX {
            return Err(TagError::TooMany);
        }
        let place = self
            .pairs
            .partition_point(|(other, _)| rank(other) <= rank(name));
        self.pairs
            .insert(place, (name.to_owned(), value.to_owned()));
        Ok(())
    }

    /// Returns names and values in the order in which they are printed.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let pairs = self.pairs.iter();
        pairs.map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Returns the tags that are printed before those that follow from the game.
    pub(super) fn before_game(&self) -> impl Iterator<Item = (&str, &str)> {
        self.iter().filter(|(name, _)| FIRST.contains(name))
    }

    /// Returns the tags of the match.
    pub(super) fn of_match(&self) -> impl Iterator<Item = (&str, &str)> {
        self.iter().filter(|(name, _)| OF_MATCH.contains(name))
    }

    /// Returns the tags that are printed last.
    pub(super) fn others(&self) -> impl Iterator<Item = (&str, &str)> {
        self.iter().filter(|(name, _)| rank(name) == usize::MAX)
    }
}

/// The place of a tag in the order of printing; tags without a place of their own come last.
fn rank(name: &str) -> usize {
    let mut known = FIRST.iter().chain(&OF_MATCH);
    known.position(|other| *other == name).unwrap_or(usize::MAX)
}

pub(super) fn is_name(name: &str) -> bool {
    let mut bytes = name.bytes();
    bytes
        .next()
        .is_some_and(|first| first.is_ascii_alphabetic())
        && bytes.all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// Why a tag cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum TagError {
    /// The name is not a word.
    #[error("{0:?} is no name of a tag; use ASCII letters, digits and _, a letter first")]
    Name(String),
    /// The value holds a control character.
    #[error("the value of the tag {name} cannot hold the character {char:?}; leave it out")]
    Value {
        /// The name of the tag.
        name: String,
        /// The first character that is wrong.
        char: char,
    },
    /// The tag follows from the game.
    #[error("the tag {0} follows from the game and cannot be set; change the game")]
    Derived(String),
    /// The record has as many tags as it may have.
    #[error("a record has at most {} tags; leave some out", Tags::MAX)]
    TooMany,
}

impl TagError {
    /// Returns a name for the kind of error that never changes, for translation.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Name(_) => "tag.name",
            Self::Value { .. } => "tag.value",
            Self::Derived(_) => "tag.derived",
            Self::TooMany => "tag.too-many",
        }
    }
}

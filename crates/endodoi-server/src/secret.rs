//! Secrets: 256 bits that the system draws, told once, and kept as hashes only.
//!
//! A plain hash is enough, since nobody can try all of what was drawn from so many. What a secret
//! opens is in `store/keys.rs`.

use std::fmt;

use sha2::{Digest as _, Sha256};
use thiserror::Error;

/// Bytes that are drawn.
const BYTES: usize = 32;
/// Letters of a room's name, which are not taken for a digit or for each other.
const LETTERS: &[u8; 23] = b"abcdefghjkmnpqrstuvwxyz";
/// So many letters make twenty thousand billion names.
const NAME: usize = 12;

/// A secret. It shows itself in no log.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Secret(String);

/// The system gives no chance.
#[derive(Clone, Copy, Debug, Error)]
#[error("the system gives no random numbers: {0}")]
pub(crate) struct NoChance(getrandom::Error);

impl Secret {
    /// Draws a secret.
    ///
    /// # Errors
    /// [`NoChance`] if the system cannot.
    pub(crate) fn draw() -> Result<Self, NoChance> {
        let mut bytes = [0; BYTES];
        getrandom::fill(&mut bytes).map_err(NoChance)?;
        Ok(Self(hex(&bytes)))
    }

    /// A secret as somebody tells it; `None` if it cannot be one.
    pub(crate) fn told(text: &str) -> Option<Self> {
        let is_one = text.len() == 2 * BYTES && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_one.then(|| Self(text.to_ascii_lowercase()))
    }

    /// The secret for who may know it.
    pub(crate) fn tell(&self) -> &str {
        &self.0
    }

    /// Another secret that only who knows this one can know.
    pub(crate) fn of(&self, name: &str) -> Self {
        let both = format!("{}\n{name}", self.0);
        Self(hex(&Sha256::digest(both.as_bytes())))
    }

    /// What is kept of it.
    pub(crate) fn hash(&self) -> String {
        hex(&Sha256::digest(self.0.as_bytes()))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Draws a name for a room.
///
/// # Errors
/// [`NoChance`] if the system cannot.
pub(crate) fn room_name() -> Result<String, NoChance> {
    let mut bytes = [0; 2 * NAME];
    getrandom::fill(&mut bytes).map_err(NoChance)?;
    let letter = |pair: &[u8]| {
        let number = usize::from(pair[0]) << 8 | usize::from(pair[1]);
        char::from(LETTERS[number % LETTERS.len()])
    };
    Ok(bytes.chunks(2).map(letter).collect())
}

/// Whether a text can be a room's name.
pub(crate) fn is_room_name(text: &str) -> bool {
    text.len() == NAME && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// Draws one of two.
///
/// # Errors
/// [`NoChance`] if the system cannot.
pub(crate) fn coin() -> Result<bool, NoChance> {
    let mut byte = [0];
    getrandom::fill(&mut byte).map_err(NoChance)?;
    Ok(byte[0] & 1 == 1)
}

/// Bytes as two digits each.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        // A string takes whatever is written to it.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_long_new_each_time_and_shows_itself_nowhere() {
        let (one, other) = (Secret::draw().unwrap(), Secret::draw().unwrap());
        assert_ne!(one, other);
        assert_eq!(one.tell().len(), 64);
        assert!(!format!("{one:?}").contains(one.tell()));
        assert_ne!(one.hash(), one.tell());
        assert_eq!(Secret::told(one.tell()), Some(one));
    }

    #[test]
    fn what_cannot_be_a_secret_is_none() {
        for text in ["", "abc", &"g".repeat(64), &"a".repeat(65), "é"] {
            assert_eq!(Secret::told(text), None, "{text}");
        }
    }

    #[test]
    fn a_room_has_a_name_of_twelve_letters() {
        let name = room_name().unwrap();
        assert!(is_room_name(&name), "{name}");
        for text in ["", "abcdefghjkm", "abcdefghjkmi", "ABCDEFGHJKMN"] {
            assert!(!is_room_name(text), "{text}");
        }
    }
}

//! What makes the games of a tournament what they are, in words that can be compared.
//!
//! They stand in every record, so that a file is resumed only by the command that began it. What
//! does not change a game is not among them: how many rounds there are, how many games go on at a time,
//! when a test stops.

use std::fmt;

/// Names and values, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Terms(Vec<(String, String)>);

/// Stands between two terms. A value that holds it is no worse to compare.
const BETWEEN: &str = "; ";

impl Terms {
    pub(crate) fn new(terms: impl IntoIterator<Item = (String, String)>) -> Self {
        Self(terms.into_iter().collect())
    }

    /// Says how terms that were written differ from these, if they do.
    pub(crate) fn difference(&self, written: &str) -> Option<String> {
        let own = self.to_string();
        if written == own {
            return None;
        }
        let mut both = written.split(BETWEEN).zip(own.split(BETWEEN));
        Some(match both.find(|(written, own)| written != own) {
            Some((written, own)) => format!("it was begun with {written}, not with {own}"),
            None => "it was begun with other engines or conditions".to_owned(),
        })
    }
}

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (name, value)) in self.0.iter().enumerate() {
            f.write_str(if index == 0 { "" } else { BETWEEN })?;
            write!(f, "{name} {value}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms(seed: &str) -> Terms {
        let terms = [("engine a", "level:1"), ("seed", seed)];
        Terms::new(terms.map(|(name, value)| (name.to_owned(), value.to_owned())))
    }

    #[test]
    fn the_first_difference_is_named() {
        assert_eq!(terms("1").difference("engine a level:1; seed 1"), None);
        let difference = terms("1").difference(&terms("2").to_string()).unwrap();
        assert_eq!(difference, "it was begun with seed 2, not with seed 1");
        assert!(terms("1").difference("engine a level:1").is_some());
    }
}

//! Where in a request something stands: in words for people, and as a JSON pointer for programs.

use std::fmt::Display;

use super::{Problem, ProblemKind};

/// A place in a request; the default is the request as a whole.
#[derive(Clone, Debug, Default)]
pub(super) struct Place {
    words: String,
    pointer: String,
}

impl Place {
    /// A part of the request that is not worth a word, as there is only one of its kind.
    pub(super) fn part(&self, name: &str) -> Self {
        Self {
            words: self.words.clone(),
            pointer: format!("{}/{name}", self.pointer),
        }
    }

    /// A field, which is called what it is in the request.
    pub(super) fn field(&self, name: &str) -> Self {
        self.with(name, &format!("/{name}"))
    }

    /// An entry of a list, from 0; people count from 1 and call it `word`.
    pub(super) fn entry(&self, list: &str, index: usize, word: &str) -> Self {
        self.with(
            &format!("{word} {}", index + 1),
            &format!("/{list}/{index}"),
        )
    }

    /// What is wrong here.
    pub(super) fn problem(
        &self,
        kind: ProblemKind,
        code: &'static str,
        reason: impl Display,
    ) -> Problem {
        let detail = match self.words.as_str() {
            "" => reason.to_string(),
            words => format!("{words}: {reason}"),
        };
        Problem::new(kind, code, self.pointer.clone(), detail)
    }

    fn with(&self, words: &str, pointer: &str) -> Self {
        let mut place = self.clone();
        if !place.words.is_empty() {
            place.words.push_str(", ");
        }
        place.words.push_str(words);
        place.pointer.push_str(pointer);
        place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_told_in_words_and_as_a_pointer() {
        let place = Place::default()
            .entry("games", 1, "game")
            .part("played")
            .entry("moves", 2, "move");
        let problem = place.problem(ProblemKind::NotPlayable, "play.empty-hole", "no seeds");
        assert_eq!(problem.to_string(), "game 2, move 3: no seeds");
        assert_eq!(problem.pointer(), "/games/1/played/moves/2");
        let whole = Place::default().problem(ProblemKind::TooMuch, "some.code", "too long");
        assert_eq!((whole.detail(), whole.pointer()), ("too long", ""));
    }
}

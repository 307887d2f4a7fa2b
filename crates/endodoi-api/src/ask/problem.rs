//! Why a request cannot be answered.
//!
//! A problem has a code for programs and translators, a sentence in English, and the place in the
//! request. Which status of HTTP each kind gets, and how it is written down, is the server's business.

use std::fmt;

use thiserror::Error;

/// A request that cannot be answered.
///
/// It prints as a sentence that begins with the place: `move 3: hole B is empty; choose one that holds
/// seeds`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct Problem {
    kind: ProblemKind,
    code: &'static str,
    pointer: String,
    detail: String,
}

/// Of what kind a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProblemKind {
    /// A field does not hold what it should: no rules, no position, no hole.
    WrongRequest,
    /// All can be read, but the rules of the game forbid it.
    NotPlayable,
    /// It would take more work or room than a request may; asking again does not help.
    TooMuch,
    /// The search was stopped before it had found anything; it may be asked for again.
    Stopped,
}

impl Problem {
    /// A problem at a place of the request, which is given as a JSON pointer; the whole request's is
    /// empty.
    pub(super) fn new(
        kind: ProblemKind,
        code: &'static str,
        pointer: String,
        detail: String,
    ) -> Self {
        Self {
            kind,
            code,
            pointer,
            detail,
        }
    }

    /// The search was stopped before it had looked at one hole.
    pub(super) fn stopped() -> Self {
        let detail = "the search was stopped before it found a hole; ask again";
        Self::new(
            ProblemKind::Stopped,
            "search.stopped",
            String::new(),
            detail.to_owned(),
        )
    }

    /// Returns the kind.
    pub fn kind(&self) -> ProblemKind {
        self.kind
    }

    /// Returns a name for the problem that never changes, for translation: `play.empty-hole`.
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// Returns where in the request the problem lies, as a JSON pointer: `/game/moves/2`; empty if it
    /// is the request as a whole.
    pub fn pointer(&self) -> &str {
        &self.pointer
    }

    /// Returns the problem as a sentence in English, which names the place, too.
    pub fn detail(&self) -> &str {
        &self.detail
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.detail)
    }
}

//! What can be wrong with a record.

use std::fmt;

use thiserror::Error;

use super::{CommentError, MAX_DEPTH, TagError};
use crate::game::Game;
use crate::move_text::ResolveMoveError;
use crate::outcome::Outcome;
use crate::position::PlayError;

/// A place in a text, both counted from 1; columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

/// Why a text is not a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadRecordError {
    pub(super) kind: ReadRecordErrorKind,
    pub(super) game: usize,
    pub(super) place: Place,
}

impl ReadRecordError {
    /// Returns what was wrong.
    pub fn kind(&self) -> &ReadRecordErrorKind {
        &self.kind
    }

    /// Returns the number of the game in the text, from 1.
    pub fn game(&self) -> usize {
        self.game
    }

    /// Returns the line, from 1.
    pub fn line(&self) -> usize {
        self.place.line
    }

    /// Returns the column in characters, from 1.
    pub fn column(&self) -> usize {
        self.place.column
    }
}

impl fmt::Display for ReadRecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { line, column } = self.place;
        write!(
            f,
            "game {}, line {line}, column {column}: {}",
            self.game, self.kind
        )
    }
}

impl std::error::Error for ReadRecordError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.kind.source()
    }
}

/// What is wrong with a record. Turns are named as in the record: `3.` South's, `3...` North's.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ReadRecordErrorKind {
    /// A character stands where it cannot.
    #[error("the character {0:?} cannot stand here; remove it")]
    Unexpected(char),
    /// A comment or tag is not closed.
    #[error("the text ends inside a {0}")]
    Unclosed(Unclosed),
    /// A comment holds a character that it cannot.
    #[error(transparent)]
    Comment(#[from] CommentError),
    /// A tag is not of the form of tags.
    #[error("this is not a tag; write [Name \"value\"], with \\\" for \" and \\\\ for \\ inside")]
    TagForm,
    /// A tag stands twice.
    #[error("the tag {0} stands twice; keep one")]
    TagTwice(String),
    /// A tag stands among the turns.
    #[error("a tag cannot stand among turns; end the game before it with its result or *")]
    TagAmongTurns,
    /// A tag cannot be kept.
    #[error(transparent)]
    Tag(#[from] TagError),
    /// The value of a tag makes no sense.
    #[error("the tag {name} has a wrong value: {reason}")]
    TagValue {
        /// The name of the tag.
        name: &'static str,
        /// What is wrong with its value.
        reason: String,
    },
    /// A word is no number, move or result.
    #[error("{0:?} is no turn number, hole or result")]
    Word(String),
    /// A turn has the wrong number.
    #[error("this turn is numbered {written}, but it is turn {right}")]
    Number {
        /// What was written.
        written: String,
        /// What is right.
        right: String,
    },
    /// A turn names no hole of the player to move.
    #[error("in turn {turn} {error}")]
    Move {
        /// The number of the turn.
        turn: String,
        /// Why it names none.
        #[source]
        error: ResolveMoveError,
    },
    /// A turn may not be played.
    #[error("turn {turn} cannot be played: {error}")]
    Play {
        /// The number of the turn.
        turn: String,
        /// Why it may not.
        #[source]
        error: PlayError,
    },
    /// A turn captures another number of seeds than is written.
    #[error("turn {turn} captures {right}, not {written}; correct the turn or the number")]
    Capture {
        /// The number of the turn and its hole.
        turn: String,
        /// What was written.
        written: u32,
        /// What the turn captures.
        right: u8,
    },
    /// Brackets of variations do not match, or there is no turn that a variation could replace.
    #[error("{0}")]
    Variation(WrongVariation),
    /// Variations are nested too deep.
    #[error("variations are nested more than {MAX_DEPTH} deep; take the innermost out")]
    TooDeep,
    /// There is no result.
    #[error("the game has no result; end it with its result, such as 30-18, or with *")]
    NoResult,
    /// The result is wrong.
    #[error("the result is wrong: {0}")]
    Result(WrongResult),
    /// The game has more turns than a game may have, variations included.
    #[error(
        "the game has more than {} turns, variations included; cut it",
        Game::MAX_TURNS
    )]
    TooManyTurns,
    /// The turns have so many laps that nobody can have played them.
    #[error("the turns of this record have too many laps to be checked; lower lap_limit")]
    TooManyLaps,
}

impl ReadRecordErrorKind {
    /// Returns a name for the kind of error that never changes, for translation.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Unexpected(_) => "record.unexpected",
            Self::Unclosed(Unclosed::Tag) => "record.unclosed-tag",
            Self::Unclosed(Unclosed::Comment) => "record.unclosed-comment",
            Self::Comment(error) => error.code(),
            Self::TagForm => "record.tag-form",
            Self::TagTwice(_) => "record.tag-twice",
            Self::TagAmongTurns => "record.tag-among-turns",
            Self::Tag(error) => error.code(),
            Self::TagValue { .. } => "record.tag-value",
            Self::Word(_) => "record.word",
            Self::Number { .. } => "record.number",
            Self::Move { error, .. } => error.code(),
            Self::Play { error, .. } => error.code(),
            Self::Capture { .. } => "record.capture",
            Self::Variation(wrong) => wrong.code(),
            Self::TooDeep => "record.too-deep",
            Self::NoResult => "record.no-result",
            Self::Result(wrong) => wrong.code(),
            Self::TooManyTurns => "record.too-many-turns",
            Self::TooManyLaps => "record.too-many-laps",
        }
    }
}

/// What the text ends inside of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unclosed {
    /// A tag.
    #[error("tag; close it with \"]")]
    Tag,
    /// A comment.
    #[error("comment; close it with }}")]
    Comment,
}

/// What is wrong with a variation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum WrongVariation {
    /// There is no turn before it that it could replace.
    #[error("a variation stands behind the turn that it replaces; move it")]
    ReplacesNothing,
    /// A bracket closes nothing.
    #[error("this ) closes no variation; remove it")]
    NotOpen,
    /// It has no turn.
    #[error("this variation has no turn; remove it or write one")]
    Empty,
    /// It has a result.
    #[error("a result cannot stand in a variation; close the variation with ) first")]
    HasResult,
}

impl WrongVariation {
    /// Returns a name for the kind of error that never changes, for translation.
    pub fn code(self) -> &'static str {
        match self {
            Self::ReplacesNothing => "record.variation-replaces-nothing",
            Self::NotOpen => "record.variation-not-open",
            Self::Empty => "record.variation-empty",
            Self::HasResult => "record.variation-has-result",
        }
    }
}

/// What is wrong with a result.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WrongResult {
    /// The tag and the end of the turns differ.
    #[error("{written} stands at the end, but another in the tag Result")]
    TagDiffers {
        /// What stands at the end.
        written: String,
    },
    /// A result is written, but the game goes on.
    #[error(
        "the game is not over after its last turn; write * or say in the tag Termination how \
         it ended, such as \"North resigned\" or \"agreement\""
    )]
    NotOver,
    /// The game ends with another result.
    #[error("the game ends {} ({right}), not {written}", right.seeds())]
    Wrong {
        /// What was written.
        written: String,
        /// What is right.
        right: Outcome,
    },
    /// The game ends for another reason.
    #[error("Termination should be \"{right}\"")]
    Termination {
        /// What is right.
        right: &'static str,
    },
}

impl WrongResult {
    /// Returns a name for the kind of error that never changes, for translation.
    pub fn code(&self) -> &'static str {
        match self {
            Self::TagDiffers { .. } => "record.result-tag-differs",
            Self::NotOver => "record.result-not-over",
            Self::Wrong { .. } => "record.result-wrong",
            Self::Termination { .. } => "record.result-termination",
        }
    }
}

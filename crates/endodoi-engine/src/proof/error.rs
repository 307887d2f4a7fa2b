//! Why a proof cannot be written, read or believed.

use endodoi::{ParsePositionError, ParseRulesError, Position, Rules};
use thiserror::Error;

use super::claim::Claim;

/// Why there is no proof, or none to be believed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ProofError {
    /// What was captured would count in every position.
    #[error(
        "under {0} a game stops when it is decided, so no value holds for all that may have been \
         captured; leave out stop_when_decided"
    )]
    StopsWhenDecided(Rules),
    /// The bytes begin as no proof does.
    #[error(
        "this is no proof; give a file that was written by `endodoi solve --proof`; it begins with \"{MAGIC}\"",
        MAGIC = super::head::MAGIC
    )]
    NoProof,
    /// A format of another time.
    #[error(
        "the proof has format {0}, and only format 1 is known here; check it with a newer endodoi"
    )]
    Format(String),
    /// Bytes were changed, lost or added.
    #[error(
        "the file is damaged: its checksum is not that of its bytes; fetch it or write it anew"
    )]
    Damaged,
    /// The file ends too early.
    #[error("the file ends too early; fetch it or write it anew")]
    TooShort,
    /// A line of the head that makes no sense.
    #[error("line {line}: {text:?}: {reason}")]
    Head {
        /// The line, counted from 1.
        line: usize,
        /// The first 40 characters of it.
        text: String,
        /// What is wrong.
        reason: ProofHeadFault,
    },
    /// A board with so many seeds has more positions than can be numbered.
    #[error(
        "there are more positions with {seeds} seeds on a board with {holes} holes a row than can be \
         numbered; a proof can only be had of fewer seeds or a smaller board"
    )]
    TooManyPositions {
        /// The seeds on the board.
        seeds: u8,
        /// The holes in each row.
        holes: usize,
    },
    /// The proof rests on tables that are not there.
    #[error(
        "the proof rests on tables of up to {wanted} seeds, but there are only tables of up to {found}"
    )]
    TooFewTables {
        /// The seeds that the proof wants.
        wanted: u8,
        /// The seeds that the tables have.
        found: u8,
    },
    /// More would have to be remembered than is allowed.
    #[error("more than {0} MiB are needed to go through it")]
    Memory(u64),
    /// The watch said stop.
    #[error("the work was stopped")]
    Stopped,
    /// Whoever gives the answers had none.
    #[error("no answer was found at {0} before the limit; allow more time or a larger table")]
    Unanswered(Position),
    /// The answers do not prove what is claimed.
    #[error("this does not prove that {claim}: at {position}, {fault}")]
    Fault {
        /// What is claimed.
        claim: Claim,
        /// Where it fails.
        position: Position,
        /// Why it fails.
        fault: ProofFault,
    },
    /// The tables answered otherwise than when the proof was written.
    #[error(
        "the proof of {claim} holds with these tables, but it was written with tables of other values; \
         one of both is wrong: verify the tables"
    )]
    OtherTables {
        /// What is claimed.
        claim: Claim,
    },
}

/// What is wrong with a line of the head.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ProofHeadFault {
    /// Something else was expected.
    #[error("expected {0}")]
    Expected(&'static str),
    /// The position cannot be read.
    #[error(transparent)]
    Position(#[from] ParsePositionError),
    /// The rules cannot be read.
    #[error(transparent)]
    Rules(#[from] ParseRulesError),
}

/// Why the answers do not prove what is claimed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ProofFault {
    /// Not even all seeds would be enough.
    #[error("{need:+} would still have to be won, more than there are seeds on the board")]
    OutOfReach {
        /// The seeds still to be won.
        need: i16,
    },
    /// The tables say otherwise.
    #[error("{need:+} would still have to be won, but the tables say {value:+}")]
    Tables {
        /// The seeds still to be won.
        need: i16,
        /// What the tables say, from the same player's view.
        value: i16,
    },
    /// The tables should know this position and do not.
    #[error("the tables have no value; verify them")]
    NoValue,
    /// The game ends with less.
    #[error("the game is over, with {margin:+}")]
    GameOver {
        /// The final margin of the player who claims.
        margin: i16,
    },
    /// A turn that never ends closes the game, and more would have to be won.
    #[error("an endless turn ends the game, and {need:+} would still have to be won")]
    EndlessTurn {
        /// The seeds still to be won.
        need: i16,
    },
    /// The answers lead back to where they came from, and more would have to be won.
    #[error("play goes round for ever, and {need:+} would still have to be won")]
    GoesRound {
        /// The seeds still to be won.
        need: i16,
    },
    /// There are more positions to be answered than there are answers.
    #[error("there is no answer left")]
    NoAnswerLeft,
    /// There are answers to positions that do not come up.
    #[error("there are more answers than positions that come up")]
    AnswersLeft,
}

impl ProofError {
    /// Returns a name for the kind of error that never changes, for translation.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::StopsWhenDecided(_) => "proof.stops-when-decided",
            Self::NoProof => "proof.no-proof",
            Self::Format(_) => "proof.format",
            Self::Damaged => "proof.damaged",
            Self::TooShort => "proof.too-short",
            Self::Head { .. } => "proof.head",
            Self::TooManyPositions { .. } => "proof.too-many-positions",
            Self::TooFewTables { .. } => "proof.too-few-tables",
            Self::Memory(_) => "proof.memory",
            Self::Stopped => "proof.stopped",
            Self::Unanswered(_) => "proof.unanswered",
            Self::OtherTables { .. } => "proof.other-tables",
            Self::Fault { fault, .. } => match fault {
                ProofFault::OutOfReach { .. } => "proof.out-of-reach",
                ProofFault::Tables { .. } => "proof.tables",
                ProofFault::NoValue => "proof.no-value",
                ProofFault::GameOver { .. } => "proof.game-over",
                ProofFault::EndlessTurn { .. } => "proof.endless-turn",
                ProofFault::GoesRound { .. } => "proof.goes-round",
                ProofFault::NoAnswerLeft => "proof.no-answer-left",
                ProofFault::AnswersLeft => "proof.answers-left",
            },
        }
    }
}

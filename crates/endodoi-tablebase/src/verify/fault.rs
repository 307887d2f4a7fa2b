//! What may be wrong with the values of a layer.

use std::fmt;

use endodoi::{Position, Width};
use thiserror::Error;

use crate::Index;

/// Why a layer was not found right.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum VerifyError {
    /// Something is wrong with it.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// Whoever watches did not want to know to the end.
    #[error("the check was stopped before its end; nothing wrong was found up to there")]
    Stopped,
}

impl VerifyError {
    /// Returns a name for the kind of error that never changes, for translation.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Fault(fault) => fault.code(),
            Self::Stopped => "verify.stopped",
        }
    }
}

/// What is wrong with a layer. Positions have South to move and nothing captured.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Fault {
    /// A layer is not the one that should stand in its place.
    #[error(
        "the layer of {seeds} seeds on {width} was wanted, but that of {} seeds on {} was given; \
         give the layers of 0, 1, 2, … seeds of one board", .found.seeds(), .found.width()
    )]
    Place {
        /// The board.
        width: Width,
        /// The seeds of the layer that belongs there.
        seeds: usize,
        /// What was there.
        found: Index,
    },
    /// A layer has too many values or too few.
    #[error(
        "the layer of {seeds} seeds has {found} values, but {width} has {wanted} positions with so many seeds; \
         build the table again"
    )]
    Count {
        /// The board.
        width: Width,
        /// Which layer.
        seeds: usize,
        /// Its values.
        found: u64,
        /// The positions that there are.
        wanted: u64,
    },
    /// A value is not what the turns of its position are worth.
    #[error(
        "the layer of {} seeds gives {position} the value {found}, but by the rules it is worth {wanted}; \
         build the table again", .position.board().total()
    )]
    Value {
        /// The position.
        position: Position,
        /// Its value as given.
        found: i16,
        /// What its best turn is worth if the other values are right, or the end of the game if it has no turn.
        wanted: i16,
    },
    /// A value rests on turns that go round for ever, each keeping the promise of the one before, and none fulfilling it.
    #[error(
        "the layer of {} seeds gives {} the value {value}, but that rests on {turns} turns that go round \
         for ever ({}); build the table again", .positions[0].board().total(), .positions[0], Round(.positions, *.turns)
    )]
    Promise {
        /// The value of the first position as given.
        value: i16,
        /// The positions on the round, each after a quiet turn from the one before and turned so that South is to move; the first
        /// [`Fault::MOST_TOLD`] at most.
        positions: Vec<Position>,
        /// How many turns once round takes.
        turns: u64,
    },
    /// The number of endless positions is wrong.
    #[error(
        "the layer of {seeds} seeds is said to have {found} endless positions, but has {wanted}; build the table again"
    )]
    Endless {
        /// Which layer.
        seeds: usize,
        /// The number as given.
        found: u64,
        /// The positions counted.
        wanted: u64,
    },
    /// The longest way is wrong.
    #[error(
        "the longest way of the layer of {seeds} seeds is said to take {found} turns, but takes {wanted}; build the table again"
    )]
    LongestWay {
        /// Which layer.
        seeds: usize,
        /// The number as given.
        found: u32,
        /// The turns counted.
        wanted: u32,
    },
}

impl Fault {
    /// How many positions of an endless round are told.
    pub const MOST_TOLD: usize = 8;

    /// Returns a name for the kind of fault that never changes, for translation.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Place { .. } => "verify.place",
            Self::Count { .. } => "verify.count",
            Self::Value { .. } => "verify.value",
            Self::Promise { .. } => "verify.promise",
            Self::Endless { .. } => "verify.endless",
            Self::LongestWay { .. } => "verify.longest-way",
        }
    }
}

/// The positions of an endless round in a row.
struct Round<'a>(&'a [Position], u64);

impl fmt::Display for Round<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for position in self.0 {
            write!(f, "{position}, then ")?;
        }
        if self.0.len() as u64 == self.1 {
            f.write_str("the first again")
        } else {
            f.write_str("more")
        }
    }
}

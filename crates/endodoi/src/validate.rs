//! What makes a set-up a position, written once.
//!
//! The board editor, the position text and the tests all come through this door.

use thiserror::Error;

use crate::board::Board;
use crate::hole::{Width, WidthError};
use crate::position::Position;
use crate::setup::Setup;
use crate::side::{BySide, Side};

/// Checks a set-up: equally long rows of 1 to 12 holes, 255 seeds at most in the whole game.
pub(crate) fn validate(setup: &Setup) -> Result<Position, SetupErrorKind> {
    let width = equal_width(setup)?;
    check_total(setup)?;
    let few = "no single count exceeds the total, which was checked";
    let seed = |&seeds: &u32| u8::try_from(seeds).expect(few);
    let in_order = Side::ALL.into_iter().flat_map(|side| &setup.rows[side]);
    let board = Board::new(width, in_order.map(seed)).expect("rows and total were checked");
    let captured = BySide::from_fn(|side| seed(&setup.captured[side]));
    Ok(Position::new(board, captured, setup.to_move).expect("the total was checked"))
}

fn equal_width(setup: &Setup) -> Result<Width, SetupErrorKind> {
    let BySide { south, north } = BySide::from_fn(|side| setup.rows[side].len());
    if south != north {
        return Err(SetupErrorKind::UnequalRows { south, north });
    }
    Ok(Width::new(south)?)
}

fn check_total(setup: &Setup) -> Result<(), SetupErrorKind> {
    let holes = Side::ALL.into_iter().flat_map(|side| &setup.rows[side]);
    let captured = Side::ALL.map(|side| &setup.captured[side]);
    let total: u64 = holes.chain(captured).map(|&seeds| u64::from(seeds)).sum();
    if total > u64::from(Board::MAX_SEEDS) {
        return Err(SetupErrorKind::TooManySeeds(total));
    }
    Ok(())
}

/// Why a set-up is not a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{kind}")]
pub struct SetupError {
    #[source]
    kind: SetupErrorKind,
    setup: Setup,
}

impl SetupError {
    /// Returns what was wrong.
    pub fn kind(&self) -> &SetupErrorKind {
        &self.kind
    }

    /// Returns the set-up that was refused.
    pub fn into_setup(self) -> Setup {
        self.setup
    }
}

/// What is wrong with a set-up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SetupErrorKind {
    /// One row has more holes than the other.
    #[error("South has {} but North has {north}; make the rows equally long", holes(*south))]
    UnequalRows {
        /// South's holes.
        south: usize,
        /// North's holes.
        north: usize,
    },
    /// The rows are too short or too long.
    #[error(transparent)]
    Width(#[from] WidthError),
    /// There are more seeds than a game may hold, those captured included.
    #[error("the game holds {0} seeds, the captured ones included; at most 255 are possible")]
    TooManySeeds(u64),
}

impl SetupErrorKind {
    /// Returns a name for the kind of error that never changes, for translation.
    pub fn code(&self) -> &'static str {
        match self {
            Self::UnequalRows { .. } => "setup.unequal-rows",
            Self::Width(_) => "setup.width",
            Self::TooManySeeds(_) => "setup.too-many-seeds",
        }
    }
}

fn holes(count: usize) -> String {
    match count {
        1 => "1 hole".to_owned(),
        _ => format!("{count} holes"),
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    /// Checks the set-up.
    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        validate(&setup).map_err(|kind| SetupError { kind, setup })
    }
}

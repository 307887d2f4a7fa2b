//! A position that can be played from, and playing.
//!
//! The rules are not part of a position but handed in, so that one position can be looked at under
//! several. What came before is not here either: repetition, resignation and undo are a
//! [`Game`](crate::Game)'s.

mod play;
mod text;

pub use play::{PlayError, Turns};
pub use text::{ParsePositionError, ParsePositionErrorKind};

use crate::board::{Board, BoardError};
use crate::hole::Width;
use crate::setup::Setup;
use crate::side::{BySide, Side};
use crate::validate::SetupError;

/// The seeds on the board, those captured, and whose turn it is.
///
/// A position can only be had by the checked doors: [`Position::start`], a [`Setup`], a position
/// text, or a turn. So it is always playable, though the player to move may have no legal move.
///
/// Two positions are equal if the board, the captured seeds and the side to move are. The third
/// occurrence that ends a [`Game`](crate::Game) is an occurrence of board and side to move; within
/// a game the captured seeds are then the same too.
///
/// ```
/// use endodoi::{Position, Rules, Width};
///
/// let start = Position::start(Width::SIX, 4)?;
/// assert_eq!(start.legal_moves(&Rules::MERKER).to_string(), "ABCDEF");
/// # Ok::<(), endodoi::SetupError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    board: Board,
    /// With the seeds on the board at most 255.
    captured: BySide<u8>,
    to_move: Side,
}

impl Position {
    /// Returns the start position with the same number of seeds in every hole and South to move.
    ///
    /// # Errors
    /// [`SetupError`] if that takes more than 255 seeds.
    ///
    /// ```
    /// use endodoi::{Position, Width};
    ///
    /// let start = Position::start(Width::new(8)?, 4)?;
    /// assert_eq!(start.total_seeds(), 64);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn start(width: Width, seeds_per_hole: u8) -> Result<Self, SetupError> {
        let row = vec![u32::from(seeds_per_hole); width.holes_per_row()];
        Self::try_from(Setup {
            rows: BySide {
                south: row.clone(),
                north: row,
            },
            captured: BySide::default(),
            to_move: Side::South,
        })
    }

    /// Makes a position from its parts.
    ///
    /// # Errors
    /// [`BoardError::TooManySeeds`] if board and captured seeds together are more than 255.
    ///
    /// ```
    /// use endodoi::{Board, BySide, Position, Side, Width};
    ///
    /// let board = Board::new(Width::new(2)?, [1, 0, 2, 0])?;
    /// let position = Position::new(board, BySide { south: 3, north: 2 }, Side::North)?;
    /// assert_eq!(position.to_string(), "1,0/2,0 3-2 N");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(board: Board, captured: BySide<u8>, to_move: Side) -> Result<Self, BoardError> {
        let parts = [board.total(), captured.south, captured.north];
        let total: u32 = parts.into_iter().map(u32::from).sum();
        if total > u32::from(Board::MAX_SEEDS) {
            return Err(BoardError::TooManySeeds(total));
        }
        Ok(Self {
            board,
            captured,
            to_move,
        })
    }

    /// Returns the board.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the number of holes in each row.
    pub const fn width(&self) -> Width {
        self.board.width()
    }

    /// Returns the seeds that each player has captured.
    pub const fn captured(&self) -> BySide<u8> {
        self.captured
    }

    /// Returns the player whose turn it is.
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// Returns the number of seeds in the game: on the board and captured, at most 255.
    ///
    /// ```
    /// use endodoi::Position;
    ///
    /// let position: Position = "0,3,1/2,0,0 4-2 S".parse()?;
    /// assert_eq!(position.total_seeds(), 12);
    /// # Ok::<(), endodoi::ParsePositionError>(())
    /// ```
    pub fn total_seeds(&self) -> u8 {
        self.board.total() + self.captured.south + self.captured.north
    }

    /// Returns the same position with this player to move.
    pub const fn with_to_move(self, to_move: Side) -> Self {
        Self { to_move, ..self }
    }

    /// Returns the position with the board turned by 180 degrees and the players exchanged. It is
    /// worth the same to whoever is to move.
    ///
    /// ```
    /// use endodoi::Position;
    ///
    /// let position: Position = "0,3,1/2,0,0 4-2 S".parse()?;
    /// assert_eq!(position.half_turn().to_string(), "2,0,0/0,3,1 2-4 N");
    /// # Ok::<(), endodoi::ParsePositionError>(())
    /// ```
    pub fn half_turn(&self) -> Self {
        Self {
            board: self.board.half_turn(),
            captured: self.captured.swapped(),
            to_move: self.to_move.opposite(),
        }
    }

    /// Returns the number of seeds in every hole if all hold the same, nothing has been captured
    /// and South is to move: a start position.
    ///
    /// ```
    /// use endodoi::Position;
    ///
    /// let position: Position = "0,3,1/2,0,0 4-2 S".parse()?;
    /// assert_eq!(position.uniform_seeds(), None);
    /// assert_eq!(Position::default().uniform_seeds(), Some(4));
    /// # Ok::<(), endodoi::ParsePositionError>(())
    /// ```
    pub fn uniform_seeds(&self) -> Option<u8> {
        let mut seeds = self.board.in_sowing_order();
        let first = seeds.next()?;
        let is_start = seeds.all(|other| other == first)
            && self.captured == BySide::default()
            && self.to_move == Side::South;
        is_start.then_some(first)
    }

    /// Returns the position as a set-up, to be changed.
    ///
    /// ```
    /// use endodoi::Position;
    ///
    /// let mut setup = Position::default().to_setup();
    /// setup.rows.south[0] = 0;
    /// let handicap = Position::try_from(setup)?;
    /// assert_eq!(handicap.total_seeds(), 44);
    /// # Ok::<(), endodoi::SetupError>(())
    /// ```
    pub fn to_setup(&self) -> Setup {
        Setup {
            rows: BySide::from_fn(|side| self.board.row(side).map(u32::from).collect()),
            captured: self.captured.map(u32::from),
            to_move: self.to_move,
        }
    }
}

impl Default for Position {
    /// The usual start: 2x6 with 4 seeds in every hole, South to move.
    fn default() -> Self {
        Self::start(Width::SIX, 4).expect("48 seeds are no more than 255")
    }
}

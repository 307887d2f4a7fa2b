//! The rules of En Dodoi (plural *En Dodo*), the relay-sowing mancala of the Loitha and Kisonga
//! Maasai, first described by Moritz Merker in 1904.
//!
//! Two rows of 6 to 10 holes, no stores, 4 seeds a hole. A player lifts a hole of the own row and
//! sows counterclockwise, relaying on from every occupied hole that a last seed falls into, until
//! one falls into an empty hole; in the own row that captures the seeds opposite together with the
//! seed that triggered it. This crate is the only place in the workspace that knows how a turn
//! goes. It has no input or output, clock, thread or random source.
//!
//! # A position and its moves
//!
//! ```
//! use endodoi::{MoveText, Position, Rules, Width};
//!
//! let start = Position::start(Width::SIX, 4)?;
//! let hole = "B".parse::<MoveText>()?.resolve(&start)?;
//! let turn = start.play(hole, &Rules::MERKER)?;
//! assert_eq!((turn.laps(), turn.captured()), (5, 7));
//! assert_eq!(turn.after().to_string(), "6,2,7,0,6,1/6,6,0,0,1,6 7-0 N");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A turn lap by lap
//!
//! ```
//! # use endodoi::{Position, Rules, Width};
//! let start = Position::start(Width::SIX, 4)?;
//! let trace = start.trace(start.width().hole(1).unwrap(), &Rules::MERKER)?;
//! let last = trace.laps().last().unwrap();
//! assert_eq!((last.hole.letter(), last.lifted, last.lands.letter()), ('d', 6, 'D'));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A game and its record
//!
//! ```
//! use endodoi::{Game, Position, Record, Rules, Width};
//!
//! let mut game = Game::new(Rules::MERKER, Position::start(Width::SIX, 4)?);
//! game.play(Width::SIX.hole(2).unwrap())?;
//! let text = Record::from_game(&game).to_string();
//! assert!(text.ends_with("1. C+7 *\n"));
//! let read = Record::read_all(&text)?;
//! assert_eq!(read[0].game().position(), game.position());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! - `serde`: serialised forms. Whatever has a text form is serialised as that text.
//! - `testing`: strategies and laws for property tests and fuzzers.

#![forbid(unsafe_code)]

mod board;
mod endless;
mod excerpt;
mod game;
mod hole;
mod hole_set;
mod key;
mod match_play;
mod move_text;
mod number;
mod outcome;
mod perft;
mod position;
pub mod record;
mod rules;
#[cfg(feature = "serde")]
mod serde_text;
mod setup;
mod side;
mod sow;
#[cfg(feature = "testing")]
pub mod testing;
pub mod turn;
mod unsow;
mod validate;

pub use board::{Board, BoardError};
pub use game::{Game, GameOverError, Step};
pub use hole::{Hole, ParseWidthError, Width, WidthError};
pub use hole_set::{HoleSet, HoleSetIter};
pub use key::PositionKey;
pub use match_play::{Match, ParseTargetError, Target};
pub use move_text::{MoveText, ParseMoveError, ResolveMoveError};
pub use outcome::{Ending, Forfeit, Outcome};
pub use perft::{Perft, perft, perft_divide};
pub use position::{ParsePositionError, ParsePositionErrorKind, PlayError, Position, Turns};
pub use record::Record;
pub use rules::{
    Direction, EndlessTurn, LapLimit, LapLimitError, ParseRulesError, RemainingSeeds, Repetition,
    RuleOption, RuleSet, Rules,
};
pub use setup::Setup;
pub use side::{BySide, Side};
pub use turn::{EndlessBy, Lap, Trace, Turn, TurnEnd};
pub use unsow::Origin;
pub use validate::{SetupError, SetupErrorKind};

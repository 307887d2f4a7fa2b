//! Opponents for En Dodoi.
//!
//! A plain alpha-beta search with a clear evaluation, in three levels: the first opponent. Work is
//! counted in laps sown and not in time, so an answer is the same on every machine, and a position
//! full of endless turns costs no more than another. Nothing here reads a clock or starts a thread.
//!
//! ```
//! use endodoi::{Position, Rules, Width};
//! use endodoi_engine::{Level, choose};
//!
//! let start = Position::start(Width::SIX, 4)?;
//! let choice = choose(&start, &Rules::MERKER, Level::Strong, 1).expect("there are legal moves");
//! assert!(start.legal_moves(&Rules::MERKER).has(choice.hole));
//! # Ok::<(), endodoi::SetupError>(())
//! ```

#![forbid(unsafe_code)]

mod evaluate;
mod level;
mod score;
mod search;

pub use level::{Choice, Level, ParseLevelError, choose};
pub use score::Score;

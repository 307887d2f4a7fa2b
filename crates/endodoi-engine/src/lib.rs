//! An engine that plays En Dodoi.
//!
//! [`Engine::search`] looks ahead from a [`Root`] and answers with an [`Analysis`]: the best holes,
//! what each is worth, and whether that is proved or estimated. [`Level`] makes opponents of
//! different strength of it, and [`ugi`] is how other programs speak with it. Nothing here reads a
//! clock or starts a thread unless the feature `threads` is on; the world outside comes in through
//! [`Watch`].
//!
//! ```
//! use endodoi::{Position, Rules};
//! use endodoi_engine::{Engine, Limits, Root, Unwatched};
//!
//! let root = Root::new(Position::default(), Rules::MERKER);
//! let engine = Engine::new(Engine::DEFAULT_MIB).expect("there is memory");
//! let analysis = engine.search(&root, Limits::depth(6), 1, &Unwatched);
//! let best = analysis.best().expect("there are legal moves");
//! assert!(root.position().legal_moves(root.rules()).has(best.hole));
//! ```

#![deny(unsafe_code)]

mod analysis;
pub mod bench;
mod clock;
mod endgames;
mod engine;
mod evaluate;
mod found;
mod hash;
mod hint;
mod level;
mod limits;
mod offer;
mod prefetch;
mod proof;
mod reason;
mod score;
mod search;
mod solve;
#[cfg(feature = "threads")]
mod threads;
mod transposition;
#[cfg(feature = "tuning")]
#[doc(hidden)]
pub mod tuning;
pub mod ugi;
mod way;

pub use analysis::{Analysis, Line};
pub use clock::{Clock, time_for_one_move};
pub use endgames::Endgames;
pub use engine::Engine;
pub use hint::Hint;
pub use level::{Choice, Level, ParseLevelError};
pub use limits::{Limits, TimeLimit, Unwatched, Watch};
pub use offer::plays_on;
pub use proof::{
    Answers, Claim, Proof, ProofError, ProofFault, ProofHeadFault, ProofProgress, ProofWatch,
    write_proof,
};
pub use reason::{Difference, Reason, reasons};
pub use score::Score;
pub use search::Root;
pub use solve::{Answer, Bounds, Goal, Note, Solution, SolveError, SolvedMove, Solver};
#[cfg(feature = "threads")]
pub use threads::Stopwatch;

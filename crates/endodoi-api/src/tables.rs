//! What is asked about endgame tables: what stands in them, what one position is worth, and what
//! came of building and verifying them.
//!
//! The tables themselves are [`endodoi_tablebase`]'s; here what it knows becomes answers. No file is
//! opened and no clock read here.

mod build;
mod probe;
mod stats;
mod verify;

pub use build::BuildAnswer;
pub use probe::{ProbeAnswer, ProbeError, ProbedMoveAnswer, probe};
pub use stats::{LayerAnswer, StatsAnswer};
pub use verify::{VerifiedLayerAnswer, VerifyAnswer};

//! Proofs that can be kept and checked by somebody else.
//!
//! A proof says of one position that a player ends with at least so many seeds more than the other,
//! and holds that player's answer in every position that can arise, down to endgame tables or the
//! end of the game. [`write_proof`] makes one of whoever knows the [`Answers`]; [`Proof::check`] plays
//! all of it through with nothing but rules and tables, and shares no code with the solver.
//! `docs/proofs.md` describes the file and says why a proof that was checked is right.
//!
//! Files and clocks are not here: a proof is bytes, and whoever waits hands in a [`ProofWatch`].

mod answer_code;
mod answers;
mod bit_coder;
mod checksum;
mod claim;
mod error;
mod file;
mod ground;
mod guide;
mod head;
mod layers;
mod plan;
mod reader;
mod walk;
mod watch;
mod writer;

pub use answers::Answers;
pub use claim::Claim;
pub use error::{ProofError, ProofFault, ProofHeadFault};
pub use file::Proof;
pub use watch::{ProofProgress, ProofWatch};
pub use writer::write_proof;

#[cfg(test)]
mod tests;

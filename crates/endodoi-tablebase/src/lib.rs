//! Endgame tables for En Dodoi: one exact value for each position with few seeds.
//!
//! A value is what the player to move will still win, minus what the opponent will, with best play of both. Captures only
//! ever lead to fewer seeds, so tables are made layer by layer, a layer being all positions with so many
//! seeds on the board. Endless play is worth 0, whatever the rules say of repetition.

#![forbid(unsafe_code)]

#[cfg(feature = "generate")]
mod build;
mod index;
mod layer;
mod table_rules;
mod values;
#[cfg(feature = "verify")]
mod verify;

#[cfg(feature = "generate")]
pub use build::next_layer;
pub use index::{Index, MOST_SEEDS};
pub use layer::Layer;
pub use table_rules::{DecidedError, TableRules};
pub use values::Values;
#[cfg(feature = "verify")]
pub use verify::{Claim, Fault, Verified, VerifyError, VerifyWatch};

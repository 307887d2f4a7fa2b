//! Endgame tables for En Dodoi: one exact value for each position with few seeds.
//!
//! A value is what the player to move will still win, minus what the opponent will, with best play of both. Captures only
//! ever lead to fewer seeds, so tables are made layer by layer, a layer being all positions with so many
//! seeds on the board. Endless play is worth 0, whatever the rules say of repetition.

#![forbid(unsafe_code)]

#[cfg(feature = "generate")]
mod build;
mod cache;
mod encode;
mod error;
#[cfg(feature = "files")]
mod folder;
mod format;
mod in_order;
mod index;
mod layer;
mod layer_info;
mod source;
mod table_file;
mod table_rules;
mod tablebase;
#[cfg(feature = "testing")]
pub mod testing;
mod threads;
mod values;
#[cfg(feature = "verify")]
mod verify;
#[cfg(feature = "generate")]
mod walk;
#[cfg(all(feature = "files", feature = "generate"))]
mod workshop;

#[cfg(feature = "generate")]
pub use build::{Advance, CheckpointError, LayerInWork, Plan, next_layer};
pub use error::{TableError, TableFault};
#[cfg(feature = "files")]
pub use folder::TableFolder;
pub use index::{Index, MOST_SEEDS};
pub use layer::Layer;
pub use layer_info::LayerInfo;
pub use table_rules::{DecidedError, TableRules};
pub use tablebase::Tablebase;
pub use values::Values;
#[cfg(feature = "verify")]
pub use verify::{Claim, Fault, Verified, VerifyError, VerifyWatch};
#[cfg(all(feature = "files", feature = "generate"))]
pub use workshop::{BuildEnd, BuildWatch, Progress, Workshop};

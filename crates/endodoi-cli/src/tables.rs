//! Endgame tables for whoever searches: which there are, and how an engine comes by them.
//!
//! A search is handed tables for its own board and rules or none at all. They come from a folder, the
//! one that is named or the usual one, or are made in memory at once as far as that takes no longer
//! than a moment. What the command `endodoi tables` does is in `command/tables`.

mod args;
mod endgames;
mod found;
mod place;
pub(crate) mod quick;
pub(crate) mod remedy;
mod shelf;

pub(crate) use args::{TablesArgs, Wanted};
pub(crate) use endgames::TableEndgames;
pub(crate) use found::{Found, Origin, find, others, plug, threads};
pub(crate) use place::default_folder;
pub(crate) use shelf::Shelf;

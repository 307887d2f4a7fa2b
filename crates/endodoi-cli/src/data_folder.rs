//! The folder for what the program keeps for its user: tables, and what a server stores.
//!
//! Unfinished games are elsewhere, in the state folder (`play/store.rs`).

use std::path::PathBuf;

use etcetera::BaseStrategy as _;

/// Names the folder, instead of the user's own data folder.
const VARIABLE: &str = "ENDODOI_DATA_DIR";

/// Returns the folder; `None` if there is no home.
pub(crate) fn data_folder() -> Option<PathBuf> {
    match std::env::var_os(VARIABLE).filter(|folder| !folder.is_empty()) {
        Some(folder) => Some(PathBuf::from(folder)),
        None => Some(
            etcetera::choose_base_strategy()
                .ok()?
                .data_dir()
                .join("endodoi"),
        ),
    }
}

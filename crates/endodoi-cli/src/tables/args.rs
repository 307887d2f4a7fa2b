//! The flag that says which tables are used.

use std::path::PathBuf;

use clap::Args;

/// Which tables a search is to have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Those of the usual folder, or small ones made at once.
    Usual,
    /// None.
    Nothing,
    /// Those of this folder.
    Folder(PathBuf),
}

impl Wanted {
    /// Reads what was typed; the word `none` is no folder.
    pub(crate) fn read(path: PathBuf) -> Self {
        if path.as_os_str() == "none" {
            Self::Nothing
        } else {
            Self::Folder(path)
        }
    }
}

/// The flag of commands that search.
#[derive(Args, Clone, Debug)]
pub(crate) struct TablesArgs {
    /// Folder of endgame tables, or the word none [default: the folder that endodoi tables build
    /// uses, or else small tables made at once]
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
}

impl TablesArgs {
    pub(crate) fn wanted(&self) -> Wanted {
        self.tables.clone().map_or(Wanted::Usual, Wanted::read)
    }
}

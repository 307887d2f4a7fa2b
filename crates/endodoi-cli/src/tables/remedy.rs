//! What to do about tables that cannot be used or do not reach far enough, as commands that can be copied.
//!
//! The errors of `endodoi_tablebase` end with their remedy in words. Here stands the command for it, as
//! far as folder, board, rules and layers are known from the other files or from what was asked for.

use std::path::Path;

use endodoi::{Rules, Width};
use endodoi_tablebase::{Plan, TableError, TableFault, TableFolder, TableRules};

use super::quick;
use crate::failure::Failure;
use crate::memory;
use crate::shell_words::quoted;

/// So many files are looked into at most to find out what rules the tables are for.
const LOOKED_INTO: usize = 4;

/// Which tables a folder has, or should have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Contents {
    pub(crate) width: Width,
    /// The most seeds on the board.
    pub(crate) seeds: u8,
    pub(crate) rules: TableRules,
}

impl Contents {
    /// Finds out what lies in a folder, from the names of its files and the first that is in order.
    pub(crate) fn of(folder: &Path) -> Option<Self> {
        let folder = TableFolder::new(folder);
        let files = folder.files().ok()?;
        let mut looked_into = files.iter().take(LOOKED_INTO);
        let found = looked_into.find_map(|file| folder.check(file).ok())?;
        let width = found.index.width();
        let is_there = |seeds: &u8| files.contains(&folder.file(width, *seeds));
        let seeds = (0..=u8::MAX).rev().find(is_there)?;
        Some(Self {
            width,
            seeds,
            rules: found.rules,
        })
    }

    /// Small tables of a board, for whoever has none yet.
    pub(crate) fn small(width: Width, rules: TableRules) -> Self {
        let seeds = quick::most_seeds(width).saturating_add(2);
        Self {
            width,
            seeds,
            rules,
        }
    }

    /// Says whether there is memory to build them in.
    pub(crate) fn fit_into_memory(&self) -> bool {
        let needed = Plan::new(self.width, self.seeds).map(|plan| plan.bytes_in_memory());
        let free = memory::free_bytes().unwrap_or(u64::MAX);
        needed.is_some_and(|needed| needed <= free)
    }

    /// Returns the command that builds them, in a folder or where searches look for them.
    pub(crate) fn build(&self, folder: Option<&Path>) -> String {
        let mut words = vec![format!(
            "endodoi tables build --holes {} --seeds {}",
            self.width.holes_per_row(),
            self.seeds
        )];
        if *self.rules.rules() != Rules::MERKER {
            words.push(format!("--rules {}", quoted(&self.rules.to_string())));
        }
        if let Some(folder) = folder {
            words.push(format!("--out {}", quoted(&folder.to_string_lossy())));
        }
        words.join(" ")
    }

    /// Returns the command that removes the table of a layer and builds it again.
    pub(crate) fn build_anew(&self, folder: &Path, file: &Path) -> String {
        let file = quoted(&file.to_string_lossy());
        format!("rm {file} && {}", self.build(Some(folder)))
    }
}

/// What tables somebody asked for in a folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// Whatever lies there.
    Whatever,
    /// Those of a board and rules, however far they reach.
    For(Width, TableRules),
    /// Exactly these.
    Exactly(Contents),
}

impl Asked {
    /// What to build where there is nothing.
    fn of_nothing(self) -> Option<Contents> {
        match self {
            Self::Whatever => TableRules::new(&Rules::MERKER)
                .ok()
                .map(|rules| Contents::small(Width::SIX, rules)),
            Self::For(width, rules) => Some(Contents::small(width, rules)),
            Self::Exactly(contents) => Some(contents),
        }
    }

    /// What to build where something is, but not all is in order.
    fn of_what_is_there(self, folder: &Path) -> Option<Contents> {
        match (Contents::of(folder), self) {
            (Some(found), Self::Exactly(asked)) if found.seeds < asked.seeds => Some(asked),
            (None, Self::Exactly(asked)) => Some(asked),
            (found, _) => found,
        }
    }
}

/// Says what is wrong with a folder of tables, and the command for the remedy if there is one.
pub(crate) fn sentence(error: &TableError, folder: &Path, asked: Asked) -> String {
    let command = match error.fault() {
        TableFault::Empty => asked.of_nothing().map(|new| new.build(Some(folder))),
        TableFault::Missing { .. } | TableFault::NotATable { .. } => asked
            .of_what_is_there(folder)
            .map(|all| all.build(Some(folder))),
        TableFault::OtherVersion { .. }
        | TableFault::Cut
        | TableFault::HeaderDamaged { .. }
        | TableFault::HeaderImpossible { .. }
        | TableFault::IndexDamaged { .. }
        | TableFault::OtherLength { .. }
        | TableFault::BlockDamaged { .. }
        | TableFault::BlockImpossible { .. }
        | TableFault::FileDamaged { .. }
        | TableFault::OtherCounts
        | TableFault::OtherLayer { .. } => {
            let file = Path::new(error.place());
            asked
                .of_what_is_there(folder)
                .map(|all| all.build_anew(folder, file))
        }
        _ => None,
    };
    match command {
        Some(command) => format!("{error}: {command}"),
        None => error.to_string(),
    }
}

/// The failure of a command that needs the tables: bad input where a folder has none, and otherwise work that failed.
pub(crate) fn failure(error: &TableError, folder: &Path, asked: Asked) -> Failure {
    let sentence = sentence(error, folder, asked);
    match error.fault() {
        TableFault::Empty => Failure::bad_input(sentence),
        _ => Failure::failed(sentence),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contents(rules: &str) -> Contents {
        let rules: Rules = rules.parse().unwrap();
        Contents {
            width: Width::SIX,
            seeds: 9,
            rules: TableRules::new(&rules).unwrap(),
        }
    }

    #[test]
    fn a_command_has_what_it_takes_to_run_and_no_more() {
        assert_eq!(
            contents("merker").build(None),
            "endodoi tables build --holes 6 --seeds 9"
        );
        assert_eq!(
            contents("endodoi").build_anew(Path::new("my tables"), Path::new("my tables/x.edt")),
            "rm 'my tables/x.edt' && \
             endodoi tables build --holes 6 --seeds 9 --rules endodoi --out 'my tables'"
        );
    }

    #[test]
    fn a_folder_without_tables_tells_nothing() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(Contents::of(folder.path()), None);
        assert_eq!(Contents::of(&folder.path().join("nowhere")), None);
    }

    #[test]
    fn memory_is_asked_for_before_a_build_is_advised() {
        let huge = Contents {
            seeds: 48,
            ..contents("merker")
        };
        assert!(contents("merker").fit_into_memory() && !huge.fit_into_memory());
    }
}

//! Finding tables for a board and rules.

use std::io::{self, Write as _};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use endodoi::{Position, Rules, Width};
use endodoi_engine::{Endgames, Engine};
use endodoi_tablebase::{TableRules, Tablebase};

use super::args::Wanted;
use super::endgames::TableEndgames;
use super::remedy::{self, Asked};
use super::{place, quick};
use crate::failure::Failure;
use crate::record_file;

/// Tables, and where they are from.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) tables: Arc<Tablebase>,
    pub(crate) origin: Origin,
    /// What is wrong with the usual folder, where that is why its tables are not used.
    pub(crate) warning: Option<String>,
}

/// Where tables are from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// A folder of files.
    Folder(PathBuf),
    /// They were made in memory.
    Memory,
}

/// Finds the tables that are wanted, for a board and rules. Those that have to be made reach up to `seeds`
/// seeds at most. `None` if none are wanted or, where no folder was named, none can be made for the rules.
///
/// # Errors
/// [`Failure::BadInput`] if the folder that was named has no tables or others, [`Failure::Failed`] if one is missing or damaged.
pub(crate) fn find(
    wanted: &Wanted,
    width: Width,
    rules: &Rules,
    seeds: u8,
) -> Result<Option<Found>, Failure> {
    let table_rules = TableRules::new(rules);
    match (wanted, table_rules) {
        (Wanted::Nothing, _) | (Wanted::Usual, Err(_)) => Ok(None),
        (Wanted::Folder(_), Err(decided)) => Err(Failure::bad_input(format_args!(
            "--tables: {decided}, or leave --tables out"
        ))),
        (Wanted::Folder(folder), Ok(rules)) => open(folder, width, &rules).map(Some),
        (Wanted::Usual, Ok(rules)) => Ok(usual(width, rules, seeds)),
    }
}

/// The tables of the usual folder if they reach as far as those that can be made, and these otherwise.
fn usual(width: Width, rules: TableRules, seeds: u8) -> Option<Found> {
    let seeds = seeds.min(quick::most_seeds(width));
    let mut warning = None;
    let folder = place::default_folder(width, &rules).filter(|folder| folder.is_dir());
    if let Some(folder) = folder {
        match Tablebase::open(&folder) {
            Ok(tables) if tables.rules() != &rules || tables.width() != width => {}
            Ok(tables) if tables.most_seeds() >= seeds => {
                return Some(Found {
                    tables: Arc::new(tables),
                    origin: Origin::Folder(folder),
                    warning: None,
                });
            }
            Ok(_) => {}
            // A build may just have begun there.
            Err(error) if matches!(error.fault(), endodoi_tablebase::TableFault::Empty) => {}
            // Nobody asked for them by name, so the work goes on without.
            Err(error) => {
                let asked = Asked::For(width, rules);
                warning = Some(remedy::sentence(&error, &folder, asked));
            }
        }
    }
    let tables = quick::make(width, rules, seeds, threads())?;
    Some(Found {
        tables: Arc::new(tables),
        origin: Origin::Memory,
        warning,
    })
}

/// Opens the tables of a folder that was named.
fn open(folder: &Path, width: Width, rules: &TableRules) -> Result<Found, Failure> {
    let asked = Asked::For(width, *rules);
    let opened = Tablebase::open(folder);
    let tables = opened.map_err(|error| remedy::failure(&error, folder, asked))?;
    if tables.width() != width || tables.rules() != rules {
        let others = others(folder, &tables, width, rules);
        return Err(Failure::bad_input(format_args!(
            "{others}; name another folder or leave --tables out"
        )));
    }
    Ok(Found {
        tables: Arc::new(tables),
        origin: Origin::Folder(folder.to_owned()),
        warning: None,
    })
}

/// Says that the tables of a folder are others than those that are wanted.
pub(crate) fn others(
    folder: &Path,
    tables: &Tablebase,
    width: Width,
    rules: &TableRules,
) -> String {
    let (name, their_width, their_rules) =
        (record_file::name(folder), tables.width(), tables.rules());
    format!(
        "{name} has tables for {their_width} and the rules {their_rules}, not for {width} and {rules}"
    )
}

/// Finds the tables that are wanted for searches from a position, and plugs them into an engine.
///
/// # Errors
/// Those of [`find`].
pub(crate) fn plug(
    engine: &mut Engine,
    wanted: &Wanted,
    position: &Position,
    rules: &Rules,
) -> Result<Option<Arc<TableEndgames>>, Failure> {
    let (width, seeds) = (position.width(), position.board().total());
    if *wanted == Wanted::Usual && position.outcome(rules).is_some() {
        return Ok(None);
    }
    let found = find(wanted, width, rules, seeds)?;
    if let Some(warning) = found.as_ref().and_then(|found| found.warning.as_ref()) {
        let _ = writeln!(io::stderr(), "warning: {warning}");
    }
    let endgames = found.map(|found| Arc::new(TableEndgames::new(found.tables)));
    let plugged = endgames.clone();
    engine.set_endgames(plugged.map(|endgames| endgames as Arc<dyn Endgames + Send>));
    Ok(endgames)
}

/// As many threads as there are processors.
pub(crate) fn threads() -> NonZero<usize> {
    std::thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN)
}

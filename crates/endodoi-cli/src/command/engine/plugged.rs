//! The endgame tables of the engine: which are wanted, and those that are ready.
//!
//! They are made ready at `isready` and never while a clock runs, for the board and the rules that are set
//! then; so the same lines give the same answers.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use endodoi::{Rules, Width};
use endodoi_engine::ugi::Search;
use endodoi_engine::{Endgames, Level};
use endodoi_tablebase::{TableRules, Tablebase};

use crate::counted;
use crate::failure::Failure;
use crate::tables::remedy::{self, Asked};
use crate::tables::{TableEndgames, Wanted, find, others};

/// The tables for searches.
#[derive(Debug)]
pub(super) struct Plugged {
    wanted: Wanted,
    ready: Option<Ready>,
}

/// What is ready for a board and rules.
#[derive(Debug)]
struct Ready {
    width: Width,
    rules: TableRules,
    /// `None` where there are no tables.
    endgames: Option<Arc<TableEndgames>>,
}

impl Plugged {
    /// Takes note of what is wanted; a folder that is named is opened at once.
    ///
    /// # Errors
    /// [`Failure`] if it has no tables or damaged ones.
    pub(super) fn new(wanted: Wanted) -> Result<Self, Failure> {
        let ready = match &wanted {
            Wanted::Folder(folder) => Some(Ready::open(folder)?),
            Wanted::Usual | Wanted::Nothing => None,
        };
        Ok(Self { wanted, ready })
    }

    /// Makes the tables ready for a board and rules, unless they are. Returns what is wrong, if something is; searches then
    /// have other tables or none.
    pub(super) fn make(&mut self, width: Width, rules: &Rules) -> Option<String> {
        let table_rules = TableRules::new(rules).ok()?;
        if (self.ready.as_ref()).is_some_and(|ready| ready.is_for(width, &table_rules)) {
            return None;
        }
        if let Wanted::Folder(folder) = &self.wanted {
            let (ready, fault) = Ready::open_for(folder, width, table_rules);
            self.ready = Some(ready);
            return fault;
        }
        let (found, fault) = match find(&self.wanted, width, rules, u8::MAX) {
            Ok(found) => (found, None),
            Err(failure) => (None, Some(failure.to_string())),
        };
        let warning = found.as_ref().and_then(|found| found.warning.clone());
        self.ready = Some(Ready {
            width,
            rules: table_rules,
            endgames: found.map(|found| Arc::new(TableEndgames::new(found.tables))),
        });
        fault.or(warning)
    }

    /// Uses other tables from now on, and returns what there is to say about them.
    pub(super) fn want(&mut self, text: &str) -> String {
        let wanted = match text {
            "" => Wanted::Usual,
            path => Wanted::read(PathBuf::from(path)),
        };
        match Self::new(wanted) {
            Ok(plugged) => *self = plugged,
            Err(error) => return format!("option TablePath: {error}; nothing is changed"),
        }
        match (&self.wanted, &self.ready) {
            (Wanted::Nothing, _) => "no tables are used".to_owned(),
            (Wanted::Usual, _) | (Wanted::Folder(_), None) => {
                "the usual tables are used, from the next isready on".to_owned()
            }
            (Wanted::Folder(_), Some(ready)) => ready.to_string(),
        }
    }

    /// Says what is wrong with the tables, if a search met something.
    pub(super) fn fault(&self) -> Option<String> {
        self.ready.as_ref()?.endgames.as_ref()?.fault()
    }

    /// Returns the tables for a search, if they are ready. Levels below full strength have none: how strong they
    /// are was measured without.
    pub(super) fn for_search(&self, search: &Search) -> Option<Arc<dyn Endgames + Send>> {
        let rules = TableRules::new(search.root.rules()).ok()?;
        let ready = self.ready.as_ref()?;
        let fits = ready.is_for(search.root.position().width(), &rules);
        if !fits || search.level < Level::MAX {
            return None;
        }
        let endgames = ready.endgames.clone()?;
        Some(endgames)
    }
}

impl Ready {
    fn open(folder: &Path) -> Result<Self, Failure> {
        let opened = Tablebase::open(folder);
        let tables = opened.map_err(|error| remedy::failure(&error, folder, Asked::Whatever))?;
        Ok(Self {
            width: tables.width(),
            rules: *tables.rules(),
            endgames: Some(Arc::new(TableEndgames::new(Arc::new(tables)))),
        })
    }

    /// Opens a folder for a board and rules; where that cannot be it is ready without tables, and says why.
    fn open_for(folder: &Path, width: Width, rules: TableRules) -> (Self, Option<String>) {
        let fault = match Self::open(folder) {
            Ok(ready) if ready.is_for(width, &rules) => return (ready, None),
            Ok(ready) => ready.endgames.map(|endgames| {
                let others = others(folder, endgames.tables(), width, &rules);
                format!("{others}; set the option TablePath to another folder, to none, or to nothing for the usual tables")
            }),
            Err(failure) => Some(failure.to_string()),
        };
        let without = Self {
            width,
            rules,
            endgames: None,
        };
        (without, fault)
    }

    fn is_for(&self, width: Width, rules: &TableRules) -> bool {
        self.width == width && self.rules == *rules
    }
}

impl fmt::Display for Ready {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { width, rules, .. } = self;
        let most = (self.endgames.as_ref()).map_or(0, |endgames| endgames.most_seeds());
        let most = counted::seeds(most);
        write!(f, "tables for {width}, rules {rules}, up to {most}")
    }
}

//! Tables as the engine asks them.

use std::io::{self, Write as _};
use std::sync::{Arc, OnceLock};

use endodoi::{Position, Rules, Width};
use endodoi_engine::Endgames;
use endodoi_tablebase::{TableError, TableRules, Tablebase};

/// Answers a search from tables; what cannot be read is not known, and the first such fault is kept.
#[derive(Debug)]
pub(crate) struct TableEndgames {
    tables: Arc<Tablebase>,
    /// Boards with more seeds are not looked up, though the tables may know them.
    most_seeds: u8,
    fault: OnceLock<TableError>,
}

impl TableEndgames {
    pub(crate) fn new(tables: Arc<Tablebase>) -> Self {
        Self::up_to(u8::MAX, tables)
    }

    /// Answers only where at most so many seeds lie on the board.
    pub(crate) fn up_to(most_seeds: u8, tables: Arc<Tablebase>) -> Self {
        Self {
            most_seeds: most_seeds.min(tables.most_seeds()),
            tables,
            fault: OnceLock::new(),
        }
    }

    /// Says whether the values hold on such a board under such rules.
    pub(crate) fn are_for(&self, width: Width, rules: &Rules) -> bool {
        self.tables.width() == width && TableRules::new(rules).as_ref() == Ok(self.tables.rules())
    }

    pub(crate) fn tables(&self) -> &Tablebase {
        &self.tables
    }

    /// Says what is wrong with the tables, if a search met something.
    pub(crate) fn fault(&self) -> Option<String> {
        let error = self.fault.get()?;
        Some(format!("{error}; searched without"))
    }

    /// Says the same on the standard error.
    pub(crate) fn warn(&self) {
        if let Some(fault) = self.fault() {
            // A warning that cannot be told is no reason to stop.
            let _ = writeln!(io::stderr(), "warning: {fault}");
        }
    }
}

impl Endgames for TableEndgames {
    fn most_seeds(&self) -> u8 {
        self.most_seeds
    }

    fn still_to_be_won(&self, position: &Position) -> Option<i16> {
        if position.board().total() > self.most_seeds {
            return None;
        }
        match self.tables.value(position) {
            Ok(value) => value.map(i16::from),
            Err(error) => {
                // Only the first is told; the search goes on by looking ahead.
                let _ = self.fault.set(error);
                None
            }
        }
    }
}

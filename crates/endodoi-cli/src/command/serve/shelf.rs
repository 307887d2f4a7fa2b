//! Endgame tables for everybody who asks a server.

use std::sync::Arc;

use endodoi::{Rules, Width};
use endodoi_engine::Endgames;
use endodoi_server::Tables;

use crate::tables::{Shelf, Wanted};

/// The rules that have tables on a server. Strangers may ask under any rules, of which there are
/// millions; tables of all of them would keep the machine busy for nobody.
const RULE_SETS: [Rules; 3] = [Rules::MERKER, Rules::ENDODOI, Rules::CROSS_ENDODOI];

/// A shelf that stands where all can reach it.
#[derive(Debug)]
pub(super) struct ForAll(Shelf);

impl ForAll {
    pub(super) fn new(wanted: Wanted) -> Self {
        Self(Shelf::new(wanted))
    }
}

impl Tables for ForAll {
    fn tables(&self, width: Width, rules: &Rules) -> Option<Arc<dyn Endgames + Send>> {
        if !RULE_SETS.contains(rules) {
            return None;
        }
        let endgames = self.0.ask(width, rules)?;
        Some(endgames)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_named_rule_sets_have_tables_and_others_have_none() {
        let tables = ForAll::new(Wanted::Usual);
        let width = Width::new(1).unwrap();
        let own = "merker,lap_limit=99".parse().unwrap();
        assert!(tables.tables(width, &own).is_none());
        for rules in RULE_SETS {
            while tables.tables(width, &rules).is_none() {
                std::thread::yield_now();
            }
            assert!(tables.tables(width, &own).is_none());
        }
    }
}

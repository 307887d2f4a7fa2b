//! Tables that are looked for beside the game, so that nobody waits for them.

use std::sync::{Arc, Mutex};
use std::thread;

use endodoi::{Rules, Width};
use endodoi_tablebase::TableRules;

use super::args::Wanted;
use super::endgames::TableEndgames;
use super::found::find;

/// The tables of one board and rule set at a time, found or made on a thread of their own.
///
/// Clones share it.
#[derive(Clone, Debug)]
pub(crate) struct Shelf {
    wanted: Wanted,
    place: Arc<Mutex<Option<Book>>>,
}

/// What is on the shelf, or will be.
#[derive(Debug)]
struct Book {
    width: Width,
    rules: TableRules,
    /// `None` as long as they are looked for, and where none are found.
    endgames: Option<Arc<TableEndgames>>,
}

impl Shelf {
    /// A shelf for the tables that are wanted, with nothing on it yet.
    pub(crate) fn new(wanted: Wanted) -> Self {
        Self {
            wanted,
            place: Arc::default(),
        }
    }

    /// Returns the tables of a board and rules if they are there. If they are not, they are looked for, and
    /// are there another time.
    pub(crate) fn ask(&self, width: Width, rules: &Rules) -> Option<Arc<TableEndgames>> {
        let table_rules = TableRules::new(rules).ok()?;
        if self.wanted == Wanted::Nothing {
            return None;
        }
        let mut place = self.place.lock().ok()?;
        match place.as_ref() {
            Some(book) if book.is_for(width, &table_rules) => return book.endgames.clone(),
            _ => {}
        }
        *place = Some(Book {
            width,
            rules: table_rules,
            endgames: None,
        });
        let own = self.clone();
        let thread = thread::Builder::new().name("tables".to_owned());
        // Where no thread can be had, there are no tables.
        let _ = thread.spawn(move || own.fill(width, *table_rules.rules()));
        None
    }

    fn fill(&self, width: Width, rules: Rules) {
        let Ok(Some(found)) = find(&self.wanted, width, &rules, u8::MAX) else {
            return;
        };
        let endgames = Arc::new(TableEndgames::new(found.tables));
        if let Ok(mut place) = self.place.lock()
            && let Some(book) = place.as_mut()
            && book.is_for(endgames.tables().width(), endgames.tables().rules())
        {
            book.endgames = Some(endgames);
        }
    }
}

impl Book {
    fn is_for(&self, width: Width, rules: &TableRules) -> bool {
        self.width == width && self.rules == *rules
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_come_after_they_were_asked_for() {
        let (shelf, width) = (Shelf::new(Wanted::Usual), Width::new(1).unwrap());
        let rules = Rules::ENDODOI;
        assert!(shelf.ask(width, &rules).is_none());
        let endgames = std::iter::repeat_with(|| {
            thread::yield_now();
            shelf.ask(width, &rules)
        })
        .find_map(|found| found)
        .unwrap();
        assert_eq!(endgames.tables().width(), width);
    }

    #[test]
    fn where_none_are_wanted_or_can_be_none_come() {
        let width = Width::new(1).unwrap();
        let decided = Rules {
            stop_when_decided: true,
            ..Rules::MERKER
        };
        assert!(Shelf::new(Wanted::Usual).ask(width, &decided).is_none());
        let nothing = Shelf::new(Wanted::Nothing);
        assert!(nothing.ask(width, &Rules::MERKER).is_none());
        assert!(nothing.place.lock().unwrap().is_none());
    }
}

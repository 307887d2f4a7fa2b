//! Tables that are looked for beside the game, so that nobody waits for them.

use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use endodoi::{Rules, Width};
use endodoi_tablebase::TableRules;

use super::args::Wanted;
use super::endgames::TableEndgames;
use super::found::find;

/// So many boards have a place; made tables take up to 3 MB each.
const PLACES: usize = 12;
/// A book that was asked for so lately is not taken away for another.
const KEPT_FOR: Duration = Duration::from_mins(1);

/// The tables of some boards and rule sets, found or made on a thread of their own, one after the
/// other: whoever asks for ever new boards does not keep the machine busy.
///
/// Clones share it.
#[derive(Clone, Debug)]
pub(crate) struct Shelf {
    wanted: Wanted,
    books: Arc<Mutex<Vec<Book>>>,
}

/// What is on the shelf, or will be.
#[derive(Debug)]
struct Book {
    width: Width,
    rules: TableRules,
    asked_for: Instant,
    contents: Contents,
}

#[derive(Debug)]
enum Contents {
    /// They are being looked for.
    Awaited,
    /// There are none for this board and these rules.
    Nothing,
    Tables(Arc<TableEndgames>),
}

impl Shelf {
    /// A shelf for the tables that are wanted, with nothing on it yet.
    pub(crate) fn new(wanted: Wanted) -> Self {
        Self {
            wanted,
            books: Arc::default(),
        }
    }

    /// Returns the tables of a board and rules if they are there. If they are not, they are looked for, and
    /// are there another time.
    pub(crate) fn ask(&self, width: Width, rules: &Rules) -> Option<Arc<TableEndgames>> {
        let table_rules = TableRules::new(rules).ok()?;
        if self.wanted == Wanted::Nothing {
            return None;
        }
        let mut books = self.books.lock().ok()?;
        let now = Instant::now();
        let book = books
            .iter_mut()
            .find(|book| book.is_for(width, &table_rules));
        if let Some(book) = book {
            book.asked_for = now;
            return match &book.contents {
                Contents::Tables(endgames) => Some(Arc::clone(endgames)),
                Contents::Awaited | Contents::Nothing => None,
            };
        }
        if !make_room(&mut books, now) {
            return None;
        }
        books.push(Book {
            width,
            rules: table_rules,
            asked_for: now,
            contents: Contents::Awaited,
        });
        let own = self.clone();
        let thread = thread::Builder::new().name("tables".to_owned());
        let started = thread.spawn(move || own.fill(width, table_rules));
        if started.is_err() {
            // Where no thread can be had there are no tables now; another time there may be.
            books.pop();
        }
        None
    }

    fn fill(&self, width: Width, rules: TableRules) {
        let found = find(&self.wanted, width, rules.rules(), u8::MAX);
        let contents = match found {
            Ok(Some(found)) => Contents::Tables(Arc::new(TableEndgames::new(found.tables))),
            _ => Contents::Nothing,
        };
        if let Ok(mut books) = self.books.lock()
            && let Some(book) = books.iter_mut().find(|book| book.is_for(width, &rules))
        {
            book.contents = contents;
        }
    }
}

/// Makes room for one more book, and says whether there is some.
fn make_room(books: &mut Vec<Book>, now: Instant) -> bool {
    let is_awaited = |book: &Book| matches!(book.contents, Contents::Awaited);
    if books.iter().any(is_awaited) {
        return false;
    }
    if books.len() < PLACES {
        return true;
    }
    let oldest = (0..books.len()).min_by_key(|index| books[*index].asked_for);
    let oldest = oldest.filter(|index| now.duration_since(books[*index].asked_for) > KEPT_FOR);
    oldest.map(|index| books.swap_remove(index)).is_some()
}

impl Book {
    fn is_for(&self, width: Width, rules: &TableRules) -> bool {
        self.width == width && self.rules == *rules
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wait_for(shelf: &Shelf, width: Width, rules: &Rules) -> Arc<TableEndgames> {
        let asked = std::iter::repeat_with(|| {
            thread::yield_now();
            shelf.ask(width, rules)
        });
        asked.flatten().next().unwrap()
    }

    #[test]
    fn tables_come_after_they_were_asked_for_and_stay() {
        let shelf = Shelf::new(Wanted::Usual);
        let widths = [1, 2].map(|holes| Width::new(holes).unwrap());
        assert!(shelf.ask(widths[0], &Rules::ENDODOI).is_none());
        for width in widths {
            let endgames = wait_for(&shelf, width, &Rules::ENDODOI);
            assert_eq!(endgames.tables().width(), width);
        }
        assert!(shelf.ask(widths[0], &Rules::ENDODOI).is_some());
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
        assert!(nothing.books.lock().unwrap().is_empty());
    }

    #[test]
    fn only_what_nobody_asked_for_lately_makes_room_for_another() {
        let start = Instant::now();
        let book = |number: u64| Book {
            width: Width::SIX,
            rules: TableRules::new(&Rules::MERKER).unwrap(),
            asked_for: start + Duration::from_secs(number),
            contents: Contents::Nothing,
        };
        let mut books: Vec<Book> = (0..PLACES as u64).map(book).collect();
        assert!(!make_room(&mut books, start + KEPT_FOR));
        assert!(make_room(
            &mut books,
            start + KEPT_FOR + Duration::from_millis(500)
        ));
        assert_eq!(books.len(), PLACES - 1);
        assert!(books.iter().all(|book| book.asked_for > start));
        books[0].contents = Contents::Awaited;
        assert!(!make_room(&mut books, start), "one is looked for at a time");
    }
}

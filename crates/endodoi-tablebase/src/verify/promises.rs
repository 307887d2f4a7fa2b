//! Grounding values: showing of each that the turns it rests on end somewhere.
//!
//! Round after round looks at the positions that are not grounded yet. There are soon so few that all
//! rounds together cost less than the first look did.

use std::num::NonZero;

use endodoi::Board;

use super::bits::{Bits, Stretch, Stretches};
use super::fault::{Fault, VerifyError};
use super::look::{Table, Way, position};
use super::watch::VerifyWatch;

/// Positions looked at together.
const TOGETHER: usize = 64;

/// Grounds what can be grounded, where the first round is done. Returns the number of the last round that found anything.
pub(super) fn ground(
    table: &Table,
    grounded: &mut Bits,
    threads: NonZero<usize>,
    watch: &dyn VerifyWatch,
) -> Result<u32, VerifyError> {
    let mut rounds = u32::from(grounded.is_any_set());
    let mut next = grounded.clone();
    loop {
        let found = next.share(threads, |stretches| {
            Round::new(table, grounded).look_at_all(stretches, watch)
        });
        let found: Option<u64> = found.into_iter().sum();
        let found = found.ok_or(VerifyError::Stopped)?;
        std::mem::swap(grounded, &mut next);
        if found == 0 {
            return Ok(rounds);
        }
        rounds += 1;
    }
}

/// Counts the positions that cannot be grounded. They must be worth 0.
///
/// # Errors
/// [`Fault::Promise`] if one is worth something else.
pub(super) fn endless(table: &Table, grounded: &Bits) -> Result<u64, Fault> {
    let mut endless = 0;
    for number in grounded.unset(0, table.positions()) {
        if table.value(number) != 0 {
            return Err(endless_round(table, grounded, number));
        }
        endless += 1;
    }
    Ok(endless)
}

/// Follows the promise of a position that cannot be grounded until it comes round.
fn endless_round(table: &Table, grounded: &Bits, number: u64) -> Fault {
    // From such a position a turn worth its value leads to another.
    let next = |number: u64| {
        let mut next = None;
        table.visit_ways(board(table, number), |way| match way {
            Way::Quiet { after }
                if -table.value(after) == table.value(number) && !grounded.has(after) =>
            {
                next = next.or(Some(after));
            }
            Way::Quiet { .. } | Way::Capture { .. } | Way::End(_) => {}
        });
        next.expect("otherwise it would be grounded")
    };
    // R. P. Brent's search: the kept one is renewed after 1, 2, 4, … turns, so that sooner or later it lies on the round.
    let (mut kept, mut at, mut turns, mut room) = (number, next(number), 1_u64, 1_u64);
    while at != kept {
        if turns == room {
            (kept, turns, room) = (at, 0, 2 * room);
        }
        at = next(at);
        turns += 1;
    }
    let told = std::iter::successors(Some(kept), |number| Some(next(*number)));
    let told = told.take(Fault::MOST_TOLD.min(usize::try_from(turns).unwrap_or(usize::MAX)));
    Fault::Promise {
        value: table.value(kept),
        positions: told.map(|number| position(board(table, number))).collect(),
        turns,
    }
}

fn board(table: &Table, number: u64) -> Board {
    table.numbering.walk(table.seeds(), number).board()
}

/// A round of one thread.
struct Round<'a> {
    table: &'a Table<'a>,
    /// What was grounded in the rounds before.
    grounded: &'a Bits,
    looked: Vec<Looked>,
    /// Where the quiet turns of all of `looked` lead.
    quiet: Vec<u64>,
    known: Vec<Known>,
}

/// A position that was looked at.
#[derive(Clone, Copy, Debug)]
struct Looked {
    number: u64,
    /// Its quiet turns end here.
    quiet_end: usize,
}

/// What is known of a quiet turn.
#[derive(Clone, Copy, Debug)]
struct Known {
    worth: i16,
    is_grounded: bool,
}

impl<'a> Round<'a> {
    fn new(table: &'a Table<'a>, grounded: &'a Bits) -> Self {
        Self {
            table,
            grounded,
            looked: Vec::new(),
            quiet: Vec::new(),
            known: Vec::new(),
        }
    }

    /// Returns how many positions were grounded, `None` if the watch stopped it.
    fn look_at_all(mut self, stretches: &Stretches, watch: &dyn VerifyWatch) -> Option<u64> {
        let mut found = 0;
        while let Some(mut stretch) = stretches.next() {
            if watch.wants_to_stop() {
                return None;
            }
            let here = self.look_at(&mut stretch);
            watch.settled(here);
            found += here;
        }
        Some(found)
    }

    fn look_at(&mut self, stretch: &mut Stretch) -> u64 {
        stretch.copy(self.grounded);
        let mut found = 0;
        let mut walk = (self.table.numbering).walk(self.table.seeds(), stretch.first);
        for number in self.grounded.unset(stretch.first, stretch.end) {
            walk.go_to(number);
            let quiet = &mut self.quiet;
            // What leaves the layer was looked at in the first round.
            (self.table).visit_ways(walk.board(), |way| match way {
                Way::Quiet { after } => quiet.push(after),
                Way::Capture { .. } | Way::End(_) => {}
            });
            self.looked.push(Looked {
                number,
                quiet_end: quiet.len(),
            });
            if self.looked.len() == TOGETHER {
                found += self.judge(stretch);
            }
        }
        found + self.judge(stretch)
    }

    fn judge(&mut self, stretch: &mut Stretch) -> u64 {
        self.known.clear();
        (self.known).extend(self.quiet.iter().map(|after| Known {
            worth: -self.table.value(*after),
            is_grounded: self.grounded.has(*after),
        }));
        let mut found = 0;
        let mut first = 0;
        for looked in self.looked.drain(..) {
            let value = self.table.value(looked.number);
            let quiet = &self.known[first..looked.quiet_end];
            first = looked.quiet_end;
            let mut best = quiet.iter().filter(|turn| turn.worth == value);
            let is_grounded = if value < 0 {
                best.all(|turn| turn.is_grounded)
            } else {
                best.any(|turn| turn.is_grounded)
            };
            if is_grounded {
                stretch.set(looked.number);
                found += 1;
            }
        }
        self.quiet.clear();
        found
    }
}

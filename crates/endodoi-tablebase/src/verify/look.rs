//! One look at every position: is its value what its best turn is worth?
//!
//! What the turns lead to lies all over the memory, so some dozens of positions are looked at before the first value is fetched.

use std::collections::BTreeMap;
use std::num::NonZero;

use endodoi::{Board, BySide, EndlessTurn, Position, Rules, Side, TurnEnd};

use super::bits::{Bits, Stretch, Stretches};
use super::fault::{Fault, VerifyError};
use super::numbering::Numbering;
use super::watch::VerifyWatch;
use crate::Values;

/// Positions looked at together.
const TOGETHER: usize = 64;

/// All that is given.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table<'a> {
    pub(super) numbering: &'a Numbering,
    pub(super) rules: &'a Rules,
    /// The layers of 0, 1, 2, … seeds, the last of them in question.
    pub(super) layers: &'a [&'a Values],
}

/// What a turn leads to, for the player who has it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Way {
    /// The game ends and brings so many seeds.
    End(i16),
    /// Seeds are captured; what is left after them has this number in its layer.
    Capture { seeds: u8, after: u64 },
    /// A position of the same layer.
    Quiet { after: u64 },
}

impl Table<'_> {
    /// The seeds of the layer in question.
    pub(super) const fn seeds(&self) -> usize {
        self.layers.len() - 1
    }

    /// The positions of the layer in question.
    pub(super) fn positions(&self) -> u64 {
        self.numbering.positions(self.seeds())
    }

    /// The value given for a position of the layer in question.
    #[inline]
    pub(super) fn value(&self, number: u64) -> i16 {
        self.value_in(self.seeds(), number)
    }

    #[inline]
    fn value_in(&self, seeds: usize, number: u64) -> i16 {
        let value = self.layers[seeds].get(number);
        value.expect("all values were counted").into()
    }

    /// Where the turns of a position lead, with South to move on this board.
    #[inline]
    pub(super) fn visit_ways(&self, board: Board, mut visit: impl FnMut(Way)) {
        let position = position(board);
        let mut has_move = false;
        for turn in position.turns(self.rules) {
            if !self.rules.allows(&turn) {
                continue;
            }
            has_move = true;
            let after = || self.numbering.number(turn.after().board(), Side::North);
            visit(match (turn.end(), self.rules.endless_turn) {
                (TurnEnd::Captured { seeds, .. }, _) => Way::Capture {
                    seeds,
                    after: after(),
                },
                // The seeds left are shared.
                (TurnEnd::Endless(_), EndlessTurn::Draw) => Way::End(0),
                // An endless turn that is void leaves all as it is and passes.
                (TurnEnd::Quiet { .. } | TurnEnd::Endless(_), _) => Way::Quiet { after: after() },
            });
        }
        if !has_move {
            let outcome = position.outcome(self.rules);
            let seeds = outcome.expect("no move is legal").seeds();
            visit(Way::End(i16::from(seeds.south) - i16::from(seeds.north)));
        }
    }
}

/// The position with this board, South to move and nothing captured.
pub(super) fn position(board: Board) -> Position {
    Position::new(board, BySide::default(), Side::South).expect("a layer has few seeds")
}

/// Checks every value against its turns, counts the values, and marks the positions that are grounded at once: those worth 0 or more
/// with a turn worth as much that leaves the layer, and those worth less whose every quiet turn is worth still less.
pub(super) fn look(
    table: &Table,
    grounded: &mut Bits,
    threads: NonZero<usize>,
    watch: &dyn VerifyWatch,
) -> Result<BTreeMap<i8, u64>, VerifyError> {
    let mut counts = BTreeMap::new();
    let mut first_fault = None;
    let looks = grounded.share(threads, |stretches| {
        Look::new(table).look_at_all(stretches, watch)
    });
    for look in looks {
        if let Some((number, fault)) = look.fault
            && first_fault
                .as_ref()
                .is_none_or(|(first, _)| number < *first)
        {
            first_fault = Some((number, fault));
        }
        for (value, count) in (i8::MIN..=i8::MAX).zip(look.counts) {
            if count > 0 {
                *counts.entry(value).or_default() += count;
            }
        }
    }
    if let Some((_, fault)) = first_fault {
        return Err(fault.into());
    }
    if counts.values().sum::<u64>() < table.positions() {
        return Err(VerifyError::Stopped);
    }
    Ok(counts)
}

/// The look of one thread.
struct Look<'a> {
    table: &'a Table<'a>,
    looked: Vec<Looked>,
    /// The turns of all of `looked`, but for ends of the game.
    turns: Vec<Leads>,
    worths: Vec<i16>,
    counts: [u64; 256],
    /// The first that this thread found, and the number of its position.
    fault: Option<(u64, Fault)>,
}

/// A position that was looked at.
#[derive(Clone, Copy, Debug)]
struct Looked {
    number: u64,
    board: Board,
    /// Its turns end here.
    turns_end: usize,
    /// What the end of the game brings, if it can be had at once.
    end: Option<i16>,
}

/// Where a turn leads.
#[derive(Clone, Copy, Debug)]
struct Leads {
    captured: u8,
    number: u64,
}

impl<'a> Look<'a> {
    fn new(table: &'a Table<'a>) -> Self {
        Self {
            table,
            looked: Vec::new(),
            turns: Vec::new(),
            worths: Vec::new(),
            counts: [0; 256],
            fault: None,
        }
    }

    fn look_at_all(mut self, stretches: &Stretches, watch: &dyn VerifyWatch) -> Self {
        while self.fault.is_none() && !watch.wants_to_stop() {
            let Some(mut stretch) = stretches.next() else {
                break;
            };
            watch.settled(self.look_at(&mut stretch));
        }
        self
    }

    /// Returns how many positions were grounded.
    fn look_at(&mut self, stretch: &mut Stretch) -> u64 {
        let mut walk = self.table.numbering.walk(self.table.seeds(), stretch.first);
        let mut grounded = 0;
        for number in stretch.first..stretch.end {
            let board = walk.board();
            // So the walk leaves nothing out.
            assert_eq!(self.table.numbering.number(&board, Side::South), number);
            self.note(number, board);
            if self.looked.len() == TOGETHER {
                grounded += self.judge(stretch);
            }
            walk.go_on();
        }
        grounded + self.judge(stretch)
    }

    /// Notes down where the turns of a position lead.
    fn note(&mut self, number: u64, board: Board) {
        let mut end = None;
        let turns = &mut self.turns;
        self.table.visit_ways(board, |way| match way {
            Way::End(seeds) => end = Some(seeds),
            Way::Capture { seeds, after } => turns.push(Leads {
                captured: seeds,
                number: after,
            }),
            Way::Quiet { after } => turns.push(Leads {
                captured: 0,
                number: after,
            }),
        });
        self.looked.push(Looked {
            number,
            board,
            turns_end: self.turns.len(),
            end,
        });
    }

    /// Judges the positions noted down. Returns how many of them were grounded.
    fn judge(&mut self, stretch: &mut Stretch) -> u64 {
        let (table, seeds) = (self.table, self.table.seeds());
        self.worths.clear();
        self.worths.extend(self.turns.iter().map(|turn| {
            let layer = seeds - usize::from(turn.captured);
            i16::from(turn.captured) - table.value_in(layer, turn.number)
        }));
        let mut grounded = 0;
        let mut first = 0;
        for looked in self.looked.drain(..) {
            let turns = first..looked.turns_end;
            first = looked.turns_end;
            let value = table.value(looked.number);
            let worths = || self.worths[turns.clone()].iter().copied();
            let best = worths().chain(looked.end).max();
            let best = best.expect("who has no turn has an end");
            if best != value && self.fault.is_none() {
                let fault = Fault::Value {
                    position: position(looked.board),
                    found: value,
                    wanted: best,
                };
                self.fault = Some((looked.number, fault));
            }
            self.counts[usize::from(value.abs_diff(i8::MIN.into()))] += 1;
            let mut best_turns = (self.turns[turns.clone()].iter().zip(worths()))
                .filter(|(_, worth)| *worth == value);
            let is_grounded = if value < 0 {
                best_turns.all(|(turn, _)| turn.captured > 0)
            } else {
                looked.end == Some(value) || best_turns.any(|(turn, _)| turn.captured > 0)
            };
            if is_grounded {
                stretch.set(looked.number);
                grounded += 1;
            }
        }
        self.turns.clear();
        grounded
    }
}

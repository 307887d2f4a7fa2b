//! The search that proves: depth-first proof-number search.
//!
//! It goes where an answer seems to cost least, and comes back as soon as that is elsewhere (A. Nagai's df-pn,
//! 2002), so it needs no limit of depth. Questions are seen from the player to move: "is the
//! position worth at least so much to me?" A yes needs one turn after which the opponent's answer
//! is no; a no needs a yes of the opponent after every turn. What the path does to an answer is
//! in [`held`](super::held).

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use endodoi::{EndlessTurn, Position, Rules};

use super::busy::Busy;
use super::effort::Effort;
use super::forecast::Forecast;
use super::held::{Held, HeldAnswer, Lean};
use super::key::Keys;
use super::table::{FinalAnswer, ProofTable};
use crate::endgames::Endgames;
use crate::limits::{Limits, Watch};
use crate::search::still_to_be_won;

/// After so much effort, counted in laps and for each turn some more, the world outside is asked, some
/// thousand times a second.
const EFFORT_BETWEEN_LOOKS: u64 = 100_000;
/// What a turn costs beside its laps, in laps.
const EFFORT_OF_TURN: u64 = 20;

/// No path is followed further; what lies beyond is given up for now.
const LONGEST_PATH: usize = 1_000;

/// How much further than the next best turn's effort a turn is followed before the next is tried.
const PATIENCE: f32 = 1.25;

/// By so much at least a turn is followed further each time.
const PROGRESS: f32 = 1.01;

/// What all threads work with.
#[derive(Clone, Copy)]
pub(crate) struct Ground<'a> {
    pub(super) rules: &'a Rules,
    pub(super) keys: &'a Keys,
    pub(super) table: &'a ProofTable,
    pub(super) forecast: &'a Forecast,
    pub(super) endgames: Option<&'a dyn Endgames>,
    pub(super) limits: Limits,
    pub(super) watch: &'a dyn Watch,
    pub(super) tally: &'a Tally,
    pub(super) busy: &'a Busy,
}

impl Ground<'_> {
    /// Returns what is still to be won by the player to move, if tables know.
    pub(super) fn known_value(&self, position: &Position) -> Option<i16> {
        let endgames = self.endgames?;
        let is_small = position.board().total() <= endgames.most_seeds();
        is_small.then(|| endgames.still_to_be_won(position))?
    }
}

/// What all threads have done together.
#[derive(Debug, Default)]
pub(super) struct Tally {
    pub(super) nodes: AtomicU64,
    pub(super) laps: AtomicU64,
    pub(super) table_hits: AtomicU64,
}

impl Tally {
    /// Makes the limits of one call those of all work together.
    pub(super) fn limits_from_now(&self, limits: Limits) -> Limits {
        let add = |limit: Option<u64>, used: &AtomicU64| {
            limit.map(|limit| limit.saturating_add(used.load(Relaxed)))
        };
        Limits {
            nodes: add(limits.nodes, &self.nodes),
            laps: add(limits.laps, &self.laps),
            ..limits
        }
    }
}

/// A limit was reached, or the watch said stop.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopped;

/// Is a position worth at least so much to the player to move, of what is still to be won?
#[derive(Clone, Copy, Debug)]
pub(super) struct Question {
    pub(super) position: Position,
    pub(super) key: u64,
    /// On the board.
    pub(super) seeds: u8,
    pub(super) at_least: i16,
    /// Turns since the last capture, at the most those on the path.
    pub(super) quiet: usize,
}

/// What came of a question.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reached {
    pub(super) effort: Effort,
    /// What an answer leans on.
    pub(super) lean: Lean,
    /// The hole that holds a yes, by its number in its row from 0; none where no turn is needed.
    pub(super) hole: Option<u8>,
}

impl Reached {
    fn answer(is_yes: bool, lean: Lean) -> Self {
        Self {
            effort: answered(is_yes),
            lean,
            hole: None,
        }
    }

    const fn open(effort: Effort) -> Self {
        Self {
            effort,
            lean: Lean::NOTHING,
            hole: None,
        }
    }
}

/// A turn of a position on the path, and what the question that it leads to costs.
#[derive(Clone, Copy, Debug)]
struct Child {
    question: Question,
    hole: u8,
    effort: Effort,
    lean: Lean,
}

/// One thread's search.
pub(crate) struct Search<'a> {
    ground: Ground<'a>,
    /// Says that the answer is no longer wanted.
    is_done: &'a AtomicBool,
    path: Vec<u64>,
    children: Vec<Child>,
    held: Held,
    nodes: u64,
    laps: u64,
    table_hits: u64,
    told: [u64; 3],
    next_look: u64,
}

impl<'a> Search<'a> {
    pub(crate) fn new(ground: Ground<'a>, is_done: &'a AtomicBool) -> Self {
        Self {
            ground,
            is_done,
            path: Vec::new(),
            children: Vec::new(),
            held: Held::default(),
            nodes: 0,
            laps: 0,
            table_hits: 0,
            told: [0; 3],
            next_look: 0,
        }
    }

    /// Answers a question about a position that nothing came before. Its effort is open only if the
    /// search gave up.
    pub(crate) fn answer(
        &mut self,
        position: &Position,
        at_least: i16,
    ) -> Result<Reached, Stopped> {
        let question = Question {
            position: *position,
            key: self.ground.keys.of(position),
            seeds: position.board().total(),
            at_least,
            quiet: 0,
        };
        self.path.clear();
        self.children.clear();
        self.held.clear();
        self.next_look = 0;
        let reached = match self.answer_at_once(&question) {
            Some(is_yes) => Ok(Reached::answer(is_yes, Lean::NOTHING)),
            None => self.pursue(&question, Effort::GIVEN_UP),
        };
        self.tell();
        reached
    }

    /// Works on a question until it is answered or its effort reaches a limit.
    fn pursue(&mut self, question: &Question, limit: Effort) -> Result<Reached, Stopped> {
        self.look()?;
        if let Some(reached) = self.known_answer(question) {
            return Ok(reached);
        }
        let ply = self.path.len();
        if ply >= LONGEST_PATH {
            return Ok(Reached::open(Effort::GIVEN_UP));
        }
        let (first, mark, nodes) = (self.children.len(), self.held.mark(), self.nodes);
        let reached = if let Some(reached) = self.expand(question) {
            reached
        } else {
            self.path.push(question.key);
            let reached = self.choose_until(first, limit)?;
            self.path.pop();
            reached
        };
        self.children.truncate(first);
        self.remember(question, reached, mark, self.nodes - nodes);
        Ok(Reached {
            lean: reached.lean.before(ply),
            ..reached
        })
    }

    /// Follows the turn that seems to cost least, again and again.
    fn choose_until(&mut self, first: usize, limit: Effort) -> Result<Reached, Stopped> {
        loop {
            let choice = Choice::among(&self.children[first..], self.ground.busy);
            let effort = choice.effort;
            if let Some(is_yes) = effort.answer() {
                let children = &self.children[first..];
                return Ok(if is_yes {
                    let child = &children[choice.best];
                    Reached {
                        effort,
                        lean: child.lean,
                        hole: Some(child.hole),
                    }
                } else {
                    let leans = children.iter().map(|child| child.lean);
                    Reached::answer(false, leans.fold(Lean::NOTHING, Lean::and))
                });
            }
            if effort.yes >= limit.yes || effort.no >= limit.no {
                return Ok(Reached::open(effort));
            }
            let index = first + choice.best;
            let child = self.children[index];
            // However the numbers are rounded, there is something to do.
            let limit = Effort {
                yes: (limit.no - (effort.no - child.effort.yes)).max(child.effort.yes * PROGRESS),
                no: (limit.yes.min(choice.next_best * PATIENCE)).max(child.effort.no * PROGRESS),
            };
            let busy = self.ground.busy;
            busy.enter(child.question.key);
            let reached = self.pursue(&child.question, limit);
            busy.leave(child.question.key);
            let reached = reached?;
            let child = &mut self.children[index];
            child.effort = reached.effort;
            child.lean = reached.lean;
        }
    }

    /// Sows the turns of a position, and looks up what is known after each. Returns what came of it
    /// if that is enough.
    fn expand(&mut self, question: &Question) -> Option<Reached> {
        let first = self.children.len();
        let position = &question.position;
        let rules = self.ground.rules;
        let mut is_over = true;
        for turn in position.turns(rules) {
            self.nodes += 1;
            self.laps += u64::from(turn.laps());
            if !rules.allows(&turn) {
                continue;
            }
            is_over = false;
            let captured = turn.captured();
            let after = turn.after();
            let number = u8::try_from(turn.hole().number() - 1).unwrap_or_default();
            let at_least = i16::from(captured) - question.at_least + 1;
            let mut child = Child {
                question: Question {
                    position: *after,
                    key: 0,
                    seeds: question.seeds - captured,
                    at_least,
                    quiet: if captured > 0 { 0 } else { question.quiet + 1 },
                },
                hole: number,
                effort: Effort::NO,
                lean: Lean::NOTHING,
            };
            let answer = if turn.is_endless() && rules.endless_turn == EndlessTurn::Draw {
                Some(0 >= at_least)
            } else {
                self.answer_at_once(&child.question)
            };
            match answer {
                Some(false) => {
                    return Some(Reached {
                        effort: Effort::YES,
                        lean: Lean::NOTHING,
                        hole: Some(number),
                    });
                }
                Some(true) => child.effort = Effort::YES,
                None => {
                    child.question.key = self.ground.keys.of(after);
                    self.ground.table.announce(child.question.key);
                    child.effort = Effort::GIVEN_UP;
                }
            }
            self.children.push(child);
        }
        if is_over {
            let outcome = position.outcome(rules)?;
            let value = still_to_be_won(outcome, position, position.to_move());
            let is_yes = value >= i32::from(question.at_least);
            return Some(Reached::answer(is_yes, Lean::NOTHING));
        }
        for index in first..self.children.len() {
            let child = self.children[index];
            if child.effort.answer().is_none() {
                let (effort, lean) = self.expectation(&child.question);
                self.children[index].effort = effort;
                self.children[index].lean = lean;
            }
        }
        None
    }

    /// Returns what is known of a question, or what it may cost, and what an answer leans on.
    fn expectation(&mut self, question: &Question) -> (Effort, Lean) {
        let known = self.ground.table.get(question.key, question.at_least);
        if let Some(is_yes) = known.bounds.and_then(|one| one.answer(question.at_least)) {
            return (answered(is_yes), Lean::NOTHING);
        }
        // What endless play gives.
        let held = answered(question.at_least <= 0);
        // The question is asked on the path already: the same player is to move every second turn, and
        // captures never come back.
        let here = self.path.len() + 1;
        let oldest = here - question.quiet.min(here);
        let mut ply = here;
        while ply >= oldest + 2 {
            ply -= 2;
            if self.path[ply] == question.key {
                return (held, Lean::on(ply));
            }
        }
        if let Some(lean) = self.held.get(question.key, question.at_least) {
            return (held, lean);
        }
        let forecast = self.ground.forecast;
        let effort = known.effort.unwrap_or_else(|| forecast.of(question));
        (effort, Lean::NOTHING)
    }

    /// Returns the answer that was found since the question was first looked at.
    fn known_answer(&mut self, question: &Question) -> Option<Reached> {
        let known = self.ground.table.get(question.key, question.at_least);
        let bounds = known.bounds?;
        let is_yes = bounds.answer(question.at_least)?;
        Some(Reached {
            effort: answered(is_yes),
            lean: Lean::NOTHING,
            hole: bounds.hole.filter(|_| is_yes),
        })
    }

    /// Answers from what can be seen without a look ahead: the seeds on the board, an empty row,
    /// endgame tables.
    fn answer_at_once(&mut self, question: &Question) -> Option<bool> {
        let Question {
            position,
            seeds,
            at_least,
            ..
        } = question;
        let most = i16::from(*seeds);
        if *at_least > most {
            return Some(false);
        }
        if *at_least <= -most {
            return Some(true);
        }
        if let Some(endgames) = self.ground.endgames
            && *seeds <= endgames.most_seeds()
            && let Some(value) = endgames.still_to_be_won(position)
        {
            self.table_hits += 1;
            return Some(value >= *at_least);
        }
        if position.board().packed_row(position.to_move()) == 0 {
            let outcome = position.outcome(self.ground.rules)?;
            let value = still_to_be_won(outcome, position, position.to_move());
            return Some(value >= i32::from(*at_least));
        }
        None
    }

    /// Keeps what came of a question, in the table or as long as it holds.
    fn remember(&mut self, question: &Question, reached: Reached, mark: usize, work: u64) {
        let ply = self.path.len();
        let table = self.ground.table;
        let Question { key, at_least, .. } = *question;
        let Some(is_yes) = reached.effort.answer() else {
            self.held.drop_leaning(mark, ply);
            // What was given up on this path may be worth a try on another.
            if reached.effort.yes.max(reached.effort.no) < Effort::TOO_MUCH {
                table.put_effort(key, at_least, reached.effort, work);
            }
            return;
        };
        let is_held = is_yes == (at_least <= 0);
        if !is_held {
            // What leaned on this position had trusted in the other answer.
            debug_assert!(reached.lean.is_nothing(), "only endless play leans");
            self.held.drop_leaning(mark, ply);
            table.put_answer(key, at_least, final_answer(is_yes, reached.hole), work);
        } else if reached.lean.lowest >= ply {
            self.held.settle(mark, ply, |one| {
                let is_yes = one.at_least <= 0;
                table.put_answer(
                    one.key,
                    one.at_least,
                    final_answer(is_yes, one.hole),
                    one.work,
                );
            });
            table.put_answer(key, at_least, final_answer(is_yes, reached.hole), work);
        } else {
            let lean = reached.lean.before(ply);
            self.held.pass_on(mark, ply, lean);
            self.held.keep(HeldAnswer {
                key,
                at_least,
                hole: reached.hole,
                work,
                lean,
            });
        }
    }

    /// Sees from time to time whether the search is to end.
    fn look(&mut self) -> Result<(), Stopped> {
        let effort = self.laps + EFFORT_OF_TURN * self.nodes;
        if effort < self.next_look {
            return Ok(());
        }
        self.tell();
        let Ground {
            limits,
            watch,
            tally,
            ..
        } = self.ground;
        let left = |limit: Option<u64>, used: &AtomicU64| {
            limit.map_or(u64::MAX, |limit| limit.saturating_sub(used.load(Relaxed)))
        };
        let turns_left = left(limits.nodes, &tally.nodes);
        let is_late = limits.time.is_some_and(|time| watch.elapsed() >= time.most);
        if self.is_done.load(Relaxed)
            || turns_left == 0
            || left(limits.laps, &tally.laps) == 0
            || is_late
            || watch.is_stopped()
        {
            return Err(Stopped);
        }
        let until_then = turns_left.saturating_mul(EFFORT_OF_TURN);
        self.next_look = effort + EFFORT_BETWEEN_LOOKS.min(until_then);
        Ok(())
    }

    /// Adds what was done since the last time to what all have done.
    fn tell(&mut self) {
        let tally = self.ground.tally;
        let done = [self.nodes, self.laps, self.table_hits];
        let all = [&tally.nodes, &tally.laps, &tally.table_hits];
        for ((all, done), told) in all.into_iter().zip(done).zip(&mut self.told) {
            all.fetch_add(done - *told, Relaxed);
            *told = done;
        }
    }
}

/// The turn to follow next.
struct Choice {
    /// What the whole position costs.
    effort: Effort,
    /// Counted from the first child.
    best: usize,
    /// The least effort for a no of the opponent among the other children.
    next_best: f32,
}

impl Choice {
    fn among(children: &[Child], busy: &Busy) -> Self {
        let mut effort = Effort {
            yes: f32::INFINITY,
            no: 0.0,
        };
        let (mut best, mut least, mut next_best) = (0, f32::INFINITY, f32::INFINITY);
        for (index, child) in children.iter().enumerate() {
            effort.no += child.effort.yes;
            effort.yes = effort.yes.min(child.effort.no);
            let weighed = child.effort.no * busy.weight(child.question.key);
            let is_better = weighed < least
                // Of answers one that leans on nothing is better.
                || weighed == 0.0
                    && !children[best].lean.is_nothing()
                    && child.lean.is_nothing();
            if is_better {
                next_best = least;
                least = weighed;
                best = index;
            } else {
                next_best = next_best.min(weighed);
            }
        }
        Self {
            effort,
            best,
            next_best,
        }
    }
}

const fn answered(is_yes: bool) -> Effort {
    if is_yes { Effort::YES } else { Effort::NO }
}

fn final_answer(is_yes: bool, hole: Option<u8>) -> FinalAnswer {
    if is_yes {
        FinalAnswer::Yes(hole)
    } else {
        FinalAnswer::No
    }
}

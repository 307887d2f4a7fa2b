//! Alpha-beta: the one place that looks ahead.
//!
//! Principal-variation search over a shared transposition table: the first turn of a position is
//! searched with the full window, the others with an empty one that only asks whether they are
//! better. Values are what is *still to be won*, so positions that differ in captured seeds alone
//! share an entry. [`root`] deepens step by step; [`children`] keeps turns in order; [`path`] sees
//! repetitions.

mod children;
mod look_up;
mod path;
pub(crate) mod root;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use endodoi::{Hole, Outcome, Position, Repetition, Rules, Side, Turn};

pub use path::Root;

use crate::endgames::Endgames;
use crate::evaluate::Evaluator;
use crate::found::{Found, Proof};
use crate::limits::{Limits, TimeLimit, Watch};
use crate::score::{Score, margin};
use crate::transposition::{Bound, Entry, TranspositionTable};
use children::{Child, Children, nth_in_row};
use path::Path;

/// The most turns that are looked ahead.
pub(crate) const MAX_DEPTH: u32 = 120;

/// After so much effort, counted in laps and for each node some more, the world outside is asked, some
/// ten thousand times a second.
const EFFORT_BETWEEN_LOOKS: u64 = 30_000;
/// What a node costs beside its laps, in laps.
const EFFORT_OF_NODE: u64 = 20;

/// After so many turns of a position the next are seldom the best, and one turn less is looked ahead.
const LATE: usize = 2;
/// With fewer turns left to look ahead, late ones are searched like all others.
const DEEP: u32 = 3;
/// After so many turns of a position, two turns less are looked ahead.
const VERY_LATE: usize = 4;
/// With fewer turns left to look ahead, very late ones are searched like late ones.
const VERY_DEEP: u32 = 5;

/// With so many turns left and no hole remembered to try first, it is cheaper to look one turn less
/// far and to come back prepared in the next iteration.
const UNPREPARED: u32 = 4;

/// With so many turns left or fewer, the estimate decides if it lies far outside the window.
const SHALLOW: u32 = 3;
/// How far outside the window that is, in hundredths of a seed.
const DOUBT: i32 = 300;
/// How much further for each turn that is left, in hundredths of a seed.
const DOUBT_A_TURN: i32 = 200;

/// The range of values that would change the answer, from the view of the player to move.
#[derive(Clone, Copy, Debug)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    const FULL: Self = Self {
        alpha: Found::LEAST,
        beta: -Found::LEAST,
    };

    /// The same after a turn that captured so many seeds, from the opponent's view.
    const fn after(self, captured: u8) -> Self {
        let won = captured as i32 * Score::SEED as i32;
        Self {
            alpha: won - self.beta,
            beta: won - self.alpha,
        }
    }

    /// The window that only asks whether a value is above alpha.
    const fn empty(self) -> Self {
        Self {
            alpha: self.alpha,
            beta: self.alpha + 1,
        }
    }

    const fn is_empty(self) -> bool {
        self.beta - self.alpha <= 1
    }
}

/// The search was stopped; what it was at is worth nothing.
#[derive(Clone, Copy, Debug)]
struct Stopped;

/// What the threads of one search share beside the transposition table.
#[derive(Debug, Default)]
pub(crate) struct Team {
    nodes_of_helpers: AtomicU64,
    /// The answer is found, so helpers may go.
    is_done: AtomicBool,
}

/// Sends the helpers home when the answer is there, and also when it will never be: they would search
/// on, and nobody would hear why.
struct AtWork<'a>(&'a Team);

impl Drop for AtWork<'_> {
    fn drop(&mut self) {
        self.0.is_done.store(true, Relaxed);
    }
}

/// One thread's search.
pub(crate) struct Search<'a> {
    rules: &'a Rules,
    table: &'a TranspositionTable,
    endgames: Option<&'a dyn Endgames>,
    evaluator: &'a Evaluator,
    limits: Limits,
    watch: &'a dyn Watch,
    path: Path,
    children: Children,
    /// Best play from each length of path on, where the window is open.
    pv: Vec<Vec<Hole>>,
    nodes: u64,
    told_nodes: u64,
    laps: u64,
    effort: u64,
    next_look: u64,
    table_hits: u64,
    longest: usize,
    /// What the player to move at the root has captured more than the opponent.
    lead: i32,
    /// Turns since the last capture before the root.
    quiet_before: usize,
    team: &'a Team,
    /// 0 for the thread that answers.
    helper: usize,
    /// A first answer is there, so the search may be stopped.
    may_stop: bool,
}

impl Search<'_> {
    /// Values a turn from the view of its player, looking so many turns ahead beyond it.
    fn turn(
        &mut self,
        child: &Child,
        depth: u32,
        window: Window,
        quiet: usize,
    ) -> Result<Found, Stopped> {
        let turn = &child.turn;
        let after = turn.after();
        if !window.is_empty() {
            let ply = self.path.len();
            self.pv_at(ply + 1).clear();
        }
        if turn.is_endless()
            && let Some(outcome) = self.outcome_of(turn)
        {
            return Ok(Found::exact(still_to_be_won(
                outcome,
                after,
                turn.hole().side(),
            )));
        }
        let found = if depth == 0 {
            self.leaf(child)
        } else {
            let quiet = if turn.captured() > 0 { 0 } else { quiet + 1 };
            self.position(child, depth, window.after(turn.captured()), quiet)?
        };
        Ok(found.before_turn(turn.captured()))
    }

    /// Values the position after a turn without looking further.
    fn leaf(&mut self, child: &Child) -> Found {
        let position = child.turn.after();
        self.longest = self.longest.max(self.path.len());
        let nothing_to_lift = position.board().packed_row(position.to_move()) == 0;
        if (nothing_to_lift || self.rules.stop_when_decided)
            && let Some(found) = self.ended(position)
        {
            return found;
        }
        Found::estimate(child.estimate)
    }

    /// Values the position after a turn from the view of the player then to move.
    fn position(
        &mut self,
        child: &Child,
        depth: u32,
        window: Window,
        quiet: usize,
    ) -> Result<Found, Stopped> {
        self.look()?;
        let position = child.turn.after();
        let hash = self.path.hash(position);
        if self.path.repeats(position, hash, quiet) {
            return Ok(Found::estimate(repetition(self.rules, position)));
        }
        let most = i32::from(position.board().total());
        if let Some(found) = outside(most, window) {
            return Ok(found);
        }
        let known = self.table.get(hash);
        if let Some(entry) = known
            && (window.is_empty() || entry.found.proof.is_exact())
            && entry.answers(depth, window.alpha, window.beta)
        {
            return Ok(entry.found);
        }
        if let Some(endgames) = self.endgames
            && !self.rules.stop_when_decided
            && !self.path.has_past(quiet)
            && most <= i32::from(endgames.most_seeds())
            && let Some(seeds) = endgames.still_to_be_won(position)
        {
            self.table_hits += 1;
            return Ok(Found::exact(i32::from(seeds)));
        }
        if window.is_empty() && depth <= SHALLOW {
            let estimate = child.estimate;
            let doubt = DOUBT + DOUBT_A_TURN * i32::try_from(depth).unwrap_or_default();
            if estimate - doubt >= window.beta || estimate + doubt <= window.alpha {
                return Ok(Found::estimate(estimate));
            }
        }
        let is_new = known.is_none_or(|entry| entry.best.is_none());
        let depth = if is_new && depth >= UNPREPARED {
            depth - 1
        } else {
            depth
        };
        self.path.push(hash);
        let first_child = self.children.len();
        let found = self.best_turn(
            position,
            depth,
            window,
            quiet,
            known.and_then(|entry| entry.best),
            hash,
        );
        self.children.truncate(first_child);
        self.path.pop();
        found
    }

    /// Tries the turns of a position, and remembers the answer.
    fn best_turn(
        &mut self,
        position: &Position,
        depth: u32,
        window: Window,
        quiet: usize,
        remembered: Option<u8>,
        hash: u64,
    ) -> Result<Found, Stopped> {
        let ply = self.path.len();
        self.longest = self.longest.max(ply);
        if self.rules.stop_when_decided
            && let Some(found) = self.ended(position)
        {
            return Ok(found);
        }
        self.pv_at(ply).clear();
        let mut best = Best::new(window);
        let occupied = position.board().occupied(position.to_move());

        // The remembered hole is tried before any other is sown.
        let remembered = remembered.and_then(|number| nth_in_row(occupied, number));
        if let Some(hole) = remembered {
            let child = self.play(position, hole);
            if self.rules.allows(&child.turn) {
                self.try_turn(&child, depth, quiet, &mut best)?;
            }
        }
        if !best.is_good_enough() {
            let first = self.children.len();
            for hole in occupied.iter().filter(|hole| Some(*hole) != remembered) {
                let child = self.play(position, hole);
                if !self.rules.allows(&child.turn) {
                    continue;
                }
                if depth == 1 {
                    // Its value is known already, so it need not be ranked.
                    self.try_turn(&child, depth, quiet, &mut best)?;
                    if best.is_good_enough() {
                        break;
                    }
                } else {
                    self.table.announce(self.path.hash(child.turn.after()));
                    self.children.push(child);
                }
            }
            for index in first..self.children.len() {
                let child = self.children.best_from(index);
                self.try_turn(&child, depth, quiet, &mut best)?;
                if best.is_good_enough() {
                    break;
                }
            }
        }
        let Some(hole) = best.hole else {
            return Ok(self.ended(position).unwrap_or(Found::exact(0)));
        };
        let found = best.found();
        let bound = if found.value >= window.beta {
            Bound::AtLeast
        } else if found.value <= window.alpha {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        self.table.put(
            hash,
            Entry {
                found,
                bound,
                depth: u8::try_from(depth).unwrap_or(Entry::FOREVER - 1),
                best: u8::try_from(hole.number() - 1).ok(),
            },
        );
        Ok(found)
    }

    /// Values one more turn of a position and keeps it if it is the best so far.
    fn try_turn(
        &mut self,
        child: &Child,
        depth: u32,
        quiet: usize,
        best: &mut Best,
    ) -> Result<(), Stopped> {
        let hole = child.turn.hole();
        let window = best.window;
        let is_first = best.tried == 0;
        let reduction = match best.tried {
            VERY_LATE.. if depth >= VERY_DEEP => 2,
            LATE.. if depth >= DEEP => 1,
            _ => 0,
        };
        let mut found = if is_first {
            self.turn(child, depth - 1, window, quiet)?
        } else {
            self.turn(child, depth - 1 - reduction, window.empty(), quiet)?
        };
        if reduction > 0 && found.value > window.alpha {
            found = self.turn(child, depth - 1, window.empty(), quiet)?;
        }
        let is_doubtful = !is_first && found.value > window.alpha && found.value < window.beta;
        if is_doubtful && !window.is_empty() {
            found = self.turn(child, depth - 1, window, quiet)?;
        }
        if window.is_empty() {
            best.take(hole, found);
            return Ok(());
        }
        if !is_first && !is_doubtful {
            // It was only asked whether the turn is good enough, so best play after it is not known.
            let ply = self.path.len();
            self.pv_at(ply + 1).clear();
        }
        if best.take(hole, found) {
            self.extend_pv(hole);
        }
        Ok(())
    }

    /// Sows a hole and estimates what comes of it.
    fn play(&mut self, position: &Position, hole: Hole) -> Child {
        let turn = position.play_unchecked(hole, self.rules);
        let laps = u64::from(turn.laps());
        self.nodes += 1;
        self.effort += EFFORT_OF_NODE;
        self.count_laps(laps);
        Child {
            turn,
            estimate: self.evaluator.evaluate(turn.after()),
        }
    }

    /// Puts a hole before the best play after it.
    fn extend_pv(&mut self, hole: Hole) {
        let ply = self.path.len();
        let mut pv = std::mem::take(self.pv_at(ply));
        pv.clear();
        pv.push(hole);
        pv.extend_from_slice(self.pv_at(ply + 1));
        *self.pv_at(ply) = pv;
    }

    fn pv_at(&mut self, ply: usize) -> &mut Vec<Hole> {
        if self.pv.len() <= ply {
            self.pv.resize_with(ply + 1, Vec::new);
        }
        &mut self.pv[ply]
    }

    /// Values a position in which the game is over.
    fn ended(&mut self, position: &Position) -> Option<Found> {
        let mut laps = 0;
        let outcome = position.outcome_counting(self.rules, &mut laps);
        self.count_laps(laps);
        let seeds = |outcome| still_to_be_won(outcome, position, position.to_move());
        outcome.map(|outcome| Found::exact(seeds(outcome)))
    }

    /// Says whether and how a turn ends the game.
    fn outcome_of(&mut self, turn: &Turn) -> Option<Outcome> {
        let mut laps = 0;
        let outcome = turn.outcome_counting(self.rules, &mut laps);
        self.count_laps(laps);
        outcome
    }

    fn count_laps(&mut self, laps: u64) {
        self.laps += laps;
        self.effort += laps;
    }

    /// Sees from time to time whether the search is to end.
    fn look(&mut self) -> Result<(), Stopped> {
        if !self.may_stop {
            return Ok(());
        }
        let over = |limit: Option<u64>, used: u64| limit.is_some_and(|limit| used >= limit);
        if over(self.limits.nodes, self.all_nodes()) || over(self.limits.laps, self.laps) {
            return Err(Stopped);
        }
        if self.effort >= self.next_look {
            self.next_look = self.effort + EFFORT_BETWEEN_LOOKS;
            if self.is_out_of_time() {
                return Err(Stopped);
            }
        }
        Ok(())
    }

    fn is_out_of_time(&mut self) -> bool {
        if self.is_helper() {
            let new = self.nodes - self.told_nodes;
            self.team.nodes_of_helpers.fetch_add(new, Relaxed);
            self.told_nodes = self.nodes;
        }
        let is_late = |time: TimeLimit| self.watch.elapsed() >= time.most;
        self.team.is_done.load(Relaxed)
            || self.watch.is_stopped()
            || self.limits.time.is_some_and(is_late)
    }

    /// Nodes of this thread, and of the helpers as far as they have told.
    fn all_nodes(&self) -> u64 {
        if self.is_helper() {
            return self.nodes;
        }
        self.nodes + self.team.nodes_of_helpers.load(Relaxed)
    }

    const fn is_helper(&self) -> bool {
        self.helper > 0
    }
}

/// The best turn so far of a position, and the window that is left for the others.
struct Best {
    window: Window,
    hole: Option<Hole>,
    found: Found,
    tried: usize,
    /// All turns tried are proved to be worth no more than their values.
    at_most: bool,
}

impl Best {
    const fn new(window: Window) -> Self {
        Self {
            window,
            hole: None,
            found: Found::estimate(Found::LEAST),
            tried: 0,
            at_most: true,
        }
    }

    /// Counts a turn; says whether it is better than those before.
    fn take(&mut self, hole: Hole, found: Found) -> bool {
        self.tried += 1;
        self.at_most &= found.proof.at_most;
        // Of equal turns, one that is proved to be worth it is better than one that may be.
        let proves = found.proof.at_least && !self.found.proof.at_least;
        let better = self.hole.is_none()
            || found.value > self.found.value
            || found.value == self.found.value && proves;
        if better {
            self.hole = Some(hole);
            self.found = found;
        }
        let raised = self.found.value > self.window.alpha;
        self.window.alpha = self.window.alpha.max(self.found.value);
        better && raised
    }

    const fn is_good_enough(&self) -> bool {
        self.window.alpha >= self.window.beta
    }

    /// The value of the position, provided that all turns were tried or one was good enough.
    const fn found(&self) -> Found {
        Found {
            value: self.found.value,
            proof: Proof {
                at_least: self.found.proof.at_least,
                at_most: self.at_most && !self.is_good_enough(),
            },
        }
    }
}

/// What the number of seeds on the board says at once: nobody can win more than that.
fn outside(seeds: i32, window: Window) -> Option<Found> {
    let most = seeds * i32::from(Score::SEED);
    if most <= window.alpha {
        return Some(Found {
            value: most,
            proof: Proof::AT_MOST,
        });
    }
    if -most >= window.beta {
        return Some(Found {
            value: -most,
            proof: Proof::AT_LEAST,
        });
    }
    None
}

/// Returns what the end of the game in a position adds to the margin of a player.
pub(crate) fn still_to_be_won(outcome: Outcome, position: &Position, side: Side) -> i32 {
    let lead = lead(&position.with_to_move(side));
    i32::from(margin(outcome, side) - lead)
}

/// Returns what the player to move has captured more than the opponent.
pub(crate) fn lead(position: &Position) -> i16 {
    let captured = position.captured();
    let mover = position.to_move();
    i16::from(captured[mover]) - i16::from(captured[mover.opposite()])
}

/// What a repetition is worth to the player to move.
fn repetition(rules: &Rules, position: &Position) -> i32 {
    match rules.repetition {
        Repetition::Share | Repetition::Off => 0,
        Repetition::RowOwner => {
            let row = |side: Side| i32::from(position.board().row_total(side));
            let mover = position.to_move();
            (row(mover) - row(mover.opposite())) * i32::from(Score::SEED)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_repetition_gives_the_mover_the_own_row_if_the_rules_say_so() {
        let rules: Rules = "merker,repetition=row_owner".parse().unwrap();
        for (text, seeds) in [("3,0/0,1 0-0 S", 2), ("3,0/0,1 0-0 N", -2)] {
            let position = text.parse().unwrap();
            assert_eq!(repetition(&rules, &position), 100 * seeds, "{text}");
            assert_eq!(repetition(&Rules::MERKER, &position), 0);
        }
    }

    #[test]
    fn the_seeds_on_the_board_bound_a_value_and_prove_nothing_else() {
        let window = |alpha, beta| Window { alpha, beta };
        let high = outside(3, window(300, 400)).unwrap();
        assert_eq!((high.value, high.proof), (300, Proof::AT_MOST));
        let low = outside(3, window(-400, -300)).unwrap();
        assert_eq!((low.value, low.proof), (-300, Proof::AT_LEAST));
        assert_eq!(outside(3, window(299, 400)), None);
        assert_eq!(outside(3, window(-400, -299)), None);
    }
}

//! Iterations: deeper and deeper, a line for each hole that was asked for.

use endodoi::{Hole, Position, Turn};

use super::children::{Child, nth_in_row};
use super::{AtWork, Best, Children, MAX_DEPTH, Path, Root, Search, Stopped, Team, Window, lead};
use crate::analysis::{Analysis, Line};
use crate::endgames::Endgames;
use crate::evaluate::Evaluator;
use crate::found::Found;
use crate::hash::Hasher;
use crate::limits::{Limits, Watch};
use crate::score::Score;
use crate::transposition::TranspositionTable;

/// How far, in hundredths of a seed, a value may stray from that of the iteration before without a
/// second search. Tripled at each miss.
const ASPIRATION: i32 = 150;
/// A window so wide is opened altogether.
const WIDEST_ASPIRATION: i32 = 2_000;

/// Below so many laps all turns of the root are sown, whatever the time: less than a millisecond.
const MANY_LAPS: u64 = 200_000;

/// The laps that may be sown after the search to tell longer lines: about a tenth of a millisecond.
const LAPS_TO_PROLONG: u64 = 20_000;

/// What a search is made of.
#[derive(Clone, Copy)]
pub(crate) struct Task<'a> {
    pub(crate) root: &'a Root,
    pub(crate) table: &'a TranspositionTable,
    pub(crate) endgames: Option<&'a dyn Endgames>,
    pub(crate) evaluator: &'a Evaluator,
    pub(crate) limits: Limits,
    /// How many holes get a value of their own.
    pub(crate) lines: usize,
    pub(crate) watch: &'a dyn Watch,
    pub(crate) team: &'a Team,
}

/// A turn of the root, and what the last iteration that tried it found.
#[derive(Clone, Debug)]
pub(super) struct RootTurn {
    pub(super) child: Child,
    pub(super) found: Found,
    pub(super) pv: Vec<Hole>,
}

/// Searches, and answers.
pub(crate) fn search(task: Task<'_>) -> Analysis {
    let _at_work = AtWork(task.team);
    Search::new(task, 0).deepen(task.root.position(), task.lines)
}

/// Searches until the answer is found elsewhere, for what it leaves in the transposition table.
/// Helpers are numbered from 1.
#[cfg_attr(
    not(feature = "threads"),
    expect(dead_code, reason = "without threads nobody helps")
)]
pub(crate) fn help(task: Task<'_>, number: usize) {
    let mut search = Search::new(task, number);
    search.deepen(task.root.position(), 1);
    search.is_out_of_time();
}

impl<'a> Search<'a> {
    fn new(task: Task<'a>, helper: usize) -> Self {
        let rules = task.root.rules();
        let hasher = Hasher::new(rules, task.root.position().width().holes_per_row());
        Self {
            rules,
            table: task.table,
            endgames: task.endgames,
            evaluator: task.evaluator,
            limits: match helper {
                0 => task.limits,
                _ => Limits {
                    time: task.limits.time,
                    ..Limits::NONE
                },
            },
            watch: task.watch,
            path: Path::new(task.root, hasher),
            children: Children::default(),
            pv: Vec::new(),
            nodes: 0,
            told_nodes: 0,
            laps: 0,
            effort: 0,
            next_look: 0,
            table_hits: 0,
            longest: 0,
            lead: i32::from(lead(task.root.position())),
            quiet_before: task.root.quiet_turns(),
            team: task.team,
            helper,
            may_stop: helper > 0,
        }
    }

    fn deepen(&mut self, position: &Position, lines: usize) -> Analysis {
        let mut analysis = Analysis::default();
        let Ok(mut turns) = self.root_turns(position) else {
            return analysis;
        };
        let lines = lines.clamp(1, turns.len().max(1));
        if self.look_up(position, &mut turns, lines).is_some() {
            analysis.depth = 1;
            self.fill(&mut analysis, &turns, lines);
            if !self.is_helper() {
                self.watch.report(&analysis);
            }
            return analysis;
        }
        let deepest = self.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        self.path.push(self.path.hash(position));
        // Odd helpers are a turn ahead of the others, so that not all search the same.
        let first = 1 + u32::from(self.helper % 2 == 1);
        for depth in first..=deepest {
            if turns.is_empty() {
                break;
            }
            let finished = self.iterate(&mut turns, depth, lines);
            self.fill(&mut analysis, &turns, lines);
            if finished.is_err() {
                break;
            }
            self.may_stop = true;
            analysis.depth = depth;
            if !self.is_helper() {
                self.watch.report(&analysis);
            }
            if analysis.lines.iter().all(|line| line.score.is_exact()) || self.has_enough(&turns) {
                break;
            }
        }
        self.path.pop();
        self.fill(&mut analysis, &turns, lines);
        self.prolong(&mut analysis, position);
        analysis
    }

    /// The legal turns of the root, those that look best first.
    fn root_turns(&mut self, position: &Position) -> Result<Vec<RootTurn>, Stopped> {
        let mut turns = Vec::new();
        if self.rules.stop_when_decided && self.ended(position).is_some() {
            return Err(Stopped);
        }
        for hole in position.board().occupied(position.to_move()) {
            let child = self.play(position, hole);
            if self.rules.allows(&child.turn) {
                turns.push(RootTurn {
                    child,
                    found: Found::estimate(child.rank()),
                    pv: vec![hole],
                });
            }
            // With very long endless turns, even looking at each hole can take too long.
            if !turns.is_empty() && self.laps > MANY_LAPS && self.is_out_of_time() {
                break;
            }
        }
        turns.sort_by_key(|turn| -turn.found.value);
        Ok(turns)
    }

    /// Values the best turns to a depth; they are then the first, best first.
    fn iterate(&mut self, turns: &mut [RootTurn], depth: u32, lines: usize) -> Result<(), Stopped> {
        let finished = (0..lines).try_for_each(|line| self.aspire(turns, line, depth));
        // A later line can come out better than an earlier one, since each is a search of its own.
        let first = turns[0].child.turn.hole();
        turns[..lines].sort_by_key(|turn| -turn.found.value);
        if turns[0].child.turn.hole() != first {
            // Only the search for the first line compared all turns; this one may be proved to have its
            // value, but not to be the best.
            turns[0].found = Found::estimate(turns[0].found.value);
        }
        finished
    }

    /// Finds the best turn of those from `line` on and moves it there.
    fn aspire(&mut self, turns: &mut [RootTurn], line: usize, depth: u32) -> Result<(), Stopped> {
        let guess = turns[line].found.value;
        let mut reach = ASPIRATION;
        let mut window = match depth {
            1..4 => Window::FULL,
            _ => Window {
                alpha: guess - reach,
                beta: guess + reach,
            },
        };
        loop {
            let value = self
                .best_root_turn(&mut turns[line..], depth, window)?
                .value;
            reach *= 3;
            if value <= window.alpha && window.alpha > Found::LEAST {
                window.alpha = value - reach;
            } else if value >= window.beta && window.beta < -Found::LEAST {
                window.beta = value + reach;
            } else {
                return Ok(());
            }
            if reach > WIDEST_ASPIRATION {
                window = Window::FULL;
            }
        }
    }

    /// Tries turns in order and moves the best to the front, even if it is stopped: what was found
    /// until then is better than what the last iteration knew.
    fn best_root_turn(
        &mut self,
        turns: &mut [RootTurn],
        depth: u32,
        window: Window,
    ) -> Result<Found, Stopped> {
        let quiet = self.quiet_before;
        let ply = self.path.len();
        let mut best = Best::new(window);
        for index in 0..turns.len() {
            let child = turns[index].child;
            if let Err(stopped) = self.try_turn(&child, depth, quiet, &mut best) {
                if best.hole.is_some() {
                    // Whatever is proved of the first turn, the others may be better.
                    turns[0].found = Found::estimate(turns[0].found.value);
                }
                return Err(stopped);
            }
            if best.hole == Some(child.turn.hole()) && best.found.value > window.alpha {
                turns[index].found = best.found;
                turns[index].pv.clear();
                turns[index].pv.push(child.turn.hole());
                let pv = self.pv_at(ply + 1).clone();
                turns[index].pv.extend(pv);
                turns[..=index].rotate_right(1);
            }
            if best.is_good_enough() {
                break;
            }
        }
        let found = best.found();
        turns[0].found = if best.hole == Some(turns[0].child.turn.hole()) {
            found
        } else {
            // No turn reached the window. This is a bound for all, but no proof for this one.
            Found::estimate(found.value)
        };
        Ok(found)
    }

    /// Says whether another iteration is not worth its time.
    fn has_enough(&self, turns: &[RootTurn]) -> bool {
        let Some(time) = self.limits.time else {
            return false;
        };
        let is_forced = turns.len() == 1 && time.enough < time.most;
        is_forced || self.watch.elapsed() >= time.enough
    }

    fn fill(&self, analysis: &mut Analysis, turns: &[RootTurn], lines: usize) {
        analysis.lines = turns
            .iter()
            .take(lines)
            .map(|turn| Line {
                hole: turn.child.turn.hole(),
                score: score(turn.found, self.lead),
                pv: turn.pv.clone(),
            })
            .collect();
        analysis.selective_depth = u32::try_from(self.longest).unwrap_or(u32::MAX);
        analysis.nodes = self.all_nodes();
        analysis.laps = self.laps;
        analysis.table_hits = self.table_hits;
        analysis.hash_full = self.table.full();
        analysis.elapsed = self.watch.elapsed();
    }
}

impl Search<'_> {
    /// Goes on with the lines, as far as they were looked ahead, by what the table remembers.
    fn prolong(&mut self, analysis: &mut Analysis, root: &Position) {
        let depth = usize::try_from(analysis.depth).unwrap_or_default();
        let most_laps = self.laps + LAPS_TO_PROLONG;
        for line in &mut analysis.lines {
            let mut position = *root;
            // What is still to be won, where that is proved.
            let mut proved = match line.score {
                Score::Exact(margin) => {
                    Some((i32::from(margin) - self.lead) * i32::from(Score::SEED))
                }
                Score::Estimate(_) => None,
            };
            let mut seen = vec![self.path.hash(&position)];
            let mut is_over = false;
            let follow = |turn: &Turn, position: &mut Position, proved: &mut Option<i32>| {
                let won = i32::from(turn.captured()) * i32::from(Score::SEED);
                *proved = proved.map(|value| won - value);
                *position = *turn.after();
            };
            for hole in &line.pv {
                let turn = position.play_unchecked(*hole, self.rules);
                is_over = self.outcome_of(&turn).is_some();
                follow(&turn, &mut position, &mut proved);
                seen.push(self.path.hash(&position));
            }
            while !is_over && line.pv.len() < depth && self.laps < most_laps {
                let Some(turn) = self.remembered(&position, proved) else {
                    break;
                };
                is_over = turn.is_endless() || self.outcome_of(&turn).is_some();
                follow(&turn, &mut position, &mut proved);
                let hash = self.path.hash(&position);
                if seen.contains(&hash) {
                    break;
                }
                line.pv.push(turn.hole());
                seen.push(hash);
            }
        }
    }

    /// The best turn of a position by the transposition table, if it is of that value where one is proved.
    fn remembered(&mut self, position: &Position, proved: Option<i32>) -> Option<Turn> {
        let entry = self.table.get(self.path.hash(position))?;
        let Found { value, proof } = entry.found;
        if proved.is_some_and(|proved| proved != value || !proof.is_exact()) {
            return None;
        }
        let hole = nth_in_row(position.board().occupied(position.to_move()), entry.best?)?;
        let turn = self.play(position, hole).turn;
        self.rules.allows(&turn).then_some(turn)
    }
}

/// Makes the answer of what was found: a margin, from what is still to be won and the lead so far.
fn score(found: Found, lead: i32) -> Score {
    let seed = i32::from(Score::SEED);
    let value = (found.value + lead * seed).clamp(-MOST * seed, MOST * seed);
    let narrow = |value: i32| i16::try_from(value).unwrap_or_default();
    if found.proof.is_exact() {
        return Score::Exact(narrow(value / seed));
    }
    Score::Estimate(narrow(value))
}

/// The most seeds a game has.
const MOST: i32 = 255;

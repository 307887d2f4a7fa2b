//! A fixed opponent to measure by: plain alpha-beta to a fixed depth that counts captured seeds.
//!
//! It stands for the usual home-made player: no table, no extensions, no knowledge but the seeds that
//! were captured, and captures tried first. It is never improved, so that results against it can be
//! compared over the years.

use endodoi::{Game, Hole, Outcome, Position, Rules, Side, Turn};
use endodoi_engine::Watch as _;

use super::player::{Answer, Fault, MoveWatch, Player, Stop, Task};

/// Turns looked ahead where `depth=` says nothing else.
pub(crate) const DEPTH: u32 = 7;

/// Above every margin.
const INFINITE: i32 = 1000;

/// How many positions are looked at between two looks at the clock.
const PATIENCE: u64 = 256;

/// The player. It remembers nothing from move to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ReferencePlayer;

impl Player for ReferencePlayer {
    fn begin(&mut self, _opening: &Game, _seed: u64, _stop: &Stop) -> Result<(), Fault> {
        Ok(())
    }

    /// Looks ahead 1 turn, then 2 and so on; if the time or the nodes run out before the last depth
    /// is finished, the best hole of the one before counts.
    fn choose(&mut self, game: &Game, task: &Task<'_>) -> Result<Answer, Fault> {
        let position = game.position();
        let watch = MoveWatch::start(task.stop);
        let time = task.time(position).map(|time| time.most);
        let mut search = Search {
            rules: *game.rules(),
            nodes: 0,
            is_over: |nodes: u64| {
                let is_late = || time.is_some_and(|most| watch.elapsed() >= most);
                task.allowance.nodes.is_some_and(|most| nodes >= most)
                    || nodes.is_multiple_of(PATIENCE) && (watch.is_stopped() || is_late())
            },
        };
        let first = game.legal_moves().iter().next();
        let first = first.ok_or_else(|| Fault::Gone("has no legal move".to_owned()))?;
        let mut best = (first, None, 0);
        for depth in 1..=task.allowance.depth.unwrap_or(DEPTH) {
            match search.best(position, depth) {
                Some((hole, margin)) => best = (hole, Some(100 * margin), depth),
                None => break,
            }
        }
        let (hole, score, depth) = best;
        Ok(Answer {
            hole,
            elapsed: watch.elapsed(),
            score,
            depth: Some(depth),
        })
    }
}

struct Search<F> {
    rules: Rules,
    nodes: u64,
    /// Says, of the number of positions looked at, whether to give up.
    is_over: F,
}

impl<F: Fn(u64) -> bool> Search<F> {
    /// Returns the best hole and its margin; `None` if the search was given up.
    fn best(&mut self, position: &Position, depth: u32) -> Option<(Hole, i32)> {
        let mut best = None;
        let mut alpha = -INFINITE;
        for turn in self.turns(position) {
            let margin = -self.margin_after(&turn, depth - 1, -INFINITE, -alpha)?;
            if best.is_none() || margin > alpha {
                best = Some((turn.hole(), margin));
                alpha = margin;
            }
        }
        best
    }

    /// The margin of the player to move after a turn, within a window.
    fn margin_after(&mut self, turn: &Turn, depth: u32, mut alpha: i32, beta: i32) -> Option<i32> {
        self.nodes += 1;
        if (self.is_over)(self.nodes) {
            return None;
        }
        let position = turn.after();
        let side = position.to_move();
        if let Some(outcome) = turn.outcome(&self.rules) {
            return Some(final_margin(outcome, side));
        }
        if depth == 0 {
            return Some(captured_margin(position));
        }
        let mut best = -INFINITE;
        for next in self.turns(position) {
            let margin = -self.margin_after(&next, depth - 1, -beta, -alpha)?;
            best = best.max(margin);
            alpha = alpha.max(margin);
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }

    /// All turns that may be played, those that capture most first.
    fn turns(&self, position: &Position) -> Vec<Turn> {
        let turns = position.turns(&self.rules);
        let mut turns: Vec<Turn> = turns.filter(|turn| self.rules.allows(turn)).collect();
        turns.sort_by_key(|turn| std::cmp::Reverse(turn.captured()));
        turns
    }
}

fn captured_margin(position: &Position) -> i32 {
    let (captured, side) = (position.captured(), position.to_move());
    i32::from(captured[side]) - i32::from(captured[side.opposite()])
}

fn final_margin(outcome: Outcome, side: Side) -> i32 {
    let seeds = outcome.seeds();
    i32::from(seeds[side]) - i32::from(seeds[side.opposite()])
}

#[cfg(test)]
mod tests {
    use crate::random_games::RandomGames;

    use super::*;

    /// The same without a window: every line is looked at.
    fn plain(position: &Position, depth: u32, rules: &Rules) -> i32 {
        let margins = position
            .turns(rules)
            .filter(|turn| rules.allows(turn))
            .map(|turn| {
                let after = turn.after();
                let side = after.to_move();
                match turn.outcome(rules) {
                    Some(outcome) => -final_margin(outcome, side),
                    None if depth == 1 => -captured_margin(after),
                    None => -plain(after, depth - 1, rules),
                }
            });
        margins.max().expect("there is a legal move")
    }

    #[test]
    fn the_window_changes_no_value() {
        let rules = Rules::MERKER;
        for game in RandomGames::new(3, rules, Position::default(), 20).take(20) {
            let position = game.position();
            if game.outcome().is_some() {
                continue;
            }
            for depth in 1..=4 {
                let mut search = Search {
                    rules,
                    nodes: 0,
                    is_over: |_| false,
                };
                let (_, margin) = search.best(position, depth).unwrap();
                assert_eq!(margin, plain(position, depth, &rules), "{position}");
            }
        }
    }

    #[test]
    fn a_search_that_is_given_up_has_no_value() {
        let mut search = Search {
            rules: Rules::MERKER,
            nodes: 0,
            is_over: |nodes| nodes > 20,
        };
        assert!(search.best(&Position::default(), 1).is_some());
        assert!(search.best(&Position::default(), 5).is_none());
    }
}

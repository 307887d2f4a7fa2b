//! Answers from endgame tables alone.
//!
//! Where the tables know the root nothing needs to be searched: each turn has its exact value. But values alone do not win, for a
//! player who only keeps a value may go round for ever; so of turns of equal value the winner takes the one that
//! comes soonest to a capture or the end ([`Way`]), and the loser the one that comes latest.

use std::cmp::Reverse;

use endodoi::{Hole, Position, Turn};

use super::Search;
use super::root::RootTurn;
use crate::found::Found;
use crate::score::Score;
use crate::way::Way;

/// Turns that a line of best play is told for, at most.
const LONGEST_LINE: usize = 60;

impl Search<'_> {
    /// Gives each turn of the root its value and orders them, if the tables know them all. Of the first `lines` it also
    /// tells the way on.
    pub(super) fn look_up(
        &mut self,
        root: &Position,
        turns: &mut [RootTurn],
        lines: usize,
    ) -> Option<()> {
        let endgames = self.endgames?;
        if self.rules.stop_when_decided || root.board().total() > endgames.most_seeds() {
            return None;
        }
        let has_past = self.path.has_past(self.quiet_before);
        let mut way = Way::new(endgames, self.rules, self.limits.laps);
        let value = endgames.still_to_be_won(root)?;
        let mut ranked = Vec::with_capacity(turns.len());
        for turn in turns.iter() {
            let played = &turn.child.turn;
            let (worth, rank) = if has_past && self.path.is_fatal(played.after()) {
                (0, 0)
            } else {
                let worth = way.worth(played)?;
                // The tables disagree with themselves; better believe neither.
                if worth > value {
                    return None;
                }
                (worth, way.rank(played, worth))
            };
            let found = if has_past {
                Found::estimate(i32::from(worth) * i32::from(Score::SEED))
            } else {
                Found::exact(i32::from(worth))
            };
            let turn = RootTurn {
                found,
                ..turn.clone()
            };
            ranked.push(((Reverse(worth), rank), turn));
        }
        ranked.sort_by_key(|(order, _)| *order);
        // A turn may be missing, where there was no time to sow them all.
        if !has_past && ranked.first().is_none_or(|((worth, _), _)| worth.0 < value) {
            return None;
        }
        for (turn, (_, ranked)) in turns.iter_mut().zip(ranked) {
            *turn = ranked;
        }
        for turn in turns.iter_mut().take(lines) {
            turn.pv = self.line(&turn.child.turn, &mut way);
        }
        self.table_hits += way.probes();
        self.count_laps(way.laps());
        Some(())
    }

    /// Best play from a turn on: to the end of the game, or to where it goes round.
    fn line(&mut self, first: &Turn, way: &mut Way<'_>) -> Vec<Hole> {
        let mut line = vec![first.hole()];
        let mut position = *first.after();
        let mut is_over = first.is_endless();
        let mut seen = vec![position.key()];
        while !is_over && line.len() < LONGEST_LINE {
            let Some(turn) = way.best(&position) else {
                break;
            };
            line.push(turn.hole());
            position = *turn.after();
            is_over = turn.is_endless() || seen.contains(&position.key());
            seen.push(position.key());
        }
        self.longest = self.longest.max(line.len());
        line
    }
}

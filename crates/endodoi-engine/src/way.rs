//! The shortest way to a capture or the end of the game, where tables know what each position is worth.
//!
//! The *way* of a position that is worth something is the number of turns of both players to the next capture or the end
//! of the game (a turn at which a player finds no move counts as one), where the winner takes the shortest way that keeps the value and the loser the longest that loses no more. Who
//! always takes the shortest way makes progress with each turn, and so never goes round. It is found by looking ahead further and
//! further, among the turns that keep the value alone.

use std::collections::HashMap;

use endodoi::{EndlessTurn, Position, PositionKey, Rules, Turn};

use crate::endgames::Endgames;

/// Ways longer than this are not looked for.
const LONGEST: u16 = 400;

/// Laps to sow for all ways that are looked for, where the search has no limit of its own; some hundredths of a second.
const MOST_LAPS: u64 = 5_000_000;

/// Looks for ways, and remembers what it found.
pub(crate) struct Way<'a> {
    endgames: &'a dyn Endgames,
    rules: &'a Rules,
    known: HashMap<PositionKey, Known>,
    probes: u64,
    laps: u64,
    most_laps: u64,
}

/// What is known of the length of a position's way, in turns.
#[derive(Clone, Copy, Default)]
struct Known {
    more_than: Option<u16>,
    at_most: Option<u16>,
}

/// There was too much to look at, or the tables did not know a position.
struct GaveUp;

impl<'a> Way<'a> {
    pub(crate) fn new(endgames: &'a dyn Endgames, rules: &'a Rules, laps: Option<u64>) -> Self {
        Self {
            endgames,
            rules,
            known: HashMap::new(),
            probes: 0,
            laps: 0,
            most_laps: laps.unwrap_or(MOST_LAPS).min(MOST_LAPS),
        }
    }

    /// How often the tables were asked.
    pub(crate) const fn probes(&self) -> u64 {
        self.probes
    }

    /// How many laps were sown.
    pub(crate) const fn laps(&self) -> u64 {
        self.laps
    }

    /// What a turn is worth to its player, as the tables say.
    pub(crate) fn worth(&mut self, turn: &Turn) -> Option<i16> {
        if turn.is_endless() && self.rules.endless_turn == EndlessTurn::Draw {
            return Some(0);
        }
        self.probes += 1;
        let value = self.endgames.still_to_be_won(turn.after())?;
        Some(i16::from(turn.captured()) - value)
    }

    /// The way from a turn on that keeps the value, in turns, itself included; `None` if it was not found.
    fn after(&mut self, turn: &Turn) -> Option<u16> {
        if is_an_end(turn) {
            return Some(1);
        }
        let after = self.of(turn.after())?;
        Some(after + 1)
    }

    /// A number by which turns of the same worth are ordered: the least is the best of them. The winner hurries, the loser
    /// delays.
    pub(crate) fn rank(&mut self, turn: &Turn, worth: i16) -> i64 {
        if worth == 0 {
            return 0;
        }
        let way = self.after(turn).map_or(i64::from(u32::MAX), i64::from);
        if worth > 0 { way } else { -way }
    }

    /// The way of a position; `None` if it was not found, or there is nothing to be won or lost.
    fn of(&mut self, position: &Position) -> Option<u16> {
        let value = self.endgames.still_to_be_won(position)?;
        if value == 0 {
            return None;
        }
        for turns in 1..=LONGEST {
            match self.is_within(position, value, turns) {
                Ok(true) => return Some(turns),
                Ok(false) => {}
                Err(GaveUp) => return None,
            }
        }
        None
    }

    /// The turn that best play takes; `None` if the game is over or the tables do not know.
    pub(crate) fn best(&mut self, position: &Position) -> Option<Turn> {
        let value = self.endgames.still_to_be_won(position)?;
        let mut best: Option<(i64, Turn)> = None;
        for turn in self.turns(position) {
            if self.worth(&turn)? != value {
                continue;
            }
            let rank = self.rank(&turn, value);
            if best.is_none_or(|(least, _)| rank < least) {
                best = Some((rank, turn));
            }
        }
        best.map(|(_, turn)| turn)
    }

    /// Says whether the way of a position of this value, which is not 0, takes at most so many turns.
    fn is_within(&mut self, position: &Position, value: i16, turns: u16) -> Result<bool, GaveUp> {
        if self.laps > self.most_laps {
            return Err(GaveUp);
        }
        if let Some(known) = self.known.get(&position.key()) {
            if known.at_most.is_some_and(|at_most| turns >= at_most) {
                return Ok(true);
            }
            if known.more_than.is_some_and(|more_than| turns <= more_than) {
                return Ok(false);
            }
        }
        let is_within = if value > 0 {
            self.wins_within(position, value, turns)?
        } else {
            self.loses_within(position, value, turns)?
        };
        let known = self.known.entry(position.key()).or_default();
        if is_within {
            known.at_most = Some(known.at_most.map_or(turns, |least| least.min(turns)));
        } else {
            known.more_than = known.more_than.max(Some(turns));
        }
        Ok(is_within)
    }

    fn wins_within(&mut self, position: &Position, value: i16, turns: u16) -> Result<bool, GaveUp> {
        let mut quiet = Vec::new();
        for turn in self.turns(position) {
            if self.worth(&turn).ok_or(GaveUp)? != value {
                continue;
            }
            if is_an_end(&turn) {
                return Ok(true);
            }
            quiet.push(turn);
        }
        if turns == 1 {
            return Ok(false);
        }
        for turn in quiet {
            if self.is_within(turn.after(), -value, turns - 1)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn loses_within(
        &mut self,
        position: &Position,
        value: i16,
        turns: u16,
    ) -> Result<bool, GaveUp> {
        for turn in self.turns(position) {
            let keeps = self.worth(&turn).ok_or(GaveUp)? == value;
            if !keeps || is_an_end(&turn) {
                continue;
            }
            if turns == 1 || !self.is_within(turn.after(), -value, turns - 1)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn turns(&mut self, position: &Position) -> Vec<Turn> {
        let turns = position.turns(self.rules);
        let laps = &mut self.laps;
        turns
            .inspect(|turn| *laps += u64::from(turn.laps()))
            .filter(|turn| self.rules.allows(turn))
            .collect()
    }
}

/// Says whether a turn ends the way. Other ends have no way: an endless turn that draws is worth nothing, and want of a move is
/// seen a turn later.
fn is_an_end(turn: &Turn) -> bool {
    turn.captured() > 0
}

#[cfg(test)]
mod tests {
    use std::num::NonZero;

    use endodoi::{BySide, Side, Width};
    use endodoi_tablebase::{TableRules, Tablebase, next_layer};

    use super::*;

    /// The way that table builders count in rounds is the same.
    #[test]
    fn the_longest_way_of_a_layer_is_that_of_its_making() {
        for (rules, holes, seeds) in [
            (Rules::MERKER, 2, 14),
            (Rules::MERKER, 3, 9),
            (Rules::ENDODOI, 4, 7),
            (Rules::CROSS_ENDODOI, 3, 9),
            (Rules::MERKER, 6, 5),
        ] {
            let width = Width::new(holes).unwrap();
            let table_rules = TableRules::new(&rules).unwrap();
            let mut layers = Vec::new();
            while layers.len() <= seeds {
                let layer = next_layer(width, table_rules, &layers, NonZero::<usize>::MIN);
                layers.push(layer.unwrap());
            }
            let tables = Tablebase::in_memory(table_rules, layers.clone()).unwrap();
            for layer in layers {
                let longest = (0..layer.index.positions()).filter_map(|number| {
                    let board = layer.index.board(number);
                    let position = Position::new(board, BySide::default(), Side::South).unwrap();
                    Way::new(&tables, &rules, None).of(&position)
                });
                let wins_any = layer.values.iter().any(|value| value != 0);
                if wins_any {
                    // Ways that end in nothing are counted there too.
                    let longest = longest.max().map(u32::from);
                    assert!(longest <= Some(layer.longest_way), "{rules}, 2x{holes}");
                    assert!(
                        layer.values.iter().any(|value| value == 0)
                            || longest == Some(layer.longest_way)
                    );
                }
            }
        }
    }
}

//! Alpha-beta with iterative deepening.

use endodoi::{Hole, Position, Rules, Turn};

use crate::evaluate::evaluate;
use crate::score::Score;

/// How far a search may go. It ends at whatever comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limits {
    /// Turns to look ahead; of 0, one.
    pub(crate) depth: u32,
    /// Laps to sow. The first turn of every hole is always looked at, and all turns of the position
    /// under way are sown, so a search may go beyond by the lap limit of the rules for each hole.
    pub(crate) laps: u64,
}

/// A hole that may be played, with the value of the best play after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// The hole.
    pub(crate) hole: Hole,
    /// Its value from the view of the player to move.
    pub(crate) score: Score,
    /// How many turns were looked ahead for that value.
    pub(crate) depth: u32,
}

/// Values every hole that may be played, best first; of equal ones, the earlier in sowing order
/// first. Empty if there is none.
///
/// Repetition plays no part: the search looks at positions and not at the game they came from.
pub(crate) fn search(position: &Position, rules: &Rules, limits: Limits) -> Vec<Line> {
    let mut search = Search {
        rules,
        laps_left: limits.laps,
    };
    let mut turns: Vec<Turn> = search.legal_turns(position);
    let mut lines = Vec::new();
    for depth in 1..=limits.depth.max(1) {
        let Some(deeper) = search.root(&turns, depth) else {
            break;
        };
        lines = deeper;
        // The best hole of this depth first: it cuts most off the next.
        turns.sort_by_key(|turn| lines.iter().position(|line| line.hole == turn.hole()));
    }
    lines
}

struct Search<'a> {
    rules: &'a Rules,
    laps_left: u64,
}

impl Search<'_> {
    /// Values all turns to a depth, or gives up when the laps run out. A search of depth 1 only
    /// looks at the turns themselves, which are sown already, and never gives up.
    fn root(&mut self, turns: &[Turn], depth: u32) -> Option<Vec<Line>> {
        let mut lines = Vec::with_capacity(turns.len());
        for turn in turns {
            // Every hole gets its own value, so each is searched with an open window.
            let window = (Score::MIN, -Score::MIN);
            lines.push(Line {
                hole: turn.hole(),
                score: self.turn(turn, depth, window)?,
                depth,
            });
        }
        lines.sort_by_key(|line| (-line.score, line.hole));
        Some(lines)
    }

    /// Values a turn from the view of its player.
    fn turn(&mut self, turn: &Turn, depth: u32, (alpha, beta): (Score, Score)) -> Option<Score> {
        if turn.is_endless()
            && let Some(outcome) = turn.outcome(self.rules)
        {
            return Some(Score::of_outcome(outcome, turn.hole().side()));
        }
        Some(-self.position(turn.after(), depth - 1, (-beta, -alpha))?)
    }

    /// Values a position from the view of the player to move; `None` if the laps ran out.
    fn position(
        &mut self,
        position: &Position,
        depth: u32,
        (mut alpha, beta): (Score, Score),
    ) -> Option<Score> {
        if depth == 0 {
            return Some(evaluate(position));
        }
        if self.laps_left == 0 {
            return None;
        }
        let turns = self.legal_turns(position);
        let may_be_over = turns.is_empty() || self.rules.stop_when_decided;
        if may_be_over && let Some(outcome) = position.outcome(self.rules) {
            return Some(Score::of_outcome(outcome, position.to_move()));
        }
        let mut best = Score::MIN;
        for turn in &turns {
            best = best.max(self.turn(turn, depth, (alpha, beta))?);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }

    /// Sows every hole and pays for the laps; the greatest captures first.
    fn legal_turns(&mut self, position: &Position) -> Vec<Turn> {
        let mut turns = Vec::with_capacity(position.width().holes_per_row());
        for turn in position.turns(self.rules) {
            self.laps_left = self.laps_left.saturating_sub(u64::from(turn.laps()));
            if self.rules.allows(&turn) {
                turns.push(turn);
            }
        }
        turns.sort_by_key(|turn| std::cmp::Reverse(turn.captured()));
        turns
    }
}

#[cfg(test)]
mod tests {
    use endodoi::testing;
    use proptest::prelude::ProptestConfig;
    use proptest::{prop_assert_eq, proptest};

    use super::*;

    const QUICK: Limits = Limits {
        depth: 3,
        laps: 20_000,
    };

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(10_000))]

        #[test]
        fn every_legal_hole_is_valued_even_when_nothing_is_left(
            position in testing::position(), rules in testing::rules(),
        ) {
            let lines = search(&position, &rules, Limits { depth: 0, laps: 0 });
            prop_assert_eq!(lines.len(), position.legal_moves(&rules).len());
        }

        #[test]
        fn a_mirrored_position_has_the_same_values(
            position in testing::position(), rules in testing::rules(),
        ) {
            let values = |position: &Position| -> Vec<Score> {
                search(position, &rules, QUICK).iter().map(|line| line.score).collect()
            };
            prop_assert_eq!(values(&position), values(&position.half_turn()));
        }
    }

    #[test]
    fn the_value_of_an_ended_game_is_its_margin() {
        // After D nothing is left for North: South keeps the seed that North cannot reach.
        let position: Position = "0,0,0,1,0,0/0,0,0,0,0,0 25-22 S".parse().unwrap();
        let lines = search(&position, &Rules::MERKER, QUICK);
        assert_eq!(lines[0].score, Score(4 * Score::SEED));
    }

    #[test]
    fn an_endless_draw_is_worth_the_captured_seeds() {
        let rules: Rules = "merker,endless_turn=draw".parse().unwrap();
        let position: Position = "5,3,2,1,0,4/3,0,1,3,5,14 4-3 S".parse().unwrap();
        let lines = search(&position, &rules, QUICK);
        let endless = lines.iter().find(|line| line.hole.letter() == 'A').unwrap();
        assert_eq!(endless.score, Score(Score::SEED));
    }
}

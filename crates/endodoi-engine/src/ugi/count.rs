//! `go perft`: counting move sequences, in a way that can be stopped.
//!
//! The plain count is [`endodoi::perft`]; this one asks at every position whether to go on.

use endodoi::{Position, Rules};

use super::note;
use crate::limits::Watch;

/// A count that `go perft` asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// The position to count from.
    pub position: Position,
    /// The rules.
    pub rules: Rules,
    /// The length of the sequences in turns.
    pub depth: u32,
}

impl Count {
    /// The longest sequences that are counted; more would not end in a lifetime.
    pub const MAX_DEPTH: u32 = 30;

    /// Counts, and writes the answer: a line for each first move and one for all. If the watch says
    /// stop, the last line says that instead.
    pub fn run(&self, watch: &dyn Watch) -> Vec<String> {
        let depth = self.depth;
        let mut lines = Vec::new();
        match self.count(watch, &mut lines) {
            Some(nodes) => lines.push(note(format_args!("perft depth {depth} nodes {nodes}"))),
            None => lines.push(note(format_args!("perft depth {depth} stopped"))),
        }
        lines
    }

    fn count(&self, watch: &dyn Watch, lines: &mut Vec<String>) -> Option<u64> {
        let over = self.rules.stop_when_decided && self.position.outcome(&self.rules).is_some();
        let Some(rest) = self.depth.checked_sub(1) else {
            return Some(1);
        };
        let mut sum = 0;
        let turns = (!over).then(|| self.position.turns(&self.rules));
        for turn in turns.into_iter().flatten() {
            if self.rules.allows(&turn) {
                let nodes = self.below(&turn, rest, watch)?;
                lines.push(note(format_args!("perft {} nodes {nodes}", turn.hole())));
                sum += nodes;
            }
        }
        Some(sum)
    }

    /// Counts the sequences of `depth` turns that follow a turn; `None` if it is to stop.
    fn below(&self, turn: &endodoi::Turn, depth: u32, watch: &dyn Watch) -> Option<u64> {
        if watch.is_stopped() {
            return None;
        }
        let Some(rest) = depth.checked_sub(1) else {
            return Some(1);
        };
        if turn.outcome(&self.rules).is_some() {
            return Some(0);
        }
        let turns = turn.after().turns(&self.rules);
        turns
            .filter(|turn| self.rules.allows(turn))
            .map(|turn| self.below(&turn, rest, watch))
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::limits::Unwatched;

    struct Stopped;

    impl Watch for Stopped {
        fn elapsed(&self) -> Duration {
            Duration::ZERO
        }

        fn is_stopped(&self) -> bool {
            true
        }
    }

    #[test]
    fn the_count_is_that_of_the_rules() {
        let positions = [
            "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S",
            "5,3,2,1,0,4/3,0,1,3,5,14 4-3 S",
            "1,0,2/0,3,0 7-4 S",
            "0,0/1,2 3-4 S",
        ];
        let rules = [
            "merker",
            "endodoi,stop_when_decided=true",
            "cross-endodoi",
            "merker,endless_turn=void",
            "merker,endless_turn=draw",
        ];
        for (position, rules) in positions
            .iter()
            .flat_map(|p| rules.iter().map(move |r| (p, r)))
        {
            let (position, rules) = (position.parse().unwrap(), rules.parse().unwrap());
            for depth in 0..5 {
                let count = Count {
                    position,
                    rules,
                    depth,
                };
                let nodes = endodoi::perft(&position, &rules, depth).nodes;
                assert_eq!(
                    count.run(&Unwatched).last(),
                    Some(&format!("info string perft depth {depth} nodes {nodes}")),
                    "{position} {rules}"
                );
            }
        }
    }

    #[test]
    fn a_count_can_be_stopped() {
        let count = Count {
            position: Position::default(),
            rules: Rules::MERKER,
            depth: 30,
        };
        assert_eq!(count.run(&Stopped), ["info string perft depth 30 stopped"]);
    }
}

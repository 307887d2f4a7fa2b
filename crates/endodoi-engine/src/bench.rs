//! A fixed piece of work, to see how fast the search is and whether it still is the same search.
//!
//! Fifty positions to be searched to a fixed depth, and a count of move sequences, which no search
//! takes part in, to tell a slow machine from a slow search. Who runs it has the clock: in the
//! program, `endodoi bench`. What the numbers mean is told in `docs/performance.md`.

use endodoi::{Position, Rules, Width, perft};

use crate::search::Root;

/// The positions, and how they were made.
const POSITIONS: &str = include_str!("bench/positions.txt");

/// Seeds in each hole where sequences are counted.
const SEEDS: u8 = 4;

/// The boards, by holes a row, and the length of the sequences counted on each.
const BOARDS: [(usize, u32); 5] = [(6, 8), (7, 7), (8, 7), (9, 6), (10, 6)];

/// Returns the 50 positions to be searched, 10 for each board from 2x6 to 2x10, the narrow boards
/// first. The rules are merker; no game is over.
///
/// ```
/// use endodoi_engine::{Engine, Limits, Unwatched, bench};
///
/// let mut engine = Engine::new(1).expect("there is a MiB");
/// let mut nodes = 0;
/// for root in bench::positions() {
///     engine.clear();
///     nodes += engine.search(&root, Limits::depth(2), 1, &Unwatched).nodes;
/// }
/// assert!(nodes > 50);
/// ```
pub fn positions() -> Vec<Root> {
    let lines = POSITIONS.lines().map(str::trim);
    let positions = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    positions
        .map(|line| Root::new(position(line), Rules::MERKER))
        .collect()
}

fn position(line: &str) -> Position {
    line.parse().expect("the tests read every line of the file")
}

/// Returns the start positions of 2x6 to 2x10, the narrow boards first.
pub fn starts() -> [Root; 5] {
    BOARDS.map(|(holes, _)| Root::new(start(holes), Rules::MERKER))
}

/// Counts move sequences from the start positions of 2x6 to 2x10, as [`endodoi::perft()`] does, and
/// returns how many there are, always as many. It takes about a tenth of a second.
///
/// It is work for the rules alone. So what a search takes, divided by what this takes, says little
/// about the machine and much about the search.
pub fn count_sequences() -> u64 {
    let count = |(holes, depth)| perft(&start(holes), &Rules::MERKER, depth).nodes;
    BOARDS.map(count).iter().sum()
}

fn start(holes: usize) -> Position {
    let width = Width::new(holes).expect("these boards are possible");
    Position::start(width, SEEDS).expect("so few seeds are possible")
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use endodoi::Side;

    use super::*;
    use crate::engine::Engine;
    use crate::limits::{Limits, Unwatched};

    #[test]
    fn there_are_ten_positions_on_each_board_and_none_twice() {
        let roots = positions();
        let widths: Vec<usize> = roots
            .iter()
            .map(|root| root.position().width().holes_per_row())
            .collect();
        let expected: Vec<usize> = (6..=10).flat_map(|width| [width; 10]).collect();
        assert_eq!(widths, expected);
        let texts: HashSet<String> = roots
            .iter()
            .map(|root| root.position().to_string())
            .collect();
        assert_eq!(texts.len(), 50);
    }

    #[test]
    fn no_position_is_over_and_each_side_moves_five_times_a_board() {
        for board in positions().chunks(10) {
            for root in board {
                let position = root.position();
                assert!(position.outcome(root.rules()).is_none(), "{position}");
                assert!(!position.legal_moves(root.rules()).is_empty(), "{position}");
            }
            let souths = board
                .iter()
                .filter(|root| root.position().to_move() == Side::South);
            assert_eq!(souths.count(), 5);
        }
    }

    #[test]
    fn all_seeds_are_there_on_the_board_or_captured() {
        for root in positions() {
            let position = root.position();
            let captured = position.captured();
            let seeds = u32::from(position.board().total())
                + u32::from(captured[Side::South])
                + u32::from(captured[Side::North]);
            let holes = position.width().holes_on_board();
            assert_eq!(seeds as usize, holes * usize::from(SEEDS), "{position}");
        }
    }

    #[test]
    fn the_sequences_counted_are_those_of_perft() {
        let counts = [274_834, 185_676, 621_261, 170_715, 367_948];
        assert_eq!(count_sequences(), counts.iter().sum());
    }

    #[test]
    fn the_nodes_of_one_thread_are_the_same_in_every_run() {
        let mut engine = Engine::new(1).unwrap();
        let mut nodes = || -> Vec<u64> {
            let search = |root: &Root| {
                engine.clear();
                engine.search(root, Limits::depth(4), 1, &Unwatched).nodes
            };
            positions().iter().map(search).collect()
        };
        assert_eq!(nodes(), nodes());
    }
}

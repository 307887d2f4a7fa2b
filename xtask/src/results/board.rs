//! The boards that are solved.

use std::fmt;

/// A start position: holes a row, seeds a hole, rule set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) holes: u32,
    pub(super) seeds: u32,
    pub(super) rules: &'static str,
}

/// All boards, those with the fewest positions first.
pub(super) fn all() -> impl Iterator<Item = Board> {
    let merker = (2..=7).map(|holes| (holes, "merker"));
    let others = [(6, "endodoi"), (6, "cross-endodoi")];
    let mut boards: Vec<Board> = merker
        .chain(others)
        .flat_map(|(holes, rules)| {
            (1..=6).map(move |seeds| Board {
                holes,
                seeds,
                rules,
            })
        })
        .collect();
    boards.sort_by_key(Board::positions);
    boards.into_iter()
}

impl Board {
    pub(super) const fn all_seeds(&self) -> u32 {
        2 * self.holes * self.seeds
    }

    /// Positions with so many seeds or fewer, the player to move seen as South.
    pub(super) fn positions(&self) -> u128 {
        let holes = u128::from(2 * self.holes);
        (1..=holes).fold(1, |product, i| {
            product * (u128::from(self.all_seeds()) + i) / i
        })
    }

    pub(super) fn file_name(&self) -> String {
        format!("2x{}-{}-{}", self.holes, self.seeds, self.rules)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "2x{} with {} {}, {}",
            self.holes,
            self.seeds,
            plural(self.seeds),
            self.rules
        )
    }
}

const fn plural(seeds: u32) -> &'static str {
    if seeds == 1 { "seed" } else { "seeds" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_counted_by_the_formula() {
        let board = |holes, seeds| Board {
            holes,
            seeds,
            rules: "merker",
        };
        // All boards of 2x6 with at most 12 seeds: C(24, 12).
        assert_eq!(board(6, 1).positions(), 2_704_156);
        assert_eq!(board(2, 1).positions(), 70);
    }

    #[test]
    fn every_board_comes_once() {
        let boards: Vec<Board> = all().collect();
        assert_eq!(boards.len(), 48);
        let mut names: Vec<String> = boards.iter().map(Board::file_name).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 48);
    }
}

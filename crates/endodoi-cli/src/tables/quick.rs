//! Tables made in memory at once, where there are none in a folder.
//!
//! How far they reach depends on the board alone and not on the machine, so that what is searched with
//! them is everywhere the same.

use std::num::NonZero;

use endodoi::Width;
use endodoi_tablebase::{Index, TableRules, Tablebase, next_layer};

/// So many positions are made in a second at most on a machine of two processors.
const POSITIONS: u64 = 3_000_000;
/// On narrow boards with many seeds turns are long, and so is the making.
const MOST: u8 = 24;

/// Returns up to how many seeds tables of a board are made at once: 12 on 2x6.
pub(crate) fn most_seeds(width: Width) -> u8 {
    let mut positions = 0_u64;
    let fits = |seeds: &u8| {
        let layer = Index::new(width, *seeds).map_or(u64::MAX, Index::positions);
        positions = positions.saturating_add(layer);
        positions <= POSITIONS
    };
    (0..=MOST).take_while(fits).last().unwrap_or(0)
}

/// Makes the tables of a board up to so many seeds.
pub(crate) fn make(
    width: Width,
    rules: TableRules,
    seeds: u8,
    threads: NonZero<usize>,
) -> Option<Tablebase> {
    let mut layers = Vec::new();
    for _ in 0..=seeds {
        layers.push(next_layer(width, rules, &layers, threads)?);
    }
    Tablebase::in_memory(rules, layers).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wider_the_board_the_fewer_seeds_are_made_at_once() {
        let most: Vec<u8> = (1..=12)
            .map(|holes| most_seeds(Width::new(holes).unwrap()))
            .collect();
        assert_eq!(most, [24, 24, 24, 19, 14, 12, 10, 9, 8, 7, 7, 7]);
    }
}

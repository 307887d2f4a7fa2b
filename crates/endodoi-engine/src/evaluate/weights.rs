//! The fitted weights, one file for each board that was fitted.
//!
//! A file holds a signed 16-bit number, lower byte first, for each hole, number of seeds and landing.
//! Other boards and rules take those of the nearest board.

use endodoi::{Direction, Rules, Width};

use super::{ForEachHole, LANDINGS, OfHole, SEEDS};

/// Weights of one hole.
const OF_HOLE: usize = SEEDS * LANDINGS;

/// Boards with weights of their own, by holes a row.
const COUNTERCLOCKWISE: [(usize, &[u8]); 5] = [
    (6, include_bytes!("weights/counterclockwise-6.bin")),
    (7, include_bytes!("weights/counterclockwise-7.bin")),
    (8, include_bytes!("weights/counterclockwise-8.bin")),
    (9, include_bytes!("weights/counterclockwise-9.bin")),
    (10, include_bytes!("weights/counterclockwise-10.bin")),
];
const BY_PARITY: [(usize, &[u8]); 1] = [(6, include_bytes!("weights/by-parity-6.bin"))];

/// Returns the weights for a board.
pub(super) fn of(rules: &Rules, width: Width) -> Box<ForEachHole<OfHole>> {
    let files: &[(usize, &[u8])] = match rules.direction {
        Direction::Counterclockwise => &COUNTERCLOCKWISE,
        Direction::ByParity => &BY_PARITY,
    };
    let holes = width.holes_per_row();
    let nearest = files
        .iter()
        .min_by_key(|(fitted, _)| fitted.abs_diff(holes));
    let (fitted, bytes) = nearest.expect("some board was fitted");
    let mut weights = Box::new([[[0; LANDINGS]; SEEDS]; 32]);
    for (hole, of_hole) in weights.iter_mut().take(2 * holes).enumerate() {
        // The hole at the same place in its row, by proportion.
        let from = hole * fitted / holes;
        let pairs = bytes[2 * OF_HOLE * from..].as_chunks::<2>().0;
        for (weight, pair) in of_hole.as_flattened_mut().iter_mut().zip(pairs) {
            *weight = i16::from_le_bytes(*pair);
        }
    }
    weights
}

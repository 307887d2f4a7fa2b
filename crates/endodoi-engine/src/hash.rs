//! One number for a position, by which the transposition table finds it.
//!
//! The number has 64 bits, and boards are not compared. Two positions of one search with the same number
//! would be taken for each other, even for a proof; among the four million entries of 64 MiB that is
//! expected once in about four million million look-ups, some ten days of search on one thread.

use endodoi::{Position, Rules, Side};

/// Odd numbers without pattern: the fractions of the square roots of 2, 3, 5 and 7.
const MIX: [u64; 4] = [
    0x6a09_e667_f3bc_c909,
    0xbb67_ae85_84ca_a73b,
    0x3c6e_f372_fe94_f82b,
    0xa54f_f53a_5f1d_36f1,
];

/// Hashes positions of one game.
///
/// A position is seen from the player to move, so it and its half turn have one hash: what can still
/// be won is the same. Captured seeds count only if the rules let them decide when the game ends.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hasher {
    salt: u64,
    captured_count: bool,
}

impl Hasher {
    pub(crate) fn new(rules: &Rules, holes_per_row: usize) -> Self {
        // Rules are told apart by their text, which names every option.
        let text = format!("{rules} {holes_per_row}");
        let salt = text
            .bytes()
            .fold(MIX[0], |salt, byte| fold(salt ^ u64::from(byte), MIX[1]));
        Self {
            salt,
            captured_count: rules.stop_when_decided,
        }
    }

    /// Tells positions of another game apart: one in which the same positions have other values.
    pub(crate) const fn salted(self, number: u64) -> Self {
        Self {
            salt: self.salt ^ number,
            ..self
        }
    }

    #[inline]
    pub(crate) fn hash(self, position: &Position) -> u64 {
        let mover = position.to_move();
        let board = position.board();
        let (own, other) = (board.packed_row(mover), board.packed_row(mover.opposite()));
        let mut hash = fold(low(own) ^ MIX[0], low(other) ^ MIX[1]);
        let beyond = (own >> 64) | (other >> 64) << 32;
        if beyond != 0 {
            hash = fold(hash ^ low(beyond), MIX[2]);
        }
        if self.captured_count {
            let captured = [mover, mover.opposite()].map(|side: Side| position.captured()[side]);
            hash = fold(hash ^ u64::from(u16::from_le_bytes(captured)), MIX[3]);
        }
        fold(hash ^ self.salt, MIX[2])
    }
}

/// Multiplies and adds the halves of the product.
#[inline]
fn fold(one: u64, other: u64) -> u64 {
    let product = u128::from(one) * u128::from(other);
    low(product) ^ low(product >> 64)
}

#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the low half is wanted")]
fn low(number: u128) -> u64 {
    number as u64
}

//! How an answer is told in bits.
//!
//! The turns that may be played are put in order, those that capture most first. Of one after the other
//! it is told whether it is the answer; the last needs no word. How likely that is, is learnt for each number of turns
//! left and size of the capture, so that the usual answer takes little room.

use endodoi::{Position, Rules, Turn};

use super::bit_coder::{Bit, BitReader, BitWriter, Chance};

/// The most turns that a player can have.
const MOST_TURNS: usize = 12;

/// Sizes of captures that are told apart: none, 1 to 3, 4 to 7, 8 and more.
const SIZES: usize = 4;

/// Returns the turns that may be played, in the order in which answers are told: those that capture more
/// first, and otherwise in sowing order.
pub(super) fn ordered_turns(position: &Position, rules: &Rules) -> Vec<Turn> {
    let mut turns: Vec<Turn> = position
        .turns(rules)
        .filter(|turn| rules.allows(turn))
        .collect();
    turns.sort_by_key(|turn| std::cmp::Reverse(turn.captured()));
    turns
}

/// What was learnt of the answers so far.
#[derive(Debug)]
pub(super) struct AnswerChances([[[Chance; SIZES]; MOST_TURNS + 1]; 2]);

impl AnswerChances {
    pub(super) const fn new() -> Self {
        Self([[[Chance::EVEN; SIZES]; MOST_TURNS + 1]; 2])
    }

    /// The chance that a turn is the answer, if it is that of `number` and so many are left with it.
    fn of(&mut self, number: usize, left: usize, turn: &Turn) -> &mut Chance {
        let size = match turn.captured() {
            0 => 0,
            1..=3 => 1,
            4..=7 => 2,
            _ => 3,
        };
        &mut self.0[number.min(1)][left.min(MOST_TURNS)][size]
    }

    /// Tells which of the turns is the answer.
    pub(super) fn write(&mut self, answer: usize, turns: &[Turn], bits: &mut BitWriter) {
        for (number, turn) in turns[..turns.len() - 1].iter().enumerate() {
            let chance = self.of(number, turns.len() - number, turn);
            if number == answer {
                bits.put(Bit::One, chance);
                break;
            }
            bits.put(Bit::Zero, chance);
        }
    }

    /// Reads which of the turns, of which there is at least one, is the answer.
    pub(super) fn read(&mut self, turns: &[Turn], bits: &mut BitReader<'_>) -> usize {
        let last = turns.len() - 1;
        for (number, turn) in turns[..last].iter().enumerate() {
            if bits.get(self.of(number, turns.len() - number, turn)) == Bit::One {
                return number;
            }
        }
        last
    }
}

//! Boards of a layer by ascending numbers, without computing each anew.

use endodoi::Board;

use crate::index::Index;

/// Steps that cost less than computing a board from its number.
const SHORT: u64 = 12;

/// Goes from board to board of a layer.
#[derive(Debug)]
pub(crate) struct Walk {
    index: Index,
    number: u64,
    board: Board,
}

impl Walk {
    pub(crate) fn new(index: Index) -> Self {
        Self {
            index,
            number: 0,
            board: index.board(0),
        }
    }

    /// Goes to the board with a number and returns it, with South to move. Short ways forward are quick.
    #[inline]
    pub(crate) fn to(&mut self, number: u64) -> Board {
        if number.wrapping_sub(self.number) > SHORT {
            self.board = self.index.board(number);
        } else {
            for _ in self.number..number {
                self.board = successor(&self.board);
            }
        }
        self.number = number;
        self.board
    }
}

/// Returns the board with the next number; after the last comes the last again.
///
/// The first seed past the first hole goes back by one hole, and all that lie before it, in the first, go along.
#[inline]
fn successor(board: &Board) -> Board {
    let mut limbs = *board.limbs();
    let first = limbs[0] & 0xff;
    limbs[0] -= first;
    let Some(word) = limbs.iter().position(|limb| *limb != 0) else {
        return *board;
    };
    let hole = 8 * word + limbs[word].trailing_zeros() as usize / 8;
    limbs[word] -= 1 << (8 * (hole % 8));
    let back = hole - 1;
    limbs[back / 8] += (first + 1) << (8 * (back % 8));
    Board::from_limbs(board.width(), limbs).expect("as many seeds in as many holes")
}

#[cfg(test)]
mod tests {
    use endodoi::Width;

    use super::*;

    #[test]
    fn the_next_board_has_the_next_number() {
        for (holes, seeds) in [(1, 90), (2, 20), (3, 9), (4, 6), (6, 6), (9, 4), (12, 3)] {
            let index = Index::new(Width::new(holes).unwrap(), seeds).unwrap();
            let mut walk = Walk::new(index);
            for number in 0..index.positions() {
                assert_eq!(walk.to(number), index.board(number));
            }
            for number in (0..index.positions()).rev().step_by(5) {
                assert_eq!(walk.to(number), index.board(number));
            }
        }
    }
}

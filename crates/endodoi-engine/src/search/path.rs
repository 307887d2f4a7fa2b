//! The positions on the way from the start of the game to the one looked at, to see repetitions.

use std::collections::HashMap;

use endodoi::{Game, Position, Rules, Side};

use crate::hash::Hasher;

/// A position to search, with the rules and what came before it in the game.
///
/// ```
/// use endodoi::{Game, Position, Rules, Side};
/// use endodoi_engine::Root;
///
/// let game = Game::default();
/// assert_eq!(Root::from(&game), Root::new(Position::default(), Rules::MERKER));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Root {
    position: Position,
    rules: Rules,
    /// The earlier positions with as many seeds on the board, the oldest first.
    before: Vec<Position>,
}

impl Root {
    /// A position that nothing came before.
    pub const fn new(position: Position, rules: Rules) -> Self {
        Self {
            position,
            rules,
            before: Vec::new(),
        }
    }

    /// Returns the position to be searched.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the number of turns since the last capture, as far as is known.
    pub(crate) const fn quiet_turns(&self) -> usize {
        self.before.len()
    }

    /// Returns the rules of the game.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }
}

/// The current position of a game. Resignation and agreement are not seen.
impl From<&Game> for Root {
    fn from(game: &Game) -> Self {
        let mut before: Vec<Position> = game.positions().copied().collect();
        before.pop();
        let seeds = game.position().board().total();
        before.retain(|position| position.board().total() == seeds);
        Self {
            position: *game.position(),
            rules: *game.rules(),
            before,
        }
    }
}

/// A repetition met on the way.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    /// Hashes of the positions from the root on; the root's first.
    hashes: Vec<u64>,
    /// How often positions came up in the game before the root, the root itself not counted.
    earlier: HashMap<u64, u32>,
}

impl Path {
    pub(crate) fn new(root: &Root, hasher: Hasher) -> Self {
        let mut earlier = HashMap::new();
        for position in &root.before {
            // A half turn has the same hash, but is another position to the rule of repetition.
            *earlier
                .entry(Self::sided(position, hasher.hash(position)))
                .or_insert(0) += 1;
        }
        Self {
            hashes: Vec::with_capacity(64),
            earlier,
        }
    }

    fn sided(position: &Position, hash: u64) -> u64 {
        match position.to_move() {
            Side::South => hash,
            Side::North => !hash,
        }
    }

    /// Returns the number of turns since the root.
    pub(crate) fn len(&self) -> usize {
        self.hashes.len()
    }

    pub(crate) fn push(&mut self, hash: u64) {
        self.hashes.push(hash);
    }

    pub(crate) fn pop(&mut self) {
        self.hashes.pop();
    }

    /// Says whether a position is to be taken for the end of the game: it lies on the path already,
    /// or came up twice before in the game. `quiet` is the number of turns since the last capture.
    #[inline]
    pub(crate) fn repeats(&self, position: &Position, hash: u64, quiet: usize) -> bool {
        // The same side is to move every second turn, and a capture never comes back.
        let here = self.hashes.len();
        let oldest = here.saturating_sub(quiet);
        let mut index = here;
        while index >= oldest + 2 {
            index -= 2;
            if self.hashes[index] == hash {
                return true;
            }
        }
        quiet >= here
            && !self.earlier.is_empty()
            && self
                .earlier
                .get(&Self::sided(position, hash))
                .is_some_and(|times| *times >= 2)
    }
}

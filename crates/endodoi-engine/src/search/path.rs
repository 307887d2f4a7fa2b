//! The positions on the way from the start of the game to the one looked at, to see repetitions.

use std::collections::{HashMap, HashSet};

use endodoi::{Game, Position, Repetition, Rules, Side, Turn};

use crate::hash::Hasher;

/// A position to search, with the rules and what came before it in the game.
///
/// ```
/// use endodoi::{Game, Position, Rules};
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

/// The current position of a game, as if the game went on: who resigned, what was agreed and a third
/// repetition are not seen.
impl From<&Game> for Root {
    fn from(game: &Game) -> Self {
        let seeds = game.position().board().total();
        let mut turns = game.turns().rev();
        // The position after the last turn is the current one.
        let start = turns.next().map(|_| game.start());
        let mut before: Vec<Position> = turns
            .map(Turn::after)
            .chain(start)
            .take_while(|position| position.board().total() == seeds)
            .copied()
            .collect();
        before.reverse();
        Self {
            position: *game.position(),
            rules: *game.rules(),
            before,
        }
    }
}

/// The hashes of the positions from the root to the one looked at, and what the game before makes of
/// them.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    hasher: Hasher,
    /// The root's first.
    hashes: Vec<u64>,
    /// Positions that came up twice before, where the game ends if they come up again.
    fatal: HashSet<u64>,
}

impl Path {
    pub(crate) fn new(root: &Root, hasher: Hasher) -> Self {
        let mut times = HashMap::new();
        for position in &root.before {
            *times.entry(position.key()).or_insert(0) += 1;
        }
        let is_fatal = |position: &&Position| {
            root.rules.repetition != Repetition::Off
                && times[&position.key()] >= Game::REPETITIONS - 1
        };
        let fatal: Vec<&Position> = root.before.iter().filter(is_fatal).collect();
        // Where the game ends elsewhere than in others, what was found in others is not the truth.
        let keys = |hasher: Hasher| {
            let fatal = fatal.iter();
            fatal.map(move |position| Self::sided(position, hasher.hash(position)))
        };
        let different: HashSet<u64> = keys(hasher).collect();
        let fingerprint = different
            .iter()
            .fold(0_u64, |sum, hash| sum.wrapping_add(*hash));
        let hasher = hasher.salted(fingerprint);
        Self {
            hasher,
            hashes: Vec::with_capacity(64),
            fatal: keys(hasher).collect(),
        }
    }

    /// Returns the number by which the table knows a position in this game.
    #[inline]
    pub(crate) fn hash(&self, position: &Position) -> u64 {
        self.hasher.hash(position)
    }

    /// A half turn has the same hash, but is another position to the rule of repetition.
    fn sided(position: &Position, hash: u64) -> u64 {
        match position.to_move() {
            Side::South => hash,
            Side::North => !hash,
        }
    }

    /// Says whether best play from a position may depend on what came before the root. `quiet` is the
    /// number of turns since the last capture.
    pub(crate) fn has_past(&self, quiet: usize) -> bool {
        !self.fatal.is_empty() && quiet >= self.hashes.len()
    }

    /// Says whether the game ends in a position because it came up twice before.
    pub(crate) fn is_fatal(&self, position: &Position) -> bool {
        self.fatal
            .contains(&Self::sided(position, self.hash(position)))
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
        self.has_past(quiet) && self.fatal.contains(&Self::sided(position, hash))
    }
}

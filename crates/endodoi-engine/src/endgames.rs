//! The door for endgame tables.

use endodoi::Position;
use endodoi_tablebase::Tablebase;

/// Knows the exact value of some positions, for one set of rules and one board.
pub trait Endgames: Sync {
    /// Returns how many seeds at most lie on the board of a position that is known. The search asks
    /// only for those.
    fn most_seeds(&self) -> u8;

    /// Returns the seeds that the player to move will still win, minus those that the opponent
    /// will, with best play of both; infinite play is worth 0. `None` if the position is not known.
    ///
    /// It is not asked where that is not enough to know: under `stop_when_decided`, where captured
    /// seeds count, and in games in which a position came up twice with as many seeds on the board.
    fn still_to_be_won(&self, position: &Position) -> Option<i16>;
}

/// A value that cannot be read, because its file is damaged, is not known. Whoever wants to hear of it checks the files first.
impl Endgames for Tablebase {
    fn most_seeds(&self) -> u8 {
        Self::most_seeds(self)
    }

    fn still_to_be_won(&self, position: &Position) -> Option<i16> {
        let value = self.value(position).ok().flatten();
        value.map(i16::from)
    }
}

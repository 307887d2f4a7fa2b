//! The answer to one question: does a player reach a margin?

use endodoi::Hole;

/// Whether the player to move ends with at least a margin; both kinds of answer are proofs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Yes, and this turn holds it.
    Yes(Hole),
    /// Yes without a turn: the game is over here, or endgame tables know the value.
    YesAtOnce,
    /// No, whatever the player does.
    No,
    /// The question was not answered before a limit was reached or the watch said stop.
    Open,
}

impl Answer {
    /// Says whether the margin is reached; `None` if that is open.
    pub const fn verdict(self) -> Option<bool> {
        match self {
            Self::Yes(_) | Self::YesAtOnce => Some(true),
            Self::No => Some(false),
            Self::Open => None,
        }
    }
}

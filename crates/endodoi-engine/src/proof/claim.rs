//! What is proved: a margin that one player reaches.

use std::fmt;

use endodoi::{Position, Side};

/// That a player ends with at least so many seeds more than the opponent, whatever the opponent does.
///
/// The margin is that of the whole game: what was captured before counts. A value is two claims, one
/// for each player.
///
/// ```
/// use endodoi::{Position, Side};
/// use endodoi_engine::Claim;
///
/// let position: Position = "1,0,2/0,3,0 5-4 S".parse()?;
/// let [win, no_more] = Claim::of_value(&position, 7);
/// assert_eq!((win.side, win.at_least), (Side::South, 7));
/// assert_eq!((no_more.side, no_more.at_least), (Side::North, -7));
/// # Ok::<(), endodoi::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Claim {
    /// The player who reaches the margin.
    pub side: Side,
    /// The margin in seeds, negative if the opponent ends with more.
    pub at_least: i16,
}

impl Claim {
    /// The two claims which say together that the player to move ends with exactly this margin.
    pub const fn of_value(position: &Position, value: i16) -> [Self; 2] {
        let mover = position.to_move();
        [
            Self {
                side: mover,
                at_least: value,
            },
            Self {
                side: mover.opposite(),
                at_least: value.saturating_neg(),
            },
        ]
    }

    /// Returns the seeds that the player still has to win more than the opponent, in a position with these
    /// captured.
    pub(super) fn need(self, position: &Position) -> i16 {
        let captured = position.captured();
        let lead = i16::from(captured[self.side]) - i16::from(captured[self.side.opposite()]);
        self.at_least.saturating_sub(lead)
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ends with {:+} or more", self.side, self.at_least)
    }
}

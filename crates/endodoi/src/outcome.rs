//! How a game ended and what each player has.

use std::fmt;

use crate::position::Position;
use crate::rules::{RemainingSeeds, Repetition, Rules};
use crate::side::{BySide, Side};

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(into = "&'static str"))]
#[non_exhaustive]
pub enum Ending {
    /// The player to move had no legal move.
    NoLegalMove,
    /// The position occurred for the third time.
    Repetition,
    /// A turn that never ends was played, and the rules call that a draw.
    EndlessTurn,
    /// One player held more than half of the seeds, and the rules stop the game then.
    Decided,
    /// The players agreed to stop.
    Agreement,
    /// This player resigned.
    Resignation(Side),
    /// This player lost by the conditions of play, whatever the seeds say.
    Forfeit(Side, Forfeit),
}

/// How a player loses by the conditions of play: the rules of the game know neither clocks nor
/// absence, but whoever holds a game or a tournament does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Forfeit {
    /// The player's time ran out.
    Time,
    /// The player made, or insisted on, a move that the rules do not allow.
    IllegalMove,
    /// The player left the game: went away, lost the connection, or crashed if it is a program.
    Abandonment,
}

impl Forfeit {
    /// Every way to forfeit a game.
    pub const ALL: [Self; 3] = [Self::Time, Self::IllegalMove, Self::Abandonment];
}

impl Ending {
    /// Every ending.
    pub const ALL: &'static [Self] = &[
        Self::NoLegalMove,
        Self::Repetition,
        Self::EndlessTurn,
        Self::Decided,
        Self::Agreement,
        Self::Resignation(Side::South),
        Self::Resignation(Side::North),
        Self::Forfeit(Side::South, Forfeit::Time),
        Self::Forfeit(Side::North, Forfeit::Time),
        Self::Forfeit(Side::South, Forfeit::IllegalMove),
        Self::Forfeit(Side::North, Forfeit::IllegalMove),
        Self::Forfeit(Side::South, Forfeit::Abandonment),
        Self::Forfeit(Side::North, Forfeit::Abandonment),
    ];

    /// Returns the words of the `Termination` tag.
    pub const fn words(self) -> &'static str {
        match self {
            Self::NoLegalMove => "no legal move",
            Self::Repetition => "repetition",
            Self::EndlessTurn => "endless turn",
            Self::Decided => "decided",
            Self::Agreement => "agreement",
            Self::Resignation(Side::South) => "South resigned",
            Self::Resignation(Side::North) => "North resigned",
            Self::Forfeit(Side::South, Forfeit::Time) => "South's time ran out",
            Self::Forfeit(Side::North, Forfeit::Time) => "North's time ran out",
            Self::Forfeit(Side::South, Forfeit::IllegalMove) => "South broke the rules",
            Self::Forfeit(Side::North, Forfeit::IllegalMove) => "North broke the rules",
            Self::Forfeit(Side::South, Forfeit::Abandonment) => "South left the game",
            Self::Forfeit(Side::North, Forfeit::Abandonment) => "North left the game",
        }
    }

    /// Returns the code for programs: it never changes and leaves out whose ending it is.
    ///
    /// ```
    /// use endodoi::{Ending, Side};
    ///
    /// assert_eq!(Ending::NoLegalMove.code(), "no-legal-move");
    /// assert_eq!(Ending::Resignation(Side::South).code(), "resignation");
    /// ```
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoLegalMove => "no-legal-move",
            Self::Repetition => "repetition",
            Self::EndlessTurn => "endless-turn",
            Self::Decided => "decided",
            Self::Agreement => "agreement",
            Self::Resignation(_) => "resignation",
            Self::Forfeit(_, Forfeit::Time) => "time",
            Self::Forfeit(_, Forfeit::IllegalMove) => "illegal-move",
            Self::Forfeit(_, Forfeit::Abandonment) => "abandonment",
        }
    }

    /// Returns who lost the game by this ending alone, whatever the seeds say; `None` where the
    /// seeds decide.
    ///
    /// ```
    /// use endodoi::{Ending, Side};
    ///
    /// assert_eq!(Ending::Resignation(Side::South).loser(), Some(Side::South));
    /// assert_eq!(Ending::NoLegalMove.loser(), None);
    /// ```
    pub const fn loser(self) -> Option<Side> {
        match self {
            Self::Resignation(side) | Self::Forfeit(side, _) => Some(side),
            Self::NoLegalMove
            | Self::Repetition
            | Self::EndlessTurn
            | Self::Decided
            | Self::Agreement => None,
        }
    }

    /// Returns the ending with exactly these words.
    ///
    /// ```
    /// use endodoi::Ending;
    ///
    /// assert_eq!(Ending::from_words("repetition"), Some(Ending::Repetition));
    /// ```
    pub fn from_words(words: &str) -> Option<Self> {
        let mut endings = Self::ALL.iter().copied();
        endings.find(|ending| ending.words() == words)
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}

impl From<Ending> for &'static str {
    fn from(ending: Ending) -> Self {
        ending.words()
    }
}

/// The result of a game: why it ended and how many seeds each player has.
///
/// The seeds of both sides may add up to less than those of the game, when some count for nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    ending: Ending,
    seeds: BySide<u8>,
}

impl Outcome {
    /// Returns the outcome of a game that ends in a position for a reason.
    pub(crate) fn at(position: &Position, ending: Ending, rules: &Rules) -> Self {
        let rest = match ending {
            Ending::NoLegalMove => match rules.remaining_seeds {
                // The opponent of the player to move is who moved last. In a first position nobody
                // was, and the seeds go to the player not on turn as well.
                RemainingSeeds::LastMover => all_to(position, position.to_move().opposite()),
                RemainingSeeds::RowOwner => rows(position),
                RemainingSeeds::Nobody => BySide::default(),
            },
            Ending::Repetition => match rules.repetition {
                Repetition::Share | Repetition::Off => shares(position),
                Repetition::RowOwner => rows(position),
            },
            Ending::EndlessTurn | Ending::Agreement => shares(position),
            Ending::Decided => BySide::default(),
            Ending::Resignation(side) | Ending::Forfeit(side, _) => {
                all_to(position, side.opposite())
            }
        };
        Self {
            ending,
            seeds: BySide::from_fn(|side| position.captured()[side] + rest[side]),
        }
    }

    /// Returns why the game ended.
    pub const fn ending(&self) -> Ending {
        self.ending
    }

    /// Returns the final seeds of each player: those captured and the share of what was left.
    pub const fn seeds(&self) -> BySide<u8> {
        self.seeds
    }

    /// Returns the winner, `None` if the game is drawn.
    ///
    /// More seeds win, except that who resigns or forfeits the game loses whatever the seeds say.
    ///
    /// ```
    /// use endodoi::{Game, Side};
    ///
    /// let outcome = Game::default().resign(Side::South)?;
    /// assert_eq!(outcome.winner(), Some(Side::North));
    /// # Ok::<(), endodoi::GameOverError>(())
    /// ```
    pub fn winner(&self) -> Option<Side> {
        if let Some(loser) = self.ending.loser() {
            return Some(loser.opposite());
        }
        let BySide { south, north } = self.seeds;
        match south.cmp(&north) {
            std::cmp::Ordering::Greater => Some(Side::South),
            std::cmp::Ordering::Less => Some(Side::North),
            std::cmp::Ordering::Equal => None,
        }
    }
}

impl fmt::Display for Outcome {
    /// Says the result in words, for instance `North wins 20-28, no legal move`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner() {
            Some(side) => write!(f, "{side} wins")?,
            None => f.write_str("drawn")?,
        }
        write!(f, " {}, {}", self.seeds, self.ending)
    }
}

fn all_to(position: &Position, side: Side) -> BySide<u8> {
    let mut rest = BySide::default();
    rest[side] = position.board().total();
    rest
}

fn rows(position: &Position) -> BySide<u8> {
    BySide::from_fn(|side| position.board().row_total(side))
}

/// Equal shares; an odd seed goes to nobody.
fn shares(position: &Position) -> BySide<u8> {
    BySide::from_fn(|_| position.board().total() / 2)
}

//! A match: several games, until one player has won often enough.
//!
//! The score belongs to the players, not to the rows: it stays with a player who changes seats.
//! Wins are counted with tally pins (Maa: *ol alai*, plural *el ala*), slim pins of ivory.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use thiserror::Error;

use crate::excerpt::excerpt;
use crate::number;
use crate::outcome::Outcome;
use crate::side::{BySide, Side};

/// What a match is played for.
///
/// It is written as records write it: `first to 3 wins`, `first to 100 seeds`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// The first to win this many games wins the match.
    Wins(NonZeroU32),
    /// The first whose final seeds of all games add up to this many wins the match. If both reach
    /// it in the same game the higher total wins; if the totals are equal another game is played.
    Seeds(NonZeroU32),
}

impl Target {
    /// The usual match: first to 3 wins.
    pub const THREE_WINS: Self = Self::Wins(NonZeroU32::new(3).expect("3 is not 0"));
    /// The usual match to seeds: first to 100.
    pub const HUNDRED_SEEDS: Self = Self::Seeds(NonZeroU32::new(100).expect("100 is not 0"));
    /// The highest target. Beyond it nobody could play to the end.
    pub const MAX: u32 = 1_000_000;

    /// Returns the target of so many wins; `None` for 0 or more than [`Target::MAX`].
    ///
    /// ```
    /// use endodoi::Target;
    ///
    /// assert_eq!(Target::wins(3), Some(Target::THREE_WINS));
    /// assert_eq!(Target::wins(0), None);
    /// ```
    pub const fn wins(count: u32) -> Option<Self> {
        match NonZeroU32::new(count) {
            Some(positive) if count <= Self::MAX => Some(Self::Wins(positive)),
            _ => None,
        }
    }

    /// Returns the target of so many seeds; `None` for 0 or more than [`Target::MAX`].
    pub const fn seeds(count: u32) -> Option<Self> {
        match NonZeroU32::new(count) {
            Some(positive) if count <= Self::MAX => Some(Self::Seeds(positive)),
            _ => None,
        }
    }

    const fn count(self) -> u32 {
        match self {
            Self::Wins(count) | Self::Seeds(count) => count.get(),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unit = match self {
            Self::Wins(_) => "win",
            Self::Seeds(_) => "seed",
        };
        let plural = if self.count() == 1 { "" } else { "s" };
        write!(f, "first to {} {unit}{plural}", self.count())
    }
}

impl FromStr for Target {
    type Err = ParseTargetError;

    /// Reads a target as it is printed.
    ///
    /// # Errors
    /// [`ParseTargetError`] if the text is anything else.
    fn from_str(text: &str) -> Result<Self, ParseTargetError> {
        let parse = || {
            let (count, unit) = text.strip_prefix("first to ")?.split_once(' ')?;
            let count = number::plain(count)?;
            let target = match unit {
                "win" | "wins" => Self::wins(count)?,
                "seed" | "seeds" => Self::seeds(count)?,
                _ => return None,
            };
            (target.to_string() == text).then_some(target)
        };
        parse().ok_or_else(|| ParseTargetError(excerpt(text)))
    }
}

/// A text that is not the target of a match.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "{0:?} is not the target of a match; write for instance \"first to 3 wins\" or \"first to 100 seeds\""
)]
pub struct ParseTargetError(String);

impl ParseTargetError {
    /// Returns a name for the kind of error that never changes, for translation.
    pub fn code(&self) -> &'static str {
        "match.target"
    }
}

/// A match between two players, who are named by the seats in which they sit now.
///
/// ```
/// use endodoi::{Ending, Game, Match, Position, Rules, Side, Target, Width};
///
/// let mut series = Match::new(Target::THREE_WINS, Side::South);
/// let mut game = Game::new(Rules::MERKER, Position::start(Width::SIX, 4)?);
/// let outcome = game.resign(Side::North)?;
/// series.record(outcome);
/// assert_eq!(series.tally().to_string(), "1-0");
/// assert_eq!(series.first_mover(), Side::North);
/// assert_eq!(series.winner(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Match {
    target: Target,
    games: u32,
    /// Wins of the player who sits South now and of the one who sits North.
    pins: BySide<u32>,
    /// Final seeds of all games, likewise.
    seeds: BySide<u32>,
    first_mover: Side,
}

impl Match {
    /// Starts a match in whose first game this player moves first.
    pub const fn new(target: Target, first_mover: Side) -> Self {
        Self {
            target,
            games: 0,
            pins: BySide { south: 0, north: 0 },
            seeds: BySide { south: 0, north: 0 },
            first_mover,
        }
    }

    /// Goes on with a match of which `games` have been played and scored as [`Match::tally`] gave
    /// it, and in whose next game `first_mover` begins.
    ///
    /// Of a match to wins the seeds of the earlier games are not known and count as none.
    ///
    /// ```
    /// use endodoi::{BySide, Match, Side, Target};
    ///
    /// let tally = BySide { south: 2, north: 1 };
    /// let series = Match::resumed(Target::THREE_WINS, 3, tally, Side::North);
    /// assert_eq!(series.pins(), tally);
    /// ```
    pub fn resumed(target: Target, games: u32, tally: BySide<u32>, first_mover: Side) -> Self {
        let mut series = Self::new(target, first_mover);
        series.games = games;
        match target {
            Target::Wins(_) => series.pins = tally,
            Target::Seeds(_) => series.seeds = tally,
        }
        series
    }

    /// Returns what the match is played for.
    pub const fn target(&self) -> Target {
        self.target
    }

    /// Returns the number of games played to their end, drawn ones included.
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// Returns the tally pins: the games won by the player who now sits South and by the one who
    /// sits North. A drawn game gives none.
    pub const fn pins(&self) -> BySide<u32> {
        self.pins
    }

    /// Returns the final seeds of all games added up.
    pub const fn seeds(&self) -> BySide<u32> {
        self.seeds
    }

    /// Returns the score that decides the match: pins or seeds, as the target has it.
    pub const fn tally(&self) -> BySide<u32> {
        match self.target {
            Target::Wins(_) => self.pins,
            Target::Seeds(_) => self.seeds,
        }
    }

    /// Returns who moves first in the next game: the player who moved second in the last one.
    pub const fn first_mover(&self) -> Side {
        self.first_mover
    }

    /// Counts a finished game.
    pub fn record(&mut self, outcome: Outcome) {
        self.games = self.games.saturating_add(1);
        if let Some(winner) = outcome.winner() {
            self.pins[winner] = self.pins[winner].saturating_add(1);
        }
        for side in Side::ALL {
            let seeds = u32::from(outcome.seeds()[side]);
            self.seeds[side] = self.seeds[side].saturating_add(seeds);
        }
        self.first_mover = self.first_mover.opposite();
    }

    /// Lets the players change seats. Each keeps the own score and the turn to begin.
    ///
    /// ```
    /// use endodoi::{BySide, Match, Side, Target};
    ///
    /// let tally = BySide { south: 2, north: 1 };
    /// let mut series = Match::resumed(Target::THREE_WINS, 3, tally, Side::North);
    /// series.swap_seats();
    /// assert_eq!(series.pins().to_string(), "1-2");
    /// assert_eq!(series.first_mover(), Side::South);
    /// ```
    pub fn swap_seats(&mut self) {
        self.pins = self.pins.swapped();
        self.seeds = self.seeds.swapped();
        self.first_mover = self.first_mover.opposite();
    }

    /// Returns who has won the match, `None` while it goes on.
    pub fn winner(&self) -> Option<Side> {
        let BySide { south, north } = self.tally();
        let (leader, score) = match south.cmp(&north) {
            std::cmp::Ordering::Greater => (Side::South, south),
            std::cmp::Ordering::Less => (Side::North, north),
            std::cmp::Ordering::Equal => return None,
        };
        (score >= self.target.count()).then_some(leader)
    }
}

//! Opponents of different strength, for people.

use std::fmt;
use std::str::FromStr;

use endodoi::Hole;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use thiserror::Error;

use crate::analysis::{Analysis, Line};
use crate::engine::Engine;
use crate::limits::{Limits, Watch};
use crate::score::Score;
use crate::search::Root;

/// How strong the computer plays: 1 for a child's first game to 10 for full strength.
///
/// A level looks less far ahead, and the lower it is the more often it takes a hole that is not the
/// best, but the less often the more that costs: it misjudges, as people do, and does not throw
/// games away. `docs/levels.md` has the measured steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const MIN: Self = Self(1);
    /// Full strength.
    pub const MAX: Self = Self(10);

    /// Returns all levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (1..=10).map(Self)
    }

    /// Makes a level from its number; `None` unless that is 1 to 10.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=10 => Some(Self(number)),
            _ => None,
        }
    }

    /// Returns the level's number, 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Chooses a hole at this level; `None` if there is no legal move.
    ///
    /// The limits hold beside those of the level, whose own are in turns and laps, never in time; of
    /// [`Level::MAX`] they are the only ones, so give some. The same root, level, seed and limits
    /// without time give the same choice, if the engine has been [cleared](Engine::clear).
    ///
    /// ```
    /// use endodoi_engine::{Engine, Level, Limits, Root, Unwatched};
    ///
    /// let engine = Engine::new(1).expect("there is a MiB");
    /// let root = Root::new(endodoi::Position::default(), endodoi::Rules::MERKER);
    /// let choice = Level::MIN.choose(&engine, &root, 7, Limits::NONE, &Unwatched);
    /// assert_eq!(choice, Level::MIN.choose(&engine, &root, 7, Limits::NONE, &Unwatched));
    /// ```
    pub fn choose(
        self,
        engine: &Engine,
        root: &Root,
        seed: u64,
        limits: Limits,
        watch: &dyn Watch,
    ) -> Option<Choice> {
        let habits = self.habits();
        let smaller = |one: Option<u64>, other: Option<u64>| match (one, other) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
        let limits = Limits {
            depth: smaller(limits.depth.map(u64::from), habits.depth.map(u64::from))
                .and_then(|depth| u32::try_from(depth).ok()),
            laps: smaller(limits.laps, habits.laps),
            ..limits
        };
        let lines = if habits.carelessness == 0 {
            1
        } else {
            usize::MAX
        };
        // A level is as strong in the endgame as elsewhere; only the last one knows it all.
        let analysis = if self == Self::MAX {
            engine.search(root, limits, lines, watch)
        } else {
            engine.search_without_endgames(root, limits, lines, watch)
        };
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let chosen = pick(&analysis, habits.carelessness, random.next_u64())?.clone();
        Some(Choice {
            hole: chosen.hole,
            score: chosen.score,
            depth: analysis.depth,
        })
    }

    const fn habits(self) -> Habits {
        let (depth, laps, carelessness) = match self.0 {
            1 => (Some(1), Some(100_000), 1200),
            2 => (Some(1), Some(100_000), 480),
            3 => (Some(2), Some(500_000), 400),
            4 => (Some(2), Some(500_000), 200),
            5 => (Some(3), Some(2_000_000), 160),
            6 => (Some(4), Some(2_000_000), 120),
            7 => (Some(5), Some(5_000_000), 70),
            8 => (Some(6), Some(5_000_000), 25),
            9 => (Some(9), Some(20_000_000), 0),
            _ => (None, None, 0),
        };
        Habits {
            depth,
            laps,
            carelessness,
        }
    }
}

/// What makes a level.
#[derive(Clone, Copy, Debug)]
struct Habits {
    /// Turns to look ahead.
    depth: Option<u32>,
    /// Laps to sow at most, so that no position takes long.
    laps: Option<u64>,
    /// By how many hundredths of a seed a hole may be worse to be taken about a third as often.
    carelessness: u16,
}

/// Picks a line: the best, or with carelessness one that is worse, the more rarely the worse.
fn pick(analysis: &Analysis, carelessness: u16, random: u64) -> Option<&Line> {
    let best = analysis.best()?;
    if carelessness == 0 {
        return Some(best);
    }
    let weight = |line: &Line| {
        let loss = i32::from(best.score.hundredths()) - i32::from(line.score.hundredths());
        (-f64::from(loss.max(0)) / f64::from(carelessness)).exp()
    };
    let sum: f64 = analysis.lines.iter().map(weight).sum();
    #[expect(clippy::cast_precision_loss, reason = "53 of the bits are enough")]
    let mut left = random as f64 / u64::MAX as f64 * sum;
    for line in &analysis.lines {
        left -= weight(line);
        if left < 0.0 {
            return Some(line);
        }
    }
    analysis.lines.last()
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, ParseLevelError> {
        Self::all()
            .find(|level| level.to_string() == text)
            .ok_or_else(|| ParseLevelError(text.chars().take(40).collect()))
    }
}

/// A text that is no level.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a level; choose 1 (for a first game) to 10 (full strength)")]
pub struct ParseLevelError(String);

/// What an opponent plays, and what it thinks of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The hole to play.
    pub hole: Hole,
    /// What the search thinks it is worth to the player to move.
    pub score: Score,
    /// How many turns were looked ahead.
    pub depth: u32,
}

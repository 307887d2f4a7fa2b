//! The rule sets and their options.
//!
//! What the traditional description leaves open is a named option here; a [`Rules`] value holds one
//! choice for each. Every field can hold any value of its type, so there is nothing to check after
//! building: the checks are in the types of the fields. How rules are written is in `rules/text`.

mod option;
mod text;

pub use option::RuleOption;
pub use text::ParseRulesError;

use std::num::NonZeroU32;

use thiserror::Error;

use crate::turn::Turn;

/// One choice for every question that the rules of En Dodoi leave open.
///
/// ```
/// use endodoi::{EndlessTurn, Rules};
///
/// let rules = Rules { endless_turn: EndlessTurn::Void, ..Rules::MERKER };
/// assert_eq!(rules.to_string(), "merker,endless_turn=void");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Which way the seeds of a lap run.
    pub direction: Direction,
    /// Whether an own empty hole captures the seed that fell into it even when the hole opposite
    /// is empty.
    pub capture_alone: bool,
    /// What happens to a turn that never ends.
    pub endless_turn: EndlessTurn,
    /// After how many laps a turn is called endless.
    pub lap_limit: LapLimit,
    /// What ends a game that goes in circles.
    pub repetition: Repetition,
    /// Who gets the seeds that are left when a player cannot move.
    pub remaining_seeds: RemainingSeeds,
    /// Whether a game ends as soon as one player holds more than half of its seeds. The seeds still
    /// on the board then count for nobody.
    pub stop_when_decided: bool,
}

impl Rules {
    /// En Dodoi after Merker's description of 1904, the default.
    pub const MERKER: Self = Self {
        direction: Direction::Counterclockwise,
        capture_alone: false,
        endless_turn: EndlessTurn::Illegal,
        lap_limit: LapLimit::DEFAULT,
        repetition: Repetition::Share,
        remaining_seeds: RemainingSeeds::LastMover,
        stop_when_decided: false,
    };

    /// The widely printed modern description: a lone seed is captured too.
    pub const ENDODOI: Self = Self {
        capture_alone: true,
        ..Self::MERKER
    };

    /// Cross-Endodoi, W. D. Troyka's variant of 2002: the direction goes by parity.
    pub const CROSS_ENDODOI: Self = Self {
        direction: Direction::ByParity,
        ..Self::MERKER
    };
}

impl Rules {
    /// Says whether a turn may be played: it ends, or the rules allow turns that do not.
    ///
    /// ```
    /// use endodoi::{EndlessTurn, Position, Rules};
    ///
    /// let position: Position = "5,3,2,1,0,4/3,0,1,3,5,14 4-3 S".parse()?;
    /// let a = position.turn(position.width().hole(0).unwrap(), &Rules::MERKER)?;
    /// assert!(!Rules::MERKER.allows(&a));
    /// let void = Rules { endless_turn: EndlessTurn::Void, ..Rules::MERKER };
    /// assert!(void.allows(&a));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn allows(&self, turn: &Turn) -> bool {
        !turn.is_endless() || self.endless_turn != EndlessTurn::Illegal
    }

    /// Returns the number of seeds a hole that games under these rules usually start with: 4, or 3
    /// where the direction goes by parity.
    ///
    /// ```
    /// use endodoi::Rules;
    ///
    /// assert_eq!(Rules::MERKER.usual_seeds(), 4);
    /// assert_eq!(Rules::CROSS_ENDODOI.usual_seeds(), 3);
    /// ```
    pub const fn usual_seeds(&self) -> u8 {
        match self.direction {
            Direction::Counterclockwise => 4,
            Direction::ByParity => 3,
        }
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::MERKER
    }
}

/// A named rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleSet {
    /// [`Rules::MERKER`].
    Merker,
    /// [`Rules::ENDODOI`].
    Endodoi,
    /// [`Rules::CROSS_ENDODOI`].
    CrossEndodoi,
}

impl RuleSet {
    /// All rule sets, the default first.
    pub const ALL: [Self; 3] = [Self::Merker, Self::Endodoi, Self::CrossEndodoi];

    /// Returns the name used in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Merker => "merker",
            Self::Endodoi => "endodoi",
            Self::CrossEndodoi => "cross-endodoi",
        }
    }

    /// Returns the rule set with exactly this name.
    ///
    /// ```
    /// use endodoi::RuleSet;
    ///
    /// assert_eq!(RuleSet::from_name("merker"), Some(RuleSet::Merker));
    /// assert_eq!(RuleSet::from_name("Merker"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|set| set.name() == name)
    }

    /// Returns the choices that the name stands for.
    pub const fn rules(self) -> Rules {
        match self {
            Self::Merker => Rules::MERKER,
            Self::Endodoi => Rules::ENDODOI,
            Self::CrossEndodoi => Rules::CROSS_ENDODOI,
        }
    }

    /// Returns the rule set that differs from `rules` in the fewest options; of two, the earlier.
    ///
    /// ```
    /// use endodoi::{RuleSet, Rules};
    ///
    /// let rules = Rules { capture_alone: true, ..Rules::MERKER };
    /// assert_eq!(RuleSet::nearest(&rules), RuleSet::Endodoi);
    /// ```
    pub fn nearest(rules: &Rules) -> Self {
        let differences = |set: &Self| RuleOption::differing(&set.rules(), rules).count();
        Self::ALL
            .into_iter()
            .min_by_key(differences)
            .unwrap_or(Self::Merker)
    }
}

/// Which way the seeds of a lap run (`direction`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Always counterclockwise: `A`, `B`, … `a`, `b`, … `A`.
    Counterclockwise,
    /// Clockwise if the number of seeds lifted is odd, counterclockwise if it is even, decided anew
    /// for every lap.
    ByParity,
}

/// What an endless turn means (`endless_turn`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndlessTurn {
    /// Sowing has to end, so the hole may not be played.
    Illegal,
    /// The hole may be played; the board stays as it was and the turn passes.
    Void,
    /// The hole may be played; the game ends and the seeds on the board are shared.
    Draw,
}

/// What happens when a position occurs for the third time (`repetition`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// The game ends; the seeds on the board are shared equally, an odd one going to nobody.
    Share,
    /// The game ends; each player gets the seeds in the own row.
    RowOwner,
    /// Nothing; the game goes on.
    Off,
}

/// Who gets the seeds left on the board when a player cannot move (`remaining_seeds`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RemainingSeeds {
    /// The player who moved last.
    LastMover,
    /// Each player the seeds in the own row.
    RowOwner,
    /// Nobody.
    Nobody,
}

/// After how many laps a turn is called endless (`lap_limit`): 1 to 1 000 000, by default 10 000.
///
/// It bounds the work of a single turn. The longest turn known to end took 4 429 laps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LapLimit(NonZeroU32);

impl LapLimit {
    /// 10 000 laps.
    pub const DEFAULT: Self = Self(NonZeroU32::new(10_000).expect("10 000 is not 0"));
    /// The highest limit, 1 000 000 laps.
    pub const MAX: Self = Self(NonZeroU32::new(1_000_000).expect("1 000 000 is not 0"));

    /// Checks a limit.
    ///
    /// # Errors
    /// [`LapLimitError`] unless the limit is 1 to 1 000 000 laps.
    ///
    /// ```
    /// use endodoi::LapLimit;
    ///
    /// assert_eq!(LapLimit::new(75)?.laps(), 75);
    /// assert!(LapLimit::new(0).is_err());
    /// # Ok::<(), endodoi::LapLimitError>(())
    /// ```
    pub fn new(laps: u32) -> Result<Self, LapLimitError> {
        NonZeroU32::new(laps)
            .map(Self)
            .filter(|limit| *limit <= Self::MAX)
            .ok_or(LapLimitError { laps })
    }

    /// Returns the number of laps.
    pub const fn laps(self) -> u32 {
        self.0.get()
    }
}

/// A lap limit that is zero or too high.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("a limit of {laps} laps is not possible; give 1 to 1000000")]
pub struct LapLimitError {
    laps: u32,
}

impl LapLimitError {
    /// Returns a name for the kind of error that never changes, for translation.
    pub fn code(&self) -> &'static str {
        "rules.lap-limit"
    }
}

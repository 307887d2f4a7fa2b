//! The options by name, for whatever lists, reads or writes them.

use super::text::ParseRulesErrorKind;
use super::{Direction, EndlessTurn, LapLimit, RemainingSeeds, Repetition, Rules};
use crate::excerpt::excerpt;
use crate::number;

/// The name of one field of [`Rules`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleOption {
    /// [`Rules::direction`].
    Direction,
    /// [`Rules::capture_alone`].
    CaptureAlone,
    /// [`Rules::endless_turn`].
    EndlessTurn,
    /// [`Rules::lap_limit`].
    LapLimit,
    /// [`Rules::repetition`].
    Repetition,
    /// [`Rules::remaining_seeds`].
    RemainingSeeds,
    /// [`Rules::stop_when_decided`].
    StopWhenDecided,
}

impl RuleOption {
    /// All options in the order in which they are written.
    pub const ALL: [Self; 7] = [
        Self::Direction,
        Self::CaptureAlone,
        Self::EndlessTurn,
        Self::LapLimit,
        Self::Repetition,
        Self::RemainingSeeds,
        Self::StopWhenDecided,
    ];

    /// Returns the name as it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Direction => "direction",
            Self::CaptureAlone => "capture_alone",
            Self::EndlessTurn => "endless_turn",
            Self::LapLimit => "lap_limit",
            Self::Repetition => "repetition",
            Self::RemainingSeeds => "remaining_seeds",
            Self::StopWhenDecided => "stop_when_decided",
        }
    }

    /// Returns what may stand behind the name, in words for an error message.
    pub const fn values(self) -> &'static str {
        match self {
            Self::Direction => "counterclockwise or parity",
            Self::CaptureAlone | Self::StopWhenDecided => "true or false",
            Self::EndlessTurn => "illegal, void or draw",
            Self::LapLimit => "a number of laps from 1 to 1000000",
            Self::Repetition => "share, row_owner or off",
            Self::RemainingSeeds => "last_mover, row_owner or nobody",
        }
    }

    /// Returns the value that `rules` has for this option, as it is written.
    ///
    /// ```
    /// use endodoi::{RuleOption, Rules};
    ///
    /// assert_eq!(RuleOption::Repetition.value_in(&Rules::MERKER), "share");
    /// ```
    pub fn value_in(self, rules: &Rules) -> String {
        let truth = |value: bool| if value { "true" } else { "false" };
        match self {
            Self::Direction => match rules.direction {
                Direction::Counterclockwise => "counterclockwise",
                Direction::ByParity => "parity",
            },
            Self::CaptureAlone => truth(rules.capture_alone),
            Self::EndlessTurn => match rules.endless_turn {
                EndlessTurn::Illegal => "illegal",
                EndlessTurn::Void => "void",
                EndlessTurn::Draw => "draw",
            },
            Self::LapLimit => return rules.lap_limit.laps().to_string(),
            Self::Repetition => match rules.repetition {
                Repetition::Share => "share",
                Repetition::RowOwner => "row_owner",
                Repetition::Off => "off",
            },
            Self::RemainingSeeds => match rules.remaining_seeds {
                RemainingSeeds::LastMover => "last_mover",
                RemainingSeeds::RowOwner => "row_owner",
                RemainingSeeds::Nobody => "nobody",
            },
            Self::StopWhenDecided => truth(rules.stop_when_decided),
        }
        .to_owned()
    }

    /// Returns the options in which two rules differ.
    ///
    /// ```
    /// use endodoi::{RuleOption, Rules};
    ///
    /// let options: Vec<_> = RuleOption::differing(&Rules::MERKER, &Rules::ENDODOI).collect();
    /// assert_eq!(options, [RuleOption::CaptureAlone]);
    /// ```
    pub fn differing(one: &Rules, other: &Rules) -> impl Iterator<Item = Self> {
        Self::ALL
            .into_iter()
            .filter(|option| option.value_in(one) != option.value_in(other))
    }

    /// Sets the option to a written value.
    pub(super) fn set(self, rules: &mut Rules, value: &str) -> Result<(), ParseRulesErrorKind> {
        let refused = || ParseRulesErrorKind::UnknownValue {
            option: self,
            value: excerpt(value),
        };
        let truth = || match value {
            "true" => Ok(true),
            "false" => Ok(false),
            _ => Err(refused()),
        };
        match self {
            Self::Direction => {
                rules.direction = match value {
                    "counterclockwise" => Direction::Counterclockwise,
                    "parity" => Direction::ByParity,
                    _ => return Err(refused()),
                }
            }
            Self::CaptureAlone => rules.capture_alone = truth()?,
            Self::EndlessTurn => {
                rules.endless_turn = match value {
                    "illegal" => EndlessTurn::Illegal,
                    "void" => EndlessTurn::Void,
                    "draw" => EndlessTurn::Draw,
                    _ => return Err(refused()),
                }
            }
            Self::LapLimit => {
                rules.lap_limit = number::plain(value)
                    .and_then(|laps| LapLimit::new(laps).ok())
                    .ok_or_else(refused)?;
            }
            Self::Repetition => {
                rules.repetition = match value {
                    "share" => Repetition::Share,
                    "row_owner" => Repetition::RowOwner,
                    "off" => Repetition::Off,
                    _ => return Err(refused()),
                }
            }
            Self::RemainingSeeds => {
                rules.remaining_seeds = match value {
                    "last_mover" => RemainingSeeds::LastMover,
                    "row_owner" => RemainingSeeds::RowOwner,
                    "nobody" => RemainingSeeds::Nobody,
                    _ => return Err(refused()),
                }
            }
            Self::StopWhenDecided => rules.stop_when_decided = truth()?,
        }
        Ok(())
    }
}

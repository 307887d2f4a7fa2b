//! The options of the engine: what they are called, what they may be, and what they are now.
//!
//! One table says it all, so that what `ugi` lists is what `setoption` accepts.

use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::time::Duration;

use endodoi::{Position, Rules, SetupError, Width};

use super::quoted;
use super::session::Action;
use crate::engine::Engine;
use crate::level::Level;

/// The most threads of one search.
const MOST_THREADS: usize = 256;
#[cfg(feature = "threads")]
const _: () = assert!(MOST_THREADS == Engine::MAX_THREADS);

/// What the player of the other program may set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Setting {
    Hash,
    ClearHash,
    Threads,
    MultiPv,
    Ponder,
    MoveOverhead,
    Level,
    Seed,
    BoardSize,
    SeedsPerHole,
    RuleSet,
    TablePath,
}

/// What a setting may be.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    /// A whole number.
    Spin(RangeInclusive<usize>, usize),
    /// `true` or `false`.
    Check,
    /// A text, and what it is at first.
    Text(&'static str),
    /// Something to be done.
    Button,
}

impl Setting {
    const ALL: [Self; 12] = [
        Self::Hash,
        Self::ClearHash,
        Self::Threads,
        Self::MultiPv,
        Self::Ponder,
        Self::MoveOverhead,
        Self::Level,
        Self::Seed,
        Self::BoardSize,
        Self::SeedsPerHole,
        Self::RuleSet,
        Self::TablePath,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::Hash => "Hash",
            Self::ClearHash => "Clear Hash",
            Self::Threads => "Threads",
            Self::MultiPv => "MultiPV",
            Self::Ponder => "Ponder",
            Self::MoveOverhead => "Move Overhead",
            Self::Level => "Level",
            Self::Seed => "Seed",
            Self::BoardSize => "BoardSize",
            Self::SeedsPerHole => "SeedsPerHole",
            Self::RuleSet => "RuleSet",
            Self::TablePath => "TablePath",
        }
    }

    const fn kind(self) -> Kind {
        match self {
            Self::Hash => Kind::Spin(1..=Engine::MAX_MIB, Engine::DEFAULT_MIB),
            Self::ClearHash => Kind::Button,
            Self::Threads => Kind::Spin(1..=MOST_THREADS, 1),
            Self::MultiPv => Kind::Spin(1..=12, 1),
            Self::Ponder => Kind::Check,
            Self::MoveOverhead => Kind::Spin(0..=10_000, 10),
            Self::Level => Kind::Spin(1..=10, 10),
            Self::Seed => Kind::Text(RANDOM),
            Self::BoardSize => Kind::Spin(1..=12, 6),
            Self::SeedsPerHole => Kind::Spin(1..=127, 4),
            Self::RuleSet => Kind::Text("merker"),
            Self::TablePath => Kind::Text(EMPTY),
        }
    }

    fn declaration(self) -> String {
        let name = self.name();
        match self.kind() {
            Kind::Spin(range, default) => format!(
                "option name {name} type spin default {default} min {} max {}",
                range.start(),
                range.end()
            ),
            Kind::Check => format!("option name {name} type check default false"),
            Kind::Text(default) => format!("option name {name} type string default {default}"),
            Kind::Button => format!("option name {name} type button"),
        }
    }
}

/// The word for a text without characters, as UCI has it.
const EMPTY: &str = "<empty>";

/// The word for a seed that is another each time.
const RANDOM: &str = "random";

/// What the choices of the lower levels follow from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seed {
    /// Another one each time.
    Random,
    /// This one.
    Given(u64),
}

/// What is set now. The memory of the table is not here, the table has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Options {
    pub(super) threads: NonZeroUsize,
    /// How many holes are told with their values.
    pub(super) lines: usize,
    /// Says whether an answer to the best move is told, too.
    pub(super) ponder: bool,
    pub(super) overhead: Duration,
    pub(super) level: Level,
    pub(super) seed: Seed,
    pub(super) width: Width,
    pub(super) seeds_per_hole: u8,
    pub(super) rules: Rules,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            threads: NonZeroUsize::MIN,
            lines: 1,
            ponder: false,
            overhead: Duration::from_millis(10),
            level: Level::MAX,
            seed: Seed::Random,
            width: Width::SIX,
            seeds_per_hole: 4,
            rules: Rules::MERKER,
        }
    }
}

impl Options {
    /// The lines that tell which options there are.
    pub(super) fn declarations() -> impl Iterator<Item = String> {
        Setting::ALL.into_iter().map(Setting::declaration)
    }

    /// The start position of the board and the seeds that are set.
    pub(super) fn start(&self) -> Result<Position, SetupError> {
        Position::start(self.width, self.seeds_per_hole)
    }

    /// Obeys the words after `setoption`; returns what the program has to do.
    ///
    /// # Errors
    /// A sentence, if there is no such option or value; nothing is changed then.
    pub(super) fn hear(&mut self, words: &[&str]) -> Result<Option<Action>, String> {
        let (name, value) = match words {
            ["name", rest @ ..] => match rest.iter().position(|word| *word == "value") {
                Some(at) => (rest[..at].join(" "), Some(rest[at + 1..].join(" "))),
                None => (rest.join(" "), None),
            },
            _ => return Err("write an option as in: setoption name Hash value 64".to_owned()),
        };
        let setting = Setting::ALL
            .into_iter()
            .find(|setting| setting.name().eq_ignore_ascii_case(&name))
            .ok_or_else(|| format!("{} is no option; ugi lists them", quoted(&name)))?;
        match (setting.kind(), value) {
            (Kind::Button, _) => Ok(Some(Action::Clear)),
            (_, None) => Err(format!(
                "{} has no value here; write: setoption name {0} value …",
                setting.name()
            )),
            (Kind::Spin(range, _), Some(value)) => {
                let number = number(&value).filter(|number| range.contains(number));
                let number = number.ok_or_else(|| {
                    let (least, most) = (range.start(), range.end());
                    refusal(
                        setting,
                        &value,
                        format_args!("a whole number from {least} to {most}"),
                    )
                })?;
                Ok(self.set_number(setting, number))
            }
            (Kind::Check, Some(value)) => {
                self.ponder = if value.eq_ignore_ascii_case("true") {
                    true
                } else if value.eq_ignore_ascii_case("false") {
                    false
                } else {
                    return Err(refusal(setting, &value, "true or false"));
                };
                Ok(None)
            }
            (Kind::Text(_), Some(value)) => self.set_text(setting, &value),
        }
    }

    /// Sets a number that is in the range of the setting.
    fn set_number(&mut self, setting: Setting, number: usize) -> Option<Action> {
        let byte = u8::try_from(number).unwrap_or(u8::MAX);
        match setting {
            Setting::Hash => return Some(Action::Resize(number)),
            Setting::Threads => self.threads = NonZeroUsize::new(number).unwrap_or(self.threads),
            Setting::MultiPv => self.lines = number,
            Setting::MoveOverhead => self.overhead = Duration::from_millis(number as u64),
            Setting::Level => self.level = Level::new(byte).unwrap_or(self.level),
            Setting::BoardSize => self.width = Width::new(number).unwrap_or(self.width),
            Setting::SeedsPerHole => self.seeds_per_hole = byte,
            Setting::ClearHash
            | Setting::Ponder
            | Setting::Seed
            | Setting::RuleSet
            | Setting::TablePath => {}
        }
        None
    }

    fn set_text(&mut self, setting: Setting, value: &str) -> Result<Option<Action>, String> {
        if setting == Setting::TablePath {
            let path = if value == EMPTY { "" } else { value };
            return Ok(Some(Action::UseTables(path.to_owned())));
        }
        if setting == Setting::RuleSet {
            let rules = value.parse();
            self.rules = rules.map_err(|error| format!("option RuleSet: {error}"))?;
        } else if value.eq_ignore_ascii_case(RANDOM) {
            self.seed = Seed::Random;
        } else {
            let number = value.parse().ok().map(Seed::Given);
            self.seed = number.ok_or_else(|| {
                let range =
                    format_args!("a whole number from 0 to {}, or the word random", u64::MAX);
                refusal(setting, value, range)
            })?;
        }
        Ok(None)
    }
}

/// Reads digits and nothing else.
fn number(text: &str) -> Option<usize> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_plain)
}

fn refusal(setting: Setting, value: &str, wanted: impl std::fmt::Display) -> String {
    format!(
        "option {} cannot be {}; give {wanted}",
        setting.name(),
        quoted(value)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(options: &mut Options, words: &str) -> Result<Option<Action>, String> {
        options.hear(&words.split_whitespace().collect::<Vec<_>>())
    }

    #[test]
    fn what_is_declared_as_default_is_the_default() {
        for setting in Setting::ALL {
            let default = match setting.kind() {
                Kind::Spin(_, default) => default.to_string(),
                Kind::Check => "false".to_owned(),
                Kind::Text(default) => default.to_owned(),
                Kind::Button => continue,
            };
            let mut options = Options::default();
            let words = format!("name {} value {default}", setting.name());
            set(&mut options, &words).unwrap();
            assert_eq!(options, Options::default(), "{words}");
        }
    }

    #[test]
    fn both_ends_of_each_range_can_be_set_and_nothing_beyond() {
        for setting in Setting::ALL {
            let Kind::Spin(range, _) = setting.kind() else {
                continue;
            };
            let mut options = Options::default();
            for good in [*range.start(), *range.end()] {
                let words = format!("name {} value {good}", setting.name());
                set(&mut options, &words).unwrap();
            }
            let before = options.clone();
            let beyond = (range.end() + 1).to_string();
            for bad in [
                &beyond,
                "-1",
                "+1",
                "1.5",
                "x",
                "",
                "99999999999999999999999",
            ] {
                let words = format!("name {} value {bad}", setting.name());
                set(&mut options, &words).unwrap_err();
            }
            assert_eq!(options, before);
        }
    }

    #[test]
    fn the_case_of_a_name_does_not_matter() {
        let mut options = Options::default();
        set(&mut options, "name MOVE overhead value 250").unwrap();
        set(&mut options, "name multipv value 3").unwrap();
        assert_eq!(options.overhead, Duration::from_millis(250));
        assert_eq!(options.lines, 3);
    }

    #[test]
    fn a_refusal_says_what_could_be_given() {
        let refused = |words: &str| set(&mut Options::default(), words).unwrap_err();
        for (words, sentence) in [
            (
                "name Hash value 0",
                "option Hash cannot be \"0\"; give a whole number from 1 to 1048576",
            ),
            (
                "name OwnBook value true",
                "\"OwnBook\" is no option; ugi lists them",
            ),
            (
                "name Ponder value yes",
                "option Ponder cannot be \"yes\"; give true or false",
            ),
            (
                "name RuleSet value kalah",
                "option RuleSet: \"kalah\" is not a rule set; choose merker, endodoi or \
                 cross-endodoi",
            ),
            (
                "name Threads",
                "Threads has no value here; write: setoption name Threads value …",
            ),
            (
                "Hash 64",
                "write an option as in: setoption name Hash value 64",
            ),
        ] {
            assert_eq!(refused(words), sentence);
        }
    }
}

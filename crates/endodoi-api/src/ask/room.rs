//! What somebody wishes for who wants to play over a network, checked.

use endodoi::{Game, Position, Rules, Side, Target};
use endodoi_engine::Level;
use serde::{Deserialize, Serialize};

use super::place::Place;
use super::played::{rules, start};
use super::{Problem, ProblemKind};

/// What a room is made with; whatever is left out is the usual.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields, default)]
pub struct RoomWishes {
    /// The rules as text; `merker` if left out.
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Rules>))]
    pub rules: Option<String>,
    /// The first position of every game; who moves first in it does not matter.
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Position>))]
    pub start: Option<String>,
    /// What is played for; `first to 1 win` if left out.
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Target>))]
    pub target: Option<String>,
    /// The time that each player has; none if left out.
    pub clock: Option<ClockWish>,
    /// Who moves first in the first game; drawn by lot if left out.
    pub begins: Begins,
    /// Whether anybody may take the other seat, and the lobby shows the room. Otherwise it takes the
    /// invitation.
    pub listed: bool,
    /// Whether others may watch; they may not if left out.
    pub watched: bool,
    /// The name of who makes the room; may be empty.
    #[cfg_attr(feature = "schema", schema(max_length = 40))]
    pub name: String,
    /// The computer that takes the other seat at once; a person if left out.
    pub opponent: Option<ComputerWish>,
}

/// The time that each player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged, deny_unknown_fields)]
pub enum ClockWish {
    /// So much for a game, and some more with each turn.
    Live {
        /// Seconds for a game, at most three hours.
        #[cfg_attr(feature = "schema", schema(minimum = 5, maximum = 10_800))]
        base: u32,
        /// Seconds more with each turn.
        #[cfg_attr(feature = "schema", schema(maximum = 180))]
        increment: u32,
    },
    /// So much for each turn.
    Days {
        /// Days for each turn.
        #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 14))]
        days: u32,
    },
}

/// Who moves first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Begins {
    /// Who made the room.
    South,
    /// The other player.
    North,
    /// One of them, by lot.
    #[default]
    Lot,
}

/// A computer for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ComputerWish {
    /// How strong it plays.
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 10))]
    pub level: u8,
}

/// [`RoomWishes`] that can be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomSetUp {
    /// The rules.
    pub rules: Rules,
    /// The first position of every game.
    pub start: Position,
    /// What is played for.
    pub target: Target,
    /// The time that each player has.
    pub clock: Option<ClockWish>,
    /// Who moves first in the first game.
    pub begins: Begins,
    /// Whether anybody may take the other seat.
    pub listed: bool,
    /// Whether others may watch.
    pub watched: bool,
    /// The name of who makes the room, fit to be shown.
    pub name: String,
    /// The level of the computer that takes the other seat.
    pub opponent: Option<Level>,
}

impl RoomWishes {
    /// The most laps of a turn that rules of a room may allow, so that a turn takes no more than a
    /// moment.
    pub const MAX_LAPS: u32 = 10_000;
    /// The most wins that a match over a network may be played for.
    pub const MAX_WINS: u32 = 50;
    /// The most seeds that a match over a network may be played for.
    pub const MAX_SEEDS: u32 = 2_500;

    /// Checks every wish.
    ///
    /// # Errors
    /// [`Problem`] that names the one that cannot be had.
    pub fn check(&self) -> Result<RoomSetUp, Problem> {
        let whole = Place::default();
        let rules = rules(self.rules.as_deref(), &whole)?;
        let too_much = |field: &str, code, reason: String| {
            Err(whole
                .field(field)
                .problem(ProblemKind::TooMuch, code, reason))
        };
        if rules.lap_limit.laps() > Self::MAX_LAPS {
            let reason = format!(
                "a turn may have at most {} laps here; choose a lower lap_limit",
                Self::MAX_LAPS
            );
            return too_much("rules", "room.lap-limit", reason);
        }
        let start = start(self.start.as_deref(), &rules, &whole)?;
        let is_over = |side| {
            Game::new(rules, start.with_to_move(side))
                .outcome()
                .is_some()
        };
        if Side::ALL.into_iter().any(is_over) {
            let reason = "the game would be over at once; let both players have a move";
            let place = whole.field("start");
            return Err(place.problem(ProblemKind::NotPlayable, "room.over-at-once", reason));
        }
        let target = target(self.target.as_deref(), &whole)?;
        let most = match target {
            Target::Wins(_) => Self::MAX_WINS,
            Target::Seeds(_) => Self::MAX_SEEDS,
        };
        let wanted = match target {
            Target::Wins(count) | Target::Seeds(count) => count.get(),
        };
        if wanted > most {
            let reason = format!("a match here is played for at most {most}; choose less");
            return too_much("target", "room.target", reason);
        }
        Ok(RoomSetUp {
            rules,
            start,
            target,
            clock: self.clock.map(|clock| clock.check(&whole)).transpose()?,
            begins: self.begins,
            listed: self.listed,
            watched: self.watched,
            name: shown_name(&self.name),
            opponent: self.opponent.map(|wish| wish.check(&whole)).transpose()?,
        })
    }
}

impl ClockWish {
    /// The longest time for a game, in seconds.
    pub const MAX_BASE: u32 = 3 * 60 * 60;
    /// The shortest time for a game, in seconds.
    pub const MIN_BASE: u32 = 5;
    /// The most seconds that a turn adds.
    pub const MAX_INCREMENT: u32 = 180;
    /// The most days for a turn.
    pub const MAX_DAYS: u32 = 14;

    fn check(self, whole: &Place) -> Result<Self, Problem> {
        let fits = match self {
            Self::Live { base, increment } => {
                (Self::MIN_BASE..=Self::MAX_BASE).contains(&base)
                    && increment <= Self::MAX_INCREMENT
            }
            Self::Days { days } => (1..=Self::MAX_DAYS).contains(&days),
        };
        let reason = format!(
            "a clock has {} to {} seconds and at most {} more with each turn, or 1 to {} days",
            Self::MIN_BASE,
            Self::MAX_BASE,
            Self::MAX_INCREMENT,
            Self::MAX_DAYS
        );
        let place = whole.field("clock");
        fits.then_some(self)
            .ok_or_else(|| place.problem(ProblemKind::WrongRequest, "room.clock", reason))
    }
}

impl ComputerWish {
    fn check(self, whole: &Place) -> Result<Level, Problem> {
        Level::new(self.level).ok_or_else(|| {
            let reason = format!("{} is not a level; choose 1 to 10", self.level);
            let place = whole.field("opponent").part("level");
            place.problem(ProblemKind::WrongRequest, "level.number", reason)
        })
    }
}

fn target(text: Option<&str>, whole: &Place) -> Result<Target, Problem> {
    let text = text.unwrap_or("first to 1 win");
    text.parse::<Target>().map_err(|error| {
        let place = whole.field("target");
        place.problem(ProblemKind::WrongRequest, error.code(), error)
    })
}

/// The most letters of a name.
const MOST_NAME: usize = 40;
/// The most letters of what is said at once.
const MOST_WORDS: usize = 200;

/// Returns a name as it may be shown: one line of at most 40 letters that turns no text around it.
pub fn shown_name(name: &str) -> String {
    shown(name, MOST_NAME)
}

/// Returns words as they may be shown: one line of at most 200 letters that turns no text around it.
pub fn shown_words(words: &str) -> String {
    shown(words, MOST_WORDS)
}

/// Leaves out what is no letter to see, and joins blanks.
fn shown(text: &str, most: usize) -> String {
    let seen: String = text
        .chars()
        .take(4 * most)
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .filter(|letter| !is_unseen(*letter))
        .collect();
    let joined = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    let cut: String = joined.chars().take(most).collect();
    cut.trim_end().to_owned()
}

/// Marks that turn the direction of a text, and blanks of no width. Those that join letters of some
/// scripts stay.
const fn is_unseen(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
            | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
    )
}

#[cfg(test)]
mod tests {
    use endodoi::Side;

    use super::*;

    fn check(json: &str) -> Result<RoomSetUp, Problem> {
        serde_json::from_str::<RoomWishes>(json).unwrap().check()
    }

    #[test]
    fn whatever_is_left_out_is_the_usual() {
        let set_up = check("{}").unwrap();
        assert_eq!(set_up.rules, Rules::default());
        assert_eq!(set_up.target, Target::wins(1).unwrap());
        assert_eq!((set_up.clock, set_up.begins), (None, Begins::Lot));
        assert!(!set_up.listed && !set_up.watched && set_up.opponent.is_none());
        assert_eq!(set_up.start.to_move(), Side::South);
    }

    #[test]
    fn a_wish_that_cannot_be_had_is_named() {
        for (json, code, pointer) in [
            (r#"{"rules":"x"}"#, "rules.unknown-rule-set", "/rules"),
            (
                r#"{"rules":"merker,lap_limit=10001"}"#,
                "room.lap-limit",
                "/rules",
            ),
            (r#"{"start":"4"}"#, "position.unexpected", "/start"),
            (
                r#"{"start":"0,0,0,0,0,0/0,0,0,0,0,0 24-24 S"}"#,
                "room.over-at-once",
                "/start",
            ),
            (r#"{"target":"many"}"#, "match.target", "/target"),
            (r#"{"target":"first to 51 wins"}"#, "room.target", "/target"),
            (
                r#"{"clock":{"base":4,"increment":0}}"#,
                "room.clock",
                "/clock",
            ),
            (r#"{"clock":{"days":15}}"#, "room.clock", "/clock"),
            (
                r#"{"opponent":{"level":11}}"#,
                "level.number",
                "/opponent/level",
            ),
        ] {
            let problem = check(json).unwrap_err();
            assert_eq!((problem.code(), problem.pointer()), (code, pointer));
        }
    }

    #[test]
    fn a_clock_is_told_as_it_was_wished() {
        for clock in [r#"{"base":300,"increment":3}"#, r#"{"days":3}"#] {
            let wish: ClockWish = serde_json::from_str(clock).unwrap();
            assert_eq!(serde_json::to_string(&wish).unwrap(), clock);
        }
        for wrong in [r#"{"base":300}"#, r#"{"days":3,"base":5}"#, "[1]"] {
            assert!(serde_json::from_str::<ClockWish>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_name_is_one_short_line_that_turns_nothing_around() {
        assert_eq!(shown_name(" a\n\tb\u{202e}c  "), "a bc");
        assert_eq!(shown_name(&"x".repeat(1_000)).len(), 40);
        assert_eq!(shown_name("<b>Nāsieku</b>"), "<b>Nāsieku</b>");
        assert_eq!(shown_words(&"é".repeat(1_000)).chars().count(), 200);
    }
}

//! What an organiser and the players of a tournament want.

use endodoi::Side;
use serde::{Deserialize, Serialize};

use super::room::shown_name;
use super::{Problem, ProblemKind, RoomWishes};
use crate::ContestKind;
use crate::ask::place::Place;

/// A tournament to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ContestRequest {
    /// What it is called; may be empty.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(max_length = 40))]
    pub title: String,
    /// How it is played.
    pub kind: ContestKind,
    /// The names of the players; more can be added to an arena later.
    #[cfg_attr(feature = "schema", schema(max_items = 64))]
    pub players: Vec<String>,
    /// How long an arena goes on, in minutes.
    #[serde(default = "half_an_hour")]
    #[cfg_attr(feature = "schema", schema(minimum = 5, maximum = 360))]
    pub minutes: u32,
    /// What each encounter is made with; names, listing and opponents in it do not count.
    #[serde(default)]
    pub wishes: RoomWishes,
}

const fn half_an_hour() -> u32 {
    30
}

/// A word of a tournament: the organiser's or a player's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ContestWord {
    /// The word.
    pub word: String,
}

/// What can be done in a tournament. But for `here` and `away` of oneself, only by who organises it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ContestDeed {
    /// Begin.
    Start {},
    /// End it now.
    End {},
    /// Add a player.
    Add {
        /// The name.
        #[cfg_attr(feature = "schema", schema(max_length = 40))]
        name: String,
    },
    /// Let a player be paired.
    Here {
        /// The player's place, from 0.
        player: usize,
    },
    /// Let a player pause.
    Away {
        /// The player's place, from 0.
        player: usize,
    },
    /// Give the result of an encounter.
    Decide {
        /// The encounter's place, from 0.
        encounter: usize,
        /// Who has won; none if nobody has.
        #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Side>))]
        winner: Option<Side>,
    },
}

impl ContestRequest {
    /// The shortest arena, in minutes.
    pub const MIN_MINUTES: u32 = 5;
    /// The longest arena, in minutes.
    pub const MAX_MINUTES: u32 = 360;
    /// The most players.
    pub const MAX_PLAYERS: usize = 64;

    /// Checks the parts of it; names come back as they may be shown.
    ///
    /// # Errors
    /// [`Problem`] that names what cannot be had.
    pub fn check(&self) -> Result<Self, Problem> {
        let whole = Place::default();
        self.wishes.check()?;
        if !(Self::MIN_MINUTES..=Self::MAX_MINUTES).contains(&self.minutes) {
            let (least, most) = (Self::MIN_MINUTES, Self::MAX_MINUTES);
            let reason = format!("an arena goes on for {least} to {most} minutes");
            let place = whole.field("minutes");
            return Err(place.problem(ProblemKind::WrongRequest, "contest.minutes", reason));
        }
        if self.players.len() > Self::MAX_PLAYERS {
            let reason = format!("at most {} can take part", Self::MAX_PLAYERS);
            let place = whole.field("players");
            return Err(place.problem(ProblemKind::TooMuch, "contest.too-many", reason));
        }
        let names = self.players.iter().map(|name| shown_name(name));
        let names: Vec<String> = names.filter(|name| !name.is_empty()).collect();
        let wishes = RoomWishes {
            name: String::new(),
            opponent: None,
            listed: false,
            watched: true,
            ..self.wishes.clone()
        };
        Ok(Self {
            title: shown_name(&self.title),
            players: names,
            wishes,
            ..self.clone()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(json: &str) -> Result<ContestRequest, Problem> {
        serde_json::from_str::<ContestRequest>(json)
            .unwrap()
            .check()
    }

    #[test]
    fn names_are_made_fit_and_empty_ones_left_out() {
        let json = r#"{"kind":"arena","players":[" Sein ","","\u202eNkoko"],"title":"a\nb"}"#;
        let contest = check(json).unwrap();
        assert_eq!(contest.players, ["Sein", "Nkoko"]);
        assert_eq!((contest.title.as_str(), contest.minutes), ("a b", 30));
        assert!(contest.wishes.watched);
    }

    #[test]
    fn what_cannot_be_had_is_named() {
        let many = vec!["\"x\""; 65].join(",");
        for (json, code) in [
            (
                r#"{"kind":"arena","players":[],"minutes":4}"#.to_owned(),
                "contest.minutes",
            ),
            (
                format!(r#"{{"kind":"round-robin","players":[{many}]}}"#),
                "contest.too-many",
            ),
            (
                r#"{"kind":"arena","players":[],"wishes":{"rules":"x"}}"#.to_owned(),
                "rules.unknown-rule-set",
            ),
        ] {
            assert_eq!(check(&json).unwrap_err().code(), code);
        }
    }
}

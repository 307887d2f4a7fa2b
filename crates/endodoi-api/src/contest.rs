//! How does a tournament of a class or a club stand?

use endodoi::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::Answer;
use crate::ask::ClockWish;

/// How a tournament is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ContestKind {
    /// Everybody meets everybody, round by round.
    RoundRobin,
    /// Whoever is free is paired again until the time is over.
    Arena,
}

/// A tournament as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ContestAnswer {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// How it is played.
    pub kind: ContestKind,
    /// The rules of all games.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Rules))]
    pub rules: String,
    /// What each encounter is played for.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Target))]
    pub target: String,
    /// The time that each player has in a game.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub clock: Option<ClockWish>,
    /// The time on the server's clock, in milliseconds since 1970.
    pub now: u64,
    /// When it began; none if it has not.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub started: Option<u64>,
    /// When an arena's time is over.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub ends: Option<u64>,
    /// When it ended; none if it goes on.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub ended: Option<u64>,
    /// The round under way, from 1, and how many there are; 0 in an arena.
    pub round: u32,
    /// How many rounds there are; 0 in an arena.
    pub rounds: u32,
    /// The players, as they were added; others name them by their places from 0.
    pub players: Vec<ContestPlayerAnswer>,
    /// Where they stand, the first first.
    pub standings: Vec<StandingRowAnswer>,
    /// Who met, the latest last.
    pub encounters: Vec<ContestEncounterAnswer>,
    /// Whether who asks may organise.
    pub organizer: bool,
    /// The player who asks; none if it is nobody of them.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub you: Option<usize>,
}

impl Answer for ContestAnswer {}

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ContestPlayerAnswer {
    /// The name.
    pub name: String,
    /// Whether they are to be paired.
    pub playing: bool,
}

/// Where a player stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct StandingRowAnswer {
    /// The player.
    pub player: usize,
    /// From 1; equals share one.
    pub rank: u32,
    /// Two for each win.
    pub points: u32,
    /// Encounters that were decided.
    pub played: u32,
    /// Encounters won.
    pub won: u32,
    /// The points of all whom the player has beaten.
    pub tie_break: u32,
}

/// Two who met.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ContestEncounterAnswer {
    /// The round; a running number in an arena.
    pub round: u32,
    /// The players.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::BySide<usize>))]
    pub players: BySide<usize>,
    /// The room in which they play.
    pub room: String,
    /// Whether it is decided.
    pub over: bool,
    /// Who won; none if nobody has.
    #[cfg_attr(feature = "schema", schema(value_type = Option<crate::schema::Side>, required = true))]
    pub winner: Option<Side>,
}

/// The words that open a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ContestMadeAnswer {
    /// Its name in addresses.
    pub id: String,
    /// The word for who organises it.
    pub organizer: String,
}

impl Answer for ContestMadeAnswer {}

/// The words for all players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ContestWordsAnswer {
    /// In the order of the players.
    pub players: Vec<String>,
}

impl Answer for ContestWordsAnswer {}

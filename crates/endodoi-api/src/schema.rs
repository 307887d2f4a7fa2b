//! What stands for the types of the game in a description of the API (`OpenAPI`).
//!
//! The types themselves live in crates that know of no JSON; here each is described as the text or
//! number that it is there. Nothing is made of these types, they only have names and schemas.

use std::collections::BTreeMap;

use utoipa::ToSchema;

/// A hole by its letter: `A`… of South's row from South's left, `a`… of North's from North's left.
#[derive(Debug, ToSchema)]
#[schema(value_type = String, example = "C", pattern = "^[A-La-l]$")]
pub struct Hole(pub String);

/// A position as text: South's holes, North's holes, the captured seeds South-North, the side to move.
#[derive(Debug, ToSchema)]
#[schema(value_type = String, example = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S")]
pub struct Position(pub String);

/// Rules as text: the name of a rule set, then each option that differs from it.
#[derive(Debug, ToSchema)]
#[schema(value_type = String, example = "merker")]
pub struct Rules(pub String);

/// What a match is played for.
#[derive(Debug, ToSchema)]
#[schema(value_type = String, example = "first to 3 wins", pattern = "^first to [0-9]+ (win|seed)s?$")]
pub struct Target(pub String);

/// Why a game ended, in the words of the `Termination` tag of records.
#[derive(Debug, ToSchema)]
#[schema(value_type = String, example = "no legal move")]
pub struct Ending(pub String);

/// Why a game ended, as a code.
#[derive(Debug, ToSchema)]
#[schema(rename_all = "kebab-case")]
pub enum EndedBy {
    /// The player to move had no legal move.
    NoLegalMove,
    /// The position occurred for the third time.
    Repetition,
    /// A turn that never ends was played.
    EndlessTurn,
    /// One player held more than half of the seeds.
    Decided,
    /// The players agreed to stop.
    Agreement,
    /// The loser resigned.
    Resignation,
    /// The loser's time ran out.
    Time,
    /// The loser made, or insisted on, a move that the rules do not allow.
    IllegalMove,
    /// The loser left the game.
    Abandonment,
}

/// Which way seeds are sown.
#[derive(Debug, ToSchema)]
#[schema(rename_all = "kebab-case")]
pub enum Direction {
    /// Always counterclockwise.
    Counterclockwise,
    /// An odd number of seeds clockwise, an even one counterclockwise.
    ByNumber,
}

/// A number of seeds: whole if it is proved, otherwise with at most two decimals.
#[derive(Debug, ToSchema)]
#[schema(value_type = f64, example = 3.25)]
pub struct Seeds(pub f64);

/// The tags of a record with their values, without those that follow from the game.
#[derive(Debug, ToSchema)]
#[schema(value_type = BTreeMap<String, String>)]
pub struct Tags(pub BTreeMap<String, String>);

/// A player, by the row.
#[derive(Debug, ToSchema)]
#[schema(rename_all = "lowercase")]
pub enum Side {
    /// The lower row.
    South,
    /// The upper row.
    North,
}

/// Something that there is once for each player.
#[derive(Debug, ToSchema)]
pub struct BySide<T> {
    /// South's.
    pub south: T,
    /// North's.
    pub north: T,
}

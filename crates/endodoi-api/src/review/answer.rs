//! A reviewed game as an answer: its turns, and how each player did.

use endodoi::{BySide, Game, Hole, Position, Rules, Side};
use endodoi_engine::Score;
use serde::Serialize;

use super::{Mark, Reviewed};
use crate::{Answer, SeedsAnswer};

/// A game gone through turn by turn.
///
/// All values are from the view of the player who made the turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewAnswer {
    /// The number of the game in its text, from 1.
    pub game: usize,
    /// The rules that the game was played by.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Rules))]
    pub rules: Rules,
    /// The first position.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Position))]
    pub start: Position,
    /// The turns of the main line; if the review was broken off, its last ones only.
    pub moves: Vec<ReviewedMoveAnswer>,
    /// How each player did in these turns.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::BySide<PlayerReviewAnswer>))]
    pub players: BySide<PlayerReviewAnswer>,
    /// The most seeds on a board that the endgame tables know which were used; none if none were.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub tables: Option<u8>,
}

impl Answer for ReviewAnswer {}

/// A turn that was taken, beside the best one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewedMoveAnswer {
    /// How many turns had been taken with this one.
    pub ply: usize,
    /// The hole that was played.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Hole))]
    pub hole: Hole,
    /// The seeds it captured.
    pub captured: u8,
    /// What it was worth.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seeds))]
    pub value: SeedsAnswer,
    /// Whether that is proved.
    pub exact: bool,
    /// The best hole.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Hole))]
    pub best: Hole,
    /// What that was worth.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seeds))]
    pub best_value: SeedsAnswer,
    /// Whether that is proved.
    pub best_exact: bool,
    /// The difference, never negative; a whole number if both are proved.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seeds))]
    pub lost: SeedsAnswer,
    /// What that makes of the turn; none if it lost little.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub mark: Option<Mark>,
    /// Turns looked ahead for the best hole.
    pub depth: u32,
    /// Best play of both instead of the turn, the best hole first.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<crate::schema::Hole>))]
    pub pv: Vec<Hole>,
}

impl From<&Reviewed> for ReviewedMoveAnswer {
    fn from(reviewed: &Reviewed) -> Self {
        Self {
            ply: reviewed.ply,
            hole: reviewed.turn.hole(),
            captured: reviewed.turn.captured(),
            value: reviewed.played.into(),
            exact: reviewed.played.is_exact(),
            best: reviewed.best,
            best_value: reviewed.best_score.into(),
            best_exact: reviewed.best_score.is_exact(),
            lost: SeedsAnswer {
                hundredths: reviewed.lost(),
                exact: reviewed.is_exact(),
            },
            mark: reviewed.mark(),
            depth: reviewed.depth,
            pv: reviewed.pv.clone(),
        }
    }
}

impl ReviewedMoveAnswer {
    /// Returns the value of the position after the turn as `[%eval …]` has it: South's final seeds
    /// minus North's.
    pub fn eval(&self) -> SeedsAnswer {
        let sign = match self.hole.side() {
            Side::South => 1,
            Side::North => -1,
        };
        SeedsAnswer {
            hundredths: sign * self.value.hundredths,
            ..self.value
        }
    }
}

/// How a player did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlayerReviewAnswer {
    /// Turns that were reviewed.
    pub moves: usize,
    /// Those that lost nothing.
    pub best: usize,
    /// Seeds lost in a turn on the average, to the hundredth; 0 of no turn.
    pub average_lost: f64,
    /// Turns of each mark.
    pub inaccuracies: usize,
    /// As above.
    pub mistakes: usize,
    /// As above.
    pub blunders: usize,
}

impl ReviewAnswer {
    /// Tells the turns that were reviewed, of which the last stands first.
    pub(super) fn new(number: usize, game: &Game, reviewed: &[Reviewed]) -> Self {
        Self {
            game: number,
            rules: *game.rules(),
            start: *game.start(),
            moves: reviewed
                .iter()
                .rev()
                .map(ReviewedMoveAnswer::from)
                .collect(),
            players: BySide::from_fn(|side| {
                PlayerReviewAnswer::new(reviewed.iter().filter(|turn| turn.side() == side))
            }),
            tables: None,
        }
    }

    /// Adds which endgame tables were used: those of boards with up to so many seeds.
    pub fn with_tables(self, most_seeds: Option<u8>) -> Self {
        Self {
            tables: most_seeds,
            ..self
        }
    }
}

impl PlayerReviewAnswer {
    fn new<'a>(turns: impl Iterator<Item = &'a Reviewed>) -> Self {
        let mut player = Self::default();
        let mut lost = 0;
        for turn in turns {
            player.moves += 1;
            player.best += usize::from(turn.lost() == 0);
            lost += i64::from(turn.lost());
            match turn.mark() {
                None => {}
                Some(Mark::Inaccuracy) => player.inaccuracies += 1,
                Some(Mark::Mistake) => player.mistakes += 1,
                Some(Mark::Blunder) => player.blunders += 1,
            }
        }
        #[expect(clippy::cast_precision_loss, reason = "no game loses 2^52 seeds")]
        if player.moves > 0 {
            let average = lost as f64 / player.moves as f64;
            player.average_lost = average.round() / f64::from(Score::SEED);
        }
        player
    }
}

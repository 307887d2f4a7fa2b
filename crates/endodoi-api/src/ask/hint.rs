//! What would be good to play, and why?

use endodoi::{Game, Hole};
use endodoi_engine::{Difference, Engine, Hint, Limits, Reason, Root, Score, Watch};
use serde::{Deserialize, Serialize};

use super::place::Place;
use super::{Played, Problem};
use crate::{Answer, OutcomeAnswer, SeedsAnswer};

/// A game whose player to move wants advice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HintRequest {
    /// The game.
    pub game: Played,
}

/// A [`HintRequest`] that was checked.
#[derive(Clone, Debug)]
pub struct HintQuestion {
    game: Game,
}

/// A hole, and what speaks for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HintAnswer {
    /// The hole.
    #[serde(rename = "move")]
    pub hole: Hole,
    /// The final seeds of the player to move minus those of the opponent.
    pub value: SeedsAnswer,
    /// Whether that is proved.
    pub exact: bool,
    /// Turns looked ahead.
    pub depth: u32,
    /// What speaks for the hole, the weightiest first.
    pub reasons: Vec<ReasonAnswer>,
}

impl Answer for HintAnswer {}

/// Something that speaks for a hole, or says what comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ReasonAnswer {
    /// There is no other legal move.
    OnlyMove,
    /// The turn ends the game.
    Ends {
        /// How.
        outcome: OutcomeAnswer,
    },
    /// With best play of both this is how it ends, which is proved.
    Forces {
        /// The final seeds of the player to move minus those of the opponent.
        margin: i16,
    },
    /// The turn never ends, and the rules make that a way to pass.
    PassesTurn,
    /// The turn captures.
    Captures {
        /// The seeds captured, own seed included.
        seeds: u8,
    },
    /// If the opponent were to move now, a hole would capture more than any can after the turn.
    Prevents {
        /// That hole of the opponent's.
        hole: Hole,
        /// The seeds it would capture now.
        seeds: u8,
        /// The most seeds that any hole can capture after the turn.
        left: u8,
    },
    /// If the opponent were to move now, this hole would end the game by an endless turn; after the
    /// turn none does.
    DeniesEndless {
        /// That hole of the opponent's.
        hole: Hole,
    },
    /// The opponent, who would have a choice now, has one legal move after the turn.
    LeavesOne {
        /// That move.
        hole: Hole,
    },
    /// If the opponent makes the best reply, the player captures next.
    Prepares {
        /// The opponent's reply.
        reply: Hole,
        /// The player's hole after it.
        hole: Hole,
        /// The seeds it captures, own seed included.
        seeds: u8,
    },
    /// The next best hole is worth at least a seed less.
    Better {
        /// The next best hole.
        than: Hole,
        /// How much less it is worth.
        by: SeedsAnswer,
        /// Whether that is proved.
        exact: bool,
    },
}

impl ReasonAnswer {
    /// A reason as JSON has it; `None` if it is one that JSON has no word for.
    fn of(reason: Reason) -> Option<Self> {
        Some(match reason {
            Reason::OnlyMove => Self::OnlyMove,
            Reason::Ends(outcome) => Self::Ends {
                outcome: outcome.into(),
            },
            Reason::Forces { margin } => Self::Forces { margin },
            Reason::PassesTurn => Self::PassesTurn,
            Reason::Captures { seeds } => Self::Captures { seeds },
            Reason::Prevents { hole, seeds, left } => Self::Prevents { hole, seeds, left },
            Reason::DeniesEndless { hole } => Self::DeniesEndless { hole },
            Reason::LeavesOne { hole } => Self::LeavesOne { hole },
            Reason::Prepares { reply, hole, seeds } => Self::Prepares { reply, hole, seeds },
            Reason::Better { than, by } => {
                let by = seeds(by);
                let exact = by.exact;
                Self::Better { than, by, exact }
            }
            _ => return None,
        })
    }
}

fn seeds(difference: Difference) -> SeedsAnswer {
    match difference {
        Difference::Exact(seeds) => SeedsAnswer {
            hundredths: i32::from(seeds) * i32::from(Score::SEED),
            exact: true,
        },
        Difference::Estimate(hundredths) => SeedsAnswer {
            hundredths: i32::from(hundredths),
            exact: false,
        },
    }
}

impl From<&Hint> for HintAnswer {
    fn from(hint: &Hint) -> Self {
        let reasons = hint.reasons.iter().copied();
        Self {
            hole: hint.hole,
            value: hint.score.into(),
            exact: hint.score.is_exact(),
            depth: hint.depth,
            reasons: reasons.filter_map(ReasonAnswer::of).collect(),
        }
    }
}

impl HintRequest {
    /// Plays the game.
    ///
    /// # Errors
    /// [`Problem`] if it cannot be played or is over.
    pub fn check(&self) -> Result<HintQuestion, Problem> {
        let game = self
            .game
            .to_game_under_way(&Place::default().part("game"))?;
        Ok(HintQuestion { game })
    }
}

impl HintQuestion {
    /// Returns the game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Searches for the best hole.
    ///
    /// # Errors
    /// [`Problem`] if the watch stops the search before it has a hole.
    pub fn answer(
        &self,
        engine: &Engine,
        limits: Limits,
        watch: &dyn Watch,
    ) -> Result<HintAnswer, Problem> {
        let root = Root::from(&self.game);
        let analysis = engine.search(&root, limits, Hint::LINES, watch);
        let hint = Hint::new(&self.game, &analysis);
        hint.as_ref()
            .map(HintAnswer::from)
            .ok_or_else(Problem::stopped)
    }
}

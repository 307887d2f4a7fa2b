//! What would be good to play, and why?

use endodoi::{Game, Hole};
use endodoi_engine::{Difference, Engine, Hint, Limits, Reason, Root, Score, Watch};
use serde::{Deserialize, Serialize};

use super::place::Place;
use super::{Played, Problem};
use crate::{Answer, OutcomeAnswer, SeedsAnswer};

/// A game whose player to move wants advice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HintAnswer {
    /// The hole.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Hole))]
    pub hole: Hole,
    /// The final seeds of the player to move minus those of the opponent.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seeds))]
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
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Hole))]
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
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Hole))]
        hole: Hole,
    },
    /// The opponent, who would have a choice now, has one legal move after the turn.
    LeavesOne {
        /// That move.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Hole))]
        hole: Hole,
    },
    /// If the opponent makes the best reply, the player captures next.
    Prepares {
        /// The opponent's reply.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Hole))]
        reply: Hole,
        /// The player's hole after it.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Hole))]
        hole: Hole,
        /// The seeds it captures, own seed included.
        seeds: u8,
    },
    /// The next best hole is worth at least a seed less.
    Better {
        /// The next best hole.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Hole))]
        than: Hole,
        /// How much less it is worth.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seeds))]
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

#[cfg(test)]
mod tests {
    use endodoi::Position;
    use endodoi_engine::Unwatched;

    use super::*;

    fn check(json: &str) -> Result<HintQuestion, Problem> {
        serde_json::from_str::<HintRequest>(json).unwrap().check()
    }

    #[test]
    fn a_hint_has_a_value_and_reasons() {
        let question = check(r#"{"game":{"start":"1,0,2/0,3,0 5-4 S"}}"#).unwrap();
        let engine = Engine::new(1).unwrap();
        let answer = question.answer(&engine, Limits::depth(9), &Unwatched);
        assert_eq!(
            answer.unwrap().to_json(),
            r#"{"move":"A","value":7,"exact":true,"depth":7,"reasons":[{"kind":"ends","outcome":{"ending":"no legal move","winner":"south","seeds":{"south":11,"north":4},"by":"no-legal-move"}},{"kind":"captures","seeds":4},{"kind":"better","than":"C","by":8,"exact":true}]}"#
        );
    }

    #[test]
    fn every_reason_has_its_form() {
        let position = Position::default();
        let [hole, reply] = [0, 6].map(|index| position.width().hole(index).unwrap());
        for (reason, expected) in [
            (Reason::OnlyMove, r#"{"kind":"only-move"}"#),
            (
                Reason::Forces { margin: -3 },
                r#"{"kind":"forces","margin":-3}"#,
            ),
            (Reason::PassesTurn, r#"{"kind":"passes-turn"}"#),
            (
                Reason::Prevents {
                    hole,
                    seeds: 9,
                    left: 2,
                },
                r#"{"kind":"prevents","hole":"A","seeds":9,"left":2}"#,
            ),
            (
                Reason::DeniesEndless { hole },
                r#"{"kind":"denies-endless","hole":"A"}"#,
            ),
            (
                Reason::LeavesOne { hole },
                r#"{"kind":"leaves-one","hole":"A"}"#,
            ),
            (
                Reason::Prepares {
                    reply,
                    hole,
                    seeds: 5,
                },
                r#"{"kind":"prepares","reply":"a","hole":"A","seeds":5}"#,
            ),
            (
                Reason::Better {
                    than: hole,
                    by: Difference::Estimate(250),
                },
                r#"{"kind":"better","than":"A","by":2.5,"exact":false}"#,
            ),
        ] {
            let told = ReasonAnswer::of(reason).unwrap();
            assert_eq!(serde_json::to_string(&told).unwrap(), expected);
        }
    }

    #[test]
    fn a_finished_game_needs_no_hint() {
        let problem = check(r#"{"game":{"start":"0,0/1,2 5-4 S"}}"#).unwrap_err();
        assert_eq!(
            (problem.code(), problem.pointer()),
            ("play.game-over", "/game")
        );
    }
}

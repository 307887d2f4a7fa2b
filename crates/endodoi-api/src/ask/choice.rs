//! What does the computer play?

use endodoi::{Game, Hole};
use endodoi_engine::{Choice, Engine, Level, Limits, Root, Watch};
use serde::{Deserialize, Serialize};

use super::place::Place;
use super::{Played, Problem, ProblemKind};
use crate::{Answer, SeedsAnswer};

/// A game in which it is the computer's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChoiceRequest {
    /// The game.
    pub game: Played,
    /// How strong the computer plays, 1 to 10.
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 10))]
    pub level: u8,
    /// What chance is drawn from: the same game, level and seed below 10 give the same choice.
    #[serde(default)]
    pub seed: u64,
}

/// A [`ChoiceRequest`] that was checked.
#[derive(Clone, Debug)]
pub struct ChoiceQuestion {
    game: Game,
    level: Level,
    seed: u64,
}

/// What the computer plays, and what it thinks of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChoiceAnswer {
    /// The hole.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Hole))]
    pub hole: Hole,
    /// The final seeds of the computer minus those of the opponent.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Seeds))]
    pub value: SeedsAnswer,
    /// Whether that is proved.
    pub exact: bool,
    /// Turns looked ahead.
    pub depth: u32,
}

impl Answer for ChoiceAnswer {}

impl From<&Choice> for ChoiceAnswer {
    fn from(choice: &Choice) -> Self {
        Self {
            hole: choice.hole,
            value: choice.score.into(),
            exact: choice.score.is_exact(),
            depth: choice.depth,
        }
    }
}

impl ChoiceRequest {
    /// Plays the game and checks the rest.
    ///
    /// # Errors
    /// [`Problem`] if the game cannot be played or is over, or there is no such level.
    pub fn check(&self) -> Result<ChoiceQuestion, Problem> {
        let whole = Place::default();
        let level = Level::new(self.level).ok_or_else(|| {
            let place = whole.field("level");
            let reason = format!("{} is not a level; choose 1 to 10", self.level);
            place.problem(ProblemKind::WrongRequest, "level.number", reason)
        })?;
        Ok(ChoiceQuestion {
            game: self.game.to_game_under_way(&whole.part("game"))?,
            level,
            seed: self.seed,
        })
    }
}

impl ChoiceQuestion {
    /// Returns the game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the level. [`Level::MAX`] needs a limit and may have endgame tables; all others bound
    /// their work themselves, and need an engine that was [cleared](Engine::clear), lest earlier
    /// searches make them stronger.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Chooses a hole.
    ///
    /// # Errors
    /// [`Problem`] if the watch stops the search before it has a hole.
    pub fn answer(
        &self,
        engine: &Engine,
        limits: Limits,
        watch: &dyn Watch,
    ) -> Result<ChoiceAnswer, Problem> {
        let root = Root::from(&self.game);
        let choice = self.level.choose(engine, &root, self.seed, limits, watch);
        choice
            .as_ref()
            .map(ChoiceAnswer::from)
            .ok_or_else(Problem::stopped)
    }
}

#[cfg(test)]
mod tests {
    use endodoi_engine::Unwatched;

    use super::*;

    fn check(json: &str) -> Result<ChoiceQuestion, Problem> {
        serde_json::from_str::<ChoiceRequest>(json).unwrap().check()
    }

    fn chosen(json: &str) -> ChoiceAnswer {
        let engine = Engine::new(1).unwrap();
        let limits = Limits::depth(6);
        check(json)
            .unwrap()
            .answer(&engine, limits, &Unwatched)
            .unwrap()
    }

    #[test]
    fn the_computer_tells_what_it_plays_and_thinks_of_it() {
        let json = r#"{"game":{"start":"1,0,2/0,3,0 5-4 S"},"level":10,"seed":1}"#;
        assert_eq!(
            chosen(json).to_json(),
            r#"{"move":"A","value":7,"exact":true,"depth":3}"#
        );
    }

    #[test]
    fn the_seed_decides_what_a_low_level_plays() {
        let at = |seed: u64| chosen(&format!(r#"{{"game":{{}},"level":1,"seed":{seed}}}"#)).hole;
        assert_eq!(at(7), at(7));
        assert!((0..20).any(|seed| at(seed) != at(7)));
    }

    #[test]
    fn there_is_nothing_to_choose_without_a_level_or_in_a_finished_game() {
        for (json, code, pointer) in [
            (r#"{"game":{},"level":0}"#, "level.number", "/level"),
            (r#"{"game":{},"level":11}"#, "level.number", "/level"),
            (
                r#"{"game":{"ended":{"by":"agreement"}},"level":1}"#,
                "play.game-over",
                "/game",
            ),
            (
                r#"{"game":{"moves":["b"]},"level":1}"#,
                "move.not-exact",
                "/game/moves/0",
            ),
        ] {
            let problem = check(json).unwrap_err();
            assert_eq!((problem.code(), problem.pointer()), (code, pointer));
        }
    }
}

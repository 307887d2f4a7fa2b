//! Would the computer agree to stop and share the seeds on the board?

use endodoi::{Game, Side};
use endodoi_engine::{Engine, Limits, Root, Watch, plays_on};
use serde::{Deserialize, Serialize};

use super::place::Place;
use super::{Played, Problem};
use crate::Answer;

/// An offer to stop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OfferRequest {
    /// The game.
    pub game: Played,
    /// Who offers; the computer is the other side.
    #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Side))]
    pub side: Side,
}

/// An [`OfferRequest`] that was checked.
#[derive(Clone, Debug)]
pub struct OfferQuestion {
    game: Game,
    side: Side,
}

/// What the computer says to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OfferAnswer {
    /// Whether it agrees.
    pub agrees: bool,
}

impl Answer for OfferAnswer {}

impl OfferRequest {
    /// Plays the game.
    ///
    /// # Errors
    /// [`Problem`] if it cannot be played or is over.
    pub fn check(&self) -> Result<OfferQuestion, Problem> {
        let game = self
            .game
            .to_game_under_way(&Place::default().part("game"))?;
        Ok(OfferQuestion {
            game,
            side: self.side,
        })
    }
}

impl OfferQuestion {
    /// Returns the game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Searches for what playing on is worth. The computer agrees unless it ends at least a seed
    /// better by that.
    ///
    /// # Errors
    /// [`Problem`] if the watch stops the search before it has a value.
    pub fn answer(
        &self,
        engine: &Engine,
        limits: Limits,
        watch: &dyn Watch,
    ) -> Result<OfferAnswer, Problem> {
        let analysis = engine.search(&Root::from(&self.game), limits, 1, watch);
        let best = analysis.best().ok_or_else(Problem::stopped)?;
        let computer = self.side.opposite();
        Ok(OfferAnswer {
            agrees: !plays_on(self.game.position(), computer, best.score),
        })
    }
}

#[cfg(test)]
mod tests {
    use endodoi_engine::Unwatched;

    use super::*;

    #[test]
    fn the_computer_agrees_unless_it_gains_by_playing_on() {
        // Whoever is to move can gain seeds; the other one would lose them.
        for (position, side, expected) in [
            ("1,0,2/0,3,0 5-4 S", "south", r#"{"agrees":true}"#),
            ("1,0,2/0,3,0 5-4 S", "north", r#"{"agrees":false}"#),
            ("0,3,0/1,0,2 4-5 N", "north", r#"{"agrees":true}"#),
            ("0,3,0/1,0,2 4-5 N", "south", r#"{"agrees":false}"#),
        ] {
            let json = format!(r#"{{"game":{{"start":"{position}"}},"side":"{side}"}}"#);
            let request: OfferRequest = serde_json::from_str(&json).unwrap();
            let engine = Engine::new(1).unwrap();
            let question = request.check().unwrap();
            let answer = question.answer(&engine, Limits::depth(9), &Unwatched);
            assert_eq!(answer.unwrap().to_json(), expected, "{json}");
        }
    }

    #[test]
    fn a_game_that_is_over_cannot_be_stopped() {
        let json = r#"{"game":{"ended":{"by":"agreement"}},"side":"north"}"#;
        let request: OfferRequest = serde_json::from_str(json).unwrap();
        assert_eq!(request.check().unwrap_err().code(), "play.game-over");
    }
}

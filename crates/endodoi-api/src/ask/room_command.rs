//! What somebody does in a room.

use serde::{Deserialize, Serialize};

use super::Problem;
use super::place::Place;
use super::problem::ProblemKind;

/// A command, and the name by which it is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RoomCommand {
    /// Any text that this player has not used before in this room. The same command with the same
    /// text is done once, however often it comes.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 40))]
    pub id: String,
    /// What to do.
    #[serde(flatten)]
    pub deed: RoomDeed,
}

/// What can be done in a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum RoomDeed {
    /// Play a hole.
    Move {
        /// The number of the game.
        game: u32,
        /// How many turns were taken before.
        ply: u32,
        /// The hole, by its letter.
        #[cfg_attr(feature = "schema", schema(value_type = crate::schema::Hole))]
        hole: String,
    },
    /// Offer the other player something.
    Offer {
        /// The number of the game.
        game: u32,
        /// What is offered.
        what: OfferKind,
    },
    /// Agree to an offer.
    Accept {
        /// Its number.
        offer: u64,
    },
    /// Decline an offer, or withdraw one's own.
    Decline {
        /// Its number.
        offer: u64,
    },
    /// Be ready for the next game of the match.
    Next {
        /// The number of the game that is over.
        game: u32,
    },
    /// Give the game up.
    Resign {
        /// The number of the game.
        game: u32,
    },
    /// Leave a room in which no game is under way yet, or hardly.
    Abort {
        /// The number of the game.
        game: u32,
    },
    /// Win the game because the other player has left.
    Claim {
        /// The number of the game.
        game: u32,
    },
    /// Change one's name.
    Name {
        /// The new name; may be empty.
        #[cfg_attr(feature = "schema", schema(max_length = 40))]
        name: String,
    },
    /// Say something to the other player.
    Say {
        /// The words.
        #[cfg_attr(feature = "schema", schema(max_length = 200))]
        text: String,
    },
}

/// What can be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum OfferKind {
    /// To take one's last turn back.
    Takeback,
    /// To stop the game and share the seeds on the board.
    Stop,
    /// To play another match, in which the other player begins.
    Rematch,
}

impl RoomCommand {
    /// The most letters of a command's name.
    pub const MAX_ID: usize = 40;

    /// Checks what does not depend on the room.
    ///
    /// # Errors
    /// [`Problem`] if the name is none.
    pub fn check(&self) -> Result<(), Problem> {
        let letters = self.id.chars().count();
        if (1..=Self::MAX_ID).contains(&letters) {
            return Ok(());
        }
        let reason = format!("give each command a name of 1 to {} letters", Self::MAX_ID);
        let place = Place::default().field("id");
        Err(place.problem(ProblemKind::WrongRequest, "room.command-id", reason))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_read_as_it_is_described() {
        let json = r#"{"id":"m-1","do":"move","game":2,"ply":2,"hole":"A"}"#;
        let command: RoomCommand = serde_json::from_str(json).unwrap();
        assert_eq!(serde_json::to_string(&command).unwrap(), json);
        let offer = r#"{"id":"m-2","do":"offer","game":2,"what":"takeback"}"#;
        let command: RoomCommand = serde_json::from_str(offer).unwrap();
        let what = OfferKind::Takeback;
        assert_eq!(command.deed, RoomDeed::Offer { game: 2, what });
        assert!(command.check().is_ok());
    }

    #[test]
    fn what_is_no_command_is_refused() {
        for wrong in [
            r#"{"do":"move","game":2,"ply":2,"hole":"A"}"#,
            r#"{"id":"x","do":"dance"}"#,
            r#"{"id":"x","do":"move","game":-1,"ply":2,"hole":"A"}"#,
            r#"{"id":"x"}"#,
        ] {
            assert!(serde_json::from_str::<RoomCommand>(wrong).is_err());
        }
        for id in [String::new(), "x".repeat(41)] {
            let deed = RoomDeed::Resign { game: 1 };
            let problem = RoomCommand { id, deed }.check().unwrap_err();
            assert_eq!(problem.code(), "room.command-id");
        }
    }
}

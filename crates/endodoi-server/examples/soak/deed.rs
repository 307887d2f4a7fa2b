//! What a player does, and what of it fits a room as it stands.

use endodoi::Side;
use serde_json::{Value, json};

use super::chance::Chance;
use super::ledger::mover;
use super::told::View;

/// One thing that a player does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    Move {
        game: u32,
        ply: usize,
        hole: String,
    },
    Offer {
        game: u32,
        what: &'static str,
    },
    /// To agree; the game is named if it takes turns back.
    Accept {
        offer: u64,
        takes_back: Option<u32>,
    },
    Decline {
        offer: u64,
    },
    Next {
        game: u32,
    },
    Resign {
        game: u32,
    },
    Say {
        text: String,
    },
}

impl Deed {
    /// The command, as it is sent.
    pub(crate) fn command(&self, id: &str) -> Value {
        match self {
            Self::Move { game, ply, hole } => {
                json!({"do": "move", "id": id, "game": game, "ply": ply, "hole": hole})
            }
            Self::Offer { game, what } => {
                json!({"do": "offer", "id": id, "game": game, "what": what})
            }
            Self::Accept { offer, .. } => json!({"do": "accept", "id": id, "offer": offer}),
            Self::Decline { offer } => json!({"do": "decline", "id": id, "offer": offer}),
            Self::Next { game } => json!({"do": "next", "id": id, "game": game}),
            Self::Resign { game } => json!({"do": "resign", "id": id, "game": game}),
            Self::Say { text } => json!({"do": "say", "id": id, "text": text}),
        }
    }

    /// The game in which it takes turns back.
    pub(crate) fn takes_back(&self) -> Option<u32> {
        match self {
            Self::Accept { takes_back, .. } => *takes_back,
            _ => None,
        }
    }

    /// What a player does as the room stands; nothing if the other one is to do something.
    pub(crate) fn chosen(view: &View, side: Side, chance: &mut Chance, id: &str) -> Option<Self> {
        let own = side.to_string().to_lowercase();
        let game = view.game.number;
        let others = view.offer.as_ref().filter(|offer| offer.by != own);
        match view.phase.as_str() {
            "playing" => {
                if let Some(offer) = others {
                    let takes_back = (offer.what == "takeback").then_some(game);
                    let offer = offer.number;
                    return Some(if chance.once_in(3) || takes_back.is_none() {
                        Self::Decline { offer }
                    } else {
                        Self::Accept { offer, takes_back }
                    });
                }
                if chance.once_in(25) {
                    let text = format!("{own} {id}");
                    return Some(Self::Say { text });
                }
                // Computers acknowledge nothing that could be judged.
                let may_offer = view.offer.is_none() && view.is_among_people();
                if may_offer && chance.once_in(20) && view.game.moves.len() > 1 {
                    return Some(Self::Offer {
                        game,
                        what: "takeback",
                    });
                }
                let hole = view.game.legal.first().filter(|hole| mover(hole) == side);
                hole?;
                if chance.once_in(200) {
                    return Some(Self::Resign { game });
                }
                let hole = chance.choose(&view.game.legal)?.clone();
                let ply = view.game.moves.len();
                Some(Self::Move { game, ply, hole })
            }
            "between" => {
                let is_ready = match side {
                    Side::South => view.ready.south,
                    Side::North => view.ready.north,
                };
                (!is_ready).then_some(Self::Next { game })
            }
            "over" => match &view.offer {
                None => Some(Self::Offer {
                    game,
                    what: "rematch",
                }),
                Some(offer) if offer.by != own => {
                    let offer = offer.number;
                    Some(Self::Accept {
                        offer,
                        takes_back: None,
                    })
                }
                Some(_) => None,
            },
            _ => None,
        }
    }
}

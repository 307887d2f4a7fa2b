//! What does a proof prove, once it was checked?

use endodoi::{Position, Rules, Side};
use endodoi_engine::{Bounds, Proof};
use serde::Serialize;

use crate::Answer;

/// A proof that was checked and holds.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProofAnswer {
    /// The position.
    pub position: Position,
    /// The rules of the game.
    pub rules: Rules,
    /// The final seeds of the player to move minus those of the opponent, if the claims together settle it.
    pub value: Option<i16>,
    /// The value is at least this.
    pub lower: i16,
    /// The value is at most this.
    pub upper: i16,
    /// What is claimed, one claim or two.
    pub claims: Vec<ClaimAnswer>,
    /// The most seeds on a board of the tables that the proof rests on; none if it rests on none.
    pub tables: Option<u8>,
    /// The answers that were played through.
    pub answers: u64,
    /// The length of the proof in bytes.
    pub bytes: u64,
    /// The time that it took to check, tables included, in seconds to the microsecond.
    pub seconds: f64,
}

impl Answer for ProofAnswer {}

/// A margin that a player reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ClaimAnswer {
    /// The player.
    pub side: Side,
    /// The final seeds of this player minus those of the other, at least.
    pub at_least: i16,
}

impl ProofAnswer {
    /// Puts the answer together, of a proof that was checked, its length, and the time it took.
    pub fn new(proof: &Proof, bounds: Bounds, bytes: u64, seconds: f64) -> Self {
        let claims = proof.claims().map(|claim| ClaimAnswer {
            side: claim.side,
            at_least: claim.at_least,
        });
        Self {
            position: *proof.position(),
            rules: *proof.rules(),
            value: bounds.value(),
            lower: bounds.at_least(),
            upper: bounds.at_most(),
            claims: claims.collect(),
            tables: proof.tables(),
            answers: proof.answers(),
            bytes,
            seconds: (seconds * 1e6).round() / 1e6,
        }
    }
}

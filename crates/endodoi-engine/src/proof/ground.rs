//! What a proof stands on: the rules, the tables, and how far a claim is settled by them.
//!
//! This is all that has to be believed of a proof, together with `walk`: which positions are settled, and
//! which positions come up after an answer.

use endodoi::{EndlessTurn, Position, Rules, Side, Turn};

use super::checksum::Checksum;
use super::claim::Claim;
use super::error::{ProofError, ProofFault};
use crate::endgames::Endgames;

/// Rules, tables, and a claim.
#[derive(Clone, Copy)]
pub(super) struct Ground<'a> {
    pub(super) rules: &'a Rules,
    /// Tables, which settle every position of up to so many seeds.
    pub(super) tables: Option<(&'a dyn Endgames, u8)>,
    pub(super) claim: Claim,
}

/// Whether a claim is settled in a position, without looking further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Settled {
    /// It holds.
    Yes,
    /// It has to be played for.
    Open,
}

impl Ground<'_> {
    /// Returns the seeds that the claimant still has to win more than the opponent.
    pub(super) fn need(&self, position: &Position) -> i16 {
        self.claim.need(position)
    }

    pub(super) fn fault(&self, position: &Position, fault: ProofFault) -> ProofError {
        ProofError::Fault {
            claim: self.claim,
            position: *position,
            fault,
        }
    }

    /// Looks whether the claim is settled by the number of seeds or by the tables. What tables say goes
    /// into `seen`.
    fn settle(&self, position: &Position, seen: &mut Checksum) -> Result<Settled, ProofError> {
        let need = self.need(position);
        let seeds = position.board().total();
        if need <= -i16::from(seeds) {
            return Ok(Settled::Yes);
        }
        if need > i16::from(seeds) {
            return Err(self.fault(position, ProofFault::OutOfReach { need }));
        }
        let Some((tables, _)) = self.tables.filter(|(_, most)| seeds <= *most) else {
            return Ok(Settled::Open);
        };
        let Some(movers) = tables.still_to_be_won(position) else {
            return Err(self.fault(position, ProofFault::NoValue));
        };
        for byte in movers.to_le_bytes() {
            seen.add(byte);
        }
        let value = if position.to_move() == self.claim.side {
            movers
        } else {
            -movers
        };
        if value < need {
            return Err(self.fault(position, ProofFault::Tables { need, value }));
        }
        Ok(Settled::Yes)
    }

    /// Checks that a game which is over, because there is no legal move, ends as claimed.
    pub(super) fn check_end(&self, position: &Position) -> Result<(), ProofError> {
        let Some(outcome) = position.outcome(self.rules) else {
            return Ok(());
        };
        let side = self.claim.side;
        let seeds = outcome.seeds();
        let margin = i16::from(seeds[side]) - i16::from(seeds[side.opposite()]);
        if margin < self.claim.at_least {
            return Err(self.fault(position, ProofFault::GameOver { margin }));
        }
        Ok(())
    }

    /// Looks whether a turn settles the claim. An endless turn that ends the game shares what is left, so
    /// nothing may still have to be won.
    fn settle_turn(&self, turn: &Turn, seen: &mut Checksum) -> Result<Settled, ProofError> {
        let after = turn.after();
        if turn.is_endless() && self.rules.endless_turn == EndlessTurn::Draw {
            let need = self.need(after);
            if need > 0 {
                return Err(self.fault(after, ProofFault::EndlessTurn { need }));
            }
            return Ok(Settled::Yes);
        }
        self.settle(after, seen)
    }

    /// Adds to `found` the positions, with the claimant to move, that may come up after the claimant's
    /// `turn` and every reply, and that are not settled.
    ///
    /// # Errors
    /// The fault, if the claim fails in any of them.
    pub(super) fn after_answer(
        &self,
        turn: &Turn,
        seen: &mut Checksum,
        found: &mut Vec<Position>,
    ) -> Result<(), ProofError> {
        match self.settle_turn(turn, seen)? {
            Settled::Yes => Ok(()),
            Settled::Open => self.replies(turn.after(), seen, found),
        }
    }

    /// Adds the positions after every reply of the opponent, who is to move.
    fn replies(
        &self,
        position: &Position,
        seen: &mut Checksum,
        found: &mut Vec<Position>,
    ) -> Result<(), ProofError> {
        let mut is_over = true;
        for reply in position.turns(self.rules) {
            if !self.rules.allows(&reply) {
                continue;
            }
            is_over = false;
            if self.settle_turn(&reply, seen)? == Settled::Open {
                found.push(*reply.after());
            }
        }
        if is_over {
            self.check_end(position)?;
        }
        Ok(())
    }

    /// Adds the positions to begin with: the first one, or those after every reply if the opponent is to move.
    pub(super) fn first(
        &self,
        position: &Position,
        seen: &mut Checksum,
        found: &mut Vec<Position>,
    ) -> Result<(), ProofError> {
        match self.settle(position, seen)? {
            Settled::Yes => Ok(()),
            Settled::Open if position.to_move() == self.claim.side => {
                found.push(*position);
                Ok(())
            }
            Settled::Open => self.replies(position, seen, found),
        }
    }

    /// Returns the side that claims.
    pub(super) const fn side(&self) -> Side {
        self.claim.side
    }
}

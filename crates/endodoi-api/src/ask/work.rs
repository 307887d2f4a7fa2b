//! How much may be done for one request.
//!
//! Work is counted in laps, the measure of effort that is the same for every position. The turns of a
//! game are paid for one by one, with what it takes to see whether the game is over; what is done
//! once a request, such as listing the moves of a position, is bounded by the rules' lap limit.

use super::place::Place;
use super::{Played, Problem, ProblemKind};

/// Laps that a request may take: as many turns as a game may have, each of as many laps as a turn
/// usually may have. That takes a sixth of a second.
const LAPS: u64 = 20_000_000;

/// What a request may still take.
#[derive(Debug)]
pub(super) struct Work {
    most_moves: usize,
    moves_left: usize,
    laps_left: u64,
}

impl Work {
    /// For a request with at most so many moves.
    pub(super) fn of_moves(most_moves: usize) -> Self {
        Self {
            most_moves,
            moves_left: most_moves,
            laps_left: LAPS,
        }
    }

    /// Pays for the moves of a game before any is played.
    pub(super) fn pay_moves(&mut self, moves: usize, place: &Place) -> Result<(), Problem> {
        let too_many = |whose: &str, most: usize| {
            let reason = format!("there are too many moves; {whose} may have {most}");
            place.problem(ProblemKind::TooMuch, "request.too-many-moves", reason)
        };
        if moves > Played::MAX_MOVES {
            return Err(too_many("a game", Played::MAX_MOVES));
        }
        let left = self.moves_left.checked_sub(moves);
        self.moves_left = left.ok_or_else(|| too_many("a request", self.most_moves))?;
        Ok(())
    }

    /// Pays for laps that were sown.
    pub(super) fn pay_laps(&mut self, laps: u64, place: &Place) -> Result<(), Problem> {
        self.laps_left = self.laps_left.checked_sub(laps).ok_or_else(|| {
            let reason = format!(
                "the game takes more than {LAPS} laps up to here, the most for a request; \
                 give fewer moves or a lower lap_limit"
            );
            place.problem(ProblemKind::TooMuch, "request.too-many-laps", reason)
        })?;
        Ok(())
    }
}

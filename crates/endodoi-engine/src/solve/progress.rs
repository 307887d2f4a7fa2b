//! What is proved so far of the position that is solved, and of its first moves.

use endodoi::{Hole, Position, Rules};

use super::bounds::Bounds;
use super::solution::SolvedMove;
use super::table::FinalAnswer;
use crate::score::margin;
use crate::search::lead;

/// Bounds that only ever become narrower. Margins are final ones, from the view of the player to
/// move in the position that is solved.
#[derive(Clone, Debug)]
pub(super) struct Progress {
    pub(super) bounds: Bounds,
    /// Every legal move in sowing order.
    pub(super) moves: Vec<SolvedMove>,
    /// What the value seems to be, once somebody has thought about it.
    pub(super) guess: Option<i16>,
    /// The same for what each move leads to, from the view of the opponent, who is to move there.
    pub(super) move_guesses: Vec<Option<i16>>,
}

impl Progress {
    /// What can be seen at once.
    pub(super) fn new(position: &Position, rules: &Rules) -> Self {
        let player = position.to_move();
        let turns = position.turns(rules).filter(|turn| rules.allows(turn));
        let moves = turns.map(|turn| SolvedMove {
            hole: turn.hole(),
            bounds: match turn.outcome(rules) {
                Some(outcome) => Bounds::exactly(margin(outcome, player)),
                None => -widest(turn.after()),
            },
        });
        let bounds = match position.outcome(rules) {
            Some(outcome) => Bounds::exactly(margin(outcome, player)),
            None => widest(position),
        };
        let moves: Vec<SolvedMove> = moves.collect();
        Self {
            bounds,
            move_guesses: vec![None; moves.len()],
            moves,
            guess: None,
        }
    }

    /// Notes whether the value is at least a margin.
    pub(super) fn note(&mut self, margin: i16, answer: FinalAnswer) {
        let FinalAnswer::Yes(hole) = answer else {
            let at_most = margin - 1;
            self.narrow(Bounds::below(at_most));
            for one in &mut self.moves {
                one.narrow(Bounds::below(at_most));
            }
            return;
        };
        self.narrow(Bounds::above(margin));
        let number = hole.map(|number| usize::from(number) + 1);
        let best = |one: &&mut SolvedMove| Some(one.hole.number()) == number;
        if let Some(best) = self.moves.iter_mut().find(best) {
            best.narrow(Bounds::above(margin));
        }
    }

    /// Notes of a first move whether the opponent, to move after it, reaches a margin.
    pub(super) fn note_move(&mut self, hole: Hole, margin: i16, answer: FinalAnswer) {
        let opponents = match answer {
            FinalAnswer::Yes(_) => Bounds::above(margin),
            FinalAnswer::No => Bounds::below(margin - 1),
        };
        self.narrow_move(hole, -opponents);
    }

    /// Narrows the bounds of the value; bounds that contradict it are left out.
    pub(super) fn narrow(&mut self, bounds: Bounds) {
        self.bounds = self.bounds.intersection(bounds).unwrap_or(self.bounds);
    }

    /// The same for a move.
    pub(super) fn narrow_move(&mut self, hole: Hole, bounds: Bounds) {
        if let Some(one) = self.moves.iter_mut().find(|one| one.hole == hole) {
            one.narrow(bounds);
        }
    }
}

impl SolvedMove {
    fn narrow(&mut self, bounds: Bounds) {
        self.bounds = self.bounds.intersection(bounds).unwrap_or(self.bounds);
    }
}

impl Bounds {
    const fn above(at_least: i16) -> Self {
        Self::between(at_least, i16::MAX)
    }

    const fn below(at_most: i16) -> Self {
        Self::between(-i16::MAX, at_most)
    }
}

/// Nobody wins more than what lies on the board.
fn widest(position: &Position) -> Bounds {
    let seeds = i16::from(position.board().total());
    let lead = lead(position);
    Bounds::between(lead - seeds, lead + seeds)
}

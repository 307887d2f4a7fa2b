//! Asking questions of a crew: a single one, and those that make a line of best play.

use std::time::Duration;

use endodoi::{Hole, Position};

use super::answer::Answer;
use super::crew::Crew;
use super::search::{Ground, Stopped};
use super::table::FinalAnswer;
use crate::engine::Engine;
use crate::limits::{Limits, Watch};
use crate::score::{Score, margin};
use crate::search::{Root, lead};

/// Positions that the engine looks at for a guess at a value: about a tenth of a second.
const NODES_TO_GUESS: u64 = 400_000;
/// Memory of that engine, in MiB.
const MIB_TO_GUESS: usize = 16;

/// Somebody who answers, and what with. All margins are final ones.
#[derive(Clone, Copy)]
pub(super) struct Inquiry<'a> {
    pub(super) ground: Ground<'a>,
    pub(super) crew: &'a dyn Crew,
}

impl Inquiry<'_> {
    /// Says whether the player to move reaches a margin, and by which hole.
    pub(super) fn ask(&self, position: &Position, at_least: i16) -> Result<FinalAnswer, Stopped> {
        let at_least = at_least - lead(position);
        let reached = self.crew.answer(self.ground, position, at_least)?;
        let is_yes = reached.effort.answer().ok_or(Stopped)?;
        Ok(if is_yes {
            FinalAnswer::Yes(reached.hole)
        } else {
            FinalAnswer::No
        })
    }

    /// The same with the hole itself.
    pub(super) fn answer(&self, position: &Position, at_least: i16) -> Result<Answer, Stopped> {
        let at_once = |is_yes| {
            if is_yes {
                Answer::YesAtOnce
            } else {
                Answer::No
            }
        };
        if let Some(outcome) = position.outcome(self.ground.rules) {
            return Ok(at_once(margin(outcome, position.to_move()) >= at_least));
        }
        if let Some(value) = self.ground.known_value(position) {
            return Ok(at_once(value + lead(position) >= at_least));
        }
        let FinalAnswer::Yes(number) = self.ask(position, at_least)? else {
            return Ok(Answer::No);
        };
        let legal = position.legal_moves(self.ground.rules);
        let named =
            |hole: &Hole| number.is_some_and(|number| hole.number() == usize::from(number) + 1);
        if let Some(hole) = legal.iter().find(named) {
            return Ok(Answer::Yes(hole));
        }
        // The answer was had without looking at turns, or the table has lost the hole.
        for hole in legal {
            let turn = position.play_unchecked(hole, self.ground.rules);
            let holds = match turn.outcome(self.ground.rules) {
                Some(outcome) => margin(outcome, position.to_move()) >= at_least,
                None => self.ask(turn.after(), 1 - at_least)? == FinalAnswer::No,
            };
            if holds {
                return Ok(Answer::Yes(hole));
            }
        }
        Err(Stopped)
    }

    /// Best play from a position whose value is known, as far as it can be told: to the end of the
    /// game, into tables, or round.
    pub(super) fn line(&self, start: &Position, value: i16) -> Vec<Hole> {
        let mut line = Vec::new();
        let mut seen = vec![*start];
        let mut value = value;
        while let Some(position) = seen.last()
            && let Ok(Answer::Yes(hole)) = self.answer(position, value)
        {
            line.push(hole);
            let turn = position.play_unchecked(hole, self.ground.rules);
            if turn.outcome(self.ground.rules).is_some() || seen.contains(turn.after()) {
                break;
            }
            seen.push(*turn.after());
            value = -value;
        }
        line
    }

    /// Guesses the value of a position by what the engine thinks of it.
    pub(super) fn guess(&self, position: &Position) -> i16 {
        let Some(engine) = Engine::new(MIB_TO_GUESS) else {
            return lead(position);
        };
        let root = Root::new(*position, *self.ground.rules);
        let Limits { nodes, time, .. } = self.ground.limits;
        let limits = Limits {
            nodes: Some(nodes.unwrap_or(u64::MAX).min(NODES_TO_GUESS)),
            time,
            ..Limits::NONE
        };
        let analysis = engine.search(&root, limits, 1, &Unheard(self.ground.watch));
        let score = analysis
            .best()
            .map_or(Score::Exact(lead(position)), |best| best.score);
        let half = score.hundredths().signum() * Score::SEED / 2;
        (score.hundredths() + half) / Score::SEED
    }
}

/// A watch that can stop the engine and does not hear what it guesses.
struct Unheard<'a>(&'a dyn Watch);

impl Watch for Unheard<'_> {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.0.is_stopped()
    }
}

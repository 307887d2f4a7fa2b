//! A game: what was played, and whether it is over.
//!
//! Everything that a [`Position`] cannot know because it depends on what came before is here:
//! repetition, resignation, forfeit, agreement, undo. Players, clocks and comments are not.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::hole::Hole;
use crate::hole_set::HoleSet;
use crate::key::PositionKey;
use crate::outcome::{Ending, Forfeit, Outcome};
use crate::position::{PlayError, Position};
use crate::rules::{Repetition, Rules};
use crate::side::Side;
use crate::turn::Turn;

/// Something that moved a game on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A player took a turn.
    Turn(Turn),
    /// This player resigned.
    Resigned(Side),
    /// The players agreed to stop.
    Agreed,
    /// This player lost by the conditions of play.
    Forfeited(Side, Forfeit),
}

/// A game under way or over, with its history.
///
/// ```
/// use endodoi::{Game, Position, Rules, Width};
///
/// let mut game = Game::new(Rules::MERKER, Position::start(Width::SIX, 4)?);
/// let hole = |index| Width::SIX.hole(index).unwrap();
/// assert_eq!(game.play(hole(2))?.captured(), 7);
/// game.play(hole(9))?;
/// game.undo();
/// assert_eq!(game.position().to_string(), "6,6,2,7,0,6/1,0,6,6,0,1 7-0 N");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: Rules,
    start: Position,
    /// What was done, and after that what was undone and can be redone.
    steps: Vec<Step>,
    /// How many of the steps are done.
    done: usize,
    /// The position after the steps that are done.
    position: Position,
    /// How often each position has occurred up to here.
    occurrences: BTreeMap<PositionKey, u32>,
    /// The outcome after the steps that are done.
    outcome: Option<Outcome>,
}

impl Game {
    /// The most turns a game may have, so that a game that goes in circles under rules that allow
    /// it takes no more than some megabytes.
    pub const MAX_TURNS: usize = 100_000;

    /// The words of the `Termination` tag for a game that goes on.
    pub(crate) const UNFINISHED: &str = "unfinished";

    /// How many times a position may occur before the game is over.
    pub const REPETITIONS: u32 = 3;

    /// Starts a game. It is over at once if the player to move has no legal move.
    pub fn new(rules: Rules, start: Position) -> Self {
        Self::new_counting(rules, start, &mut 0)
    }

    /// [`Game::new`], adding the laps that had to be sown to see whether the game is over. For whoever
    /// has to answer for the work done.
    pub fn new_counting(rules: Rules, start: Position, laps: &mut u64) -> Self {
        let mut game = Self {
            rules,
            start,
            steps: Vec::new(),
            done: 0,
            position: start,
            occurrences: BTreeMap::new(),
            outcome: None,
        };
        game.count(start);
        game.outcome = game.find_outcome(laps);
        game
    }

    /// Returns the rules of the game.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the position that the game began with.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Returns the position now.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the player whose turn it is, `None` if the game is over.
    pub fn to_move(&self) -> Option<Side> {
        self.outcome.is_none().then(|| self.position.to_move())
    }

    /// Returns the holes that may be played; none if the game is over.
    ///
    /// ```
    /// use endodoi::Game;
    ///
    /// assert_eq!(Game::default().legal_moves().len(), 6);
    /// ```
    pub fn legal_moves(&self) -> HoleSet {
        match self.outcome {
            None => self.position.legal_moves(&self.rules),
            Some(_) => HoleSet::empty(self.position.width()),
        }
    }

    /// Returns the positions of the game, from its start to now.
    ///
    /// ```
    /// use endodoi::Game;
    ///
    /// let mut game = Game::default();
    /// let hole = game.legal_moves().iter().next().unwrap();
    /// game.play(hole)?;
    /// assert_eq!(game.positions().count(), 2);
    /// # Ok::<(), endodoi::PlayError>(())
    /// ```
    pub fn positions(&self) -> impl Iterator<Item = &Position> {
        std::iter::once(&self.start).chain(self.turns().map(Turn::after))
    }

    /// Returns what was done so far, without what was undone.
    pub fn steps(&self) -> &[Step] {
        &self.steps[..self.done]
    }

    /// Returns the turns taken so far.
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = &Turn> {
        self.steps().iter().filter_map(|step| match step {
            Step::Turn(turn) => Some(turn),
            Step::Resigned(_) | Step::Agreed | Step::Forfeited(..) => None,
        })
    }

    /// Returns the outcome, `None` while the game goes on.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Returns the final seeds as records write them, `30-18`, or `*` while the game goes on.
    ///
    /// ```
    /// use endodoi::Game;
    ///
    /// assert_eq!(Game::default().result(), "*");
    /// ```
    pub fn result(&self) -> String {
        let seeds = self.outcome.map(|outcome| outcome.seeds().to_string());
        seeds.unwrap_or_else(|| "*".to_owned())
    }

    /// Returns why the game ended in the words of the `Termination` tag, `unfinished` while it goes
    /// on.
    ///
    /// ```
    /// use endodoi::Game;
    ///
    /// assert_eq!(Game::default().termination(), "unfinished");
    /// ```
    pub fn termination(&self) -> &'static str {
        let ending = self.outcome.map(|outcome| outcome.ending().words());
        ending.unwrap_or(Self::UNFINISHED)
    }

    /// Returns how often the position now, board and side to move, has occurred, this time
    /// included.
    pub fn occurrences(&self) -> u32 {
        let times = self.occurrences.get(&self.position.key());
        times.copied().unwrap_or(0)
    }

    /// Plays a hole for the player to move. What had been undone can then no longer be redone.
    ///
    /// # Errors
    /// [`PlayError`] if the hole may not be played or the game is over; the game is unchanged.
    ///
    /// ```
    /// use endodoi::Game;
    ///
    /// let mut game = Game::default();
    /// let hole = game.legal_moves().iter().next().unwrap();
    /// assert_eq!(game.play(hole)?.captured(), 2);
    /// assert!(game.play(hole).is_err(), "it is North's turn");
    /// # Ok::<(), endodoi::PlayError>(())
    /// ```
    pub fn play(&mut self, hole: Hole) -> Result<Turn, PlayError> {
        self.play_counting(hole, &mut 0)
    }

    /// [`Game::play`], adding the laps that had to be sown, those of the turn and those to see
    /// whether it ended the game. A turn that is refused adds none.
    ///
    /// # Errors
    /// As of [`Game::play`].
    ///
    /// ```
    /// use endodoi::Game;
    ///
    /// let (mut game, mut laps) = (Game::default(), 0);
    /// let hole = game.legal_moves().iter().next().unwrap();
    /// let turn = game.play_counting(hole, &mut laps)?;
    /// assert!(laps > u64::from(turn.laps()));
    /// # Ok::<(), endodoi::PlayError>(())
    /// ```
    pub fn play_counting(&mut self, hole: Hole, laps: &mut u64) -> Result<Turn, PlayError> {
        if let Some(outcome) = self.outcome {
            return Err(PlayError::GameOver(outcome));
        }
        if self.done >= Self::MAX_TURNS {
            return Err(PlayError::TooLong(Self::MAX_TURNS));
        }
        let turn = self.position.play(hole, &self.rules)?;
        *laps += u64::from(turn.laps);
        self.push(Step::Turn(turn), laps);
        Ok(turn)
    }

    /// Ends the game by the resignation of a player, whoever's turn it is.
    ///
    /// # Errors
    /// [`GameOverError`] if the game is over already.
    ///
    /// ```
    /// use endodoi::{Game, Side};
    ///
    /// let mut game = Game::default();
    /// assert_eq!(game.resign(Side::North)?.seeds().to_string(), "48-0");
    /// # Ok::<(), endodoi::GameOverError>(())
    /// ```
    pub fn resign(&mut self, side: Side) -> Result<Outcome, GameOverError> {
        self.end(Step::Resigned(side), Ending::Resignation(side))
    }

    /// Ends the game because a player lost it by the conditions of play, whoever's turn it is. The
    /// opponent wins and gets the seeds left, as after a resignation.
    ///
    /// # Errors
    /// [`GameOverError`] if the game is over already.
    ///
    /// ```
    /// use endodoi::{Forfeit, Game, Side};
    ///
    /// let mut game = Game::default();
    /// let outcome = game.forfeit(Side::South, Forfeit::Time)?;
    /// assert_eq!(outcome.to_string(), "North wins 0-48, South's time ran out");
    /// # Ok::<(), endodoi::GameOverError>(())
    /// ```
    pub fn forfeit(&mut self, side: Side, forfeit: Forfeit) -> Result<Outcome, GameOverError> {
        self.end(
            Step::Forfeited(side, forfeit),
            Ending::Forfeit(side, forfeit),
        )
    }

    /// Ends the game by agreement; the seeds on the board are shared.
    ///
    /// # Errors
    /// [`GameOverError`] if the game is over already.
    ///
    /// ```
    /// use endodoi::Game;
    ///
    /// let mut game = Game::default();
    /// assert_eq!(game.agree()?.seeds().to_string(), "24-24");
    /// assert!(game.agree().is_err());
    /// # Ok::<(), endodoi::GameOverError>(())
    /// ```
    pub fn agree(&mut self) -> Result<Outcome, GameOverError> {
        self.end(Step::Agreed, Ending::Agreement)
    }

    /// Takes the last step back and returns it, `None` at the start of the game.
    ///
    /// ```
    /// use endodoi::Game;
    ///
    /// let mut game = Game::default();
    /// game.agree()?;
    /// assert!(game.undo().is_some());
    /// assert_eq!(game.outcome(), None);
    /// # Ok::<(), endodoi::GameOverError>(())
    /// ```
    pub fn undo(&mut self) -> Option<Step> {
        let step = *self.steps().last()?;
        if let Step::Turn(_) = step {
            self.forget(self.position);
        }
        self.done -= 1;
        let last = self.turns().next_back();
        let position = last.map_or(self.start, |turn| turn.after);
        self.position = position;
        self.outcome = self.find_outcome(&mut 0);
        Some(step)
    }

    /// Does again what was undone last and returns it, `None` if there is nothing to redo.
    ///
    /// ```
    /// use endodoi::Game;
    ///
    /// let mut game = Game::default();
    /// game.agree()?;
    /// game.undo();
    /// assert!(game.redo().is_some());
    /// assert!(game.outcome().is_some());
    /// # Ok::<(), endodoi::GameOverError>(())
    /// ```
    pub fn redo(&mut self) -> Option<Step> {
        let step = *self.steps.get(self.done)?;
        self.take(step, &mut 0);
        Some(step)
    }

    /// Returns the game with nothing left to redo.
    pub fn without_undone(&self) -> Self {
        let mut game = self.clone();
        game.steps.truncate(self.done);
        game
    }

    fn end(&mut self, step: Step, ending: Ending) -> Result<Outcome, GameOverError> {
        if let Some(outcome) = self.outcome {
            return Err(GameOverError(outcome));
        }
        self.push(step, &mut 0);
        Ok(Outcome::at(&self.position, ending, &self.rules))
    }

    fn push(&mut self, step: Step, laps: &mut u64) {
        self.steps.truncate(self.done);
        self.steps.push(step);
        self.take(step, laps);
    }

    fn take(&mut self, step: Step, laps: &mut u64) {
        self.done += 1;
        if let Step::Turn(turn) = step {
            self.position = turn.after;
            self.count(turn.after);
        }
        self.outcome = self.find_outcome(laps);
    }

    fn count(&mut self, position: Position) {
        *self.occurrences.entry(position.key()).or_insert(0) += 1;
    }

    fn forget(&mut self, position: Position) {
        let key = position.key();
        if let Some(times) = self.occurrences.get_mut(&key) {
            *times -= 1;
            if *times == 0 {
                self.occurrences.remove(&key);
            }
        }
    }

    fn find_outcome(&self, laps: &mut u64) -> Option<Outcome> {
        let ended = |ending| Some(Outcome::at(&self.position, ending, &self.rules));
        let by_last_step = match self.steps().last() {
            Some(Step::Resigned(side)) => return ended(Ending::Resignation(*side)),
            Some(Step::Agreed) => return ended(Ending::Agreement),
            Some(Step::Forfeited(side, forfeit)) => {
                return ended(Ending::Forfeit(*side, *forfeit));
            }
            Some(Step::Turn(turn)) => turn.outcome_counting(&self.rules, laps),
            None => self.position.outcome_counting(&self.rules, laps),
        };
        let repeats =
            self.rules.repetition != Repetition::Off && self.occurrences() >= Self::REPETITIONS;
        match by_last_step {
            None if repeats => ended(Ending::Repetition),
            _ => by_last_step,
        }
    }
}

impl Default for Game {
    /// The usual game: merker on 2x6 with 4 seeds a hole.
    fn default() -> Self {
        Self::new(Rules::default(), Position::default())
    }
}

/// Something was asked of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the game is over already: {0}; it cannot be ended again")]
pub struct GameOverError(Outcome);

impl GameOverError {
    /// Returns a name for the kind of error that never changes, for translation.
    pub fn code(&self) -> &'static str {
        "play.game-over"
    }

    /// Returns how the game ended.
    pub const fn outcome(&self) -> Outcome {
        self.0
    }
}

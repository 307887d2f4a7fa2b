//! A turn: a chain of laps, and how it ended.
//!
//! A player lifts the seeds of a hole and sows them; if the last seed falls into an occupied hole,
//! that hole is lifted in turn, and so on (*relay sowing*) until a last seed falls into an empty
//! hole. A [`Turn`] is the short answer, enough for search and tables; a [`Trace`] tells every lap,
//! for screens and students.
//!
//! # Why one comparison finds every endless turn
//!
//! Some turns never end: after 27 036 laps, say, the board is what it was and the same hole is to be
//! lifted again. Call the board together with the hole to be lifted next a *state*. There are
//! finitely many, so a turn that never ends must sooner or later repeat a state; in general that
//! could be any state on its way, and finding it would need a record of all of them.
//!
//! It does not, because **a lap that runs counterclockwise can be undone in only one way**. Take the
//! state after a lap: the last seed lies in the hole to be lifted next, known to us. Walk backwards
//! (clockwise) from that hole and take one seed out of each hole passed. Every hole that was sown
//! holds at least the one seed of this lap, so the walk can go on there. It stops at the first hole
//! that is empty when it is reached: that is the hole from which the seeds were lifted, for lifting
//! left it empty, and of all holes of the lap only the lifted one can be empty then. All seeds
//! taken on the way go into it. A lap of `2n` seeds or more passed its own hole; there the walk
//! simply goes round, taking one seed more from each hole, until that hole is empty.
//!
//! So no two states lead to the same state. Follow a turn that never ends to the first state that it
//! visits twice. If that were not the very first one, it would have two predecessors: the one on the
//! way in and the one at the end of the cycle. There is only one; so the first state to come back is
//! the one the turn began with. One comparison after each lap, with the start and nothing else, is
//! enough.
//!
//! Cycles can be long (more than a million laps have been seen), so the rules also have a bound,
//! [`LapLimit`](crate::LapLimit): whatever has not ended by then is called endless too. Stopping
//! early at a closed cycle gives the same answer sooner.
//!
//! Under [`Direction::ByParity`] the proof fails: a state can have two
//! predecessors, one that ran clockwise and one that ran the other way. Brent's cycle search takes
//! the place of the comparison with the start.

use std::fmt;

use crate::hole::Hole;
use crate::outcome::{Ending, Outcome};
use crate::position::Position;
use crate::rules::{Direction, EndlessTurn, Rules};

/// A turn and the position after it.
///
/// ```
/// use endodoi::{Position, Rules, TurnEnd, Width};
///
/// let start = Position::start(Width::SIX, 4)?;
/// let b = start.width().hole(1).unwrap();
/// let turn = start.play(b, &Rules::MERKER)?;
/// assert_eq!(turn.laps(), 5);
/// assert_eq!(turn.captured(), 7);
/// assert_eq!(turn.after().to_string(), "6,2,7,0,6,1/6,6,0,0,1,6 7-0 N");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    pub(crate) hole: Hole,
    pub(crate) laps: u32,
    pub(crate) end: TurnEnd,
    pub(crate) after: Position,
}

impl Turn {
    /// Returns the hole that the player chose.
    pub const fn hole(&self) -> Hole {
        self.hole
    }

    /// Returns the number of laps, at least 1.
    ///
    /// Of an endless turn it is the number after which that was known: one full cycle, the lap limit,
    /// or under [`Direction::ByParity`] some number that is at least a cycle.
    pub const fn laps(&self) -> u32 {
        self.laps
    }

    /// Returns how the turn ended.
    pub const fn end(&self) -> TurnEnd {
        self.end
    }

    /// Returns the number of seeds captured, the seed that triggered the capture included.
    pub const fn captured(&self) -> u8 {
        match self.end {
            TurnEnd::Captured { seeds, .. } => seeds,
            TurnEnd::Quiet { .. } | TurnEnd::Endless(_) => 0,
        }
    }

    /// Returns the hole that the last seed fell into; `None` if the turn never ends.
    pub const fn lands(&self) -> Option<Hole> {
        match self.end {
            TurnEnd::Quiet { hole } | TurnEnd::Captured { hole, .. } => Some(hole),
            TurnEnd::Endless(_) => None,
        }
    }

    /// Returns the holes whose seeds are captured: the one that the last seed fell into, and the one
    /// opposite unless it was empty; none if nothing is captured.
    ///
    /// ```
    /// use endodoi::{Position, Rules};
    ///
    /// let start = Position::default();
    /// let b = start.width().hole(1).unwrap();
    /// let taken: String = start.play(b, &Rules::MERKER)?.taken().map(|hole| hole.letter()).collect();
    /// assert_eq!(taken, "Dc");
    /// # Ok::<(), endodoi::PlayError>(())
    /// ```
    pub fn taken(&self) -> impl Iterator<Item = Hole> + use<> {
        let (own, opposite) = match self.end {
            // The own seed alone: there was nothing opposite.
            TurnEnd::Captured { hole, seeds: 1 } => (Some(hole), None),
            TurnEnd::Captured { hole, .. } => (Some(hole), Some(hole.opposite())),
            TurnEnd::Quiet { .. } | TurnEnd::Endless(_) => (None, None),
        };
        own.into_iter().chain(opposite)
    }

    /// Says whether the turn never ends.
    pub const fn is_endless(&self) -> bool {
        matches!(self.end, TurnEnd::Endless(_))
    }

    /// Returns the outcome if the turn ends the game whatever came before it: it is a draw by an
    /// endless turn, or the game is over in the position after it.
    ///
    /// ```
    /// use endodoi::{Position, Rules};
    ///
    /// let position: Position = "0,0,0,0,0,1/2,0,0,0,0,0 9-9 S".parse()?;
    /// let f = position.width().hole(5).unwrap();
    /// let turn = position.play(f, &Rules::MERKER)?;
    /// assert_eq!(turn.outcome(&Rules::MERKER), turn.after().outcome(&Rules::MERKER));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn outcome(&self, rules: &Rules) -> Option<Outcome> {
        let mut laps = 0;
        self.outcome_counting(rules, &mut laps)
    }

    /// [`Turn::outcome`], adding the laps that had to be sown to find out. For whoever has to answer for
    /// the work done.
    pub fn outcome_counting(&self, rules: &Rules, laps: &mut u64) -> Option<Outcome> {
        if self.is_endless() && rules.endless_turn == EndlessTurn::Draw {
            return Some(Outcome::at(&self.after, Ending::EndlessTurn, rules));
        }
        self.after.outcome_counting(rules, laps)
    }

    /// Returns the position after the turn, with the other player to move.
    ///
    /// An endless turn leaves the board as it was.
    pub const fn after(&self) -> &Position {
        &self.after
    }
}

/// Writes the turn as records do: the hole, and what it captured, if anything: `C+7`.
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.captured() {
            0 => write!(f, "{}", self.hole),
            seeds => write!(f, "{}+{seeds}", self.hole),
        }
    }
}

/// How a turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnEnd {
    /// The last seed fell into an empty hole and nothing was captured.
    Quiet {
        /// The hole that the last seed fell into.
        hole: Hole,
    },
    /// The last seed fell into an empty hole of the mover's row and captured.
    Captured {
        /// The hole that the last seed fell into.
        hole: Hole,
        /// The seeds captured: those opposite and the seed that triggered the capture.
        seeds: u8,
    },
    /// The turn never ends, as far as the rules are concerned.
    Endless(EndlessBy),
}

/// How it is known that a turn is endless.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndlessBy {
    /// It came back to a board and hole that it had been at, so it goes round for ever.
    Cycle,
    /// It had not ended after as many laps as the rules allow.
    Limit,
}

/// One lift-and-sow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Lap {
    /// The hole that was lifted.
    pub hole: Hole,
    /// The number of seeds lifted, all of which are sown.
    pub lifted: u8,
    /// The hole that took the last seed.
    pub lands: Hole,
}

impl Lap {
    /// Returns the holes that the seeds fall into, one after the other, the last being
    /// [`Lap::lands`]. For screens that show a lap seed by seed.
    ///
    /// ```
    /// use endodoi::{Position, Rules, Width};
    ///
    /// let start = Position::start(Width::SIX, 4)?;
    /// let trace = start.trace(start.width().hole(1).unwrap(), &Rules::MERKER)?;
    /// let sown: String = trace.laps()[0].sown(&Rules::MERKER).map(|hole| hole.letter()).collect();
    /// assert_eq!(sown, "CDEF");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn sown(&self, rules: &Rules) -> impl Iterator<Item = Hole> + use<> {
        let step = match rules.direction {
            Direction::ByParity if self.lifted % 2 == 1 => Hole::previous,
            Direction::ByParity | Direction::Counterclockwise => Hole::next,
        };
        let first = step(self.hole);
        std::iter::successors(Some(first), move |hole| Some(step(*hole)))
            .take(usize::from(self.lifted))
    }
}

/// A turn with each of its laps in order.
///
/// The same function sows for [`Turn`] and for `Trace`, so what is shown is what is counted. At
/// most [`LapLimit`](crate::LapLimit) laps of 5 bytes are kept.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Trace {
    pub(crate) turn: Turn,
    pub(crate) laps: Vec<Lap>,
}

impl Trace {
    /// Returns the turn as a whole.
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Returns the laps in the order in which they were sown.
    pub fn laps(&self) -> &[Lap] {
        &self.laps
    }
}

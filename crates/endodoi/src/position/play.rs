//! Playing a turn, and which turns may be played.
//!
//! There are five doors. [`Position::play`] is for moves that come from outside: it checks
//! everything. [`Position::play_unchecked`] is for search, which has its moves from here.
//! [`Position::turn`], [`Position::trace`] and [`Position::watch`] are for looking: they show what a
//! hole would do even where the rules forbid to play it, `trace` with every lap, and `watch` with the
//! board before every lap while it is sown.

use thiserror::Error;

use super::Position;
use crate::board::Board;
use crate::hole::{Hole, Width};
use crate::hole_set::{HoleSet, HoleSetIter};
use crate::outcome::{Ending, Outcome};
use crate::rules::{EndlessTurn, Rules};
use crate::side::Side;
use crate::sow::{Observer, RelayEnd, sow};
use crate::turn::{Lap, Trace, Turn, TurnEnd};

impl Position {
    /// Plays a hole: sows, relays and captures. For moves that come from outside; all is checked.
    ///
    /// # Errors
    /// [`PlayError`] if the hole is not one of the mover's, is empty, or its turn never ends and
    /// the rules forbid that. The position itself never changes.
    ///
    /// ```
    /// use endodoi::{Position, Rules};
    ///
    /// let position: Position = "5,3,2,1,0,4/3,0,1,3,5,14 4-3 S".parse()?;
    /// let hole = |index| position.width().hole(index).unwrap();
    /// let error = position.play(hole(0), &Rules::MERKER).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "hole A would never stop sowing (no end after 10000 laps); choose another hole"
    /// );
    /// assert!(position.play(hole(1), &Rules::MERKER).is_ok());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&self, hole: Hole, rules: &Rules) -> Result<Turn, PlayError> {
        let turn = self.turn(hole, rules)?;
        if !rules.allows(&turn) {
            return Err(PlayError::Endless {
                hole,
                laps: turn.laps,
            });
        }
        Ok(turn)
    }

    /// Plays a hole that the caller knows to be legal, without a check. For search.
    ///
    /// Of a hole that is empty, not the mover's or of another board the answer is meaningless, but
    /// nothing panics and no seed is made or lost. An endless turn is answered as such, whether or
    /// not the rules allow it.
    ///
    /// ```
    /// use endodoi::{Position, Rules};
    ///
    /// let start = Position::default();
    /// let hole = start.legal_moves(&Rules::MERKER).iter().next().unwrap();
    /// assert_eq!(start.play_unchecked(hole, &Rules::MERKER), start.play(hole, &Rules::MERKER)?);
    /// # Ok::<(), endodoi::PlayError>(())
    /// ```
    pub fn play_unchecked(&self, hole: Hole, rules: &Rules) -> Turn {
        self.sow_observed(hole, rules, &mut ())
    }

    /// Returns what a hole of the mover would do, without asking whether the rules allow it.
    ///
    /// # Errors
    /// [`PlayError`] if the hole is not one of the mover's or is empty.
    ///
    /// ```
    /// use endodoi::{Position, Rules};
    ///
    /// let position: Position = "5,3,2,1,0,4/3,0,1,3,5,14 4-3 S".parse()?;
    /// let a = position.width().hole(0).unwrap();
    /// assert!(position.turn(a, &Rules::MERKER)?.is_endless());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn turn(&self, hole: Hole, rules: &Rules) -> Result<Turn, PlayError> {
        self.check_hole(hole)?;
        Ok(self.sow_observed(hole, rules, &mut ()))
    }

    /// Returns what a hole of the mover would do, as [`Position::turn`] does, with every lap.
    ///
    /// # Errors
    /// [`PlayError`] if the hole is not one of the mover's or is empty.
    ///
    /// ```
    /// use endodoi::{Position, Rules, Width};
    ///
    /// let start = Position::start(Width::SIX, 4)?;
    /// let trace = start.trace(start.width().hole(1).unwrap(), &Rules::MERKER)?;
    /// let lifted: Vec<String> = trace.laps().iter().map(|lap| lap.hole.to_string()).collect();
    /// assert_eq!(lifted, ["B", "F", "e", "D", "d"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn trace(&self, hole: Hole, rules: &Rules) -> Result<Trace, PlayError> {
        let mut laps = Vec::new();
        let turn = self.watch(hole, rules, |_, lap| laps.push(lap))?;
        Ok(Trace { turn, laps })
    }

    /// Returns what a hole of the mover would do, as [`Position::turn`] does, and shows every lap with
    /// the board before it while it is sown. For whoever keeps some of the boards: an endless turn may
    /// have as many laps as the rules' limit.
    ///
    /// # Errors
    /// [`PlayError`] if the hole is not one of the mover's or is empty; no lap is shown then.
    ///
    /// ```
    /// use endodoi::{Position, Rules};
    ///
    /// let start = Position::default();
    /// let mut in_hand = Vec::new();
    /// let turn = start.watch(start.width().hole(1).unwrap(), &Rules::MERKER, |before, lap| {
    ///     in_hand.push(before.seeds(lap.hole));
    /// })?;
    /// assert_eq!((turn.laps(), in_hand), (5, vec![4, 5, 5, 6, 6]));
    /// # Ok::<(), endodoi::PlayError>(())
    /// ```
    pub fn watch(
        &self,
        hole: Hole,
        rules: &Rules,
        seen: impl FnMut(&Board, Lap),
    ) -> Result<Turn, PlayError> {
        self.check_hole(hole)?;
        let mut watcher = Watcher {
            board: self.board,
            seen,
        };
        Ok(self.sow_observed(hole, rules, &mut watcher))
    }

    /// Returns the turn of each occupied hole of the mover, endless ones included, in sowing order.
    ///
    /// This is the cheapest way to all successors: every hole is sown once.
    ///
    /// ```
    /// use endodoi::{Position, Rules};
    ///
    /// let captured: Vec<u8> =
    ///     Position::default().turns(&Rules::MERKER).map(|turn| turn.captured()).collect();
    /// assert_eq!(captured, [2, 7, 7, 7, 0, 0]);
    /// ```
    pub fn turns<'a>(&'a self, rules: &'a Rules) -> Turns<'a> {
        Turns {
            position: self,
            rules,
            holes: self.board.occupied(self.to_move).iter(),
        }
    }

    /// Returns the holes that may be played. Whether the game is over for another reason, such as
    /// [`Rules::stop_when_decided`], is not looked at.
    ///
    /// ```
    /// use endodoi::{Position, Rules};
    ///
    /// let position: Position = "5,3,2,1,0,4/3,0,1,3,5,14 4-3 S".parse()?;
    /// assert_eq!(position.legal_moves(&Rules::MERKER).to_string(), "BCDF");
    /// # Ok::<(), endodoi::ParsePositionError>(())
    /// ```
    pub fn legal_moves(&self, rules: &Rules) -> HoleSet {
        match rules.endless_turn {
            EndlessTurn::Illegal => self.holes_of_turns(rules, |turn| rules.allows(turn)),
            EndlessTurn::Void | EndlessTurn::Draw => self.board.occupied(self.to_move),
        }
    }

    /// Returns the holes whose turn never ends, whether or not the rules allow to play them.
    ///
    /// ```
    /// use endodoi::{Position, Rules};
    ///
    /// let position: Position = "5,3,2,1,0,4/3,0,1,3,5,14 4-3 S".parse()?;
    /// assert_eq!(position.endless_holes(&Rules::MERKER).to_string(), "A");
    /// # Ok::<(), endodoi::ParsePositionError>(())
    /// ```
    pub fn endless_holes(&self, rules: &Rules) -> HoleSet {
        self.holes_of_turns(rules, Turn::is_endless)
    }

    /// Says whether the player to move has a legal move.
    ///
    /// ```
    /// use endodoi::{Position, Rules};
    ///
    /// let position: Position = "0,0/1,2 3-4 S".parse()?;
    /// assert!(!position.has_legal_move(&Rules::MERKER));
    /// # Ok::<(), endodoi::ParsePositionError>(())
    /// ```
    pub fn has_legal_move(&self, rules: &Rules) -> bool {
        self.has_legal_move_counting(rules, &mut 0)
    }

    /// Returns the outcome if the game is over here whatever came before: the mover has no legal
    /// move, or the game is decided and the rules stop it there. If both are true, the first counts
    /// and the seeds left are given to whom the rules say.
    ///
    /// ```
    /// use endodoi::{Position, Rules};
    ///
    /// let position: Position = "0,0/1,2 3-4 S".parse()?;
    /// let outcome = position.outcome(&Rules::MERKER).unwrap();
    /// assert_eq!(outcome.to_string(), "North wins 3-7, no legal move");
    /// # Ok::<(), endodoi::ParsePositionError>(())
    /// ```
    pub fn outcome(&self, rules: &Rules) -> Option<Outcome> {
        self.outcome_counting(rules, &mut 0)
    }

    /// [`Position::outcome`], adding the laps that had to be sown to find out. For whoever has to answer
    /// for the work done.
    pub fn outcome_counting(&self, rules: &Rules, laps: &mut u64) -> Option<Outcome> {
        if !self.has_legal_move_counting(rules, laps) {
            return Some(Outcome::at(self, Ending::NoLegalMove, rules));
        }
        let holds_more_than_half =
            |side| 2 * u16::from(self.captured[side]) > u16::from(self.total_seeds());
        if rules.stop_when_decided && Side::ALL.into_iter().any(holds_more_than_half) {
            return Some(Outcome::at(self, Ending::Decided, rules));
        }
        None
    }

    fn has_legal_move_counting(&self, rules: &Rules, laps: &mut u64) -> bool {
        match rules.endless_turn {
            EndlessTurn::Illegal => self.turns(rules).any(|turn| {
                *laps += u64::from(turn.laps);
                rules.allows(&turn)
            }),
            EndlessTurn::Void | EndlessTurn::Draw => !self.board.occupied(self.to_move).is_empty(),
        }
    }

    fn holes_of_turns(&self, rules: &Rules, wanted: impl Fn(&Turn) -> bool) -> HoleSet {
        let turns = self.turns(rules).filter(wanted);
        HoleSet::from_holes(self.width(), turns.map(|turn| turn.hole))
    }

    fn check_hole(&self, hole: Hole) -> Result<(), PlayError> {
        if hole.width() != self.width() {
            let width = self.width();
            return Err(PlayError::OtherBoard { hole, width });
        }
        if hole.side() != self.to_move {
            let to_move = self.to_move;
            return Err(PlayError::OtherRow { hole, to_move });
        }
        if self.board.seeds(hole) == 0 {
            return Err(PlayError::Empty { hole });
        }
        Ok(())
    }

    fn sow_observed(&self, hole: Hole, rules: &Rules, observer: &mut impl Observer) -> Turn {
        let mut after = self.with_to_move(self.to_move.opposite());
        let relay = sow(&mut after.board, hole, rules, observer);
        let end = match relay.end {
            RelayEnd::Landed(hole) => self.capture(&mut after, hole, rules),
            RelayEnd::Endless(by) => TurnEnd::Endless(by),
        };
        Turn {
            hole,
            laps: relay.laps,
            end,
            after,
        }
    }

    /// Captures for the mover if the hole that the last seed fell into allows it.
    fn capture(&self, after: &mut Self, hole: Hole, rules: &Rules) -> TurnEnd {
        let has_prey = after.board.seeds(hole.opposite()) > 0;
        if hole.side() != self.to_move || !(has_prey || rules.capture_alone) {
            return TurnEnd::Quiet { hole };
        }
        let seeds = after.board.empty(hole) + after.board.empty(hole.opposite());
        after.captured[self.to_move] += seeds;
        TurnEnd::Captured { hole, seeds }
    }
}

/// The turns of a position; see [`Position::turns`].
#[derive(Clone, Debug)]
pub struct Turns<'a> {
    position: &'a Position,
    rules: &'a Rules,
    holes: HoleSetIter,
}

impl Iterator for Turns<'_> {
    type Item = Turn;

    fn next(&mut self) -> Option<Turn> {
        let hole = self.holes.next()?;
        Some(self.position.play_unchecked(hole, self.rules))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.holes.size_hint()
    }
}

impl ExactSizeIterator for Turns<'_> {}

/// Shows each lap, as it is sown, to whoever watches.
struct Watcher<F> {
    /// A board of the same width.
    board: Board,
    seen: F,
}

impl<F: FnMut(&Board, Lap)> Observer for Watcher<F> {
    fn lap<const LIMBS: usize>(
        &mut self,
        before: &[u64; LIMBS],
        from: usize,
        seeds: u8,
        to: usize,
    ) {
        let width = self.board.width();
        let lap = Lap {
            hole: width.hole_unchecked(from),
            lifted: seeds,
            lands: width.hole_unchecked(to),
        };
        (self.seen)(&self.board.with_limbs(before), lap);
    }
}

/// Why a hole may not be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PlayError {
    /// The hole belongs to a board of another width.
    #[error("hole {hole} belongs to a {} board, but this game is on {width}; choose a hole of this board", hole.width())]
    OtherBoard {
        /// The hole asked for.
        hole: Hole,
        /// The width of the board that is played on.
        width: Width,
    },
    /// The hole lies in the opponent's row.
    #[error("hole {hole} is {}'s, but it is {to_move}'s turn; choose a hole of {to_move}'s row", hole.side())]
    OtherRow {
        /// The hole asked for.
        hole: Hole,
        /// The player whose turn it is.
        to_move: Side,
    },
    /// The hole holds no seeds.
    #[error("hole {hole} is empty; choose one that holds seeds")]
    Empty {
        /// The hole asked for.
        hole: Hole,
    },
    /// The turn never ends, and the rules forbid such a turn.
    #[error("hole {hole} would never stop sowing (no end after {laps} laps); choose another hole")]
    Endless {
        /// The hole asked for.
        hole: Hole,
        /// The laps after which that was known.
        laps: u32,
    },
    /// The game is over.
    #[error("the game is over: {0}; no further turn can be played")]
    GameOver(Outcome),
    /// The game has as many turns as a game may have.
    #[error("the game has {0} turns, the most a game may have; end it by agreement")]
    TooLong(usize),
}

impl PlayError {
    /// Returns a name for the kind of error that never changes, for translation.
    pub fn code(&self) -> &'static str {
        match self {
            Self::OtherBoard { .. } => "play.other-board",
            Self::OtherRow { .. } => "play.other-row",
            Self::Empty { .. } => "play.empty-hole",
            Self::Endless { .. } => "play.endless",
            Self::GameOver(_) => "play.game-over",
            Self::TooLong(_) => "play.too-long",
        }
    }
}

//! What is noted about a turn: comments, and lines that could have been played instead.
//!
//! Lines may have notes on their turns in the same way. Every turn of a line was played, so a record
//! never holds one that cannot be; how a record keeps its main line is not here.

use thiserror::Error;

use super::Comment;
use crate::hole::Hole;
use crate::position::{PlayError, Position};
use crate::rules::Rules;
use crate::turn::Turn;

/// What is noted about a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Comments on the turn.
    pub comments: Vec<Comment>,
    pub(super) variations: Vec<Variation>,
}

impl Notes {
    /// Returns the lines that could have been played instead of the turn.
    pub fn variations(&self) -> &[Variation] {
        &self.variations
    }

    /// Adds a line and returns it.
    pub(super) fn add(&mut self, line: Variation) -> &mut Variation {
        self.variations.push(line);
        let added = self.variations.last_mut();
        added.expect("it was added just now")
    }
}

/// A line that was not played. Its turns are legal one after the other; that a position in it may
/// occur for the third time is not looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// The position that the line begins with.
    pub(super) start: Position,
    pub(super) opening: Vec<Comment>,
    /// At least one.
    pub(super) turns: Vec<(Turn, Notes)>,
}

impl Variation {
    pub(super) fn new(
        start: Position,
        rules: &Rules,
        holes: &[Hole],
    ) -> Result<Self, VariationError> {
        let mut position = start;
        let mut turns: Vec<(Turn, Notes)> = Vec::new();
        for &hole in holes {
            let ended = turns.last().and_then(|(turn, _)| turn.outcome(rules));
            if let Some(outcome) = ended {
                return Err(PlayError::GameOver(outcome).into());
            }
            let turn = position.play(hole, rules)?;
            position = *turn.after();
            turns.push((turn, Notes::default()));
        }
        if turns.is_empty() {
            return Err(VariationError::NoTurn);
        }
        Ok(Self {
            start,
            opening: Vec::new(),
            turns,
        })
    }

    /// Returns the comments before the first turn of the line.
    pub fn opening(&self) -> &[Comment] {
        &self.opening
    }

    /// Returns the turns of the line with what is noted about each.
    pub fn turns(&self) -> impl Iterator<Item = (&Turn, &Notes)> {
        self.turns.iter().map(|(turn, notes)| (turn, notes))
    }

    /// Returns the position in which the turn of the line at an index, from 0, was played; that of the
    /// first if there is no such turn.
    pub fn position_before(&self, turn: usize) -> Position {
        let last = turn.checked_sub(1).and_then(|turn| self.turns.get(turn));
        last.map_or(self.start, |(turn, _)| *turn.after())
    }

    /// Adds a comment before the first turn of the line.
    pub fn comment_opening(&mut self, comment: Comment) {
        self.opening.push(comment);
    }

    /// Returns the notes on the turn of the line at an index, from 0, to add comments; `None` past the
    /// end.
    pub fn notes_mut(&mut self, turn: usize) -> Option<&mut Notes> {
        self.turns.get_mut(turn).map(|(_, notes)| notes)
    }

    /// Adds a line within the line, as [`Record::add_variation`](super::Record::add_variation) adds one
    /// to a game. A record can be read back if its lines are nested up to
    /// [`MAX_DEPTH`](super::MAX_DEPTH).
    ///
    /// # Errors
    /// [`VariationError`] if there is no such turn, no hole is given, or one of the holes may not be
    /// played by these rules.
    ///
    /// ```
    /// use endodoi::Record;
    ///
    /// let mut record = Record::read_all("1. C+7 *")?.remove(0);
    /// let rules = *record.game().rules();
    /// let holes: Vec<_> = record.game().start().width().holes().collect();
    /// let line = record.add_variation(0, &[holes[1], holes[10]])?;
    /// line.add_variation(1, &[holes[6]], &rules)?;
    /// assert!(record.to_string().ends_with("1. C+7 (1. B+7 e (1... a+2)) *\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn add_variation(
        &mut self,
        turn: usize,
        holes: &[Hole],
        rules: &Rules,
    ) -> Result<&mut Self, VariationError> {
        let before = self.position_before(turn);
        let notes = self.notes_mut(turn);
        let notes = notes.ok_or(VariationError::NoSuchTurn(turn))?;
        Ok(notes.add(Self::new(before, rules, holes)?))
    }
}

/// Why a variation cannot be added.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum VariationError {
    /// There is no turn that it could replace.
    #[error("the game has no turn at index {0}; count from 0")]
    NoSuchTurn(usize),
    /// It has no turn.
    #[error("a variation has at least one turn; give its holes")]
    NoTurn,
    /// One of its holes may not be played.
    #[error(transparent)]
    Play(#[from] PlayError),
}

impl VariationError {
    /// Returns a name for the kind of error that never changes, for translation.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoSuchTurn(_) => "variation.no-such-turn",
            Self::NoTurn => "variation.no-turn",
            Self::Play(error) => error.code(),
        }
    }
}

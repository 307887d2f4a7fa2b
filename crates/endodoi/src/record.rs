//! Game records (`.edr`): games as text, in the manner of chess's PGN.
//!
//! A record is a game with names, dates and other tags, comments and variations. Reading checks
//! everything: every turn is played, every capture count and the result are compared. The format is
//! described in `docs/records.md` of the repository. An error prints as a sentence with `Display`.
//! Files are not opened here; text comes in and goes out.

mod comment;
mod error;
mod lexer;
mod reader;
mod tags;
mod variation;
mod writer;

pub use comment::{Comment, CommentError};
pub use error::{ReadRecordError, ReadRecordErrorKind, Unclosed, WrongResult, WrongVariation};
pub use reader::Records;
pub use tags::{TagError, Tags};
pub use variation::{Notes, Variation, VariationError};

use crate::game::Game;
use crate::hole::Hole;
use crate::position::Position;
use crate::side::Side;
use crate::turn::Turn;

/// How deep variations may be nested.
pub const MAX_DEPTH: usize = 16;

/// A game with its tags, comments and variations.
///
/// It prints as a record of the `.edr` format, which [`Record::read_all`] reads back.
///
/// ```
/// use endodoi::Record;
///
/// let records = Record::read_all("[South \"Naisula\"]\n\n1. C+7 {takes b} d+9 *\n")?;
/// assert_eq!(records[0].tags().get("South"), Some("Naisula"));
/// assert_eq!(records[0].game().position().captured().to_string(), "7-9");
/// # Ok::<(), endodoi::record::ReadRecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// All tags but those that follow from the game itself.
    tags: Tags,
    /// The main line, with nothing left to redo.
    game: Game,
    /// Comments before the first turn.
    opening: Vec<Comment>,
    /// One for each turn of the game.
    notes: Vec<Notes>,
}

impl Record {
    /// Makes a record of a game, without tags or notes. What was undone is left out.
    ///
    /// ```
    /// use endodoi::{Game, Record};
    ///
    /// let record = Record::from_game(&Game::default());
    /// assert_eq!(record.game().result(), "*");
    /// ```
    pub fn from_game(game: &Game) -> Self {
        Self {
            tags: Tags::default(),
            opening: Vec::new(),
            notes: game.turns().map(|_| Notes::default()).collect(),
            game: game.without_undone(),
        }
    }

    /// Reads all games of a text. [`Records`] reads them one at a time, in less memory.
    ///
    /// # Errors
    /// [`ReadRecordError`] at the first mistake, with game, line, column and reason.
    pub fn read_all(text: &str) -> Result<Vec<Self>, ReadRecordError> {
        Records::new(text).collect()
    }

    /// Returns the tags, without those that follow from the game: `Rules`, `Board`, `Seeds`,
    /// `Start`, `Result` and `Termination`.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Returns the tags, to be changed.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// Returns the main line as a game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the main line as a game to go on with.
    pub fn into_game(self) -> Game {
        self.game
    }

    /// Lets the record tell another course of the game, which goes on where they part: tags and the
    /// notes on the turns that both have stay, those on other turns go.
    ///
    /// ```
    /// use endodoi::Record;
    ///
    /// let mut record = Record::read_all("1. C+7 {good} *")?.remove(0);
    /// let mut game = record.game().clone();
    /// game.agree()?;
    /// record.follow(&game);
    /// assert!(record.to_string().ends_with("1. C+7 {good} 27-20\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn follow(&mut self, game: &Game) {
        let game = game.without_undone();
        let is_same_game = self.game.start() == game.start() && self.game.rules() == game.rules();
        let both = self.game.turns().zip(game.turns());
        let same = both.take_while(|(one, other)| is_same_game && one == other);
        let same = same.count();
        self.notes.truncate(same);
        self.notes.resize_with(game.turns().count(), Notes::default);
        self.game = game;
    }

    /// Returns the comments before the first turn.
    pub fn opening(&self) -> &[Comment] {
        &self.opening
    }

    /// Adds a comment before the first turn.
    pub fn comment_opening(&mut self, comment: Comment) {
        self.opening.push(comment);
    }

    /// Returns the turns of the main line with what is noted about each.
    pub fn turns(&self) -> impl Iterator<Item = (&Turn, &Notes)> {
        self.game.turns().zip(&self.notes)
    }

    /// Returns the notes on the turn at an index, from 0, to add comments; `None` past the end.
    pub fn notes_mut(&mut self, turn: usize) -> Option<&mut Notes> {
        self.notes.get_mut(turn)
    }

    /// Adds other turns that could have been played instead of the one at an index, from 0, and returns
    /// them as a line, for notes on it.
    ///
    /// # Errors
    /// [`VariationError`] if there is no such turn, no hole is given, or one of the holes may not be
    /// played.
    ///
    /// ```
    /// use endodoi::Record;
    ///
    /// let mut record = Record::read_all("1. C+7 *")?.remove(0);
    /// let b = record.game().start().width().hole(1).unwrap();
    /// record.add_variation(0, &[b])?;
    /// assert!(record.to_string().ends_with("1. C+7 (1. B+7) *\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn add_variation(
        &mut self,
        turn: usize,
        holes: &[Hole],
    ) -> Result<&mut Variation, VariationError> {
        let before = self.position_before(turn);
        let notes = self.notes.get_mut(turn);
        let notes = notes.ok_or(VariationError::NoSuchTurn(turn))?;
        Ok(notes.add(Variation::new(before, self.game.rules(), holes)?))
    }

    /// Returns the position in which the turn at an index was played; the start if there is no such
    /// turn.
    pub fn position_before(&self, turn: usize) -> Position {
        let last = turn
            .checked_sub(1)
            .and_then(|turn| self.game.turns().nth(turn));
        last.map_or(*self.game.start(), |turn| *turn.after())
    }
}

/// Where a turn stands in the numbering of a record: turns are counted in pairs, South's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TurnNumber {
    pair: usize,
    side: Side,
}

impl TurnNumber {
    fn first(side: Side) -> Self {
        Self { pair: 1, side }
    }

    fn next(self) -> Self {
        let pair = match self.side {
            Side::South => self.pair,
            Side::North => self.pair + 1,
        };
        Self {
            pair,
            side: self.side.opposite(),
        }
    }

    fn dots(self) -> &'static str {
        match self.side {
            Side::South => ".",
            Side::North => "...",
        }
    }
}

impl std::fmt::Display for TurnNumber {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.pair, self.dots())
    }
}

//! Text to records, checking everything.
//!
//! The work is bounded by the length of the text: each byte pays for a number of laps, and whoever
//! writes a record that needs more is told so. What the tags say about the game is in `head`, what
//! a single word means in `word`.

mod head;
mod word;

use super::error::{Place, ReadRecordError, ReadRecordErrorKind as Kind, WrongVariation};
use super::lexer::{Lexer, Token};
use super::{Comment, MAX_DEPTH, Notes, Record, TurnNumber, Variation};
use crate::game::Game;
use crate::hole::Hole;
use crate::outcome::Outcome;
use crate::position::{PlayError, Position};
use crate::rules::Rules;
use crate::turn::Turn;
use head::Head;
use word::{Word, WrittenTurn};

/// Laps that any text may take, however short.
const FREE_LAPS: u64 = 10_000_000;

/// Laps that each byte of the text may take on top. Real games need about 3 a byte.
const LAPS_PER_BYTE: u64 = 100;

/// Reads the games of a text one after the other. After an error nothing more is read.
///
/// ```
/// use endodoi::record::Records;
///
/// let mut records = Records::new("1. C+7 *\n\n1. B+6 *\n");
/// assert!(records.next().unwrap().is_ok());
/// assert_eq!(
///     records.next().unwrap().unwrap_err().to_string(),
///     "game 2, line 3, column 4: turn 1. B captures 7, not 6; correct the turn or the number"
/// );
/// assert!(records.next().is_none());
/// ```
#[derive(Clone, Debug)]
pub struct Records<'a> {
    lexer: Lexer<'a>,
    /// A token that was read too early.
    back: Option<Token<'a>>,
    /// Where the last token stands.
    place: Place,
    /// Games begun so far.
    game: usize,
    /// Turns that this game may still have, variations included.
    turns_left: usize,
    /// Laps that may still be sown.
    laps_left: u64,
    failed: bool,
}

impl<'a> Records<'a> {
    /// Prepares to read a text.
    pub fn new(text: &'a str) -> Self {
        let lexer = Lexer::new(text);
        Self {
            back: None,
            place: lexer.place(),
            lexer,
            game: 0,
            turns_left: 0,
            laps_left: FREE_LAPS + LAPS_PER_BYTE * text.len() as u64,
            failed: false,
        }
    }

    /// Reads the next token and notes its place.
    fn token(&mut self) -> Result<Option<Token<'a>>, Kind> {
        if let Some(token) = self.back.take() {
            return Ok(Some(token));
        }
        let next = self.lexer.next();
        self.place = match &next {
            Ok(Some((_, place))) => *place,
            Ok(None) | Err(_) => self.lexer.place(),
        };
        Ok(next?.map(|(token, _)| token))
    }

    fn record(&mut self) -> Result<Option<Record>, Kind> {
        let Some(mut token) = self.token()? else {
            return Ok(None);
        };
        self.game += 1;
        self.turns_left = Game::MAX_TURNS;
        let mut head = Head::default();
        while let Token::Tag { name, value } = token {
            head.add(name, &value)?;
            token = self.token()?.ok_or(Kind::NoResult)?;
        }
        self.back = Some(token);
        let mut laps = 0;
        let mut game = head.new_game(&mut laps)?;
        self.pay(laps)?;
        let number = TurnNumber::first(game.start().to_move());
        let (line, end) = self.line(&mut game, number, 0)?;
        let LineEnd::Result(result) = end else {
            return Err(Kind::Variation(WrongVariation::NotOpen));
        };
        head.check_result(&mut game, result)?;
        Ok(Some(Record {
            tags: head.tags,
            game,
            opening: line.opening,
            notes: line.turns.into_iter().map(|(_, notes)| notes).collect(),
        }))
    }

    /// Reads turns and what is noted about them.
    fn line(
        &mut self,
        player: &mut impl Player,
        mut number: TurnNumber,
        depth: usize,
    ) -> Result<(Variation, LineEnd<'a>), Kind> {
        let mut line = Variation {
            start: player.position(),
            opening: Vec::new(),
            turns: Vec::new(),
        };
        // What a variation would start from: position and number before the last turn.
        let mut replaced = None;
        loop {
            match self.token()?.ok_or(Kind::NoResult)? {
                Token::Tag { .. } => return Err(Kind::TagAmongTurns),
                Token::Comment(text) => {
                    let last = line.turns.last_mut();
                    let comments = last.map_or(&mut line.opening, |(_, notes)| &mut notes.comments);
                    comments.push(Comment::new(text)?);
                }
                Token::Open => {
                    let (Some((_, notes)), Some((position, number))) =
                        (line.turns.last_mut(), replaced)
                    else {
                        return Err(Kind::Variation(WrongVariation::ReplacesNothing));
                    };
                    let branch = Branch {
                        position,
                        rules: *player.rules(),
                        outcome: None,
                    };
                    let variation = self.variation(branch, number, depth + 1)?;
                    notes.variations.push(variation);
                }
                Token::Close => return Ok((line, LineEnd::Closed)),
                Token::Word(text) => match Word::read(text)? {
                    Word::Result => return Ok((line, LineEnd::Result(text))),
                    Word::Number(written) => check_number(written, number)?,
                    Word::Turn(written) => {
                        if let Some(written) = written.number {
                            check_number(written, number)?;
                        }
                        replaced = Some((player.position(), number));
                        let turn = self.turn(player, number, written)?;
                        line.turns.push((turn, Notes::default()));
                        number = number.next();
                    }
                },
            }
        }
    }

    fn variation(
        &mut self,
        mut branch: Branch,
        number: TurnNumber,
        depth: usize,
    ) -> Result<Variation, Kind> {
        if depth > MAX_DEPTH {
            return Err(Kind::TooDeep);
        }
        let (line, end) = self.line(&mut branch, number, depth)?;
        match end {
            LineEnd::Closed if line.turns.is_empty() => Err(Kind::Variation(WrongVariation::Empty)),
            LineEnd::Closed => Ok(line),
            LineEnd::Result(_) => Err(Kind::Variation(WrongVariation::HasResult)),
        }
    }

    fn turn(
        &mut self,
        player: &mut impl Player,
        number: TurnNumber,
        written: WrittenTurn,
    ) -> Result<Turn, Kind> {
        self.turns_left = self.turns_left.checked_sub(1).ok_or(Kind::TooManyTurns)?;
        let hole = written
            .hole
            .resolve_exactly(&player.position())
            .map_err(|error| Kind::Move {
                turn: number.to_string(),
                error,
            })?;
        let mut laps = 0;
        let outcome = player.play(hole, &mut laps);
        self.pay(laps)?;
        let turn = outcome.map_err(|error| Kind::Play {
            turn: format!("{number} {hole}"),
            error,
        })?;
        match written.captured {
            Some(captured) if captured != u32::from(turn.captured()) => Err(Kind::Capture {
                turn: format!("{number} {hole}"),
                written: captured,
                right: turn.captured(),
            }),
            _ => Ok(turn),
        }
    }
}

/// The budget of laps.
impl Records<'_> {
    fn pay(&mut self, laps: u64) -> Result<(), Kind> {
        self.laps_left = self.laps_left.checked_sub(laps).ok_or(Kind::TooManyLaps)?;
        Ok(())
    }
}

impl Iterator for Records<'_> {
    type Item = Result<Record, ReadRecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let record = self.record().map_err(|kind| ReadRecordError {
            kind,
            game: self.game.max(1),
            place: self.place,
        });
        self.failed = record.is_err();
        record.transpose()
    }
}

/// What ended a line.
enum LineEnd<'a> {
    /// A closing bracket.
    Closed,
    /// A result or `*`.
    Result(&'a str),
}

fn check_number(written: &str, number: TurnNumber) -> Result<(), Kind> {
    let right = number.to_string();
    if written == right {
        return Ok(());
    }
    let written = written.chars().take(20).collect();
    Err(Kind::Number { written, right })
}

/// Plays the turns of a line: the main line as a game, a variation from position to position.
trait Player {
    fn rules(&self) -> &Rules;
    fn position(&self) -> Position;
    /// Plays a hole, adding the laps that had to be sown for it.
    fn play(&mut self, hole: Hole, laps: &mut u64) -> Result<Turn, PlayError>;
}

impl Player for Game {
    fn rules(&self) -> &Rules {
        self.rules()
    }

    fn position(&self) -> Position {
        *self.position()
    }

    fn play(&mut self, hole: Hole, laps: &mut u64) -> Result<Turn, PlayError> {
        self.play_counting(hole, laps)
    }
}

struct Branch {
    position: Position,
    rules: Rules,
    /// How the line ended, if it did. Repetition is not looked at.
    outcome: Option<Outcome>,
}

impl Player for Branch {
    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn position(&self) -> Position {
        self.position
    }

    fn play(&mut self, hole: Hole, laps: &mut u64) -> Result<Turn, PlayError> {
        if let Some(outcome) = self.outcome {
            return Err(PlayError::GameOver(outcome));
        }
        let turn = self.position.play(hole, &self.rules)?;
        *laps += u64::from(turn.laps());
        self.outcome = turn.outcome_counting(&self.rules, laps);
        self.position = *turn.after();
        Ok(turn)
    }
}

//! What a word among the turns means.

use crate::excerpt::excerpt;
use crate::move_text::MoveText;
use crate::number;
use crate::record::error::ReadRecordErrorKind as Kind;

/// A word that is neither comment, tag nor bracket.
pub(super) enum Word<'a> {
    /// `30-18` or `*`.
    Result,
    /// `12.` or `12...`, as written.
    Number(&'a str),
    /// `C`, `C+7` or `12.C+7`.
    Turn(WrittenTurn<'a>),
}

/// A turn as it is written.
#[derive(Clone, Copy)]
pub(super) struct WrittenTurn<'a> {
    /// The number with its dots, if it stands before the hole without a space.
    pub(super) number: Option<&'a str>,
    pub(super) hole: MoveText,
    /// The number after `+`.
    pub(super) captured: Option<u32>,
}

impl<'a> Word<'a> {
    pub(super) fn read(text: &'a str) -> Result<Self, Kind> {
        if text == "*" || is_score(text) {
            return Ok(Self::Result);
        }
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let dots = text[digits..]
            .bytes()
            .take_while(|byte| *byte == b'.')
            .count();
        let (number, turn) = text.split_at(digits + dots);
        if !number.is_empty() && (digits == 0 || dots == 0) {
            return Err(refused(text));
        }
        if turn.is_empty() {
            return Ok(Self::Number(number));
        }
        let (hole, captured) = match turn.split_once('+') {
            Some((hole, captured)) => (hole, Some(number::plain(captured).ok_or(refused(text))?)),
            None => (turn, None),
        };
        let hole = hole.parse().map_err(|_| refused(text))?;
        let number = (!number.is_empty()).then_some(number);
        Ok(Self::Turn(WrittenTurn {
            number,
            hole,
            captured,
        }))
    }
}

/// Says whether the text has the form of a result, such as `30-18`.
pub(super) fn is_score(text: &str) -> bool {
    let is_number = |text: &str| number::plain::<u32>(text).is_some();
    text.split_once('-')
        .is_some_and(|(south, north)| is_number(south) && is_number(north))
}

fn refused(text: &str) -> Kind {
    Kind::Word(excerpt(text))
}

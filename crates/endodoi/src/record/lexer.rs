//! The words of a record and where they stand. What they mean is not looked at here.

use super::error::{Place, ReadRecordErrorKind as Kind, Unclosed};
use super::tags::is_name;

/// A piece of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`, with the value's escapes resolved.
    Tag { name: &'a str, value: String },
    /// What stands between `{` and `}`.
    Comment(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// Anything else up to a space or bracket: a number, a move, a result.
    Word(&'a str),
}

/// A token and the place of its first character.
pub(super) type Placed<'a> = (Token<'a>, Place);

/// Cuts a text into tokens, from left to right.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    /// What has not been read yet.
    rest: &'a str,
    /// Where it begins.
    place: Place,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            rest: text.strip_prefix('\u{feff}').unwrap_or(text),
            place: Place { line: 1, column: 1 },
        }
    }

    /// The place that has been reached.
    pub(super) fn place(&self) -> Place {
        self.place
    }

    /// Reads the next token, `None` at the end of the text.
    pub(super) fn next(&mut self) -> Result<Option<Placed<'a>>, Kind> {
        self.take_while(|char| matches!(char, ' ' | '\t' | '\r' | '\n'));
        let place = self.place;
        let token = match self.rest.chars().next() {
            None => return Ok(None),
            Some('[') => self.tag()?,
            Some('{') => self.comment()?,
            Some('(') => self.single(Token::Open),
            Some(')') => self.single(Token::Close),
            Some(char) if ends_word(char) => return Err(Kind::Unexpected(char)),
            Some(_) => Token::Word(self.take_while(|char| !ends_word(char))),
        };
        Ok(Some((token, place)))
    }

    fn single(&mut self, token: Token<'a>) -> Token<'a> {
        self.skip();
        token
    }

    fn comment(&mut self) -> Result<Token<'a>, Kind> {
        self.skip();
        let text = self.take_while(|char| char != '}' && !is_wrong(char));
        match self.rest.chars().next() {
            Some('}') => {
                self.skip();
                Ok(Token::Comment(text))
            }
            Some(char) => Err(Kind::Unexpected(char)),
            None => Err(Kind::Unclosed(Unclosed::Comment)),
        }
    }

    fn tag(&mut self) -> Result<Token<'a>, Kind> {
        self.skip();
        let name = self.take_while(|char| char.is_ascii_alphanumeric() || char == '_');
        if !is_name(name) {
            return Err(Kind::TagForm);
        }
        self.take_while(|char| char == ' ');
        self.expect('"')?;
        let mut value = String::new();
        loop {
            value.push_str(
                self.take_while(|char| !matches!(char, '"' | '\\') && !char.is_control()),
            );
            match self.rest.chars().next() {
                Some('"') => break,
                Some('\\') => {
                    self.skip();
                    match self.rest.chars().next() {
                        Some(char @ ('"' | '\\')) => value.push(char),
                        _ => return Err(Kind::TagForm),
                    }
                    self.skip();
                }
                Some('\n' | '\r') | None => return Err(Kind::Unclosed(Unclosed::Tag)),
                Some(char) => return Err(Kind::Unexpected(char)),
            }
        }
        self.expect('"')?;
        self.take_while(|char| char == ' ');
        self.expect(']')?;
        Ok(Token::Tag { name, value })
    }

    fn expect(&mut self, wanted: char) -> Result<(), Kind> {
        if !self.rest.starts_with(wanted) {
            return Err(Kind::TagForm);
        }
        self.skip();
        Ok(())
    }

    /// Passes over one character.
    fn skip(&mut self) {
        let mut taken = false;
        self.take_while(|_| !std::mem::replace(&mut taken, true));
    }

    /// Passes over characters and returns them.
    fn take_while(&mut self, mut wanted: impl FnMut(char) -> bool) -> &'a str {
        let end = self.rest.find(|char| !wanted(char));
        let (taken, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest;
        for char in taken.chars() {
            if char == '\n' {
                self.place.line += 1;
                self.place.column = 1;
            } else {
                self.place.column += 1;
            }
        }
        taken
    }
}

fn ends_word(char: char) -> bool {
    char.is_whitespace() || char.is_control() || matches!(char, '[' | ']' | '{' | '}' | '(' | ')')
}

/// Control characters have no business in a record, except those that are white space.
fn is_wrong(char: char) -> bool {
    char.is_control() && !char.is_whitespace()
}

//! Comments, and the commands that may stand in them.

use std::fmt;

use thiserror::Error;

/// A comment on a turn: words, and commands such as `[%eval -1.5]` and `[%clk 0:04:30]`.
///
/// Runs of white space count as one space, because records are broken into lines.
///
/// ```
/// use endodoi::record::Comment;
///
/// let comment = Comment::new("[%eval -1.5]  gives away  f")?;
/// assert_eq!(comment.text(), "[%eval -1.5] gives away f");
/// assert_eq!(comment.command("eval"), Some("-1.5"));
/// assert_eq!(comment.command("clk"), None);
/// # Ok::<(), endodoi::record::CommentError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Comment(String);

impl Comment {
    /// Makes a comment.
    ///
    /// # Errors
    /// [`CommentError`] if the text holds a closing brace, which would end the comment early, or a
    /// control character.
    pub fn new(text: &str) -> Result<Self, CommentError> {
        let is_wrong = |char: char| char == '}' || (char.is_control() && !char.is_whitespace());
        if let Some(char) = text.chars().find(|&char| is_wrong(char)) {
            return Err(CommentError(char));
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(Self(words.join(" ")))
    }

    /// Returns the whole text, commands included.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Returns what stands behind a command, `None` if the comment does not have it. `eval` is an
    /// estimate of South's final seeds minus North's; `clk` the mover's time left, as `h:mm:ss`.
    pub fn command(&self, name: &str) -> Option<&str> {
        self.0.split("[%").skip(1).find_map(|rest| {
            let (command, _) = rest.split_once(']')?;
            let (found, value) = command.split_once(' ')?;
            (found == name).then_some(value)
        })
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{}}}", self.0)
    }
}

/// A text that cannot be a comment.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("a comment cannot hold the character {0:?}; leave it out")]
pub struct CommentError(char);

impl CommentError {
    /// Returns a name for the kind of error that never changes, for translation.
    pub fn code(&self) -> &'static str {
        "comment.character"
    }
}

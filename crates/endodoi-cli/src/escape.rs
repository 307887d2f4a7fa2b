//! Text from others, made fit to be shown to people.
//!
//! A tag or a comment may hold characters that move the cursor, change colours or turn the
//! direction of reading, and so make a terminal show what is not there. Machines get them as they
//! are, inside JSON.

use std::fmt::{self, Write as _};

/// A text that prints with every control and direction character written out, as in `\u{1b}`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Escaped<'a>(pub(crate) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|char| {
            if char.is_control() || is_invisible(char) {
                write!(f, "{}", char.escape_unicode())
            } else {
                f.write_char(char)
            }
        })
    }
}

/// Says whether the character shows nothing but changes how others are shown: marks, embeddings,
/// overrides and isolates of direction, line and paragraph separators, and the zero-width ones.
fn is_invisible(char: char) -> bool {
    matches!(
        char,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_that_deceive_are_written_out() {
        let text = "a\u{1b}[2J\u{202e}b\u{7f}\u{9b}";
        let shown = r"a\u{1b}[2J\u{202e}b\u{7f}\u{9b}";
        assert_eq!(Escaped(text).to_string(), shown);
    }

    #[test]
    fn letters_of_any_script_stay_as_they_are() {
        let text = "en gurtóto, 'n gurtót, שלום, 日本";
        assert_eq!(Escaped(text).to_string(), text);
    }
}

//! What may be typed in the line mode.

use std::path::PathBuf;

use endodoi::MoveText;
use endodoi_words::Value;

use crate::play::words::Speech;

/// When to tell who is ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Eval {
    Now,
    On,
    Off,
}

/// A line that makes sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Nothing,
    Hole(MoveText),
    Undo,
    Redo,
    Hint,
    /// Who is ahead: now, or from now on with every board or no more.
    Eval(Eval),
    Board,
    Moves,
    /// The laps of the turn so many turns back, the last being 1.
    Laps(usize),
    Score,
    Agree,
    Resign,
    Next,
    Save(PathBuf),
    Help,
    Rules,
    Quit,
}

impl Command {
    /// Reads a line.
    ///
    /// # Errors
    /// [`Nonsense`] if it makes no sense.
    pub(super) fn read(line: &str) -> Result<Self, Nonsense> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        if word.eq_ignore_ascii_case("save") {
            return match rest {
                "" => Err(Nonsense::NoFile),
                path => Ok(Self::Save(PathBuf::from(path))),
            };
        }
        if word.eq_ignore_ascii_case("laps") && !rest.is_empty() {
            let back = rest.parse().ok().filter(|back| *back > 0);
            return back.map(Self::Laps).ok_or(Nonsense::WhichTurn);
        }
        if word.eq_ignore_ascii_case("eval") {
            return match rest.to_ascii_lowercase().as_str() {
                "" => Ok(Self::Eval(Eval::Now)),
                "on" => Ok(Self::Eval(Eval::On)),
                "off" => Ok(Self::Eval(Eval::Off)),
                _ => Err(Nonsense::WhichEval),
            };
        }
        if !rest.is_empty() {
            return Err(Nonsense::TooMuch(shortened(rest)));
        }
        if let Ok(hole) = word.parse() {
            return Ok(Self::Hole(hole));
        }
        Ok(match word.to_ascii_lowercase().as_str() {
            "" => Self::Nothing,
            "undo" | "u" => Self::Undo,
            "redo" | "r" => Self::Redo,
            "hint" => Self::Hint,
            "board" => Self::Board,
            "moves" => Self::Moves,
            "laps" => Self::Laps(1),
            "rules" => Self::Rules,
            "score" => Self::Score,
            "agree" => Self::Agree,
            "resign" => Self::Resign,
            "next" | "n" => Self::Next,
            "help" | "?" => Self::Help,
            "quit" | "q" | "exit" => Self::Quit,
            _ => return Err(Nonsense::Unknown(shortened(word))),
        })
    }
}

/// Why a line makes no sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Nonsense {
    /// `save` without a file.
    NoFile,
    /// `laps` with something that is no number of turns.
    WhichTurn,
    /// `eval` with something else than on or off.
    WhichEval,
    /// This stands behind a command that stands alone.
    TooMuch(String),
    /// This is no command.
    Unknown(String),
}

impl Nonsense {
    pub(super) fn told(&self, speech: Speech) -> String {
        let about =
            |id, text: &String| speech.say_with(id, &[("text", Value::from(text.as_str()))]);
        match self {
            Self::NoFile => speech.say("line-name-a-file"),
            Self::WhichTurn => speech.say("line-which-turn"),
            Self::WhichEval => speech.say("line-eval"),
            Self::TooMuch(text) => about("line-too-much", text),
            Self::Unknown(text) => about("line-no-command", text),
        }
    }
}

/// The beginning of what was typed, with control characters and quotation marks written out.
fn shortened(text: &str) -> String {
    let text: String = text.chars().take(40).collect();
    text.escape_debug().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hole_is_read_before_a_command() {
        let hole = |text: &str| Ok(Command::Hole(text.parse().unwrap()));
        assert_eq!(Command::read("b"), hole("b"));
        assert_eq!(Command::read("12"), hole("12"));
        assert_eq!(Command::read("u"), Ok(Command::Undo));
    }

    #[test]
    fn nonsense_is_told_so() {
        let told = |line: &str| {
            let nonsense = Command::read(line).unwrap_err();
            nonsense.told(Speech::new(endodoi_words::Language::En))
        };
        assert_eq!(told("save"), "Name a file: save FILE.");
        assert_eq!(
            told("laps x"),
            "Say how many turns back: laps 1 is the last."
        );
        assert_eq!(told("eval x"), "Type eval, eval on or eval off.");
        assert!(told("B C").contains("\"C\" is too much"));
        assert!(told("\0").starts_with("\"\\0\" is no hole"));
        assert!(told(&"x".repeat(9000)).len() < 100);
    }

    #[test]
    fn a_file_name_may_hold_spaces() {
        assert_eq!(
            Command::read("save my games.edr"),
            Ok(Command::Save("my games.edr".into()))
        );
    }
}

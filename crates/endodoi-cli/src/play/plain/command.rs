//! What may be typed in the line mode.

use std::path::PathBuf;

use endodoi::MoveText;

/// All commands, in words.
pub(super) const HELP: &str = "\
A hole's letter or number plays it: B, b or 2. Numbers count from that player's own left.
undo, redo    take a turn back; do it again
hint          what the computer would play, and why
eval          who is ahead; eval on tells it with every board, eval off does not
board         the seeds in every hole
moves         what every hole would do
laps, laps 2  the last turn lap by lap; the one before it
rules         the rules in words
score         where the match stands
agree         end the game by agreement; the seeds left are shared
resign        give the game up
next          the next game, when this one is over
save FILE     write the match to a record file
quit          leave; an unfinished game can be kept";

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
    /// A sentence if it makes no sense.
    pub(super) fn read(line: &str) -> Result<Self, String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        if word.eq_ignore_ascii_case("save") {
            return match rest {
                "" => Err("Name a file: save FILE.".to_owned()),
                path => Ok(Self::Save(PathBuf::from(path))),
            };
        }
        if word.eq_ignore_ascii_case("laps") && !rest.is_empty() {
            let back = rest.parse().ok().filter(|back| *back > 0);
            return back
                .map(Self::Laps)
                .ok_or_else(|| "Say how many turns back: laps 1 is the last.".to_owned());
        }
        if word.eq_ignore_ascii_case("eval") {
            return match rest.to_ascii_lowercase().as_str() {
                "" => Ok(Self::Eval(Eval::Now)),
                "on" => Ok(Self::Eval(Eval::On)),
                "off" => Ok(Self::Eval(Eval::Off)),
                _ => Err("Type eval, eval on or eval off.".to_owned()),
            };
        }
        if !rest.is_empty() {
            return Err(format!(
                "Type one command a line; {:?} is too much.",
                shortened(rest)
            ));
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
            _ => {
                let word = shortened(word);
                return Err(format!("{word:?} is no hole and no command; type help."));
            }
        })
    }
}

fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
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
        assert_eq!(
            Command::read("save"),
            Err("Name a file: save FILE.".to_owned())
        );
        assert!(
            Command::read("B C")
                .unwrap_err()
                .contains("\"C\" is too much")
        );
        assert!(Command::read(&"x".repeat(9000)).unwrap_err().len() < 100);
    }

    #[test]
    fn a_file_name_may_hold_spaces() {
        assert_eq!(
            Command::read("save my games.edr"),
            Ok(Command::Save("my games.edr".into()))
        );
    }
}

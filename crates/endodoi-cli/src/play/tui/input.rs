//! Keys to actions. What an action does is not known here.

use endodoi::{MoveText, Width};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// What a person may want.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    /// Play the hole of this name.
    Hole(MoveText),
    /// Move the cursor along the row, to the left or right of the screen.
    Left,
    Right,
    /// Scroll what is shown over the board.
    Up,
    Down,
    /// Play the hole under the cursor.
    Enter,
    Undo,
    Redo,
    Flip,
    Hint,
    /// Show or hide who is ahead.
    Bar,
    Save,
    NextGame,
    Help,
    Moves,
    Laps,
    Agree,
    Resign,
    Faster,
    Slower,
    Quit,
    /// Leave at once.
    Interrupt,
    Escape,
    /// Show the last turn again.
    Replay,
    /// Anything else: skips an animation, closes a page.
    Other,
    /// A character that means nothing.
    Unknown(char),
}

/// Finds out what a key means on a board of some width.
///
/// A small letter that is a command stays one even if a hole has that letter too: `f` flips, and
/// hole `F` is played by the capital or its number. A slip then turns the board and plays nothing.
pub(crate) fn action(key: KeyEvent, width: Width) -> Action {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c') => Action::Interrupt,
            _ => Action::Other,
        };
    }
    match key.code {
        KeyCode::Left => Action::Left,
        KeyCode::Right => Action::Right,
        KeyCode::Up => Action::Up,
        KeyCode::Down => Action::Down,
        KeyCode::Enter => Action::Enter,
        KeyCode::Esc => Action::Escape,
        KeyCode::Char(char) => character(char, width),
        _ => Action::Other,
    }
}

fn character(char: char, width: Width) -> Action {
    match char {
        ' ' => Action::Enter,
        'u' => Action::Undo,
        'r' => Action::Redo,
        'f' => Action::Flip,
        'h' => Action::Hint,
        'v' => Action::Bar,
        's' => Action::Save,
        'n' => Action::NextGame,
        'm' => Action::Moves,
        't' => Action::Laps,
        'p' => Action::Replay,
        'x' => Action::Resign,
        '=' => Action::Agree,
        '+' => Action::Faster,
        '-' => Action::Slower,
        '?' => Action::Help,
        'q' => Action::Quit,
        _ => hole(char, width).map_or(Action::Unknown(char), Action::Hole),
    }
}

/// What a person may answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    Yes,
    No,
    Delete,
    Cancel,
}

/// Finds out what a key answers to a question.
pub(crate) fn answer(key: KeyEvent) -> Option<Answer> {
    match key.code {
        KeyCode::Char('y' | 'Y') => Some(Answer::Yes),
        KeyCode::Char('n' | 'N') => Some(Answer::No),
        KeyCode::Char('D') => Some(Answer::Delete),
        KeyCode::Esc => Some(Answer::Cancel),
        _ => None,
    }
}

/// The hole that a character names: a letter, or a digit with 0 for the tenth.
fn hole(char: char, width: Width) -> Option<MoveText> {
    let written = match char {
        '0' if width.holes_per_row() >= 10 => "10".parse(),
        _ => char.to_string().parse(),
    };
    written.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(char: char) -> Action {
        let key = KeyEvent::new(KeyCode::Char(char), KeyModifiers::NONE);
        action(key, Width::new(10).unwrap())
    }

    fn hole_named(text: &str) -> Action {
        Action::Hole(text.parse().unwrap())
    }

    #[test]
    fn letters_and_digits_play() {
        assert_eq!(typed('a'), hole_named("a"));
        assert_eq!(typed('E'), hole_named("E"));
        assert_eq!(typed('3'), hole_named("3"));
        assert_eq!(typed('0'), hole_named("10"));
    }

    #[test]
    fn a_small_letter_that_is_a_command_never_plays() {
        assert_eq!(typed('f'), Action::Flip);
        assert_eq!(typed('h'), Action::Hint);
        assert_eq!(typed('F'), hole_named("F"));
        assert_eq!(typed('H'), hole_named("H"));
    }

    #[test]
    fn control_c_leaves() {
        let key = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert_eq!(action(key, Width::SIX), Action::Interrupt);
    }
}

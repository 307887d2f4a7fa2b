//! Characters and colours. Nothing is told by colour alone, so that it can be left out.

use ratatui::style::{Color, Modifier, Style};

/// What may be chosen now, or was said last.
pub(crate) const CHOOSABLE: Style = Style::new().add_modifier(Modifier::BOLD);

/// What cannot be chosen.
pub(crate) const QUIET: Style = Style::new().add_modifier(Modifier::DIM);

/// The hole under the cursor, or the one that is sown into.
pub(crate) const MARKED: Style =
    Style::new().add_modifier(Modifier::BOLD.union(Modifier::REVERSED));

/// What the screen may be drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Alphabet {
    /// Lines, dots and the sign of infinity.
    Unicode,
    /// ASCII only.
    Ascii,
}

/// The looks of everything on the screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Theme {
    pub(crate) alphabet: Alphabet,
    has_colour: bool,
}

impl Theme {
    /// The looks for an alphabet, in colour unless `NO_COLOR` is set to something.
    pub(crate) fn new(alphabet: Alphabet, no_color: Option<&str>) -> Self {
        Self {
            alphabet,
            has_colour: no_color.is_none_or(str::is_empty),
        }
    }

    fn sign(self, unicode: &'static str, ascii: &'static str) -> &'static str {
        match self.alphabet {
            Alphabet::Unicode => unicode,
            Alphabet::Ascii => ascii,
        }
    }

    /// One seed.
    pub(crate) fn seed(self) -> &'static str {
        self.sign("•", "o")
    }

    /// One tally pin.
    pub(crate) fn pin(self) -> &'static str {
        self.sign("┃", "|")
    }

    /// Stands behind the letter of a hole whose turn never ends.
    pub(crate) fn endless(self) -> &'static str {
        self.sign("∞", "!")
    }

    /// Stands before the player to move.
    pub(crate) fn to_move(self) -> &'static str {
        self.sign("▶", ">")
    }

    /// Stands between the hole of a lap and the hole it ends in.
    pub(crate) fn arrow(self) -> &'static str {
        self.sign("→", ">")
    }

    /// Stands behind what is not known yet.
    pub(crate) fn dots(self) -> &'static str {
        self.sign("…", "...")
    }

    /// Both parts of the bar that shows who is ahead, and its middle.
    pub(crate) fn bar(self) -> (&'static str, &'static str, &'static str) {
        match self.alphabet {
            Alphabet::Unicode => ("█", "░", "│"),
            Alphabet::Ascii => ("#", ".", "|"),
        }
    }

    /// A horizontal and a vertical line, and the crossings of the board from left to right: of its
    /// upper, middle and lower line.
    pub(crate) fn lines(self) -> (&'static str, &'static str, [[&'static str; 3]; 3]) {
        match self.alphabet {
            Alphabet::Unicode => (
                "─",
                "│",
                [["╭", "┬", "╮"], ["├", "┼", "┤"], ["╰", "┴", "╯"]],
            ),
            Alphabet::Ascii => ("-", "|", [["+", "+", "+"]; 3]),
        }
    }

    /// The wood of the board.
    pub(crate) fn wood(self) -> Style {
        self.coloured(Color::Indexed(137))
    }

    /// Seeds.
    pub(crate) fn seeds(self) -> Style {
        self.coloured(Color::Indexed(136))
    }

    fn coloured(self, colour: Color) -> Style {
        if self.has_colour {
            Style::new().fg(colour)
        } else {
            Style::new()
        }
    }
}

//! The files of messages, as parts of the program.
//!
//! They are listed by hand, for no build step is needed so; a test holds the list against the folder. Where a file has
//! not been translated yet, its line names fewer languages.

use crate::Language;

/// A file of messages, in every language it is there in.
#[derive(Clone, Copy, Debug)]
pub struct File {
    name: &'static str,
    texts: &'static [(Language, &'static str)],
}

impl File {
    /// Returns the name without its ending: `game`.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Returns the Fluent text in a language, `None` if it is not translated yet.
    pub fn text(&self, language: Language) -> Option<&'static str> {
        let text = self.texts.iter().find(|(of, _)| *of == language);
        text.map(|(_, text)| *text)
    }
}

/// Returns all files.
///
/// ```
/// use endodoi_words::{Language, files};
///
/// assert!(files().iter().all(|file| file.text(Language::En).is_some()));
/// ```
pub const fn files() -> &'static [File] {
    FILES
}

/// `"game": En Lv;` is the line of `locales/en/game.ftl` and `locales/lv/game.ftl`.
macro_rules! list {
    ($($name:literal: $($language:ident)+;)+) => {
        &[$(File {
            name: $name,
            texts: &[$((Language::$language, list!(@text $language $name))),+],
        }),+]
    };
    (@text En $name:literal) => { include_str!(concat!("../locales/en/", $name, ".ftl")) };
    (@text Lv $name:literal) => { include_str!(concat!("../locales/lv/", $name, ".ftl")) };
    (@text Es $name:literal) => { include_str!(concat!("../locales/es/", $name, ".ftl")) };
    (@text Sw $name:literal) => { include_str!(concat!("../locales/sw/", $name, ".ftl")) };
    (@text De $name:literal) => { include_str!(concat!("../locales/de/", $name, ".ftl")) };
}

const FILES: &[File] = list! {
    "site": En Lv Es Sw De;
    "board": En Lv Es Sw De;
    "play": En Lv Es Sw De;
    "network": En Lv Es Sw De;
    "game": En Lv Es Sw De;
    "terminal": En Lv Es Sw De;
    "worth": En Lv Es Sw De;
    "analyze": En Lv Es Sw De;
    "puzzles": En Lv Es Sw De;
    "learn": En Lv Es Sw De;
    "rulebook": En Lv Es Sw De;
    "about": En Lv Es Sw De;
    "print": En Lv Es Sw De;
    "api": En Lv Es Sw De;
};

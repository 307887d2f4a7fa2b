//! The languages there are, and which of them a person wants.
//!
//! A person says so in a browser's `Accept-Language`, in a variable such as `LANG`, or with a flag. Only the language
//! itself is looked at: no region has words of its own here.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;
use unic_langid::LanguageIdentifier;

/// A language that En Dodoi is told in.
///
/// ```
/// use endodoi_words::Language;
///
/// let latvian: Language = "lv".parse()?;
/// assert_eq!(latvian.own_name(), "Latviešu");
/// assert!("tlh".parse::<Language>().is_err());
/// # Ok::<(), endodoi_words::UnknownLanguage>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, which every other language falls back on.
    #[default]
    En,
    /// Latvian.
    Lv,
    /// Spanish.
    Es,
    /// Swahili.
    Sw,
    /// German.
    De,
}

/// A text that names no language there is.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("there is no language {0:?}; choose en, lv, es, sw or de")]
pub struct UnknownLanguage(String);

impl Language {
    /// All languages, English first.
    pub const ALL: [Self; 5] = [Self::En, Self::Lv, Self::Es, Self::Sw, Self::De];

    /// Returns the code of ISO 639-1: `lv`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Lv => "lv",
            Self::Es => "es",
            Self::Sw => "sw",
            Self::De => "de",
        }
    }

    /// Returns the name that the language has for itself, with a capital, as in a list to choose from.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Lv => "Latviešu",
            Self::Es => "Español",
            Self::Sw => "Kiswahili",
            Self::De => "Deutsch",
        }
    }

    /// Returns the language of a code, in either case; `None` if there is none.
    ///
    /// ```
    /// use endodoi_words::Language;
    ///
    /// assert_eq!(Language::from_code("sw"), Some(Language::Sw));
    /// assert_eq!(Language::from_code("sw-KE"), None);
    /// ```
    pub fn from_code(code: &str) -> Option<Self> {
        let is_meant = |language: &Self| language.code().eq_ignore_ascii_case(code);
        Self::ALL.into_iter().find(is_meant)
    }

    /// Returns the best language for a wish such as `lv-LV, de;q=0.8` of a browser, or `lv_LV.UTF-8` of a system;
    /// English if there is none for it.
    ///
    /// Weights count; of languages with the same weight the first is taken.
    ///
    /// ```
    /// use endodoi_words::Language;
    ///
    /// assert_eq!(Language::negotiate("fr, sw;q=0.4, de-AT;q=0.7"), Language::De);
    /// assert_eq!(Language::negotiate("es_MX.UTF-8"), Language::Es);
    /// assert_eq!(Language::negotiate("C"), Language::En);
    /// ```
    pub fn negotiate(wish: &str) -> Self {
        let mut best = (Self::En, 0.0);
        for part in wish.split(',') {
            let (tag, weight) = weighed(part);
            if let Some(language) = spoken(tag)
                && weight > best.1
            {
                best = (language, weight);
            }
        }
        best.0
    }

    /// The language as Fluent's bundles and their plural rules know it.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

/// A wish and its weight, 1 if none is told; a weight that makes no sense counts as none.
fn weighed(part: &str) -> (&str, f32) {
    let (tag, parameters) = part.split_once(';').unwrap_or((part, "q=1"));
    let weight = parameters.trim().strip_prefix("q=");
    let weight = weight.and_then(|weight| weight.trim().parse().ok());
    let weight = weight.filter(|weight| (0.0..=1.0).contains(weight));
    (tag, weight.unwrap_or(0.0))
}

/// The language that a tag such as `lv`, `lv-LV` or `lv_LV.UTF-8` begins with, if it is one of ours.
fn spoken(tag: &str) -> Option<Language> {
    let code = tag.trim().split(['-', '_', '.', '@']).next();
    code.and_then(Language::from_code)
}

/// The code.
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Reads a code, in either case.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, Self::Err> {
        Self::from_code(code).ok_or_else(|| UnknownLanguage(code.chars().take(20).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_back_as_its_language() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
            assert_eq!(language.identifier().to_string(), language.code());
        }
    }

    #[test]
    fn what_is_no_code_is_refused_with_the_codes_there_are() {
        for text in ["", "english", "lv-LV", "l", &"x".repeat(9000)] {
            let error = text.parse::<Language>().unwrap_err().to_string();
            assert!(
                error.ends_with("choose en, lv, es, sw or de"),
                "{text}: {error}"
            );
            assert!(error.len() < 90, "{error}");
        }
    }

    #[test]
    fn a_wish_is_met_by_weight_then_by_order() {
        for (wish, met) in [
            ("lv", Language::Lv),
            ("LV-lv", Language::Lv),
            ("lv, de", Language::Lv),
            ("en;q=0.8, de;q=0.9", Language::De),
            ("de ; q=0.9 , es", Language::Es),
            ("fr, tlh;q=0.9, sw;q=0.1", Language::Sw),
            ("lv;q=0, de;q=0.001", Language::De),
            ("sw_KE", Language::Sw),
            ("de_DE@euro", Language::De),
        ] {
            assert_eq!(Language::negotiate(wish), met, "{wish}");
        }
    }

    #[test]
    fn a_wish_that_cannot_be_met_is_met_in_english() {
        for wish in [
            "",
            "*",
            "C",
            "C.UTF-8",
            "POSIX",
            "lvs",
            "lv;q=0",
            "lv;q=nan",
            "lv;q=2",
            "lv;level=1",
            ",;,=",
        ] {
            assert_eq!(Language::negotiate(wish), Language::En, "{wish}");
        }
    }
}

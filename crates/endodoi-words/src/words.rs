//! One message at a time, for terminal and server.
//!
//! The bundle of a language is made when it is first needed, once in a program. It holds English below the language, as
//! what the page gets does; so what a language lacks is said in English. What English lacks shows its own name, and
//! nothing panics.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::{Language, files, number};

type Bundle = FluentBundle<FluentResource>;

/// What stands in a message's place: a text as it is, or a number, written and counted as the language does.
#[derive(Clone, Debug, PartialEq)]
pub enum Value<'a> {
    /// A text, such as the name of a hole or a person.
    Text(Cow<'a, str>),
    /// A number; plural forms follow it, if it is whole: Fluent's rules of Latvian take 0.5 for none.
    Number(f64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

macro_rules! from_numbers {
    ($($number:ty)+) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        }
    )+};
}

from_numbers!(u8 u16 u32 i16 i32 f64);

/// Counts over four billion are told as that many.
impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        u32::try_from(number).unwrap_or(u32::MAX).into()
    }
}

/// The words of a language.
///
/// ```
/// use endodoi_words::{Language, Words};
///
/// let words = Words::of(Language::De);
/// assert_eq!(words.say("menu-rules"), "Regeln");
/// assert_eq!(words.say_with("error-too-many", &[("seconds", 1.into())]),
///     "Das waren viele Anfragen auf einmal. Bitte in 1 Sekunde noch einmal versuchen.");
/// ```
#[derive(Clone, Copy)]
pub struct Words {
    language: Language,
    bundle: &'static Bundle,
}

impl Words {
    /// Returns the words of a language.
    pub fn of(language: Language) -> Self {
        Self {
            language,
            bundle: bundle(language),
        }
    }

    /// Returns the language.
    pub const fn language(self) -> Language {
        self.language
    }

    /// Says a message in which nothing is to be filled in.
    pub fn say(self, id: &str) -> String {
        self.say_with(id, &[])
    }

    /// Says a message with values filled in by their names. A value that the message needs and is not given shows as
    /// `{$name}`.
    pub fn say_with(self, id: &str, values: &[(&str, Value)]) -> String {
        said(self.bundle, id, &arguments(values)).unwrap_or_else(|| id.to_owned())
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

fn arguments<'a>(values: &'a [(&'a str, Value<'a>)]) -> FluentArgs<'a> {
    let values = values.iter().map(|(name, value)| {
        let value = match value {
            Value::Text(text) => FluentValue::from(&**text),
            Value::Number(number) => FluentValue::from(*number),
        };
        (*name, value)
    });
    values.collect()
}

fn said(bundle: &Bundle, id: &str, values: &FluentArgs) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(values), &mut errors);
    Some(text.into_owned())
}

fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    BUNDLES[language as usize].get_or_init(|| fresh_bundle(language))
}

fn fresh_bundle(language: Language) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![language.identifier()]);
    // The marks that isolate directions would stand in terminals and golden files; no language here needs them.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(number::formatter(language)));
    // Both can only fail if a name is taken, and nothing is in the bundle yet.
    let _ = bundle.add_builtins();
    for language in [Language::En, language] {
        for text in files().iter().filter_map(|file| file.text(language)) {
            // Of a file with a mistake the rest is used; the tests find the mistake.
            let resource = FluentResource::try_new(text.to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(resource, _)| resource));
        }
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_has_the_bundle_at_its_place() {
        for (place, language) in Language::ALL.into_iter().enumerate() {
            assert_eq!(language as usize, place);
            assert_eq!(bundle(language).locales[0].to_string(), language.code());
        }
    }

    #[test]
    fn a_message_that_is_nowhere_shows_its_name() {
        assert_eq!(
            Words::of(Language::Sw).say("no-such-message"),
            "no-such-message"
        );
    }

    #[test]
    fn a_value_that_is_not_given_shows_its_name() {
        let said = Words::of(Language::En).say_with("error-too-many", &[]);
        assert!(said.contains("{$seconds}"), "{said}");
    }

    #[test]
    fn values_are_filled_in_as_they_are() {
        let said = said_of(
            "greeting = Hello, { $name }\n",
            &[("name", "{ $a }<b>".into())],
        );
        assert_eq!(said, "Hello, { $a }<b>");
    }

    #[test]
    fn digits_after_the_point_are_as_many_as_the_message_wants() {
        let text = "greeting = { NUMBER($seeds, minimumFractionDigits: 1) }\n";
        assert_eq!(said_of(text, &[("seeds", 3.into())]), "3.0");
        assert_eq!(said_of(text, &[("seeds", 3.2.into())]), "3.2");
    }

    fn said_of(text: &str, values: &[(&str, Value)]) -> String {
        let mut bundle = fresh_bundle(Language::En);
        let resource = FluentResource::try_new(text.to_owned()).unwrap();
        bundle.add_resource_overriding(resource);
        said(&bundle, "greeting", &arguments(values)).unwrap()
    }
}

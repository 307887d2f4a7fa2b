//! Messages for the page: Fluent files turned into JSON that a hundred lines of script can say.
//!
//! The page gets `{"language":"lv","messages":{id: pattern, …}}`. A *pattern* is a text, or a list of parts:
//!
//! | part | what it stands for |
//! |---|---|
//! | `"text"` | itself |
//! | `{"v":"name"}` | the value of that name; a number as the language writes it |
//! | `{"v":"name","f":1}` | the value as a number with so many digits after the point |
//! | `{"m":"id"}` | another message of the same files |
//! | `{"s":{"v":"name"},"c":[["0",pattern],["one",pattern],["other",pattern]],"d":2}` | the first case whose key is the value of `s`, or for a number its plural category; the case with index `d` if there is none |
//!
//! That is all of Fluent that the files may use: no terms, no attributes, no function but `NUMBER` with
//! `minimumFractionDigits`. What a language lacks comes in English.

use std::sync::OnceLock;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant,
    VariantKey,
};
use fluent_syntax::parser;
use serde_json::{Map, Value as Json, json};

use crate::{File, Language, files};

/// Returns the messages of some files in a language as JSON, whose shape the head of `page.rs` tells; `None` if there
/// is no such file, or one is named twice: nobody needs that, and so no request is longer than all files.
///
/// ```
/// use endodoi_words::{Language, page_words};
///
/// let words = page_words(Language::Es, &["site"]).unwrap();
/// assert!(words.starts_with(r#"{"language":"es","messages":{"#));
/// assert_eq!(page_words(Language::Es, &["nowhere"]), None);
/// ```
pub fn page_words(language: Language, names: &[&str]) -> Option<String> {
    let mut messages = Map::new();
    for (place, name) in names.iter().enumerate() {
        let file = files().iter().position(|file| file.name() == *name)?;
        if names[..place].contains(name) {
            return None;
        }
        messages.extend(compiled_files(language)[file].clone());
    }
    Some(json!({ "language": language.code(), "messages": messages }).to_string())
}

/// The messages of every file in a language, in the order of the files: made when they are first needed, once in a
/// program.
fn compiled_files(language: Language) -> &'static [Map<String, Json>] {
    static COMPILED: [OnceLock<Vec<Map<String, Json>>>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    COMPILED[language as usize].get_or_init(|| {
        let file = |file: &File| {
            // English lies below what the language has.
            let texts = [Language::En, language].map(|language| file.text(language));
            let messages = texts.into_iter().flatten().flat_map(compiled);
            // What the page cannot say is left out, and so is English where it can; the tests find it.
            let sayable = messages.filter_map(|(id, pattern)| Some((id, pattern.ok()?)));
            sayable.collect()
        };
        files().iter().map(file).collect()
    })
}

/// All messages of a text by their ids, each as JSON or with what the page cannot say.
fn compiled(text: &str) -> Vec<(String, Result<Json, String>)> {
    let resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    let entries = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => {
            let value = message.value.filter(|_| message.attributes.is_empty());
            let value = value.ok_or_else(|| "an attribute".to_owned());
            let pattern = value.and_then(|value| pattern(&value));
            Some((message.id.name.to_owned(), pattern))
        }
        Entry::Term(term) => Some((term.id.name.to_owned(), Err("a term".to_owned()))),
        Entry::Junk { content } => Some((content.to_owned(), Err("no message".to_owned()))),
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => None,
    });
    entries.collect()
}

/// The JSON of a pattern, or what the page cannot say.
fn pattern(pattern: &Pattern<&str>) -> Result<Json, String> {
    let parts: Vec<Json> = (pattern.elements.iter())
        .map(part)
        .collect::<Result<_, _>>()?;
    // A text alone stands for itself; so does a list of texts, as of lines, joined.
    let texts: Option<String> = parts.iter().map(Json::as_str).collect();
    Ok(texts.map_or(Json::Array(parts), Json::String))
}

fn part(element: &PatternElement<&str>) -> Result<Json, String> {
    match element {
        PatternElement::TextElement { value } => Ok(json!(value)),
        PatternElement::Placeable { expression } => match expression {
            Expression::Inline(inline) => inline_part(inline),
            Expression::Select { selector, variants } => select(selector, variants),
        },
    }
}

fn inline_part(inline: &InlineExpression<&str>) -> Result<Json, String> {
    match inline {
        InlineExpression::StringLiteral { value } => {
            let mut text = String::new();
            fluent_syntax::unicode::unescape_unicode(&mut text, value)
                .map_err(|_| format!("the text {value:?}"))?;
            Ok(json!(text))
        }
        InlineExpression::MessageReference {
            id,
            attribute: None,
        } => Ok(json!({ "m": id.name })),
        InlineExpression::VariableReference { id } => Ok(json!({ "v": id.name })),
        InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
            number(arguments).ok_or_else(|| "NUMBER of something else".to_owned())
        }
        other => Err(format!("{other:?}")),
    }
}

/// `NUMBER($name, minimumFractionDigits: 1)`.
fn number(arguments: &CallArguments<&str>) -> Option<Json> {
    let [InlineExpression::VariableReference { id }] = &*arguments.positional else {
        return None;
    };
    let [digits] = &*arguments.named else {
        return None;
    };
    let InlineExpression::NumberLiteral { value } = &digits.value else {
        return None;
    };
    let count: u8 = value.parse().ok()?;
    (digits.name.name == "minimumFractionDigits").then(|| json!({ "v": id.name, "f": count }))
}

fn select(selector: &InlineExpression<&str>, variants: &[Variant<&str>]) -> Result<Json, String> {
    let selector = inline_part(selector)?;
    let cases: Vec<Json> = (variants.iter())
        .map(|variant| {
            let key = match &variant.key {
                VariantKey::Identifier { name } => name,
                VariantKey::NumberLiteral { value } => value,
            };
            Ok(json!([key, pattern(&variant.value)?]))
        })
        .collect::<Result<_, String>>()?;
    let default = variants.iter().position(|variant| variant.default);
    Ok(json!({ "s": selector, "c": cases, "d": default }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(text: &str) -> Result<Json, String> {
        let mut messages = compiled(text);
        assert_eq!(messages.len(), 1, "{text}");
        messages.remove(0).1
    }

    #[test]
    fn a_plain_message_is_a_plain_text() {
        assert_eq!(only("a = One line\n"), Ok(json!("One line")));
        assert_eq!(only("a =\n    Two\n    lines\n"), Ok(json!("Two\nlines")));
        assert_eq!(
            only("a = { \"\" } x{ \"\\u00A0\" }y\n"),
            Ok(json!(" x\u{a0}y"))
        );
    }

    #[test]
    fn parts_are_told_apart() {
        assert_eq!(
            only("a = { $hole } of { b }: { NUMBER($n, minimumFractionDigits: 1) }\n"),
            Ok(json!([{"v": "hole"}, " of ", {"m": "b"}, ": ", {"v": "n", "f": 1}]))
        );
    }

    #[test]
    fn cases_keep_their_order_and_their_default() {
        let text = "a = { $n ->\n    [0] none\n   *[other] { $n }\n    [one] one\n}\n";
        assert_eq!(
            only(text),
            Ok(json!([{
                "s": {"v": "n"},
                "c": [["0", "none"], ["other", [{"v": "n"}]], ["one", "one"]],
                "d": 1
            }]))
        );
    }

    #[test]
    fn what_the_page_cannot_say_is_refused() {
        for text in [
            "a = { -term }\n",
            "a = { b.attribute }\n",
            "a = { DATETIME($d) }\n",
            "a = { NUMBER($n) }\n",
            "a = { NUMBER($n, maximumFractionDigits: 1) }\n",
            "a = One\n    .attribute = two\n",
            "-term = One\n",
            "no message\n",
        ] {
            assert!(only(text).is_err(), "{text}");
        }
    }

    #[test]
    fn the_page_can_say_every_message() {
        for file in files() {
            for language in Language::ALL {
                for (id, pattern) in compiled(file.text(language).unwrap_or_default()) {
                    assert!(
                        pattern.is_ok(),
                        "{language}/{}.ftl, {id}: {pattern:?}",
                        file.name()
                    );
                }
            }
        }
    }

    #[test]
    fn of_several_files_one_that_is_not_there_is_enough_to_refuse() {
        assert_eq!(page_words(Language::En, &["site", "../site"]), None);
        assert_eq!(page_words(Language::En, &[""]), None);
    }

    #[test]
    fn a_file_named_twice_is_refused_and_all_files_at_once_are_not() {
        assert_eq!(page_words(Language::En, &["site", "board", "site"]), None);
        let all: Vec<&str> = files().iter().map(File::name).collect();
        assert!(page_words(Language::Lv, &all).is_some());
    }

    #[test]
    fn a_file_is_compiled_once() {
        let (first, again) = (compiled_files(Language::De), compiled_files(Language::De));
        assert!(std::ptr::eq(first, again));
    }
}

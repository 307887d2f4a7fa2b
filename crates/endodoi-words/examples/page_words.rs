//! What the page's formatter is tested with: the words of every language as the page gets them, and what each message
//! says with sample values by Fluent's own bundles.
//!
//! `cargo run -p endodoi-words --example page_words` prints one JSON text, a list of
//! `{"page": …, "said": [{"id", "values", "text"}, …]}`, one for each language.

use std::collections::BTreeMap;

use endodoi_words::{Language, Value, Words, files, page_words};
use serde_json::{Map, Value as Json, json};

/// Whole numbers in which the languages differ: in plural form, in signs, or in neither.
const NUMBERS: [f64; 13] = [
    0.0,
    1.0,
    2.0,
    3.0,
    10.0,
    11.0,
    21.0,
    100.0,
    101.0,
    4429.0,
    10_000.0,
    1_000_000.0,
    -5.0,
];
/// Fractions, for values that are written with digits after the point and chosen by nowhere.
const FRACTIONS: [f64; 5] = [0.5, 3.3, 12.25, -0.1, 1234.5];
/// Texts that some message chooses by, and one that none knows.
const TEXTS: [&str; 6] = [
    "south",
    "no-legal-move",
    "repetition",
    "off",
    "slow",
    "<b>{ $x }</b>",
];

fn main() {
    let languages: Vec<Json> = Language::ALL.into_iter().map(of_language).collect();
    println!("{}", Json::Array(languages));
}

fn of_language(language: Language) -> Json {
    let names: Vec<&str> = files().iter().map(endodoi_words::File::name).collect();
    let page = page_words(language, &names).expect("these are the names of files");
    let page: Json = serde_json::from_str(&page).expect("it was written as JSON");
    let words = Words::of(language);
    let mut said = Vec::new();
    if let Some(messages) = page["messages"].as_object() {
        for (id, pattern) in messages {
            for values in samples(&names_in(messages, pattern)) {
                said.push(one(words, id, &values));
            }
        }
    }
    json!({ "page": page, "said": said })
}

fn one(words: Words, id: &str, values: &[(&str, Value)]) -> Json {
    let told = values.iter().map(|(name, value)| {
        let value = match value {
            Value::Text(text) => json!(text),
            Value::Number(number) => json!(number),
        };
        ((*name).to_owned(), value)
    });
    let told: Map<String, Json> = told.collect();
    json!({ "id": id, "values": told, "text": words.say_with(id, values) })
}

/// Values for these names: a number or a text for all of them, and a number for each with both sides. A name with
/// `true` is written with so many digits, and takes numbers alone.
fn samples(names: &BTreeMap<&str, bool>) -> Vec<Vec<(&'static str, Value<'static>)>> {
    if names.is_empty() {
        return vec![Vec::new()];
    }
    let names: Vec<(&'static str, bool)> = (names.iter())
        .map(|(name, is_number)| (&*(*name).to_owned().leak(), *is_number))
        .collect();
    let all = |text: &'static str, number: f64| -> Vec<(&str, Value)> {
        let value = |(name, is_number)| match (name, is_number) {
            ("side", _) if text == "north" => (name, text.into()),
            (_, false) if text != "north" => (name, text.into()),
            _ => (name, number.into()),
        };
        names.iter().copied().map(value).collect()
    };
    let texts = TEXTS
        .iter()
        .flat_map(|text| FRACTIONS.map(|number| all(text, number)));
    let numbers = NUMBERS.iter().map(|number| all("north", *number));
    texts.chain(numbers).collect()
}

/// The names of values in a pattern, and in the messages it uses; with `true` where digits are asked for.
fn names_in<'a>(messages: &'a Map<String, Json>, pattern: &'a Json) -> BTreeMap<&'a str, bool> {
    let parts: Vec<&Json> = match pattern {
        Json::Array(parts) => parts.iter().collect(),
        Json::Object(part) => {
            if let Some(name) = part.get("v").and_then(Json::as_str) {
                return BTreeMap::from([(name, part.contains_key("f"))]);
            }
            match part.get("m").and_then(Json::as_str) {
                Some(id) => vec![&messages[id]],
                None => part.values().collect(),
            }
        }
        _ => Vec::new(),
    };
    let mut names = BTreeMap::new();
    for part in parts {
        for (name, is_number) in names_in(messages, part) {
            *names.entry(name).or_default() |= is_number;
        }
    }
    names
}

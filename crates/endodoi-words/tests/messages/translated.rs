//! Every language says what English says.

use std::collections::BTreeSet;

use endodoi_words::{Language, files};

use crate::parsed::{Messages, messages, values};

/// The other languages of which a file is there.
fn others(file: &str) -> impl Iterator<Item = Language> {
    let file = files().iter().find(|other| other.name() == file).unwrap();
    let is_there = |language: &Language| file.text(*language).is_some();
    Language::ALL.into_iter().skip(1).filter(is_there)
}

fn ids_of(messages: &Messages, file: &str) -> BTreeSet<String> {
    let ids = messages.iter().filter(|(_, message)| message.file == file);
    ids.map(|(id, _)| id.clone()).collect()
}

#[test]
fn a_language_has_exactly_the_messages_of_english() {
    let english = messages(Language::En);
    for file in files() {
        for language in others(file.name()) {
            let name = file.name();
            let (own, wanted) = (ids_of(&messages(language), name), ids_of(&english, name));
            let missing: Vec<_> = wanted.difference(&own).collect();
            let surplus: Vec<_> = own.difference(&wanted).collect();
            assert!(
                missing.is_empty() && surplus.is_empty(),
                "{language}/{name}.ftl lacks {missing:?} and has {surplus:?} too many"
            );
        }
    }
}

#[test]
fn a_message_takes_the_same_values_in_every_language() {
    let english = messages(Language::En);
    for language in Language::ALL {
        let own = messages(language);
        for (id, message) in &own {
            if english.contains_key(id) {
                assert_eq!(
                    values(&own, id),
                    values(&english, id),
                    "{language}/{}.ftl, {id}",
                    message.file
                );
            }
        }
    }
}

/// The plural categories that numbers of a language fall into, but for `many` of Spanish: that is for millions.
fn categories(language: Language) -> &'static [&'static str] {
    match language {
        Language::Lv => &["zero", "one", "other"],
        Language::En | Language::Es | Language::Sw | Language::De => &["one", "other"],
    }
}

#[test]
fn a_choice_by_number_has_all_forms_of_its_language_and_no_other() {
    const FORMS: [&str; 5] = ["zero", "one", "two", "few", "many"];
    for language in Language::ALL {
        let wanted: BTreeSet<&str> = categories(language).iter().copied().collect();
        for (id, message) in messages(language) {
            for choice in message.choices {
                let forms = choice.iter().map(String::as_str);
                let forms: BTreeSet<&str> = forms
                    .filter(|form| FORMS.contains(form) || *form == "other")
                    .collect();
                if FORMS.iter().any(|form| forms.contains(form)) {
                    assert_eq!(forms, wanted, "{language}/{}.ftl, {id}", message.file);
                }
            }
        }
    }
}

#[test]
fn what_english_chooses_by_number_latvian_does_too() {
    // The others may get along without, as Swahili does with `kete 1` and `kete 7`; Latvian cannot.
    let (english, latvian) = (messages(Language::En), messages(Language::Lv));
    let counts = |messages: &Messages, id: &str| {
        let choices = messages[id].choices.iter();
        choices.flatten().filter(|key| *key == "one").count()
    };
    for id in latvian.keys() {
        let (wanted, there) = (counts(&english, id), counts(&latvian, id));
        assert!(
            there >= wanted,
            "{id}: {there} choices by number, not {wanted}"
        );
    }
}

#[test]
fn words_in_maa_stay_as_they_are() {
    // A word of the game's own language is no less a word in another.
    const MAA: [&str; 5] = ["en gurtóto", "ol mátua", "os soid", "ol alai", "el ala"];
    for file in files() {
        let english = file.text(Language::En).unwrap();
        let messages = |text: &str| -> String {
            let lines = text.lines().filter(|line| !line.starts_with('#'));
            lines.collect::<Vec<_>>().join("\n")
        };
        for word in MAA {
            let count = |text: &str| messages(text).matches(word).count();
            for language in others(file.name()) {
                let own = file.text(language).unwrap();
                assert_eq!(
                    count(own),
                    count(english),
                    "{word} in {language}/{}.ftl",
                    file.name()
                );
            }
        }
    }
}

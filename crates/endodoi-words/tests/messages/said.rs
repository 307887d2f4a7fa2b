//! Every message is said somewhere, and whatever is said is a message.

use std::collections::BTreeSet;

use endodoi_words::Language;

use crate::parsed::{Messages, messages, values};
use crate::sources::{Source, names, sources, web};

/// The beginnings of names that are put together while the page runs, as in `ending-${…}`, so that no source has them
/// whole: how a game ended, by the words of the answer.
const FAMILIES: [&str; 1] = ["ending-"];

fn is_of_family(id: &str) -> bool {
    FAMILIES.iter().any(|family| id.starts_with(family))
}

/// Whether there are pages; before they come only the terminal's words are said.
fn has_pages() -> bool {
    web().join("layout.html").exists()
}

#[test]
fn every_message_is_said_somewhere() {
    let english = messages(Language::En);
    let mut said: BTreeSet<String> = BTreeSet::new();
    for source in sources() {
        said.extend(names(&source.text));
    }
    for message in english.values() {
        said.extend(message.uses.iter().cloned());
    }
    let unsaid: Vec<&String> = (english.iter())
        .filter(|(id, message)| !said.contains(*id) && !is_of_family(id) && is_due(message.file))
        .map(|(id, _)| id)
        .collect();
    assert!(unsaid.is_empty(), "nobody says {unsaid:?}");
}

#[test]
fn every_family_is_put_together_somewhere() {
    for family in FAMILIES.iter().filter(|_| has_pages()) {
        let begun = format!("`{family}${{");
        let is_there = sources().iter().any(|source| source.text.contains(&begun));
        assert!(is_there, "no source has {begun}");
    }
}

fn is_due(file: &str) -> bool {
    file == "terminal" || has_pages()
}

#[test]
fn whatever_is_said_is_a_message() {
    let english = messages(Language::En);
    for source in sources() {
        for name in source.names_said() {
            assert!(
                english.contains_key(&name) || is_placeholder(&name),
                "{} says {name:?}, which is no message",
                source.path.display()
            );
        }
    }
}

/// Names in comments and templates that stand for any message.
fn is_placeholder(name: &str) -> bool {
    matches!(name, "id" | "message-id")
}

/// The terminal chooses most of its messages first and says them later, so every name in its sources is looked at.
#[test]
fn every_name_in_the_terminals_game_is_known() {
    let english = messages(Language::En);
    let known = known(&english);
    let mut count = 0;
    for Source { path, text } in sources() {
        let path = path.to_string_lossy().replace('\\', "/");
        let is_game = path.contains("endodoi-cli/src/play/") && !path.contains("/tests");
        if is_game || path.ends_with("turn_end.rs") {
            let names = names(&text);
            let is_meant = |name: &&String| name.contains('-') && *name != "endodoi-words";
            for name in names.iter().filter(is_meant) {
                assert!(
                    known.contains(name),
                    "{path} has {name:?}, which is no message"
                );
                count += 1;
            }
        }
    }
    assert!(count > 100, "only {count} names were looked at");
}

/// The names of messages, of their values and of what they choose by.
fn known(english: &Messages) -> BTreeSet<String> {
    let mut known: BTreeSet<String> = english.keys().cloned().collect();
    for (id, message) in english {
        known.extend(values(english, id));
        known.extend(message.choices.iter().flatten().cloned());
    }
    known
}

//! Where messages are said: the sources of terminal, server and page, read as text.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A source that may say messages.
#[derive(Debug)]
pub(crate) struct Source {
    pub(crate) path: PathBuf,
    pub(crate) text: String,
}

/// All sources: Rust of the other crates, scripts and pages of the server. Tests are not among them.
pub(crate) fn sources() -> Vec<Source> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut sources = Vec::new();
    for entry in fs::read_dir(&crates).unwrap() {
        let folder = entry.unwrap().path();
        if !folder.ends_with("endodoi-words") {
            collect(&folder.join("src"), &["rs"], &mut sources);
        }
    }
    collect(&web(), &["js", "html"], &mut sources);
    sources
}

/// The folder of the pages.
pub(crate) fn web() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../endodoi-server/web")
}

fn collect(folder: &Path, endings: &[&str], sources: &mut Vec<Source>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries {
        let path = entry.unwrap().path();
        let ending = path.extension().and_then(|ending| ending.to_str());
        if path.is_dir() {
            collect(&path, endings, sources);
        } else if ending.is_some_and(|ending| endings.contains(&ending)) {
            let text = fs::read_to_string(&path).unwrap();
            // Unit tests stand at the end of a file.
            let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
            let text = text.to_owned();
            sources.push(Source { path, text });
        }
    }
}

impl Source {
    /// The names that are certainly meant as messages.
    pub(crate) fn names_said(&self) -> BTreeSet<String> {
        let ending = self.path.extension().and_then(|ending| ending.to_str());
        let knows_words = self.text.contains("endodoi_words") || self.text.contains("Speech");
        match ending {
            Some("html") => names_in_page(&self.text),
            // Other things say something, too.
            Some("rs") if !knows_words => BTreeSet::new(),
            _ => names_said(&self.text),
        }
    }
}

/// Everything in quotation marks or double braces that may be the name of a message.
pub(crate) fn names(text: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut word = String::new();
    let mut before = ' ';
    let mut last = ' ';
    for char in text.chars() {
        if char.is_ascii_lowercase() || char.is_ascii_digit() || char == '-' {
            if word.is_empty() {
                before = last;
            }
            word.push(char);
        } else {
            let is_whole = match before {
                '"' | '\'' | '`' => char == before,
                '{' => char == '}',
                _ => false,
            };
            let is_name = word.starts_with(|char: char| char.is_ascii_lowercase());
            if is_whole && is_name && !word.ends_with('-') {
                names.insert(word.clone());
            }
            word.clear();
        }
        last = char;
    }
    names
}

/// The names in the first argument of whatever says messages.
fn names_said(text: &str) -> BTreeSet<String> {
    const SAYING: [&str; 5] = ["say(", "say_with(", "of_side(", "tell_with(", "went(done, "];
    let mut said = BTreeSet::new();
    for saying in SAYING {
        for (at, _) in text.match_indices(saying) {
            let joined = text[..at].ends_with(|char: char| char.is_alphanumeric() || char == '_');
            if !joined {
                said.extend(names(&first_argument(&text[at + saying.len()..])));
            }
        }
    }
    said
}

/// The names in `data-say` attributes and in double braces.
fn names_in_page(text: &str) -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    for attribute in ["data-say=", "data-say-label="] {
        for (at, _) in text.match_indices(attribute) {
            said.extend(names(first_attribute(&text[at + attribute.len()..])));
        }
    }
    for (at, _) in text.match_indices("{{") {
        said.extend(names(up_to(&text[at..], "}}")));
    }
    said
}

/// The text with the first sign of its end, if it ends so.
fn up_to<'a>(text: &'a str, end: &str) -> &'a str {
    text.find(end).map_or("", |at| &text[..=at])
}

fn first_attribute(text: &str) -> &str {
    let end = text.char_indices().skip(1).find(|(_, char)| *char == '"');
    end.map_or("", |(at, _)| &text[..=at])
}

/// The text up to the comma or bracket that ends an argument, without what stands in brackets itself.
fn first_argument(text: &str) -> String {
    let mut argument = String::new();
    let mut depth = 0;
    for char in text.chars() {
        match char {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth > 0 => depth -= 1,
            ',' | ')' | ']' | '}' if depth == 0 => break,
            // What is asked before it is chosen is no name.
            '?' if depth == 0 => argument.clear(),
            _ if depth == 0 => argument.push(char),
            _ => {}
        }
    }
    argument
}

#[test]
fn names_are_found_in_scripts_pages_and_rust() {
    let all = |text| names(text).into_iter().collect::<Vec<_>>();
    assert_eq!(
        all("f('a-b', \"c\", `d`, e, 'F', '9', 'g h', \"x'"),
        ["a-b", "c", "d"]
    );
    assert_eq!(
        all("<p>{{menu-play}} {{a b}} {c-d}</p>"),
        ["c-d", "menu-play"]
    );
}

#[test]
fn names_that_are_said_are_told_from_others() {
    let said = |text| names_said(text).into_iter().collect::<Vec<_>>();
    assert_eq!(
        said("say(won === 'g' ? 'a-b' : 'c', { d: 'e' }); essay('f')"),
        ["a-b", "c"]
    );
    assert_eq!(
        said("self.say(&self.say_with(\"a\", &[(\"b\", c)]))"),
        ["a"]
    );
    let page = "<b data-say=\"a\" class=\"b\">{{ c }}{{d}}</b>";
    assert_eq!(
        names_in_page(page).into_iter().collect::<Vec<_>>(),
        ["a", "d"]
    );
}

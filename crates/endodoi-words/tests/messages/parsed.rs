//! Messages taken apart, as far as the other tests look at them.

use std::collections::{BTreeMap, BTreeSet};

use endodoi_words::{Language, files};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;

/// What a message is made of.
#[derive(Debug, Default)]
pub(crate) struct Message {
    pub(crate) file: &'static str,
    /// The names of values that it shows or chooses by itself.
    pub(crate) values: BTreeSet<String>,
    /// The messages that it uses.
    pub(crate) uses: BTreeSet<String>,
    /// The keys of each choice.
    pub(crate) choices: Vec<BTreeSet<String>>,
}

pub(crate) type Messages = BTreeMap<String, Message>;

/// All messages of a language by their names.
pub(crate) fn messages(language: Language) -> Messages {
    all_messages(language).into_iter().collect()
}

/// All messages of a language; nothing may stand in its files but messages and comments.
fn all_messages(language: Language) -> Vec<(String, Message)> {
    let mut messages = Vec::new();
    for file in files() {
        let (name, text) = (file.name(), file.text(language).unwrap_or_default());
        let resource = parser::parse(text)
            .unwrap_or_else(|(_, errors)| panic!("{language}/{name}.ftl: {errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    let mut parts = Message {
                        file: name,
                        ..Message::default()
                    };
                    parts.read(message.value.as_ref().expect(id));
                    messages.push((id.to_owned(), parts));
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                Entry::Term(_) | Entry::Junk { .. } => panic!("{language}/{name}.ftl: {entry:?}"),
            }
        }
    }
    messages
}

/// The names of values that a message needs, those of the messages it uses included.
pub(crate) fn values(messages: &Messages, id: &str) -> BTreeSet<String> {
    let Some(message) = messages.get(id) else {
        panic!("{id} is used and not there");
    };
    let mut all = message.values.clone();
    for used in &message.uses {
        all.extend(values(messages, used));
    }
    all
}

impl Message {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                match expression {
                    Expression::Inline(inline) => self.read_inline(inline),
                    Expression::Select { selector, variants } => {
                        self.read_inline(selector);
                        self.choices.push(variants.iter().map(key).collect());
                        for variant in variants {
                            self.read(&variant.value);
                        }
                    }
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.values.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.uses.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.read_inline(argument);
                }
            }
            InlineExpression::Placeable { expression } => {
                if let Expression::Inline(inline) = &**expression {
                    self.read_inline(inline);
                }
            }
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}

fn key(variant: &Variant<&str>) -> String {
    match variant.key {
        VariantKey::Identifier { name } => name.to_owned(),
        VariantKey::NumberLiteral { value } => value.to_owned(),
    }
}

/// All files of a language are one bundle in the program, and several are loaded by a page.
#[test]
fn no_name_stands_twice_in_a_language() {
    for language in Language::ALL {
        let mut seen = Messages::new();
        let mut twice = Vec::new();
        for (id, message) in all_messages(language) {
            let file = message.file;
            if let Some(old) = seen.insert(id.clone(), message) {
                twice.push(format!("{id} in {} and {file}", old.file));
            }
        }
        assert!(twice.is_empty(), "{language}: {twice:?}");
    }
}

#[test]
fn a_message_is_taken_apart() {
    let english = messages(Language::En);
    let turn = &english["turn-captures"];
    assert_eq!(turn.file, "game");
    assert!(turn.uses.contains("side") && turn.uses.contains("laps"));
    assert!(!turn.values.contains("laps"));
    let needed = values(&english, "turn-captures");
    let needed: Vec<&str> = needed.iter().map(String::as_str).collect();
    assert_eq!(needed, ["hole", "laps", "seeds", "side"]);
    assert!(english["seeds"].choices[0].contains("one"));
}

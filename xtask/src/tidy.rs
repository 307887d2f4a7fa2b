//! `cargo xtask tidy`: reads the tree and says where it breaks a rule of the house.
//!
//! Most rules are absences: something that stands in one place only, or nowhere. Each is a
//! function from the tree to its complaints, in a module of its own, next to tests which show
//! that it fires and what it lets pass. They read text rather than syntax trees: what they look
//! for is meant to be found by eye and by search, too.

mod arrows;
mod complaint;
mod documents;
mod flags;
mod heads;
mod json;
mod leftovers;
mod length;
mod mask;
mod names;
mod printing;
mod purity;
mod source;
mod sowing;
mod stack;
mod tree;
mod unsafety;
mod whitespace;
mod words;

use anyhow::bail;

use crate::chore::Chore;
use crate::metadata::Metadata;

pub(crate) use self::source::{Scope, Source};
pub(crate) use self::tree::Tree;

use self::complaint::Complaint;

/// Checks the rules of the house.
pub(crate) const CHORE: Chore = Chore {
    name: "tidy",
    arguments: "[--report]",
    summary: "the rules of the house; --report shows how long files are",
    run,
};

type Rule = fn(&Tree) -> Vec<Complaint>;

const RULES: [Rule; 14] = [
    arrows::check,
    documents::check,
    flags::check,
    heads::check,
    json::check,
    leftovers::check,
    length::check,
    names::check,
    printing::check,
    purity::check,
    sowing::check,
    stack::check,
    unsafety::check,
    whitespace::check,
];

fn run(words: &[String]) -> anyhow::Result<()> {
    let tree = Tree::read(&Metadata::read()?)?;
    match words {
        [] => complain(&tree),
        [word] if word == "--report" => {
            print!("{}", length::report(&tree));
            Ok(())
        }
        _ => Err(CHORE.refusal(words)),
    }
}

fn complain(tree: &Tree) -> anyhow::Result<()> {
    let mut complaints: Vec<_> = RULES.iter().flat_map(|rule| rule(tree)).collect();
    complaints.sort();
    for complaint in &complaints {
        println!("{complaint}");
    }
    match complaints.len() {
        0 => {
            println!("{} files are tidy", tree.files.len());
            Ok(())
        }
        1 => bail!("one place is untidy"),
        count => bail!("{count} places are untidy"),
    }
}

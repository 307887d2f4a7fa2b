//! A module opens by saying what it is.

use super::Tree;
use super::complaint::Complaint;

const RULE: &str = "heads";

/// Complains of Rust files of ours that do not begin with a module text.
pub(crate) fn check(tree: &Tree) -> Vec<Complaint> {
    (tree.sources.iter())
        .filter(|source| !source.text.starts_with("//!"))
        .map(|source| {
            let found = "opens without a text";
            let remedy = "say in `//!` lines what it is, why so, and what is not here";
            Complaint::about_file(&source.path, RULE, found, remedy)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_without_a_text_is_found() {
        let path = "crates/endodoi/src/board.rs";
        assert_eq!(check(&Tree::of([(path, "use std::fmt;")])).len(), 1);
        assert_eq!(check(&Tree::of([(path, "//! The board.")])), []);
    }
}

//! Nothing unfinished is left in the code: no stand-ins, no traces, no tests switched off.

use super::complaint::Complaint;
use super::{Scope, Tree};

const RULE: &str = "leftovers";

/// What stands nowhere, tests included, and what to do about it.
const ANYWHERE: [(&str, &str); 4] = [
    ("todo!", "finish it"),
    ("unimplemented!", "finish it"),
    ("dbg!", "take it out"),
    ("#[ignore", "assert what happens today and say why"),
];

/// Complains of leftovers anywhere and of `unwrap` outside tests.
pub(crate) fn check(tree: &Tree) -> Vec<Complaint> {
    let anywhere = (tree.sources.iter()).flat_map(|source| {
        ANYWHERE.iter().flat_map(|(leftover, remedy)| {
            source.complaints_about(Scope::WithTests, leftover, RULE, remedy)
        })
    });
    let remedy = "return an error, or `expect` with the reason why it cannot fail";
    let unwraps = (tree.programs())
        .flat_map(|source| source.complaints_about(Scope::Program, ".unwrap()", RULE, remedy));
    anywhere.chain(unwraps).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "crates/endodoi/src/board.rs";
    const TEST: &str = "crates/endodoi/tests/laws.rs";

    fn count(path: &str, text: &str) -> usize {
        check(&Tree::of([(path, text)])).len()
    }

    #[test]
    fn leftovers_are_found_in_tests_too() {
        for text in ["todo!()", "unimplemented!()", "dbg!(x)", "#[ignore = \"\"]"] {
            assert_eq!(count(SOURCE, text), 1, "{text}");
            assert_eq!(count(TEST, text), 1, "{text}");
        }
    }

    #[test]
    fn unwrap_is_for_tests_and_examples_in_docs() {
        let text = "board.hole(3).unwrap();";
        assert_eq!(count(SOURCE, text), 1);
        assert_eq!(count(TEST, text), 0);
        assert_eq!(count(SOURCE, &format!("/// {text}")), 0);
        assert_eq!(count(SOURCE, "x.unwrap_or(0)"), 0);
    }

    #[test]
    fn texts_may_speak_of_them() {
        assert_eq!(count(SOURCE, "let text = \"todo!\"; // dbg!"), 0);
    }
}

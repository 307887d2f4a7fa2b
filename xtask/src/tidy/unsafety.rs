//! `unsafe` stands in no file but those named here, and every crate forbids it.

use super::complaint::Complaint;
use super::{Scope, Tree};

const RULE: &str = "unsafety";

/// The one file that may hold `unsafe`, for a gain that it tells.
const ALLOWED: [&str; 1] = ["crates/endodoi-engine/src/prefetch.rs"];

const ATTRIBUTE: &str = "#![forbid(unsafe_code)]";
/// What the crate of that file says instead, so that the file has to make the exception itself.
const WITH_EXCEPTION: &str = "#![deny(unsafe_code)]";

/// Complains of `unsafe` in any code, tests too, and of crate roots that do not forbid it.
pub(crate) fn check(tree: &Tree) -> Vec<Complaint> {
    let uses = (tree.sources.iter())
        .filter(|source| !ALLOWED.contains(&source.path.as_str()))
        .flat_map(|source| {
            source.complaints_about(Scope::WithTests, "unsafe", RULE, "write it safely")
        });
    let roots = (tree.programs())
        .filter(|source| is_root(&source.path))
        .filter(|source| !source.program.contains(attribute(source.crate_name())))
        .map(|source| {
            let found = "the crate does not forbid `unsafe`";
            let attribute = attribute(source.crate_name());
            let remedy = format!("add `{attribute}` below the text of the crate");
            Complaint::about_file(&source.path, RULE, found, &remedy)
        });
    uses.chain(roots).collect()
}

/// What the root of a crate has to say.
fn attribute(crate_name: &str) -> &'static str {
    let folder = format!("crates/{crate_name}/");
    if ALLOWED.iter().any(|path| path.starts_with(&folder)) {
        WITH_EXCEPTION
    } else {
        ATTRIBUTE
    }
}

fn is_root(path: &str) -> bool {
    path.ends_with("/src/lib.rs") || path.ends_with("/src/main.rs")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unsafe_code_is_found_in_tests_too() {
        let text = "fn f() { unsafe { g() } }";
        for path in ["crates/endodoi/src/sow.rs", "crates/endodoi/tests/laws.rs"] {
            assert_eq!(check(&Tree::of([(path, text)])).len(), 1, "{path}");
        }
    }

    #[test]
    fn a_crate_root_must_forbid_it() {
        let root = "crates/endodoi/src/lib.rs";
        assert_eq!(check(&Tree::of([(root, "mod board;")])).len(), 1);
        assert_eq!(check(&Tree::of([(root, ATTRIBUTE)])), []);
    }

    #[test]
    fn comments_may_speak_of_it() {
        let text = "// unsafe would gain nothing here\nfn f() {}";
        assert_eq!(check(&Tree::of([("crates/endodoi/src/sow.rs", text)])), []);
    }
}

//! Only programs print and exit; libraries return what they have to say.

use super::complaint::Complaint;
use super::{Scope, Tree};

const RULE: &str = "printing";

/// The crates that are programs.
const PROGRAMS: [&str; 2] = ["endodoi-cli", "xtask"];

const WAYS: [&str; 6] = [
    "print!",
    "println!",
    "eprint!",
    "eprintln!",
    "process::exit",
    "process::abort",
];

/// Complains of every library that prints or ends the program.
pub(crate) fn check(tree: &Tree) -> Vec<Complaint> {
    (tree.programs())
        .filter(|source| !PROGRAMS.contains(&source.crate_name()))
        // A build script speaks to cargo by printing.
        .filter(|source| !source.path.ends_with("build.rs"))
        .flat_map(|source| {
            WAYS.iter().flat_map(|way| {
                source.complaints_about(
                    Scope::Program,
                    way,
                    RULE,
                    "return it and let the program say it",
                )
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIBRARY: &str = "crates/endodoi-engine/src/bench.rs";

    fn count(path: &str, text: &str) -> usize {
        check(&Tree::of([(path, text)])).len()
    }

    #[test]
    fn a_library_that_prints_or_exits_is_found() {
        for way in WAYS {
            assert_eq!(
                count(LIBRARY, &format!("fn f() {{ {way}(); }}")),
                1,
                "{way}"
            );
        }
    }

    #[test]
    fn programs_build_scripts_tests_and_examples_in_docs_may_print() {
        assert_eq!(count("crates/endodoi-cli/src/output.rs", "println!()"), 0);
        assert_eq!(count("crates/endodoi-server/build.rs", "println!()"), 0);
        assert_eq!(count("crates/endodoi/tests/perft.rs", "println!()"), 0);
        assert_eq!(count(LIBRARY, "/// println!(\"{turn}\");"), 0);
        assert_eq!(count(LIBRARY, "#[cfg(test)]\nmod t { println!() }"), 0);
    }
}

//! JSON is known where screens are served, and nowhere below.

use super::complaint::Complaint;
use super::tree::Reach;
use super::{Scope, Tree};

const RULE: &str = "json";

/// The crate that speaks JSON, and those that face outwards from it. Words are handed to the page as JSON.
const SPEAKERS: [&str; 6] = [
    "endodoi-api",
    "endodoi-cli",
    "endodoi-server",
    "endodoi-wasm",
    "endodoi-words",
    "xtask",
];

const REMEDY: &str = "derive serde's traits here and let `endodoi-api` write the JSON";

/// Complains of JSON in code or manifest of a crate below `endodoi-api`; tests may use it.
pub(crate) fn check(tree: &Tree) -> Vec<Complaint> {
    let in_code = (tree.programs())
        .filter(|source| !SPEAKERS.contains(&source.crate_name()))
        .flat_map(|source| source.complaints_about(Scope::Program, "serde_json", RULE, REMEDY));
    let in_manifests = (tree.crates.iter())
        .filter(|member| !SPEAKERS.contains(&member.name.as_str()))
        .filter(|member| {
            (member.dependencies.iter())
                .any(|arrow| arrow.to == "serde_json" && arrow.reach == Reach::Users)
        })
        .map(|member| {
            let path = format!("crates/{}/Cargo.toml", member.name);
            Complaint::about_file(&path, RULE, "depends on `serde_json`", REMEDY)
        });
    in_code.chain(in_manifests).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(path: &str) -> usize {
        check(&Tree::of([(path, "use serde_json::Value;")])).len()
    }

    #[test]
    fn json_in_a_lower_crate_is_found() {
        assert_eq!(count("crates/endodoi-engine/src/ugi.rs"), 1);
        let tree = Tree::of_arrow("endodoi", "serde_json", Reach::Users);
        assert_eq!(check(&tree).len(), 1);
    }

    #[test]
    fn outer_crates_and_tests_may_speak_json() {
        assert_eq!(count("crates/endodoi-api/src/record.rs"), 0);
        assert_eq!(count("crates/endodoi/tests/serde.rs"), 0);
        let tree = Tree::of_arrow("endodoi", "serde_json", Reach::Tests);
        assert_eq!(check(&tree), []);
    }
}

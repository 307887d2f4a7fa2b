//! Crates depend on each other only in the direction that `ARCHITECTURE.md` draws.
//!
//! Dependencies of tests count as well: a crate whose tests need a crate above it makes a cycle.

use super::Tree;
use super::complaint::Complaint;
use super::tree::Crate;

const RULE: &str = "arrows";

/// Each crate may use those that stand after it.
const CHAIN: [&str; 7] = [
    "endodoi-cli",
    "endodoi-server",
    "endodoi-words",
    "endodoi-api",
    "endodoi-engine",
    "endodoi-tablebase",
    "endodoi",
];

/// The crates beside the chain, each with the first crate of the chain that it may use.
const BESIDE: [(&str, &str); 2] = [
    ("endodoi-py", "endodoi-engine"),
    ("endodoi-wasm", "endodoi-api"),
];

/// Complains of arrows that point outwards, and of crates that are not on the map.
pub(crate) fn check(tree: &Tree) -> Vec<Complaint> {
    tree.crates.iter().flat_map(complaints).collect()
}

fn complaints(member: &Crate) -> Vec<Complaint> {
    let path = format!("crates/{}/Cargo.toml", member.name);
    let Some(below) = below(&member.name) else {
        let found = "the crate is not on the map";
        let remedy = "draw it in `ARCHITECTURE.md` and name it in this rule";
        return vec![Complaint::about_file(&path, RULE, found, remedy)];
    };
    (member.dependencies.iter())
        .map(|arrow| arrow.to.as_str())
        // Its own library is there for a crate's tests; ours are known by their name.
        .filter(|to| to.starts_with("endodoi") && *to != member.name && !below.contains(to))
        .map(|to| {
            let found = format!("depends on `{to}`, which is not below it");
            let remedy = "move what both need into the lower crate";
            Complaint::about_file(&path, RULE, &found, remedy)
        })
        .collect()
}

/// The crates that `name` may use, or `None` if it is not on the map. The chores use none.
fn below(name: &str) -> Option<&'static [&'static str]> {
    if name == "xtask" {
        return Some(&[]);
    }
    let place = |name: &str| CHAIN.iter().position(|link| *link == name);
    let first = match BESIDE.iter().find(|(beside, _)| *beside == name) {
        Some((_, entry)) => place(entry)?,
        None => place(name)? + 1,
    };
    Some(&CHAIN[first..])
}

#[cfg(test)]
mod tests {
    use super::super::tree::Reach;
    use super::*;

    #[test]
    fn inward_arrows_are_fine() {
        for (from, to) in [
            ("endodoi-cli", "endodoi"),
            ("endodoi-api", "endodoi-engine"),
            ("endodoi-wasm", "endodoi-api"),
            ("endodoi-engine", "rand_xoshiro"),
            ("endodoi", "endodoi"),
        ] {
            let tree = Tree::of_arrow(from, to, Reach::Users);
            assert_eq!(check(&tree), [], "{from} to {to}");
        }
    }

    #[test]
    fn outward_arrows_are_found_even_if_only_tests_draw_them() {
        for (from, to) in [
            ("endodoi", "endodoi-engine"),
            ("endodoi-py", "endodoi-api"),
            ("xtask", "endodoi"),
        ] {
            let tree = Tree::of_arrow(from, to, Reach::Tests);
            assert_eq!(check(&tree).len(), 1, "{from} to {to}");
        }
    }

    #[test]
    fn a_crate_must_be_on_the_map() {
        let tree = Tree::of_arrow("endodoi-extras", "endodoi", Reach::Users);
        assert_eq!(check(&tree).len(), 1);
    }
}

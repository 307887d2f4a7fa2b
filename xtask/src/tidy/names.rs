//! Files are named after what they hold, never after their being useful.

use super::Tree;
use super::complaint::Complaint;

const RULE: &str = "names";

/// Names that say nothing.
const EMPTY: [&str; 11] = [
    "common", "helper", "helpers", "manager", "managers", "misc", "service", "services", "types",
    "util", "utils",
];

/// Complains of files and folders whose name says nothing.
pub(crate) fn check(tree: &Tree) -> Vec<Complaint> {
    (tree.files.iter())
        .filter_map(|file| {
            let mut parts = file.path.split('/').map(stem);
            let name = parts.find(|part| EMPTY.contains(part))?;
            let found = format!("`{name}` says nothing");
            let remedy = "name it after its main type or its role";
            Some(Complaint::about_file(&file.path, RULE, &found, remedy))
        })
        .collect()
}

fn stem(name: &str) -> &str {
    name.split_once('.').map_or(name, |(stem, _)| stem)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_say_nothing_are_found_in_files_and_folders() {
        for path in [
            "crates/endodoi/src/utils.rs",
            "crates/endodoi/tests/common/mod.rs",
            "docs/misc.md",
        ] {
            assert_eq!(check(&Tree::of([(path, "")])).len(), 1, "{path}");
        }
    }

    #[test]
    fn longer_names_that_say_something_are_fine() {
        for path in ["crates/endodoi/src/hole_types.rs", "docs/common-errors.md"] {
            assert_eq!(check(&Tree::of([(path, "")])), [], "{path}");
        }
    }
}

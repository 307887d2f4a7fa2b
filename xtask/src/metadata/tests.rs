//! A small workspace, for the tests here and of the chores, and what is read from it.

use super::*;

impl Metadata {
    /// Our crate `ours` uses `theirs` and, in tests only, `checker`; `theirs` uses `deep`.
    pub(crate) fn small() -> Self {
        serde_json::from_str(include_str!("small.json")).unwrap()
    }
}

#[test]
fn members_are_our_own_crates_only() {
    let metadata = Metadata::small();
    let names: Vec<_> = metadata.members().iter().map(|p| &p.name).collect();
    assert_eq!(names, ["ours"]);
}

#[test]
fn the_tree_goes_all_the_way_down_but_leaves_out_what_tests_use() {
    let metadata = Metadata::small();
    let tree = metadata.tree_below(metadata.members()[0]);
    assert_eq!(tree.into_iter().collect::<Vec<_>>(), ["deep", "theirs"]);
}

#[test]
fn a_dependency_of_tests_is_known_as_one() {
    let metadata = Metadata::small();
    let dependencies = &metadata.members()[0].dependencies;
    let for_tests: Vec<_> = dependencies.iter().map(Dependency::is_for_tests).collect();
    assert_eq!(for_tests, [false, true]);
}

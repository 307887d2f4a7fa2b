//! Dependencies have their reason in `ARCHITECTURE.md`; changes have a place in `CHANGELOG.md`.

use anyhow::Context as _;
use toml::Table;

use super::Tree;
use super::complaint::Complaint;

const RULE: &str = "documents";
const MANIFEST: &str = "Cargo.toml";
const MAP: &str = "ARCHITECTURE.md";
const CHANGES: &str = "CHANGELOG.md";

/// Complains of dependencies without a reason and of a changelog without room for the next change.
pub(crate) fn check(tree: &Tree) -> Vec<Complaint> {
    let mut complaints = unreasoned(tree);
    if !text(tree, CHANGES).lines().any(is_unreleased) {
        complaints.push(Complaint::about_file(
            CHANGES,
            RULE,
            "has no section for unreleased changes",
            "open it with `## [Unreleased]`",
        ));
    }
    complaints
}

fn unreasoned(tree: &Tree) -> Vec<Complaint> {
    let names = match outside_dependencies(text(tree, MANIFEST)) {
        Ok(names) => names,
        Err(error) => {
            let found = format!("{error:#}");
            return vec![Complaint::about_file(MANIFEST, RULE, &found, "mend it")];
        }
    };
    let map = text(tree, MAP);
    (names.into_iter())
        .filter(|name| !map.contains(&format!("`{name}`")))
        .map(|name| {
            let found = format!("does not mention the dependency `{name}`");
            Complaint::about_file(MAP, RULE, &found, "say in one line what it is for")
        })
        .collect()
}

/// The packages of others that the workspace depends on, by the root manifest.
fn outside_dependencies(manifest: &str) -> anyhow::Result<Vec<String>> {
    let manifest: Table = manifest.parse().context("is not TOML")?;
    let dependencies = (manifest.get("workspace"))
        .and_then(|workspace| workspace.get("dependencies")?.as_table())
        .context("has no table `workspace.dependencies`")?;
    Ok((dependencies.iter())
        .filter(|(_, dependency)| dependency.get("path").is_none())
        .map(|(name, _)| name.clone())
        .collect())
}

fn is_unreleased(line: &str) -> bool {
    matches!(line.trim_end(), "## [Unreleased]" | "## Unreleased")
}

/// The text at `path`; a file that is missing says nothing.
fn text<'a>(tree: &'a Tree, path: &str) -> &'a str {
    tree.file(path).map_or("", |file| &file.text)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEPENDENCIES: &str = "[workspace.dependencies]\nendodoi = { path = \"crates/endodoi\" }\n\
        anyhow = \"1\"\nserde = { version = \"1\" }\n";

    fn found_in(manifest: &str, map: &str, changes: &str) -> Vec<String> {
        let tree = Tree::of([(MANIFEST, manifest), (MAP, map), (CHANGES, changes)]);
        check(&tree).into_iter().map(|c| c.found).collect()
    }

    #[test]
    fn dependencies_with_a_reason_and_a_changelog_with_room_are_fine() {
        let map = "- `anyhow`: context\n- `serde`: plain structs as text\n";
        let found = found_in(DEPENDENCIES, map, "# Changes\n\n## [Unreleased]\n");
        assert!(found.is_empty(), "{found:?}");
    }

    #[test]
    fn a_dependency_without_a_reason_is_found() {
        let found = found_in(DEPENDENCIES, "serde and `anyhow`", "## Unreleased\n");
        assert_eq!(found, ["does not mention the dependency `serde`"]);
    }

    #[test]
    fn a_changelog_without_room_or_none_at_all_is_found() {
        let manifest = "[workspace.dependencies]\n";
        let found = found_in(manifest, "", "## [0.1.0]\n");
        assert_eq!(found, ["has no section for unreleased changes"]);
        assert_eq!(check(&Tree::of([(MANIFEST, manifest)])).len(), 1);
    }

    #[test]
    fn a_broken_manifest_is_a_complaint() {
        let found = found_in("[workspace", "", "## Unreleased\n");
        assert!(found[0].starts_with("is not TOML"));
    }
}

//! `cargo xtask packages`: whoever installs a published crate gets every file it is built from.
//!
//! A file outside the folder of its crate, or one that git ignores, is missing from the package
//! without a word, and `include_str!` then fails at the user's. So each included file is looked
//! for in the list that cargo would pack.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

use anyhow::bail;

use crate::call::Call;
use crate::chore::Chore;
use crate::metadata::Metadata;
use crate::tidy::{Source, Tree};

/// Checks the packages.
pub(crate) const CHORE: Chore = Chore {
    name: "packages",
    arguments: "",
    summary: "that each crate's package holds every file it includes",
    run,
};

fn run(words: &[String]) -> anyhow::Result<()> {
    if !words.is_empty() {
        return Err(CHORE.refusal(words));
    }
    let metadata = Metadata::read()?;
    let tree = Tree::read(&metadata)?;
    let mut missing = Vec::new();
    for package in metadata.members() {
        // The chores are not published.
        if package.name == "xtask" {
            continue;
        }
        let packed = packed(&package.name)?;
        println!("{} packs {} files", package.name, packed.len());
        let sources = (tree.programs()).filter(|source| source.crate_name() == package.name);
        missing.extend(sources.flat_map(|source| missing_from(&packed, source)));
    }
    for line in &missing {
        println!("{line}");
    }
    if !missing.is_empty() {
        bail!("not every file that is included would be packed");
    }
    Ok(())
}

/// The files that cargo would pack, from the root of the repository.
fn packed(package: &str) -> anyhow::Result<BTreeSet<PathBuf>> {
    let list = format!("cargo package --quiet --list --allow-dirty --package {package}");
    let folder = Path::new("crates").join(package);
    Ok((Call::new(&list).output()?.lines())
        .map(|file| folder.join(file))
        .collect())
}

/// A line for each file that `source` includes and `packed` lacks.
fn missing_from(packed: &BTreeSet<PathBuf>, source: &Source) -> Vec<String> {
    let folder = Path::new(&source.path).parent().unwrap_or(Path::new(""));
    (included(source).iter())
        .filter(|file| !packed.contains(&plain(&folder.join(file))))
        .map(|file| {
            format!(
                "{} includes \"{file}\", which is not packed: move it into the folder of its crate",
                source.path
            )
        })
        .collect()
}

/// The paths that `source` includes, as they are written there.
fn included(source: &Source) -> Vec<&str> {
    (["include_str!(", "include_bytes!(", "include!("].iter())
        .flat_map(|opening| {
            (source.program.match_indices(opening)).map(|(at, _)| at + opening.len())
        })
        .filter_map(|at| source.text[at..].trim_start().strip_prefix('"'))
        .filter_map(|path| path.split('"').next())
        .collect()
}

/// The path without `..`, as far as there is a folder to go up from.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                plain.pop();
            }
            other => plain.push(other),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    fn missing(text: &str) -> usize {
        let packed = BTreeSet::from([PathBuf::from("crates/endodoi/README.md")]);
        let source = Source::new("crates/endodoi/src/lib.rs", text);
        missing_from(&packed, &source).len()
    }

    #[test]
    fn an_included_file_that_is_packed_is_fine() {
        assert_eq!(missing("#![doc = include_str!(\"../README.md\")]"), 0);
    }

    #[test]
    fn an_included_file_that_is_not_packed_is_found() {
        assert_eq!(
            missing("const A: &str = include_str!(\"../../README.md\");"),
            1
        );
        assert_eq!(
            missing("const A: &[u8] = include_bytes!(\n    \"a.bin\"\n);"),
            1
        );
    }

    #[test]
    fn tests_may_include_what_they_like() {
        let text = "#[cfg(test)]\nmod tests { const A: &str = include_str!(\"a\"); }";
        assert_eq!(missing(text), 0);
    }
}

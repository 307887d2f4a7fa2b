//! All that the rules look at: files, Rust sources and crates.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::Context as _;

use super::Source;
use crate::metadata::Metadata;

/// The repository, read once, so that a rule is a plain function.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    /// Every text file, by its path.
    pub(crate) files: Vec<File>,
    /// The Rust files among them.
    pub(crate) sources: Vec<Source>,
    /// Our own crates.
    pub(crate) crates: Vec<Crate>,
}

/// A text file.
#[derive(Debug)]
pub(crate) struct File {
    /// From the root of the repository, with slashes.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// One of our own crates and what it stands on.
#[derive(Debug, Default)]
pub(crate) struct Crate {
    pub(crate) name: String,
    /// The dependencies that its manifest states.
    pub(crate) dependencies: Vec<Arrow>,
    /// The names of all packages below it, without those that only tests need.
    pub(crate) tree: BTreeSet<String>,
}

/// A dependency from one crate to another.
#[derive(Debug)]
pub(crate) struct Arrow {
    pub(crate) to: String,
    pub(crate) reach: Reach,
}

/// Who sees a dependency.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Whoever uses the crate.
    Users,
    /// Only its own tests and benches.
    Tests,
}

impl Tree {
    /// Reads the current folder, which is the root of the repository.
    pub(crate) fn read(metadata: &Metadata) -> anyhow::Result<Self> {
        let mut tree = Self {
            crates: crates(metadata),
            ..Self::default()
        };
        tree.read_folder("")?;
        Ok(tree)
    }

    /// The file at `path`.
    pub(crate) fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// The sources that end up in a library or program of ours.
    pub(crate) fn programs(&self) -> impl Iterator<Item = &Source> {
        (self.sources.iter()).filter(|source| !source.program.is_empty())
    }

    fn read_folder(&mut self, folder: &str) -> anyhow::Result<()> {
        let shown = if folder.is_empty() { "." } else { folder };
        let entries = fs::read_dir(shown).with_context(|| format!("cannot read folder {shown}"))?;
        for entry in entries {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if is_passed_over(&name) {
                continue;
            }
            let path = if folder.is_empty() {
                name
            } else {
                format!("{folder}/{name}")
            };
            if Path::new(&path).is_dir() {
                self.read_folder(&path)?;
            } else {
                let bytes = fs::read(&path).with_context(|| format!("cannot read {path}"))?;
                if let Ok(text) = String::from_utf8(bytes) {
                    self.add(&path, text);
                }
            }
        }
        Ok(())
    }

    fn add(&mut self, path: &str, text: String) {
        if Path::new(path).extension().is_some_and(|ext| ext == "rs") {
            self.sources.push(Source::new(path, &text));
        }
        let path = path.to_owned();
        self.files.push(File { path, text });
    }
}

/// What is not ours, or made by a program: kept by git in its own folder or listed in
/// `.gitignore`, and the hidden files of editors.
fn is_passed_over(name: &str) -> bool {
    let is_hidden = name.starts_with('.') && !matches!(name, ".cargo" | ".ci" | ".gitignore");
    is_hidden || matches!(name, "target" | "corpus" | "artifacts")
}

fn crates(metadata: &Metadata) -> Vec<Crate> {
    let arrows = |package: &crate::metadata::Package| {
        (package.dependencies.iter())
            .map(|dependency| Arrow {
                to: dependency.name.clone(),
                reach: if dependency.is_for_tests() {
                    Reach::Tests
                } else {
                    Reach::Users
                },
            })
            .collect()
    };
    (metadata.members().into_iter())
        .map(|package| Crate {
            name: package.name.clone(),
            dependencies: arrows(package),
            tree: metadata.tree_below(package),
        })
        .collect()
}

#[cfg(test)]
impl Tree {
    /// A tree of made-up files, each a path and a text.
    pub(crate) fn of<const N: usize>(files: [(&str, &str); N]) -> Self {
        let mut tree = Self::default();
        for (path, text) in files {
            tree.add(path, text.to_owned());
        }
        tree
    }

    /// A tree of one made-up crate with one dependency.
    pub(crate) fn of_arrow(from: &str, to: &str, reach: Reach) -> Self {
        let arrow = Arrow {
            to: to.to_owned(),
            reach,
        };
        let made_up = Crate {
            name: from.to_owned(),
            dependencies: vec![arrow],
            tree: BTreeSet::from([to.to_owned()]),
        };
        Self {
            crates: vec![made_up],
            ..Self::default()
        }
    }
}

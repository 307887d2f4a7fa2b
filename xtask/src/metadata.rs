//! What cargo knows about the workspace: its crates and every package below them.
//!
//! Only the fields that the chores read are kept. The names are those of `cargo metadata`, whose
//! manual page describes them.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Context as _;
use serde::Deserialize;

use crate::call::Call;

/// The answer of `cargo metadata` for all features of all crates.
#[derive(Debug, Deserialize)]
pub(crate) struct Metadata {
    pub(crate) packages: Vec<Package>,
    workspace_members: Vec<String>,
    resolve: Resolve,
}

/// A crate of ours or somebody else's.
#[derive(Debug, Deserialize)]
pub(crate) struct Package {
    id: String,
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) license: Option<String>,
    pub(crate) features: BTreeMap<String, Vec<String>>,
    pub(crate) targets: Vec<Target>,
    pub(crate) dependencies: Vec<Dependency>,
}

/// A library, program, test or bench of a package.
#[derive(Debug, Deserialize)]
pub(crate) struct Target {
    pub(crate) name: String,
    pub(crate) kind: Vec<String>,
}

/// A dependency as the manifest states it.
#[derive(Debug, Deserialize)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    kind: Option<String>,
}

#[derive(Debug, Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Debug, Deserialize)]
struct Node {
    id: String,
    deps: Vec<Edge>,
}

#[derive(Debug, Deserialize)]
struct Edge {
    pkg: String,
    dep_kinds: Vec<EdgeKind>,
}

#[derive(Debug, Deserialize)]
struct EdgeKind {
    kind: Option<String>,
}

impl Metadata {
    /// Asks cargo.
    pub(crate) fn read() -> anyhow::Result<Self> {
        let call = Call::new("cargo metadata --format-version 1 --all-features");
        serde_json::from_str(&call.output()?)
            .with_context(|| format!("`{call}` answered in a form that is not understood"))
    }

    /// Our own crates, `xtask` among them, in the order of their names.
    pub(crate) fn members(&self) -> Vec<&Package> {
        let mut members: Vec<_> = self
            .packages
            .iter()
            .filter(|package| self.workspace_members.contains(&package.id))
            .collect();
        members.sort_by_key(|package| &package.name);
        members
    }

    /// The names of all packages that end up in whoever uses `package`: its dependencies and
    /// theirs, without what only tests need.
    pub(crate) fn tree_below(&self, package: &Package) -> BTreeSet<String> {
        let nodes: BTreeMap<_, _> = (self.resolve.nodes.iter())
            .map(|node| (node.id.as_str(), node))
            .collect();
        let names: BTreeMap<_, _> = (self.packages.iter())
            .map(|package| (package.id.as_str(), package.name.as_str()))
            .collect();

        let mut found = BTreeSet::new();
        let mut waiting = vec![package.id.as_str()];
        while let Some(id) = waiting.pop() {
            let edges = nodes.get(id).into_iter().flat_map(|node| &node.deps);
            for edge in edges.filter(|edge| edge.is_used_outside_tests()) {
                if found.insert(edge.pkg.as_str()) {
                    waiting.push(&edge.pkg);
                }
            }
        }
        (found.into_iter())
            .filter_map(|id| names.get(id).map(|name| (*name).to_owned()))
            .collect()
    }
}

impl Dependency {
    /// Whether only tests and benches use it.
    pub(crate) fn is_for_tests(&self) -> bool {
        self.kind.as_deref() == Some("dev")
    }
}

impl Edge {
    fn is_used_outside_tests(&self) -> bool {
        (self.dep_kinds.iter()).any(|edge| edge.kind.as_deref() != Some("dev"))
    }
}

#[cfg(test)]
mod tests;

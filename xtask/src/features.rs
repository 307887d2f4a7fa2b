//! Each crate with none of its features, and with each of them alone.
//!
//! A build of the whole workspace switches features on for everybody, so that a crate which
//! forgets to ask for one still compiles there. These calls look at one crate at a time. They
//! are clippy's and not `cargo check`'s: it costs the same and denies warnings, such as an
//! import that only another feature needs, without building the dependencies anew.

use crate::call::Call;
use crate::metadata::{Metadata, Package};

/// The calls that look at every crate of the workspace, feature by feature.
pub(crate) fn checks(metadata: &Metadata) -> Vec<Call> {
    (metadata.members().into_iter())
        .flat_map(|package| feature_sets(package).map(|set| check(&package.name, &set)))
        .collect()
}

/// Nothing, and then each feature by itself.
fn feature_sets(package: &Package) -> impl Iterator<Item = String> {
    let features = package.features.keys().filter(|name| *name != "default");
    std::iter::once(String::new()).chain(features.map(|name| format!("--features {name}")))
}

fn check(package: &str, features: &str) -> Call {
    Call::new(&format!(
        "cargo clippy --quiet --package {package} --no-default-features {features} -- -D warnings"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_is_looked_at_without_features_and_then_with_each_alone() {
        let lines: Vec<_> = checks(&Metadata::small())
            .iter()
            .map(Call::to_string)
            .collect();
        let start = "cargo clippy --quiet --package ours --no-default-features";
        assert_eq!(
            lines,
            [
                format!("{start} -- -D warnings"),
                format!("{start} --features serde -- -D warnings"),
            ]
        );
    }
}

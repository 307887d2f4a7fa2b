//! `cargo xtask licences`: every package below us has a licence that we allow.
//!
//! The list is `licenses.allow` in `deny.toml`, whose form is cargo-deny's, so that this tool may
//! be used as well. Its finer means (exceptions, clarifications) are not read here.

use std::fs;

use anyhow::{Context as _, bail};
use spdx::{Expression, Licensee, ParseMode};
use toml::Table;

use crate::chore::Chore;
use crate::metadata::{Metadata, Package};

const LIST: &str = "deny.toml";

/// Checks the licences.
pub(crate) const CHORE: Chore = Chore {
    name: "licences",
    arguments: "",
    summary: "the licence of every package against deny.toml",
    run,
};

fn run(words: &[String]) -> anyhow::Result<()> {
    if !words.is_empty() {
        return Err(CHORE.refusal(words));
    }
    let text = fs::read_to_string(LIST).with_context(|| format!("cannot read {LIST}"))?;
    let allowed = allowed(&text).with_context(|| format!("{LIST} is not understood"))?;
    let packages = Metadata::read()?.packages;

    let refusals = refusals(&packages, &allowed);
    for refusal in &refusals {
        println!("{refusal}");
    }
    if !refusals.is_empty() {
        bail!("the packages and {LIST} do not agree");
    }
    println!(
        "{} packages, all under one of {} licences",
        packages.len(),
        allowed.len()
    );
    Ok(())
}

/// The licences on the list.
fn allowed(text: &str) -> anyhow::Result<Vec<Licensee>> {
    let list: Table = text.parse()?;
    let names = (list.get("licenses"))
        .and_then(|licences| licences.get("allow")?.as_array())
        .context("there is no list `licenses.allow`")?;
    (names.iter())
        .map(|name| {
            let name = name.as_str().context("a licence is a text")?;
            Licensee::parse(name).with_context(|| format!("`{name}` is no SPDX licence"))
        })
        .collect()
}

/// A line for each package whose licence is not allowed, and for each licence that no package
/// offers.
fn refusals(packages: &[Package], allowed: &[Licensee]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut offered = Vec::new();
    for package in packages {
        match expression(package) {
            Ok(expression) => {
                if !expression.evaluate(|one| allowed.iter().any(|ours| ours.satisfies(one))) {
                    lines.push(format!(
                        "{} {} is under {expression}: replace it, or allow that in {LIST}",
                        package.name, package.version
                    ));
                }
                offered.extend(expression.requirements().map(|one| one.req.clone()));
            }
            Err(error) => lines.push(format!("{} {} {error:#}", package.name, package.version)),
        }
    }
    let needless = (allowed.iter())
        .filter(|ours| !offered.iter().any(|one| ours.satisfies(one)))
        .map(|ours| format!("{LIST} allows {ours}, which no package is under: take it out"));
    lines.extend(needless);
    lines
}

fn expression(package: &Package) -> anyhow::Result<Expression> {
    let text = (package.license.as_deref()).context("states no licence")?;
    // Older manifests write `MIT/Apache-2.0`.
    Expression::parse_mode(text, ParseMode::LAX)
        .with_context(|| format!("states `{text}`, which is no SPDX expression"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(allow: &str) -> Vec<String> {
        let allowed = allowed(&format!("[licenses]\nallow = [{allow}]")).unwrap();
        refusals(&Metadata::small().packages, &allowed)
    }

    #[test]
    fn a_licence_that_is_not_allowed_and_one_that_is_not_stated_are_refused() {
        assert_eq!(
            refused("\"MIT\""),
            [
                "deep 4.5.6 is under GPL-3.0-only: replace it, or allow that in deny.toml",
                "checker 7.8.9 states no licence",
            ]
        );
    }

    #[test]
    fn one_of_several_offered_licences_is_enough() {
        let refused = refused("\"Apache-2.0\", \"GPL-3.0-only\"");
        assert_eq!(refused, ["checker 7.8.9 states no licence"]);
    }

    #[test]
    fn a_licence_that_no_package_offers_is_taken_off_the_list() {
        let refused = refused("\"MIT\", \"Zlib\", \"GPL-3.0-only\"");
        assert!(
            refused.contains(
                &"deny.toml allows Zlib, which no package is under: take it out".to_owned()
            )
        );
    }

    #[test]
    fn a_list_of_unknown_form_is_an_error() {
        assert!(allowed("[licenses]").is_err());
        assert!(allowed("[licenses]\nallow = [\"no such licence\"]").is_err());
    }
}

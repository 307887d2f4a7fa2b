//! `cargo xtask fuzz`: random inputs against the laws in `fuzz/`, for as long as one likes.
//!
//! It needs cargo-fuzz and a C++ compiler. The targets want compiler flags that only nightly
//! offers; `RUSTC_BOOTSTRAP` lets the ordinary toolchain take them too. They run without an
//! address sanitizer: our code forbids `unsafe`, and without it they try far more inputs.

use std::fs;

use anyhow::{Context as _, bail};

use crate::call::Call;
use crate::chore::{BadUsage, Chore};

/// Runs the fuzz targets.
pub(crate) const CHORE: Chore = Chore {
    name: "fuzz",
    arguments: "[TARGET] [--seconds N]",
    summary: "random inputs, for N seconds a target (60)",
    run,
};

/// What is asked for.
#[derive(Debug, PartialEq, Eq)]
struct Plan {
    /// The one target to run; all of them if none is named.
    target: Option<String>,
    /// How long each target runs.
    seconds: u32,
}

fn run(words: &[String]) -> anyhow::Result<()> {
    let plan = Plan::parse(words)?;
    if !Call::new("cargo fuzz --version").succeeds() {
        bail!("cargo-fuzz is missing; `cargo install cargo-fuzz` brings it");
    }
    let list = Call::new("cargo fuzz list").output()?;
    let targets: Vec<_> = list.lines().collect();
    let chosen = match &plan.target {
        None => targets,
        Some(target) if targets.contains(&target.as_str()) => vec![target.as_str()],
        Some(target) => bail!(BadUsage(format!(
            "there is no fuzz target `{target}`, only {}",
            targets.join(", ")
        ))),
    };
    for target in chosen {
        fuzz(target, plan.seconds)?;
    }
    Ok(())
}

/// Runs one target. It starts from its seeds and keeps what it learns in its corpus, which git
/// does not.
fn fuzz(target: &str, seconds: u32) -> anyhow::Result<()> {
    let corpus = format!("fuzz/corpus/{target}");
    fs::create_dir_all(&corpus).with_context(|| format!("cannot make the folder {corpus}"))?;
    Call::new(&format!(
        "cargo fuzz run --sanitizer none {target} {corpus} fuzz/seeds/{target} \
         -- -max_total_time={seconds}"
    ))
    .with_variable("RUSTC_BOOTSTRAP", "1")
    .run()
    .context("make a test of the input that is named above")
}

impl Plan {
    fn parse(words: &[String]) -> anyhow::Result<Self> {
        let mut plan = Self {
            target: None,
            seconds: 60,
        };
        let mut rest = words.iter();
        while let Some(word) = rest.next() {
            if word == "--seconds" {
                let seconds = rest.next().and_then(|number| number.parse().ok());
                plan.seconds = seconds.ok_or_else(|| CHORE.refusal(words))?;
            } else if word.starts_with('-') || plan.target.is_some() {
                return Err(CHORE.refusal(words));
            } else {
                plan.target = Some(word.clone());
            }
        }
        Ok(plan)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> anyhow::Result<Plan> {
        let words: Vec<_> = line.split_whitespace().map(str::to_owned).collect();
        Plan::parse(&words)
    }

    #[test]
    fn all_targets_run_for_a_minute_unless_told_otherwise() {
        let plan = parse("").unwrap();
        assert_eq!((plan.target, plan.seconds), (None, 60));
        let plan = parse("record --seconds 5").unwrap();
        assert_eq!((plan.target.as_deref(), plan.seconds), (Some("record"), 5));
    }

    #[test]
    fn what_is_not_understood_is_refused_as_bad_usage() {
        for line in ["a b", "--seconds", "--seconds many", "--hours 1"] {
            let error = parse(line).unwrap_err();
            assert!(error.is::<BadUsage>(), "{line}");
            assert!(error.to_string().contains(line), "{error}");
        }
    }
}

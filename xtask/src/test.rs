//! `cargo xtask test`: every check there is, in order, up to the first that fails.
//!
//! Cheap checks stand before dear ones. Not here: fuzzing, which has no end (`cargo xtask fuzz`).

use std::path::Path;

use anyhow::Context as _;

use crate::call::Call;
use crate::chore::Chore;
use crate::metadata::Metadata;
use crate::postgres::{self, Postgres};
use crate::{features, licences, packages, tidy, toolchain, web};

/// Runs all checks.
pub(crate) const CHORE: Chore = Chore {
    name: "test",
    arguments: "[--quick]",
    summary: "every check; --quick leaves out docs, benches and packages",
    run,
};

/// How much is checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pace {
    Full,
    Quick,
}

/// One check.
#[derive(Debug, Clone)]
enum Step {
    Call(Call),
    Chore(Chore),
    /// A call with a database server of its own, which is gone afterwards.
    WithPostgres(Call),
}

impl Step {
    fn call(line: &str) -> Self {
        Self::Call(Call::new(line))
    }

    fn run(&self) -> anyhow::Result<()> {
        match self {
            Self::Call(call) => call.run(),
            Self::Chore(chore) => {
                let name = format!("cargo xtask {}", chore.name);
                println!("\n$ {name}");
                (chore.run)(&[]).with_context(|| format!("`{name}`"))
            }
            Self::WithPostgres(call) => {
                let server = Postgres::start()?;
                let call = call.clone();
                call.with_variable(postgres::VARIABLE, server.url()).run()
            }
        }
    }
}

fn run(words: &[String]) -> anyhow::Result<()> {
    let pace = match words {
        [] => Pace::Full,
        [word] if word == "--quick" => Pace::Quick,
        _ => return Err(CHORE.refusal(words)),
    };
    toolchain::ensure_components()?;
    for step in steps(&Metadata::read()?, pace) {
        step.run()?;
    }
    println!("\nEverything passed.");
    Ok(())
}

/// What is checked, in order.
fn steps(metadata: &Metadata, pace: Pace) -> Vec<Step> {
    let mut steps = vec![Step::call("cargo fmt --all --check")];
    if Path::new("fuzz").exists() {
        steps.push(Step::call(
            "cargo fmt --check --manifest-path fuzz/Cargo.toml",
        ));
    }
    steps.extend([
        Step::Chore(tidy::CHORE),
        Step::Chore(licences::CHORE),
        Step::call("cargo clippy --workspace --all-targets --all-features -- -D warnings"),
    ]);
    steps.extend(features::checks(metadata).into_iter().map(Step::Call));
    let tests = Call::new("cargo test --workspace --all-features");
    steps.push(Step::WithPostgres(tests));
    steps.push(Step::Chore(web::CHORE));
    if pace == Pace::Full {
        let docs = Call::new("cargo doc --workspace --no-deps --all-features");
        steps.push(Step::Call(
            docs.with_variable("RUSTDOCFLAGS", "-D warnings"),
        ));
        steps.extend(benches(metadata).map(Step::Call));
        steps.push(Step::Chore(packages::CHORE));
    }
    steps
}

/// Runs every bench once and unmeasured, in the profile of the tests; `None` if there is none.
///
/// `cargo test` hands a bench no `--bench`, by which criterion knows that nothing is measured.
/// The benches are named since `--benches` alone would run all unit tests a second time.
fn benches(metadata: &Metadata) -> Option<Call> {
    let names: Vec<_> = (metadata.members().iter())
        .flat_map(|package| &package.targets)
        .filter(|target| target.kind.iter().any(|kind| kind == "bench"))
        .map(|target| format!("--bench {}", target.name))
        .collect();
    let line = format!("cargo test --workspace --all-features {}", names.join(" "));
    (!names.is_empty()).then(|| Call::new(&line))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(pace: Pace) -> Vec<String> {
        let name = |step: &Step| match step {
            Step::Call(call) | Step::WithPostgres(call) => call.to_string(),
            Step::Chore(chore) => chore.name.to_owned(),
        };
        steps(&Metadata::small(), pace).iter().map(name).collect()
    }

    #[test]
    fn benches_run_by_name_in_the_profile_of_the_tests() {
        let bench = "cargo test --workspace --all-features --bench sowing";
        assert!(lines(Pace::Full).iter().any(|line| line == bench));
    }

    #[test]
    fn a_quick_test_leaves_out_the_end_of_the_full_one() {
        let (full, quick) = (lines(Pace::Full), lines(Pace::Quick));
        assert!(full.starts_with(&quick));
        assert_eq!(full.len(), quick.len() + 3);
    }
}

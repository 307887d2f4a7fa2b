//! `cargo xtask web`: the pages checked as people meet them, types first and a real browser last.
//!
//! Node, npm and Chromium come from Debian where they are missing; three packages for tests come from
//! npm by exact versions into `target/web-tools`, so that the repository holds no lock file and
//! the pages no dependency. What is tested stands in `crates/endodoi-server/tests`; how the
//! browser is led is in its `browser/support`.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};

use crate::call::Call;
use crate::chore::{BadUsage, Chore};

/// Checks the pages.
pub(crate) const CHORE: Chore = Chore {
    name: "web",
    arguments: "[--only types|unit|browser] [FILE]",
    summary: "the pages: types, units and a real browser; FILE is part of a browser test's name",
    run,
};

/// What the checks need from npm, by exact versions. Playwright is the newest that takes the Node 18 of
/// Debian 12.
const PACKAGES: [&str; 3] = [
    "playwright-core@1.61.1",
    "axe-core@4.14.1",
    "typescript@5.9.3",
];

/// Where they are installed.
const TOOLS: &str = "target/web-tools";

/// The crate whose pages these are.
const CRATE: &str = "crates/endodoi-server";

/// A part of the checks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Types,
    Unit,
    Browser,
}

/// What is asked for.
#[derive(Debug, PartialEq, Eq)]
struct Plan {
    /// The one part to check; all of them if none is named.
    only: Option<Part>,
    /// The browser tests to run, by a part of their files' names; all if none is named.
    file: Option<String>,
}

fn run(words: &[String]) -> anyhow::Result<()> {
    let plan = Plan::parse(words)?;
    ensure_node()?;
    if plan.wants(Part::Types) || plan.wants(Part::Browser) {
        install_packages()?;
    }
    if plan.wants(Part::Types) {
        check_types()?;
    }
    if plan.wants(Part::Unit) {
        let files = files(&format!("{CRATE}/tests/web"), ".test.mjs")?;
        Call::new(&format!("node --test {}", files.join(" "))).run()?;
    }
    if plan.wants(Part::Browser) {
        let shell = "chromium-headless-shell";
        ensure(shell, &format!("{shell} --version"), shell)?;
        ensure("python3", "python3 --version", "python3")?;
        // The features of `cargo test --workspace --all-features`, so that nothing is built twice.
        Call::new("cargo build --workspace --all-features --bin endodoi").run()?;
        let file = plan.file.as_deref().unwrap_or_default();
        Call::new(&format!("node {CRATE}/tests/browser/run.mjs {file}"))
            .run()
            .context("pictures of what failed are in target/web-failures")?;
    }
    Ok(())
}

/// Makes sure that node and npm can be run.
fn ensure_node() -> anyhow::Result<()> {
    ensure("node", "node --version", "nodejs")?;
    ensure("npm", "npm --version", "npm")?;
    let version = Call::new("node --version").output()?;
    let major = version.trim_start_matches('v').split('.').next();
    match major.and_then(|number| number.parse::<u32>().ok()) {
        Some(18..) => Ok(()),
        _ => bail!(
            "node is {}, and 18 is the least that runs the tests",
            version.trim()
        ),
    }
}

/// Makes sure that a program can be run, installing Debian's package where that may be done.
fn ensure(program: &str, probe: &str, package: &str) -> anyhow::Result<()> {
    if Call::new(probe).succeeds() {
        return Ok(());
    }
    let install = Call::new(&format!(
        "apt-get install --yes --no-install-recommends {package}"
    ))
    .with_variable("DEBIAN_FRONTEND", "noninteractive");
    let installed = Call::new("apt-get update")
        .run()
        .and_then(|()| install.run());
    if installed.is_err() || !Call::new(probe).succeeds() {
        bail!(
            "{program} is missing and could not be installed; it is Debian's package `{package}`"
        );
    }
    Ok(())
}

/// Installs the packages for tests, all at once: npm removes what is not named.
fn install_packages() -> anyhow::Result<()> {
    if PACKAGES.iter().all(|package| is_installed(package)) {
        return Ok(());
    }
    fs::create_dir_all(TOOLS).with_context(|| format!("cannot make the folder {TOOLS}"))?;
    Call::new(&format!(
        "npm install --no-package-lock --no-save --no-audit --no-fund --prefix {TOOLS} {}",
        PACKAGES.join(" ")
    ))
    .run()
    .with_context(|| format!("npm could not install {}", PACKAGES.join(", ")))
}

/// Whether a package lies in the tools in just this version.
fn is_installed(package: &str) -> bool {
    let Some((name, version)) = package.split_once('@') else {
        return false;
    };
    let manifest = Path::new(TOOLS).join(format!("node_modules/{name}/package.json"));
    fs::read_to_string(manifest)
        .ok()
        .and_then(|text| serde_json::from_str::<serde_json::Value>(&text).ok())
        .is_some_and(|told| told["version"] == version)
}

/// Checks the types that the comments of the pages' modules state.
fn check_types() -> anyhow::Result<()> {
    Call::new(&format!(
        "node {TOOLS}/node_modules/typescript/bin/tsc --project {CRATE}/tests/web"
    ))
    .run()
}

/// All files below a folder whose names end so, in order.
fn files(folder: &str, end: &str) -> anyhow::Result<Vec<String>> {
    let mut folders = vec![PathBuf::from(folder)];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder)
            .with_context(|| format!("{} cannot be read", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.to_string_lossy().ends_with(end) {
                found.push(path.to_string_lossy().into_owned());
            }
        }
    }
    if found.is_empty() {
        bail!("there are no files *{end} in {folder}");
    }
    found.sort();
    Ok(found)
}

impl Plan {
    fn parse(words: &[String]) -> anyhow::Result<Self> {
        let mut plan = Self {
            only: None,
            file: None,
        };
        let mut rest = words.iter();
        while let Some(word) = rest.next() {
            if word == "--only" {
                plan.only = Some(match rest.next().map(String::as_str) {
                    Some("types") => Part::Types,
                    Some("unit") => Part::Unit,
                    Some("browser") => Part::Browser,
                    _ => return Err(CHORE.refusal(words)),
                });
            } else if word.starts_with('-') || plan.file.is_some() {
                return Err(CHORE.refusal(words));
            } else {
                plan.file = Some(word.clone());
            }
        }
        if plan.file.is_some() && !plan.wants(Part::Browser) {
            bail!(BadUsage("only browser tests are chosen by FILE".to_owned()));
        }
        Ok(plan)
    }

    /// Whether a part is to be checked; a file of browser tests stands for them alone.
    fn wants(&self, part: Part) -> bool {
        match self.only {
            Some(only) => only == part,
            None => self.file.is_none() || part == Part::Browser,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> anyhow::Result<Plan> {
        let words: Vec<_> = line.split_whitespace().map(str::to_owned).collect();
        Plan::parse(&words)
    }

    fn parts(line: &str) -> Vec<Part> {
        let plan = parse(line).unwrap();
        let all = [Part::Types, Part::Unit, Part::Browser];
        all.into_iter().filter(|part| plan.wants(*part)).collect()
    }

    #[test]
    fn everything_is_checked_unless_something_is_named() {
        assert_eq!(parts(""), [Part::Types, Part::Unit, Part::Browser]);
        assert_eq!(parts("--only unit"), [Part::Unit]);
        assert_eq!(parts("match"), [Part::Browser]);
        assert_eq!(parts("--only browser match"), [Part::Browser]);
    }

    #[test]
    fn what_is_not_understood_is_refused_as_bad_usage() {
        for line in [
            "--only",
            "--only all",
            "a b",
            "--fast",
            "--only types match",
        ] {
            assert!(parse(line).unwrap_err().is::<BadUsage>(), "{line}");
        }
    }

    #[test]
    fn files_are_found_in_folders_below() {
        let found = files("src", ".rs").unwrap();
        assert!(found.contains(&"src/web.rs".to_owned()));
        assert!(found.contains(&"src/tidy/tree.rs".to_owned()));
        assert!(found.is_sorted());
        assert!(files("src", ".nothing").is_err());
    }
}

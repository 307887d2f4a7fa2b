//! Calls of other programs, printed as they could be typed.
//!
//! A chore shows what it runs and, when that fails, names it again in its last line, so that
//! whoever reads the log can repeat just that command.

use std::borrow::Cow;
use std::fmt;
use std::process::{Command, Stdio};

use anyhow::{Context as _, bail};

/// One command line, with the environment variables that it sets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Call {
    words: Vec<String>,
    variables: Vec<(&'static str, Cow<'static, str>)>,
    folder: &'static str,
}

impl Call {
    /// A command line whose words stand between blanks; no word may contain one.
    pub(crate) fn new(line: &str) -> Self {
        Self::of(line.split_whitespace())
    }

    /// A command line of these words.
    pub(crate) fn of<'a>(words: impl IntoIterator<Item = &'a str>) -> Self {
        Self {
            words: words.into_iter().map(str::to_owned).collect(),
            variables: Vec::new(),
            folder: ".",
        }
    }

    /// The same call with more words.
    pub(crate) fn and<'a>(mut self, words: impl IntoIterator<Item = &'a str>) -> Self {
        self.words.extend(words.into_iter().map(str::to_owned));
        self
    }

    /// The same call in another folder.
    pub(crate) fn at(self, folder: &'static str) -> Self {
        Self { folder, ..self }
    }

    /// The same call with one more environment variable.
    pub(crate) fn with_variable(
        mut self,
        name: &'static str,
        value: impl Into<Cow<'static, str>>,
    ) -> Self {
        self.variables.push((name, value.into()));
        self
    }

    /// Prints the call and runs it; its output goes where ours goes.
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        println!("\n$ {self}");
        let status = self.command().status().with_context(|| self.unfound())?;
        if !status.success() {
            bail!("`{self}` ({status})");
        }
        Ok(())
    }

    /// Runs the call silently and returns what it printed.
    pub(crate) fn output(&self) -> anyhow::Result<String> {
        let output = self
            .command()
            .stderr(Stdio::inherit())
            .output()
            .with_context(|| self.unfound())?;
        if !output.status.success() {
            bail!("`{self}` ({})", output.status);
        }
        String::from_utf8(output.stdout)
            .with_context(|| format!("`{self}` printed something that is not text"))
    }

    /// Whether the call can be run at all and succeeds; it prints nothing.
    pub(crate) fn succeeds(&self) -> bool {
        self.command()
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.words[0]);
        command
            .args(&self.words[1..])
            .envs(self.variables.iter().map(|(name, value)| (name, &**value)))
            .current_dir(self.folder)
            .stdin(Stdio::null());
        command
    }

    fn unfound(&self) -> String {
        format!("`{self}` could not be started: is it installed and on the PATH?")
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.variables {
            write!(f, "{name}='{value}' ")?;
        }
        f.write_str(&self.words.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_reads_as_it_is_typed() {
        let call = Call::new("cargo doc --no-deps").with_variable("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(
            call.to_string(),
            "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps"
        );
    }

    #[cfg(unix)]
    #[test]
    fn a_call_that_fails_is_named_in_its_error() {
        let error = Call::new("false").output().unwrap_err();
        assert!(error.to_string().starts_with("`false` ("));
    }

    #[test]
    fn a_program_that_does_not_exist_is_an_error_and_not_a_panic() {
        let error = Call::new("no-such-program-at-all").run().unwrap_err();
        assert!(error.to_string().contains("is it installed"));
    }
}

//! What a chore is: a name, a line of help and something to run.

use std::error::Error;
use std::fmt;

/// One thing that `cargo xtask` can do.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Chore {
    /// The word that calls it.
    pub(crate) name: &'static str,
    /// The arguments it takes, as help shows them; empty if none.
    pub(crate) arguments: &'static str,
    /// What it does, for the list of chores.
    pub(crate) summary: &'static str,
    /// Does it, given the words after its name.
    pub(crate) run: fn(&[String]) -> anyhow::Result<()>,
}

impl Chore {
    /// Name and arguments as they are typed.
    pub(crate) fn synopsis(&self) -> String {
        format!("{} {}", self.name, self.arguments)
    }

    /// The refusal of `words`, which this chore does not understand.
    pub(crate) fn refusal(&self, words: &[String]) -> anyhow::Error {
        let given = words.join(" ");
        let expected = match self.arguments {
            "" => "takes no arguments",
            arguments => &format!("takes {arguments}"),
        };
        BadUsage(format!("`{}` {expected}, not `{given}`", self.name)).into()
    }
}

/// The chore was called wrongly; nothing was done. The program then exits with 2.
#[derive(Debug)]
pub(crate) struct BadUsage(pub(crate) String);

impl fmt::Display for BadUsage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for BadUsage {}

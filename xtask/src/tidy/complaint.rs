//! What a rule says when it is broken.

use std::fmt;

/// A broken rule: where, which one, what was found and how to mend it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Complaint {
    /// The file, from the root of the repository.
    pub(crate) path: String,
    /// The line, counted from 1; `None` if the file as a whole is meant.
    pub(crate) line: Option<usize>,
    /// The name of the rule, which is that of its module.
    pub(crate) rule: &'static str,
    /// What was found there.
    pub(crate) found: String,
    /// What to do about it.
    pub(crate) remedy: String,
}

impl Complaint {
    /// A complaint about a file as a whole, or about its absence.
    pub(crate) fn about_file(path: &str, rule: &'static str, found: &str, remedy: &str) -> Self {
        Self {
            path: path.to_owned(),
            line: None,
            rule,
            found: found.to_owned(),
            remedy: remedy.to_owned(),
        }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.path)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        write!(f, ": {}: {}; {}", self.rule, self.found, self.remedy)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_complaint_names_file_line_rule_and_remedy() {
        let complaint = Complaint {
            path: "crates/endodoi/src/board.rs".to_owned(),
            line: Some(7),
            rule: "leftovers",
            found: "`dbg!` is left over".to_owned(),
            remedy: "take it out".to_owned(),
        };
        assert_eq!(
            complaint.to_string(),
            "crates/endodoi/src/board.rs:7: leftovers: `dbg!` is left over; take it out"
        );
    }
}

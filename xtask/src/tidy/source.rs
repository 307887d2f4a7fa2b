//! A Rust file as the rules read it.

use super::complaint::Complaint;
use super::{mask, words};

/// A Rust file with what is not code hidden from it, lines and positions unchanged.
#[derive(Debug)]
pub(crate) struct Source {
    /// From the root of the repository, with slashes.
    pub(crate) path: String,
    /// The text as it is.
    pub(crate) text: String,
    /// The text without comments and literals.
    pub(crate) code: String,
    /// The code without tests: what ends up in a library or program. Empty in files of tests.
    pub(crate) program: String,
}

/// How much of a file a rule looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    /// What ends up in a library or program.
    Program,
    /// Tests as well.
    WithTests,
}

impl Source {
    /// Reads `text`, which lies at `path`.
    pub(crate) fn new(path: &str, text: &str) -> Self {
        let code = mask::hide_comments_and_literals(text);
        let program = if holds_only_tests(path) {
            String::new()
        } else {
            mask::hide_tests(&code)
        };
        Self {
            path: path.to_owned(),
            text: text.to_owned(),
            code,
            program,
        }
    }

    /// The crate that the file belongs to: `endodoi` for `crates/endodoi/src/lib.rs`.
    pub(crate) fn crate_name(&self) -> &str {
        let path = self.path.strip_prefix("crates/").unwrap_or(&self.path);
        path.split('/').next().unwrap_or(path)
    }

    /// How many lines are code: neither blank nor comment nor test.
    pub(crate) fn length(&self) -> usize {
        (self.program.lines())
            .filter(|line| !line.trim().is_empty())
            .count()
    }

    /// A complaint of `rule` for each place in `scope` where `needle` stands as a word.
    pub(crate) fn complaints_about<'a>(
        &'a self,
        scope: Scope,
        needle: &'a str,
        rule: &'static str,
        remedy: &'a str,
    ) -> impl Iterator<Item = Complaint> + 'a {
        let code = match scope {
            Scope::Program => &self.program,
            Scope::WithTests => &self.code,
        };
        words::find_all(code, needle)
            .map(move |at| self.complaint(at, rule, format!("`{needle}` stands here"), remedy))
    }

    /// A complaint about the byte `at` of the file.
    pub(crate) fn complaint(
        &self,
        at: usize,
        rule: &'static str,
        found: String,
        remedy: &str,
    ) -> Complaint {
        Complaint {
            path: self.path.clone(),
            line: Some(1 + self.text[..at].matches('\n').count()),
            rule,
            found,
            remedy: remedy.to_owned(),
        }
    }
}

/// Whether nothing in the file ends up in a library or program: tests, benches, fuzz targets.
fn holds_only_tests(path: &str) -> bool {
    path.split('/').any(|folder| {
        matches!(
            folder,
            "tests" | "tests.rs" | "benches" | "examples" | "fuzz"
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_counts_if_it_is_code() {
        let text = "//! Text.\n\nfn f() {\n    // why\n}\n#[cfg(test)]\nmod tests {}\n";
        assert_eq!(Source::new("crates/endodoi/src/a.rs", text).length(), 2);
    }

    #[test]
    fn files_of_tests_have_no_program() {
        for path in [
            "crates/endodoi/tests/laws.rs",
            "crates/endodoi/benches/sowing.rs",
            "crates/endodoi/src/board/tests.rs",
            "fuzz/fuzz_targets/record.rs",
        ] {
            assert_eq!(Source::new(path, "fn f() {}").length(), 0, "{path}");
        }
    }

    #[test]
    fn a_complaint_carries_its_line() {
        let source = Source::new("xtask/src/a.rs", "fn f() {}\nfn g() { dbg!() }\n");
        let complaint = source
            .complaints_about(Scope::Program, "dbg!", "rule", "")
            .next();
        assert_eq!(complaint.and_then(|complaint| complaint.line), Some(2));
    }

    #[test]
    fn a_file_knows_its_crate() {
        let name = |path| Source::new(path, "").crate_name().to_owned();
        assert_eq!(name("crates/endodoi-api/src/lib.rs"), "endodoi-api");
        assert_eq!(name("xtask/src/main.rs"), "xtask");
    }
}

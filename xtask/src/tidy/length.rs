//! Files are short: a median under 120 lines of code, nearly all under 300, none over 500.
//!
//! Only the last is checked. The other two are for people to judge, from the report.

use super::complaint::Complaint;
use super::{Source, Tree};

const RULE: &str = "length";

/// More lines of code than any file may have.
const LIMIT: usize = 500;

/// How many of the longest files the report names.
const SHOWN: usize = 5;

/// Complains of files that are too long.
pub(crate) fn check(tree: &Tree) -> Vec<Complaint> {
    (tree.programs())
        .filter(|source| source.length() > LIMIT)
        .map(|source| {
            let found = format!("has {} lines of code", source.length());
            let remedy = format!("split it by what it tells; {LIMIT} is the most");
            Complaint::about_file(&source.path, RULE, &found, &remedy)
        })
        .collect()
}

/// How long the files are: median, 90th percentile, and the longest.
pub(crate) fn report(tree: &Tree) -> String {
    let mut sources: Vec<&Source> = tree.programs().collect();
    sources.sort_by_key(|source| (source.length(), &source.path));
    let lengths: Vec<_> = sources.iter().map(|source| source.length()).collect();

    let mut lines = vec![format!(
        "{} source files; lines of code without blank lines, comments and tests:",
        lengths.len()
    )];
    for (name, share) in [("median", 50), ("90th percentile", 90), ("longest", 100)] {
        lines.push(format!("  {name:<16}{:>4}", percentile(&lengths, share)));
    }
    lines.push("The longest:".to_owned());
    for source in sources.iter().rev().take(SHOWN) {
        lines.push(format!("  {:>4}  {}", source.length(), source.path));
    }
    lines.join("\n") + "\n"
}

/// The smallest of the sorted `lengths` that `share` per cent of them do not exceed; 0 of none.
fn percentile(lengths: &[usize], share: usize) -> usize {
    let rank = (lengths.len() * share).div_ceil(100);
    rank.checked_sub(1).map_or(0, |index| lengths[index])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_may_be_as_long_as_the_limit_and_no_longer() {
        let path = "crates/endodoi/src/board.rs";
        let fits = "f();\n// why\n\n".repeat(LIMIT);
        assert_eq!(check(&Tree::of([(path, &fits)])), []);
        let longer = fits + "f();\n";
        assert_eq!(check(&Tree::of([(path, &longer)])).len(), 1);
    }

    #[test]
    fn tests_may_be_of_any_length() {
        let text = "f();\n".repeat(LIMIT + 1);
        assert_eq!(check(&Tree::of([("crates/endodoi/tests/a.rs", &text)])), []);
    }

    #[test]
    fn percentiles_are_lengths_that_occur() {
        assert_eq!(percentile(&[1, 2, 3, 40], 50), 2);
        assert_eq!(percentile(&[1, 2, 3, 40], 90), 40);
        assert_eq!(percentile(&[], 50), 0);
    }

    #[test]
    fn the_report_names_the_longest_file_first() {
        let tree = Tree::of([
            ("crates/endodoi/src/a.rs", "f();\n"),
            ("crates/endodoi/src/b.rs", "f();\nf();\n"),
        ]);
        let report = report(&tree);
        assert!(report.ends_with("src/b.rs\n     1  crates/endodoi/src/a.rs\n"));
    }
}

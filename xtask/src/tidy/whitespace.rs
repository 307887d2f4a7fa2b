//! Lines end where their text ends, and files with their last line.
//!
//! Pictures of screens (`.snap`) and inputs for fuzzing are let pass: every byte of them counts.

use super::Tree;
use super::complaint::Complaint;
use super::tree::File;

const RULE: &str = "whitespace";

/// Complains of blanks at the end of a line, and of files that do not end with a line break.
pub(crate) fn check(tree: &Tree) -> Vec<Complaint> {
    (tree.files.iter())
        .filter(|file| !file.path.contains(".snap") && !file.path.starts_with("fuzz/seeds/"))
        .flat_map(|file| trailing_blanks(file).chain(ragged_end(file)))
        .collect()
}

fn trailing_blanks(file: &File) -> impl Iterator<Item = Complaint> {
    (file.text.split('\n').enumerate())
        .filter(|(_, line)| line.trim_end() != *line)
        .map(|(index, _)| Complaint {
            path: file.path.clone(),
            line: Some(index + 1),
            rule: RULE,
            found: "the line ends in blanks".to_owned(),
            remedy: "take them out".to_owned(),
        })
}

fn ragged_end(file: &File) -> Option<Complaint> {
    let ends_well = file.text.is_empty() || file.text.ends_with('\n');
    let ends_twice = file.text.ends_with("\n\n");
    (!ends_well || ends_twice).then(|| {
        let found = "does not end with one line break";
        Complaint::about_file(&file.path, RULE, found, "end the last line, and only it")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(path: &str, text: &str) -> usize {
        check(&Tree::of([(path, text)])).len()
    }

    #[test]
    fn blanks_at_the_end_of_a_line_are_found() {
        for text in ["a \n", "a\t\n", "a\r\n"] {
            assert_eq!(count("README.md", text), 1, "{text:?}");
        }
    }

    #[test]
    fn a_file_ends_with_one_line_break() {
        assert_eq!(count("README.md", "a"), 1);
        assert_eq!(count("README.md", "a\n\n"), 1);
        assert_eq!(count("README.md", "a\n\nb\n"), 0);
        assert_eq!(count("README.md", ""), 0);
    }

    #[test]
    fn pictures_of_screens_and_inputs_for_fuzzing_may_hold_blanks() {
        assert_eq!(count("crates/endodoi-cli/tests/a.snap", "a  \n"), 0);
        assert_eq!(count("fuzz/seeds/position_text/broken", "1 "), 0);
    }
}

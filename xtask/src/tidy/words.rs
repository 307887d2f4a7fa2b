//! Searching code for words, so that `unsafe` is not found in `unsafe_code`.

/// Where `needle` stands in `code` and is not part of a longer word.
///
/// A needle may begin or end with punctuation, as `println!` and `.unwrap()` do; that end then
/// needs no border.
pub(crate) fn find_all<'a>(code: &'a str, needle: &'a str) -> impl Iterator<Item = usize> + 'a {
    code.match_indices(needle)
        .filter(move |(start, _)| {
            let before = code[..*start].chars().next_back();
            let after = code[start + needle.len()..].chars().next();
            !joins(before, needle.chars().next()) && !joins(needle.chars().next_back(), after)
        })
        .map(|(start, _)| start)
}

/// Whether `needle` stands in `code` as a word of its own.
pub(crate) fn contains(code: &str, needle: &str) -> bool {
    find_all(code, needle).next().is_some()
}

/// The word at the beginning of `code`, which may be empty.
pub(crate) fn leading_word(code: &str) -> &str {
    let end = code.find(|c| !is_word(c)).unwrap_or(code.len());
    &code[..end]
}

/// Whether two neighbours belong to one word.
fn joins(left: Option<char>, right: Option<char>) -> bool {
    left.is_some_and(is_word) && right.is_some_and(is_word)
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_within_a_longer_word_is_not_found() {
        assert!(contains("unsafe { f() }", "unsafe"));
        assert!(!contains("forbid(unsafe_code)", "unsafe"));
        assert!(!contains("eprintln!()", "println!"));
    }

    #[test]
    fn punctuation_needs_no_border() {
        assert!(contains("board.unwrap()?", ".unwrap()"));
        assert!(contains("{println!(\"\")}", "println!"));
    }

    #[test]
    fn a_leading_word_ends_where_punctuation_begins() {
        assert_eq!(leading_word("fs::read"), "fs");
        assert_eq!(leading_word("::read"), "");
    }
}

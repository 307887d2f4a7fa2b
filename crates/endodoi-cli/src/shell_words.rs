//! The command line as it was typed, so that a person can be told how to go on.

/// Returns the words of this command as a shell wants them.
pub(crate) fn this_command() -> String {
    let words = std::env::args_os().map(|word| quoted(&word.to_string_lossy()));
    words.collect::<Vec<String>>().join(" ")
}

/// A word as a shell wants it, in quotes only where they are needed.
pub(crate) fn quoted(word: &str) -> String {
    let is_plain = |char: char| char.is_ascii_alphanumeric() || "_-./:=+,@".contains(char);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    shlex::try_quote(word).map_or_else(|_| word.to_owned(), std::borrow::Cow::into_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_in_quotes_only_where_a_shell_needs_them() {
        assert_eq!(quoted("cmd=level:7"), "cmd=level:7");
        assert_eq!(quoted("cmd=./old engine"), "'cmd=./old engine'");
        assert_eq!(quoted(""), "''");
    }
}

//! The name of a shared text: ten letters that follow from it.

use twox_hash::XxHash64;

/// Letters that are not taken for a digit or for each other.
const LETTERS: &[u8; 23] = b"abcdefghjkmnpqrstuvwxyz";
/// So many letters make forty trillion names.
const LENGTH: usize = 10;

/// Returns the name of a text; another one with each attempt.
pub(super) fn of(text: &str, attempt: u64) -> String {
    let mut rest = XxHash64::oneshot(attempt, text.as_bytes());
    let letters = LETTERS.len() as u64;
    let letter = |_| {
        let letter = LETTERS[usize::try_from(rest % letters).unwrap_or(0)];
        rest /= letters;
        char::from(letter)
    };
    (0..LENGTH).map(letter).collect()
}

/// Whether a text can be the name of a shared text.
pub(crate) fn is_name(text: &str) -> bool {
    text.len() == LENGTH && text.bytes().all(|letter| LETTERS.contains(&letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_follows_from_the_text_and_stays_from_release_to_release() {
        assert_eq!(of("a text", 0), of("a text", 0));
        assert_ne!(of("a text", 0), of("a text", 1));
        assert_ne!(of("a text", 0), of("another", 0));
        assert_eq!(of("", 0).len(), LENGTH);
        assert_eq!(of("1. B", 0), "jqcbcujvuv");
    }
}

//! How a puzzle is named.
//!
//! The name follows from rules and position alone, so it stays the same in every book, and a link to a puzzle goes on leading to it. The
//! hash is FNV-1a, because it is a few lines and never changes; nothing rests on its being hard to forge.

use endodoi::{Position, Rules};

/// Digits and letters, without those that are mistaken for others.
const SIGNS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// Two of some hundred puzzles have the same name once in a million books.
const LENGTH: usize = 7;

/// Returns the name of the puzzle of a position.
pub(super) fn id(rules: &Rules, position: &Position) -> String {
    let hash = fnv(format!("{rules} {position}").as_bytes());
    // The high bits are mixed best.
    #[expect(clippy::cast_possible_truncation, reason = "five bits are wanted")]
    let sign = |place: usize| SIGNS[(hash >> (59 - 5 * place)) as usize & 31];
    (0..LENGTH).map(sign).map(char::from).collect()
}

fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_one_that_is_meant() {
        assert_eq!(fnv(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv(b"a"), 0xaf63_dc4c_8601_ec8c);
    }

    #[test]
    fn rules_and_position_make_the_name() {
        let name = |text: &str, rules: &Rules| id(rules, &text.parse().unwrap());
        let one = name("1,0,2/0,3,0 5-4 S", &Rules::MERKER);
        assert_eq!(one.len(), LENGTH);
        assert_ne!(one, name("1,0,2/0,3,0 5-4 S", &Rules::ENDODOI));
        assert_ne!(one, name("1,0,2/0,3,0 4-5 S", &Rules::MERKER));
    }
}

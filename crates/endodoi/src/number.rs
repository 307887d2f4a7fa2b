//! Numbers in text forms, which are written in one way only.

use std::str::FromStr;

/// Reads a number without sign and without a zero in front; `None` if it is anything else or too
/// large for its type.
pub(crate) fn plain<T: FromStr>(text: &str) -> Option<T> {
    let has_only_digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let is_plain = has_only_digits && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| is_plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_written_in_one_way_only() {
        assert_eq!(plain("0"), Some(0_u8));
        assert_eq!(plain("255"), Some(255_u8));
        for text in [
            "", "+4", "-4", "04", "00", " 4", "4 ", "256", "4x", "\u{664}",
        ] {
            assert_eq!(plain::<u8>(text), None, "{text:?}");
        }
    }
}

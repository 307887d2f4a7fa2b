//! A number for bytes that is hardly the same for others: 64 bits by the method FNV-1a of Fowler, Noll and Vo.
//!
//! Each of its steps can be undone, so a change of one byte always changes the number.

/// Returns the number.
pub(crate) fn fingerprint(bytes: impl AsRef<[u8]>) -> u64 {
    let fold = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.as_ref().iter().fold(0xcbf2_9ce4_8422_2325, fold)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_is_that_of_its_authors() {
        assert_eq!(fingerprint(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fingerprint("a"), 0xaf63_dc4c_8601_ec8c);
    }
}

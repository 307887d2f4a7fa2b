//! The checksum of a proof file: FNV-1a with 64 bits.
//!
//! Each step can be undone, so two files of one length that differ in a single byte have different
//! sums, always; of any other damage one in 2⁶⁴ goes unseen. It is no signature.

const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0000_0100_0000_01b3;

/// A sum that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Checksum(u64);

impl Checksum {
    pub(super) const fn new() -> Self {
        Self(BASIS)
    }

    pub(super) const fn add(&mut self, byte: u8) {
        self.0 = (self.0 ^ byte as u64).wrapping_mul(PRIME);
    }

    pub(super) const fn value(self) -> u64 {
        self.0
    }

    pub(super) fn of(bytes: &[u8]) -> u64 {
        let mut sum = Self::new();
        for byte in bytes {
            sum.add(*byte);
        }
        sum.value()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sums_are_those_of_fnv_1a() {
        assert_eq!(Checksum::of(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(Checksum::of(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(Checksum::of(b"foobar"), 0x8594_4171_f739_67e8);
    }
}

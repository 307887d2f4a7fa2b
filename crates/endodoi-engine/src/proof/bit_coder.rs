//! Writing bits in less room than a bit each, where one of the two is likelier.
//!
//! A binary range coder: an interval of numbers is split at every bit in the ratio of its chances, and the part
//! that the bit chooses is kept; in the end any number of what is left tells all bits. The chances
//! are learnt on the way, by the writer and the reader alike. The scheme is that of G. N. N. Martin, "Range
//! encoding" (1979), with carries kept back as LZMA does it; `docs/proofs.md` describes it step by step.

/// Bits of a chance: 4096 is certainty.
const CHANCE_BITS: u32 = 12;

/// How slowly a chance learns: each bit moves it by a 32nd of what was wrong.
const SLOWNESS: u32 = 5;

/// Below this the interval is widened by a byte.
const NARROW: u32 = 1 << 24;

/// What is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bit {
    Zero,
    One,
}

/// The chance of a 0 in one place, learnt from the bits before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chance(u16);

impl Chance {
    pub(super) const EVEN: Self = Self(1 << (CHANCE_BITS - 1));

    /// Where an interval of this width is split.
    const fn split(self, width: u32) -> u32 {
        (width >> CHANCE_BITS) * self.0 as u32
    }

    const fn learn(&mut self, bit: Bit) {
        match bit {
            Bit::One => self.0 -= self.0 >> SLOWNESS,
            Bit::Zero => self.0 += ((1 << CHANCE_BITS) - self.0) >> SLOWNESS,
        }
    }
}

/// Writes bits.
#[derive(Debug)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    low: u64,
    width: u32,
    /// A byte that a carry may still change, and so many bytes 255 after it.
    kept: u8,
    full: u64,
    is_first: bool,
}

impl BitWriter {
    pub(super) const fn new() -> Self {
        Self {
            bytes: Vec::new(),
            low: 0,
            width: u32::MAX,
            kept: 0,
            full: 0,
            is_first: true,
        }
    }

    pub(super) fn put(&mut self, bit: Bit, chance: &mut Chance) {
        let split = chance.split(self.width);
        match bit {
            Bit::One => {
                self.low += u64::from(split);
                self.width -= split;
            }
            Bit::Zero => self.width = split,
        }
        chance.learn(bit);
        while self.width < NARROW {
            self.width <<= 8;
            self.shift();
        }
    }

    /// Moves the highest byte of `low` out, or keeps it back as long as a carry may come.
    #[expect(clippy::cast_possible_truncation, reason = "bytes are taken apart")]
    fn shift(&mut self) {
        let carry = (self.low >> 32) as u8;
        if carry != 0 || self.low < 0xff00_0000 {
            if !self.is_first {
                self.bytes.push(self.kept.wrapping_add(carry));
            }
            self.is_first = false;
            for _ in 0..self.full {
                self.bytes.push(0xff_u8.wrapping_add(carry));
            }
            self.full = 0;
            self.kept = (self.low >> 24) as u8;
        } else {
            self.full += 1;
        }
        self.low = (self.low & 0x00ff_ffff) << 8;
    }

    /// Returns all bytes: as many as were moved out, and four that tell the rest.
    pub(super) fn finish(mut self) -> Vec<u8> {
        for _ in 0..5 {
            self.shift();
        }
        self.bytes
    }
}

/// Reads bits. What is read past the end counts as zeros and is seen by [`BitReader::is_at_end`].
#[derive(Debug)]
pub(super) struct BitReader<'a> {
    bytes: &'a [u8],
    /// Bytes taken so far, those past the end too.
    taken: usize,
    width: u32,
    code: u32,
}

impl<'a> BitReader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let mut reader = Self {
            bytes,
            taken: 0,
            width: u32::MAX,
            code: 0,
        };
        for _ in 0..4 {
            reader.code = reader.code << 8 | reader.next();
        }
        reader
    }

    fn next(&mut self) -> u32 {
        let byte = self.bytes.get(self.taken).copied().unwrap_or(0);
        self.taken += 1;
        u32::from(byte)
    }

    pub(super) fn get(&mut self, chance: &mut Chance) -> Bit {
        let split = chance.split(self.width);
        let bit = if self.code < split {
            self.width = split;
            Bit::Zero
        } else {
            self.code -= split;
            self.width -= split;
            Bit::One
        };
        chance.learn(bit);
        while self.width < NARROW {
            self.width <<= 8;
            self.code = self.code << 8 | self.next();
        }
        bit
    }

    /// Says whether all bytes were taken and none past the end.
    pub(super) const fn is_at_end(&self) -> bool {
        self.taken == self.bytes.len()
    }

    /// Says whether more was asked for than there is.
    pub(super) const fn is_past_end(&self) -> bool {
        self.taken > self.bytes.len()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn bit(is_one: bool) -> Bit {
        if is_one { Bit::One } else { Bit::Zero }
    }

    fn there_and_back(bits: &[(bool, u8)]) -> usize {
        let mut chances = [Chance::EVEN; 256];
        let mut writer = BitWriter::new();
        for (is_one, place) in bits {
            writer.put(bit(*is_one), &mut chances[usize::from(*place)]);
        }
        let bytes = writer.finish();
        let mut chances = [Chance::EVEN; 256];
        let mut reader = BitReader::new(&bytes);
        for (is_one, place) in bits {
            assert_eq!(reader.get(&mut chances[usize::from(*place)]), bit(*is_one));
        }
        assert!(reader.is_at_end());
        bytes.len()
    }

    proptest! {
        #[test]
        fn what_was_written_is_read(bits in prop::collection::vec((any::<bool>(), 0..4_u8), 0..3000)) {
            there_and_back(&bits);
        }

        #[test]
        fn what_was_written_is_read_where_one_bit_is_rare(
            bits in prop::collection::vec((prop::bool::weighted(0.002), 0..2_u8), 0..5000),
        ) {
            there_and_back(&bits);
        }
    }

    #[test]
    fn likely_bits_take_little_room() {
        let bits: Vec<(bool, u8)> = (0..80_000).map(|i| (i % 50 == 0, 0)).collect();
        // A sure coder would need 1414 bytes.
        assert!(there_and_back(&bits) < 1700);
        assert_eq!(there_and_back(&[]), 4);
    }

    #[test]
    fn reading_past_the_end_is_seen() {
        let mut reader = BitReader::new(&[1, 2, 3, 4]);
        assert!(reader.is_at_end());
        for _ in 0..16 {
            reader.get(&mut Chance::EVEN.clone());
        }
        assert!(reader.is_past_end());
    }
}

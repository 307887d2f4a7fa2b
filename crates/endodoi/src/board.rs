//! The seeds in the holes.
//!
//! A board is a row of bytes in sowing order, one a hole, packed eight to a machine word, so that
//! [`sow`](crate::sow) can add a whole lap to it at once. Captured seeds and the side to move are
//! not here; they belong to a [`Position`](crate::Position).

use std::fmt;

use thiserror::Error;

use crate::hole::{Hole, Width};
use crate::hole_set::HoleSet;
use crate::side::Side;

/// How many 64-bit words hold the bytes of the widest board.
pub(crate) const LIMBS: usize = 3;

/// The seeds on a board. At most [`Board::MAX_SEEDS`] lie on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    /// Byte `i % 8` of limb `i / 8` holds the seeds of the hole at index `i`. The bytes add up to
    /// at most 255, so no sum of them can spill; those past the last hole are zero.
    limbs: [u64; LIMBS],
    width: Width,
}

impl Board {
    /// The most seeds a game may hold.
    pub const MAX_SEEDS: u8 = u8::MAX;

    /// Makes a board from the seeds of its holes in sowing order. This is the quick door, for whoever
    /// counts boards; [`Setup`](crate::Setup) is the one for what people write.
    ///
    /// # Errors
    /// [`BoardError`] unless there are as many numbers as holes and they add up to at most 255.
    ///
    /// ```
    /// use endodoi::{Board, Width};
    ///
    /// let board = Board::new(Width::new(2)?, [4, 0, 1, 3])?;
    /// assert!(board.in_sowing_order().eq([4, 0, 1, 3]));
    /// assert!(Board::new(Width::new(2)?, [4, 0, 1]).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(width: Width, seeds: impl IntoIterator<Item = u8>) -> Result<Self, BoardError> {
        let mut limbs = [0; LIMBS];
        let mut total: u32 = 0;
        let mut holes = 0;
        for seeds in seeds {
            if holes == width.holes_on_board() {
                return Err(BoardError::Holes(width));
            }
            limbs[holes / 8] |= u64::from(seeds) << (8 * (holes % 8));
            total += u32::from(seeds);
            holes += 1;
        }
        if holes < width.holes_on_board() {
            return Err(BoardError::Holes(width));
        }
        if total > u32::from(Self::MAX_SEEDS) {
            return Err(BoardError::TooManySeeds(total));
        }
        Ok(Self { limbs, width })
    }

    /// Makes a board from its words, as [`Board::limbs`] returns them.
    ///
    /// # Errors
    /// [`BoardError`] if there are seeds past the last hole or more than 255.
    ///
    /// ```
    /// use endodoi::{Board, Width};
    ///
    /// let board = Board::from_limbs(Width::new(3)?, [0x06_05_04_03_02_01, 0, 0])?;
    /// assert!(board.in_sowing_order().eq([1, 2, 3, 4, 5, 6]));
    /// assert!(Board::from_limbs(Width::new(3)?, [0, 1, 0]).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn from_limbs(width: Width, limbs: [u64; 3]) -> Result<Self, BoardError> {
        /// Every other byte, and a one in each of those places.
        const EVEN: u64 = 0x00ff_00ff_00ff_00ff;
        const ONES: u64 = 0x0001_0001_0001_0001;
        let past = |limb: usize| match width.holes_on_board().saturating_sub(8 * limb) {
            holes @ 0..8 => limbs[limb] >> (8 * holes),
            _ => 0,
        };
        if past(0) | past(1) | past(2) != 0 {
            return Err(BoardError::Holes(width));
        }
        // The product's highest part is the sum of all parts.
        let sum_of = |limb: u64| ((limb & EVEN) + (limb >> 8 & EVEN)).wrapping_mul(ONES) >> 48;
        let total: u64 = limbs.into_iter().map(sum_of).sum();
        if total > u64::from(Self::MAX_SEEDS) {
            #[expect(
                clippy::cast_possible_truncation,
                reason = "at most 24 bytes were added"
            )]
            return Err(BoardError::TooManySeeds(total as u32));
        }
        Ok(Self { limbs, width })
    }

    /// Returns the seeds of all holes in sowing order: `A`, `B`, … then `a`, `b`, ….
    pub fn in_sowing_order(&self) -> impl DoubleEndedIterator<Item = u8> + ExactSizeIterator {
        self.width.holes().map(|hole| self.seeds(hole))
    }

    /// Returns the number of holes in each row.
    pub const fn width(&self) -> Width {
        self.width
    }

    /// Returns the seeds in a hole.
    ///
    /// A hole of a board of another width is read at its place in sowing order, and holds nothing
    /// past this board's end.
    ///
    /// ```
    /// use endodoi::Position;
    ///
    /// let position: Position = "0,3,1/2,0,0 4-2 S".parse()?;
    /// let b = position.width().hole(1).unwrap();
    /// assert_eq!(position.board().seeds(b), 3);
    /// # Ok::<(), endodoi::ParsePositionError>(())
    /// ```
    pub const fn seeds(&self, hole: Hole) -> u8 {
        self.seeds_at(hole.index())
    }

    /// Returns the seeds of one row from its owner's left.
    ///
    /// ```
    /// use endodoi::{Position, Side};
    ///
    /// let position: Position = "1,2,3/4,5,6 0-0 S".parse()?;
    /// assert!(position.board().row(Side::North).eq([4, 5, 6]));
    /// # Ok::<(), endodoi::ParsePositionError>(())
    /// ```
    pub fn row(&self, side: Side) -> impl DoubleEndedIterator<Item = u8> + ExactSizeIterator {
        self.width.row(side).map(|hole| self.seeds(hole))
    }

    /// Returns the seeds of one row as one number, a byte a hole, the hole at the owner's left in the
    /// lowest byte. For search and tables, which hash and count rows many million times a second.
    ///
    /// ```
    /// use endodoi::{Position, Side};
    ///
    /// let position: Position = "1,2,3/4,5,6 0-0 S".parse()?;
    /// assert_eq!(position.board().packed_row(Side::North), 0x06_05_04);
    /// # Ok::<(), endodoi::ParsePositionError>(())
    /// ```
    pub const fn packed_row(&self, side: Side) -> u128 {
        let bits = 8 * self.width.holes_per_row();
        let mask = u128::MAX >> (128 - bits);
        let low = self.limbs[0] as u128 | (self.limbs[1] as u128) << 64;
        match side {
            Side::South => low & mask,
            // Two steps, because a row of one hole would otherwise be shifted by 128 bits.
            Side::North => (low >> bits | ((self.limbs[2] as u128) << 1) << (127 - bits)) & mask,
        }
    }

    /// Returns the number of seeds in one row.
    ///
    /// ```
    /// use endodoi::{Position, Side};
    ///
    /// let position: Position = "0,3,1/2,0,0 4-2 S".parse()?;
    /// assert_eq!(position.board().row_total(Side::South), 4);
    /// # Ok::<(), endodoi::ParsePositionError>(())
    /// ```
    pub fn row_total(&self, side: Side) -> u8 {
        self.row(side).sum()
    }

    /// Returns the number of seeds on the board.
    ///
    /// ```
    /// use endodoi::Position;
    ///
    /// let position: Position = "0,3,1/2,0,0 4-2 S".parse()?;
    /// assert_eq!(position.board().total(), 6);
    /// # Ok::<(), endodoi::ParsePositionError>(())
    /// ```
    pub const fn total(&self) -> u8 {
        let [first, second, third] = self.limbs;
        sum_of_bytes(first) + sum_of_bytes(second) + sum_of_bytes(third)
    }

    /// Returns the holes of one row that hold seeds.
    ///
    /// ```
    /// use endodoi::{Position, Side};
    ///
    /// let position: Position = "0,3,1/2,0,0 4-2 S".parse()?;
    /// assert_eq!(position.board().occupied(Side::South).to_string(), "BC");
    /// # Ok::<(), endodoi::ParsePositionError>(())
    /// ```
    pub fn occupied(&self, side: Side) -> HoleSet {
        HoleSet::from_bits(self.width, occupied_bits(&self.limbs)).of_side(side)
    }

    /// Returns the board turned by 180 degrees: South's row becomes North's.
    ///
    /// ```
    /// use endodoi::Position;
    ///
    /// let position: Position = "0,3,1/2,0,0 4-2 S".parse()?;
    /// assert!(position.board().half_turn().in_sowing_order().eq([2, 0, 0, 0, 3, 1]));
    /// # Ok::<(), endodoi::ParsePositionError>(())
    /// ```
    #[inline]
    pub fn half_turn(&self) -> Self {
        let (south, north) = (self.packed_row(Side::South), self.packed_row(Side::North));
        let bits = 8 * self.width.holes_per_row();
        let low = north | south << bits;
        // What the shift to the left loses; no row is as wide as 16 holes.
        let high = south >> (128 - bits);
        #[expect(clippy::cast_possible_truncation, reason = "the words are wanted")]
        let limbs = [low as u64, (low >> 64) as u64, high as u64];
        Self { limbs, ..*self }
    }

    pub(crate) const fn seeds_at(&self, index: usize) -> u8 {
        #[expect(clippy::cast_possible_truncation, reason = "one byte is wanted")]
        let seeds = (self.limbs[index / 8] >> (8 * (index % 8))) as u8;
        seeds
    }

    /// Takes all seeds out of a hole and returns their number.
    pub(crate) fn empty(&mut self, hole: Hole) -> u8 {
        let seeds = self.seeds(hole);
        self.limbs[hole.index() / 8] &= !(0xff << (8 * (hole.index() % 8)));
        seeds
    }

    /// Returns the whole board as three words, a byte a hole in sowing order, hole `A` in the lowest byte of
    /// the first; bytes past the last hole are zero. For tables, which count boards many million times
    /// a second.
    ///
    /// ```
    /// use endodoi::Position;
    ///
    /// let position: Position = "1,2,3/4,5,6 0-0 S".parse()?;
    /// assert_eq!(position.board().limbs(), &[0x06_05_04_03_02_01, 0, 0]);
    /// # Ok::<(), endodoi::ParsePositionError>(())
    /// ```
    pub const fn limbs(&self) -> &[u64; LIMBS] {
        &self.limbs
    }

    /// The board of this width that has these words; those past the last hole are zero.
    #[inline]
    pub(crate) fn with_limbs<const WORDS: usize>(&self, words: &[u64; WORDS]) -> Self {
        let mut limbs = [0; LIMBS];
        limbs[..WORDS].copy_from_slice(words);
        Self { limbs, ..*self }
    }

    /// The words themselves, for the sowing loop, which keeps their sum as it is.
    pub(crate) const fn limbs_mut(&mut self) -> &mut [u64; LIMBS] {
        &mut self.limbs
    }
}

/// Adds up eight holes of a board: the highest byte of the product is the sum of all, which is 255 at most.
const fn sum_of_bytes(limb: u64) -> u8 {
    (limb.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
}

/// Returns one bit a hole, set if the hole holds seeds; eight holes at a time.
#[inline]
pub(crate) fn occupied_bits(limbs: &[u64]) -> u32 {
    /// The lowest bit of every byte.
    const ONES: u64 = 0x0101_0101_0101_0101;
    let mut bits = 0;
    for (index, limb) in limbs.iter().enumerate() {
        // The highest bit of a byte becomes set if any lower one was, without carry ...
        let low = (limb & (0x7f * ONES)) + 0x7f * ONES;
        let occupied = ((low | limb) >> 7) & ONES;
        // ... and the product moves the bit of byte i to bit 56 + i.
        let gathered = occupied.wrapping_mul(0x0102_0408_1020_4080) >> 56;
        bits |= (gathered as u32) << (8 * index);
    }
    bits
}

/// Why numbers of seeds do not make a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum BoardError {
    /// There are fewer or more numbers than holes.
    #[error("a board of this width needs {} numbers of seeds, one for each hole", .0.holes_on_board())]
    Holes(Width),
    /// There are more seeds than a game may hold.
    #[error("the board holds {0} seeds; at most 255 are possible")]
    TooManySeeds(u32),
}

impl BoardError {
    /// Returns a name for the kind of error that never changes, for translation.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Holes(_) => "board.holes",
            Self::TooManySeeds(_) => "setup.too-many-seeds",
        }
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.width.holes().map(Hole::letter);
        f.debug_map()
            .entries(letters.zip(self.in_sowing_order()))
            .finish()
    }
}

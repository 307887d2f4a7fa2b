//! What is known of the positions of a layer while it is made: a byte and a half each.
//!
//! Two positions share three bytes: the best value found so far of each, and one half byte of [`Stage`] each. All are
//! atomic, since threads work on the whole layer at once. Which number lies where is known here alone.

use std::io;
use std::sync::atomic::{AtomicU8, Ordering};

use crate::values::Values;

/// How far the value of a position is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// So many quiet turns lead to positions that are not final yet.
    Open(u8),
    /// Final, and to be told to the positions before it in the next round; rounds take turns
    /// with two marks.
    Queued(Parity),
    /// Final and told.
    Final,
}

/// Odd or even.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Parity {
    Even,
    Odd,
}

impl Stage {
    const fn from_bits(bits: u8) -> Self {
        match bits {
            13 => Self::Queued(Parity::Even),
            14 => Self::Queued(Parity::Odd),
            15 => Self::Final,
            open => Self::Open(open),
        }
    }

    const fn bits(self) -> u8 {
        match self {
            // A row has twelve holes at most.
            Self::Open(open) => open,
            Self::Queued(Parity::Even) => 13,
            Self::Queued(Parity::Odd) => 14,
            Self::Final => 15,
        }
    }
}

/// The best values and stages of a layer.
pub(super) struct State {
    bytes: Vec<AtomicU8>,
    positions: u64,
    /// The positions that are told next; `None` if they have to be found by their marks.
    pub(super) queue: Option<Vec<u64>>,
}

/// Bytes written down at a time.
const WRITTEN: usize = 1 << 20;

/// Bytes of a layer of so many positions.
const fn bytes(positions: u64) -> u64 {
    positions.div_ceil(2) * 3
}

/// The most bytes that the state of so many positions takes with its queues, the one that is read and the one that is
/// written. `None` if that is past counting.
pub(super) fn bytes_of_state(positions: u64) -> Option<u64> {
    let places = positions / POSITIONS_A_PLACE + LEAST_PLACES;
    positions
        .div_ceil(2)
        .checked_mul(3)?
        .checked_add(2 * 8 * places)
}

/// One place in the queue is kept for so many positions of the layer,
const POSITIONS_A_PLACE: u64 = 128;

/// and as many more.
const LEAST_PLACES: u64 = 1024;

impl State {
    /// Nothing is known. `None` if this machine cannot address so much.
    pub(super) fn new(positions: u64) -> Option<Self> {
        let bytes = vec![0; usize::try_from(bytes(positions)).ok()?];
        Some(Self {
            bytes: bytes.into_iter().map(AtomicU8::new).collect(),
            positions,
            queue: None,
        })
    }

    /// How many positions the queue may hold.
    pub(super) fn places(&self) -> usize {
        let places = self.positions / POSITIONS_A_PLACE + LEAST_PLACES;
        usize::try_from(places).unwrap_or(usize::MAX)
    }

    /// Copies of the bytes in which all is kept but the queue, which can be found again; some at a time.
    pub(super) fn bytes(&self) -> impl Iterator<Item = Vec<u8>> {
        let copy = |byte: &AtomicU8| byte.load(Ordering::Relaxed);
        self.bytes
            .chunks(WRITTEN)
            .map(move |bytes| bytes.iter().map(copy).collect())
    }

    /// Sets all to what [`State::bytes`] returned, asking for it some at a time.
    pub(super) fn read(
        &mut self,
        mut fill: impl FnMut(&mut [u8]) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut read = vec![0; WRITTEN];
        for bytes in self.bytes.chunks_mut(WRITTEN) {
            let read = &mut read[..bytes.len()];
            fill(read)?;
            for (byte, read) in bytes.iter_mut().zip(read) {
                *byte.get_mut() = *read;
            }
        }
        self.queue = None;
        Ok(())
    }

    /// The best value, the stages of the pair, and by how many bits the stage is shifted there.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the layer is in memory")]
    fn at(&self, number: u64) -> (&AtomicU8, &AtomicU8, u32) {
        let number = number as usize;
        let (pair, odd) = (number / 2 * 3, number % 2);
        let [best @ .., stages] = &self.bytes[pair..pair + 3] else {
            unreachable!("a pair has three bytes");
        };
        (&best[odd], stages, 4 * odd as u32)
    }

    #[inline]
    pub(super) fn get(&self, number: u64) -> (i8, Stage) {
        let (best, stages, shift) = self.at(number);
        let stage = Stage::from_bits(stages.load(Ordering::Acquire) >> shift & 15);
        (best.load(Ordering::Relaxed).cast_signed(), stage)
    }

    /// Sets both. Only for whoever alone writes to this pair of positions.
    pub(super) fn set(&self, number: u64, value: i8, stage: Stage) {
        let (best, stages, shift) = self.at(number);
        best.store(value.cast_unsigned(), Ordering::Relaxed);
        let other = stages.load(Ordering::Relaxed) & !(15 << shift);
        stages.store(other | stage.bits() << shift, Ordering::Release);
    }

    /// Marks a queued position as final and told.
    pub(super) fn finish(&self, number: u64) {
        let (_, stages, shift) = self.at(number);
        stages.fetch_or(15 << shift, Ordering::Relaxed);
    }

    /// Tells an open position that one of its quiet turns is worth `value`. Returns whether that makes it final:
    /// because nothing can be worth more than `threshold` any more, or because nothing is open and all is lost by as much. It is then
    /// marked as queued with `next`, and nobody else is told so.
    #[inline]
    pub(super) fn tell(&self, number: u64, value: i8, threshold: i8, next: Parity) -> bool {
        let (best, stages, shift) = self.at(number);
        let mut known = best.load(Ordering::Relaxed);
        while known.cast_signed() < value {
            match best.compare_exchange_weak(
                known,
                value.cast_unsigned(),
                Ordering::Relaxed,
                Ordering::Relaxed,
            ) {
                Ok(_) => break,
                Err(now) => known = now,
            }
        }
        let mut now = stages.load(Ordering::Relaxed);
        loop {
            let Stage::Open(open) = Stage::from_bits(now >> shift & 15) else {
                return false;
            };
            let open = open.saturating_sub(1);
            let best = best.load(Ordering::Relaxed).cast_signed();
            let is_final = best == threshold || open == 0 && best == -threshold;
            let stage = if is_final {
                Stage::Queued(next)
            } else {
                Stage::Open(open)
            };
            let changed = now & !(15 << shift) | stage.bits() << shift;
            // In one threshold t only t and -t are told. Who tells t has raised the best value itself, so it sees it here and
            // queues the position; if nobody does, the best value stays as it is, whoever takes the last one off.
            match stages.compare_exchange_weak(now, changed, Ordering::AcqRel, Ordering::Acquire) {
                Ok(_) => return is_final,
                Err(other) => now = other,
            }
        }
    }

    /// Makes the values of what is known, in place. Positions that are still open are worth 0; returns how many there were.
    #[expect(clippy::cast_possible_truncation, reason = "the layer is in memory")]
    pub(super) fn into_values(self) -> (Values, u64) {
        // The same bytes: nothing is copied.
        let bytes = self.bytes.into_iter();
        let mut bytes: Vec<i8> = bytes.map(|byte| byte.into_inner().cast_signed()).collect();
        let mut endless = 0;
        for pair in 0..bytes.len() / 3 {
            let stages = bytes[3 * pair + 2].cast_unsigned();
            for odd in 0..2 {
                let value = match Stage::from_bits(stages >> (4 * odd) & 15) {
                    Stage::Open(_) => {
                        endless += u64::from((2 * pair + odd) < self.positions as usize);
                        0
                    }
                    Stage::Queued(_) | Stage::Final => bytes[3 * pair + odd],
                };
                bytes[2 * pair + odd] = value;
            }
        }
        bytes.truncate(self.positions as usize);
        bytes.shrink_to_fit();
        (Values::new(bytes), endless)
    }
}

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("State")
            .field("positions", &self.positions)
            .finish_non_exhaustive()
    }
}

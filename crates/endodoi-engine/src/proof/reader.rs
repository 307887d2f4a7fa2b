//! The answers of a proof as they come from a file.

use endodoi::Turn;

use super::answer_code::AnswerChances;
use super::bit_coder::BitReader;
use super::error::{ProofError, ProofFault};
use super::guide::{Guide, Place};

/// Reads answers.
#[derive(Debug)]
pub(super) struct Reader<'a> {
    bits: BitReader<'a>,
    chances: AnswerChances,
    left: u64,
}

impl<'a> Reader<'a> {
    /// Reads so many answers from these bytes.
    pub(super) fn new(bytes: &'a [u8], answers: u64) -> Self {
        Self {
            bits: BitReader::new(bytes),
            chances: AnswerChances::new(),
            left: answers,
        }
    }

    /// Says whether all answers and all bytes were read.
    pub(super) const fn is_at_end(&self) -> bool {
        self.left == 0 && self.bits.is_at_end()
    }
}

impl Guide for Reader<'_> {
    fn answer(&mut self, place: Place<'_>, turns: &[Turn]) -> Result<usize, ProofError> {
        let answer = self.chances.read(turns, &mut self.bits);
        if self.left == 0 || self.bits.is_past_end() {
            return Err(place.ground.fault(place.position, ProofFault::NoAnswerLeft));
        }
        self.left -= 1;
        Ok(answer)
    }
}

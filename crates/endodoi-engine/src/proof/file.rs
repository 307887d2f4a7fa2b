//! A proof as it is kept: its bytes, and what they say.

use endodoi::{Position, Rules};

use super::checksum::Checksum;
use super::claim::Claim;
use super::error::{ProofError, ProofFault};
use super::ground::Ground;
use super::head::{Head, Section};
use super::reader::Reader;
use super::walk::Walk;
use super::watch::ProofWatch;
use crate::endgames::Endgames;
use crate::solve::Bounds;

/// The bytes of the checksum, at the end.
const SUM_BYTES: usize = 8;

/// A proof that was read or written. What it claims is only true if [`Proof::check`] says so.
///
/// ```
/// use endodoi::{Position, Rules};
/// use endodoi_engine::{Proof, ProofError};
///
/// assert_eq!(Proof::read(b"PNG"), Err(ProofError::NoProof));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    head: Head,
    /// The answers of all claims, one after the other.
    answers: Vec<u8>,
}

impl Proof {
    /// Puts a proof together of the answers to each claim.
    pub(super) const fn new(head: Head, answers: Vec<u8>) -> Self {
        Self { head, answers }
    }

    /// Reads a proof, and compares its checksum.
    ///
    /// # Errors
    /// [`ProofError`] if the bytes are no proof, or not whole.
    pub fn read(bytes: &[u8]) -> Result<Self, ProofError> {
        // What is no proof at all is called so, and not damaged.
        let head = Head::read(bytes);
        if let Err(ProofError::NoProof | ProofError::Format(_)) = head {
            return Err(head.expect_err("it is one of these"));
        }
        let end = bytes
            .len()
            .checked_sub(SUM_BYTES)
            .ok_or(ProofError::TooShort)?;
        let (told, sum) = bytes.split_at(end);
        if Checksum::of(told).to_le_bytes() != sum {
            let ends_early = match head {
                Ok((head, rest)) => rest.len() < head.bytes().saturating_add(SUM_BYTES),
                Err(error) => error == ProofError::TooShort,
            };
            return Err(if ends_early {
                ProofError::TooShort
            } else {
                ProofError::Damaged
            });
        }
        let (head, _) = head?;
        let (_, answers) = Head::read(told)?;
        if answers.len() != head.bytes() {
            return Err(ProofError::Damaged);
        }
        let answers = answers.to_vec();
        Ok(Self { head, answers })
    }

    /// Returns the bytes of the file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.head.write().into_bytes();
        bytes.extend_from_slice(&self.answers);
        let sum = Checksum::of(&bytes);
        bytes.extend_from_slice(&sum.to_le_bytes());
        bytes
    }

    /// Returns the position that something is claimed of.
    pub const fn position(&self) -> &Position {
        &self.head.position
    }

    /// Returns the rules under which it is claimed.
    pub const fn rules(&self) -> &Rules {
        &self.head.rules
    }

    /// Returns the seeds of the tables that the proof rests on; `None` if it rests on ended games alone.
    pub const fn tables(&self) -> Option<u8> {
        self.head.tables
    }

    /// Returns what is claimed.
    pub fn claims(&self) -> impl Iterator<Item = Claim> {
        self.head.sections.iter().map(|section| section.claim)
    }

    /// Returns how many answers there are to all claims.
    pub fn answers(&self) -> u64 {
        let answers = self.head.sections.iter().map(|section| section.answers);
        answers.fold(0, u64::saturating_add)
    }

    /// Returns what all claims say together of the final margin of the player to move; `None` if they contradict each
    /// other.
    pub fn bounds(&self) -> Option<Bounds> {
        let total = i16::from(self.head.position.total_seeds());
        let mover = self.head.position.to_move();
        let whole = Bounds::new(-total, total)?;
        self.claims().try_fold(whole, |bounds, claim| {
            let one = if claim.side == mover {
                Bounds::new(claim.at_least, total.max(claim.at_least))
            } else {
                let at_most = claim.at_least.saturating_neg();
                Bounds::new((-total).min(at_most), at_most)
            };
            bounds.intersection(one?)
        })
    }

    /// Plays all of the proof through, with rules and tables alone. `most_bytes` are the bytes that may be taken for
    /// positions that have to be remembered.
    ///
    /// # Errors
    /// [`ProofError`] if it fails anywhere, or was not gone through to its end.
    pub fn check(
        &self,
        tables: Option<&dyn Endgames>,
        most_bytes: u64,
        watch: &dyn ProofWatch,
    ) -> Result<(), ProofError> {
        let tables = match (self.head.tables, tables) {
            (None, _) => None,
            // No more seeds than lie on the board are ever asked for.
            (Some(wanted), Some(tables))
                if tables.most_seeds() >= wanted.min(self.position().board().total()) =>
            {
                Some((tables, wanted))
            }
            (Some(wanted), tables) => {
                let found = tables.map_or(0, Endgames::most_seeds);
                return Err(ProofError::TooFewTables { wanted, found });
            }
        };
        let mut rest = self.answers.as_slice();
        let mut before = 0;
        for section in &self.head.sections {
            let (bytes, others) = rest
                .split_at_checked(section.bytes)
                .ok_or(ProofError::TooShort)?;
            rest = others;
            let ground = Ground {
                rules: &self.head.rules,
                tables,
                claim: section.claim,
            };
            let reader = Reader::new(bytes, section.answers);
            let mut walk = Walk::new(ground, &self.head.position, reader, watch, most_bytes)?;
            (walk.before, walk.of) = (before, Some(self.answers()));
            self.check_section(section, walk)?;
            before += section.answers;
        }
        Ok(())
    }

    fn check_section(
        &self,
        section: &Section,
        walk: Walk<'_, Reader<'_>>,
    ) -> Result<(), ProofError> {
        let claim = section.claim;
        let (walked, reader) = walk.run(&self.head.position)?;
        if !reader.is_at_end() {
            return Err(ProofError::Fault {
                claim,
                position: self.head.position,
                fault: ProofFault::AnswersLeft,
            });
        }
        if walked.tables_sum != section.tables_sum {
            return Err(ProofError::OtherTables { claim });
        }
        Ok(())
    }
}

impl Head {
    /// The bytes of all answers; no number is believed to be possible.
    fn bytes(&self) -> usize {
        let bytes = self.sections.iter().map(|section| section.bytes);
        bytes.fold(0, usize::saturating_add)
    }
}

//! Files that are no whole proofs, and proofs with other tables, too little memory or too little time.

use std::cell::Cell;

use endodoi::{Position, Rules, Width};
use proptest::prelude::*;

use super::{Few, MEMORY, Truth};
use crate::endgames::Endgames;
use crate::limits::Unwatched;
use crate::proof::checksum::Checksum;
use crate::proof::{Claim, Proof, ProofError, ProofFault, ProofWatch, write_proof};

fn small_proof() -> (Truth, Proof) {
    let truth = Truth::of(Rules::MERKER, 3, 12);
    let start = Position::start(Width::new(3).unwrap(), 2).unwrap();
    let claims = Claim::of_value(&start, truth.value(&start));
    let proof = truth.prove(&start, &claims, Some(4));
    (truth, proof)
}

#[test]
fn every_changed_byte_is_found() {
    let (_, proof) = small_proof();
    let mut bytes = proof.to_bytes();
    assert!(Proof::read(&bytes).is_ok());
    for place in 0..bytes.len() {
        for change in [1, 0x20, 0x80, 0xff] {
            bytes[place] ^= change;
            assert!(Proof::read(&bytes).is_err(), "byte {place}");
            bytes[place] ^= change;
        }
    }
}

#[test]
fn a_file_that_ends_early_or_late_is_refused() {
    let (_, proof) = small_proof();
    let mut bytes = proof.to_bytes();
    for end in 0..bytes.len() {
        let read = Proof::read(&bytes[..end]);
        let expected = if end < 14 {
            matches!(
                read,
                Err(ProofError::NoProof | ProofError::Format(_) | ProofError::TooShort)
            )
        } else {
            matches!(
                read,
                Err(ProofError::TooShort | ProofError::Damaged | ProofError::Format(_))
            )
        };
        assert!(expected, "{end}: {read:?}");
    }
    bytes.push(0);
    assert_eq!(Proof::read(&bytes), Err(ProofError::Damaged));
}

#[test]
fn bytes_that_no_answer_needs_are_refused() {
    let (truth, proof) = small_proof();
    let bytes = proof.to_bytes();
    let start = bytes.windows(2).position(|pair| pair == b"\n\n").unwrap() + 2;
    let head = std::str::from_utf8(&bytes[..start]).unwrap();
    let (before, last) = head.rsplit_once(" bytes ").unwrap();
    let (length, sum) = last.split_once(' ').unwrap();
    let length: usize = length.parse().unwrap();
    let mut longer = format!("{before} bytes {} {sum}", length + 1).into_bytes();
    longer.extend_from_slice(&bytes[start..bytes.len() - 8]);
    longer.push(0);
    let sum = Checksum::of(&longer);
    longer.extend_from_slice(&sum.to_le_bytes());
    let longer = Proof::read(&longer).unwrap();
    let checked = longer.check(Some(&truth.up_to(4)), MEMORY, &Unwatched);
    let fault = ProofFault::AnswersLeft;
    let is_refused =
        matches!(checked, Err(ProofError::Fault { fault: found, .. }) if found == fault);
    assert!(is_refused);
}

#[test]
fn too_few_tables_and_too_little_memory_are_named() {
    let (truth, proof) = small_proof();
    let check = |tables: Option<&dyn Endgames>| proof.check(tables, MEMORY, &Unwatched);
    let (wanted, none) = (
        4,
        ProofError::TooFewTables {
            wanted: 4,
            found: 0,
        },
    );
    assert_eq!(check(None), Err(none));
    let found = 3;
    let few = ProofError::TooFewTables { wanted, found };
    assert_eq!(check(Some(&truth.up_to(3))), Err(few));
    assert_eq!(check(Some(&truth.up_to(9))), Ok(()));
    let little = proof.check(Some(&truth.up_to(4)), 100, &Unwatched);
    assert_eq!(little, Err(ProofError::Memory(0)));
}

/// Says stop after so many questions.
struct Impatient(Cell<u32>);

impl ProofWatch for Impatient {
    fn is_stopped(&self) -> bool {
        self.0.set(self.0.get().saturating_sub(1));
        self.0.get() == 0
    }
}

#[test]
fn whoever_waits_may_stop_it() {
    let (truth, proof) = small_proof();
    let few = truth.up_to(4);
    let check = |patience| proof.check(Some(&few), MEMORY, &Impatient(Cell::new(patience)));
    assert_eq!(check(3), Err(ProofError::Stopped));
    assert_eq!(check(100_000), Ok(()));
}

/// Tables that give everybody a seed more.
struct Wrong<'a>(Few<'a>);

impl Endgames for Wrong<'_> {
    fn most_seeds(&self) -> u8 {
        self.0.most_seeds()
    }

    fn still_to_be_won(&self, position: &Position) -> Option<i16> {
        Some(self.0.still_to_be_won(position)? + 1)
    }
}

#[test]
fn tables_of_other_values_are_seen() {
    let (truth, proof) = small_proof();
    let wrong = Wrong(truth.up_to(4));
    assert!(proof.check(Some(&wrong), MEMORY, &Unwatched).is_err());
}

#[test]
fn rules_that_stop_when_decided_have_no_proofs() {
    let rules = Rules {
        stop_when_decided: true,
        ..Rules::MERKER
    };
    let truth = Truth::of(Rules::MERKER, 2, 4);
    let start = Position::start(Width::new(2).unwrap(), 1).unwrap();
    let claims = Claim::of_value(&start, 0);
    let written = write_proof(&start, &rules, None, &claims, &truth, MEMORY, &Unwatched);
    assert_eq!(written, Err(ProofError::StopsWhenDecided(rules)));
}

proptest! {
    /// Whoever forges a proof can make its checksum right.
    #[test]
    fn forged_proofs_never_panic_nor_prove_what_is_not_true(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
        more in -2..3_i16,
    ) {
        let (truth, proof) = small_proof();
        let mut bytes = proof.to_bytes();
        bytes.truncate(bytes.len() - 8);
        let start = bytes.windows(2).position(|pair| pair == b"\n\n").unwrap() + 2;
        for (place, byte) in changes {
            let place = start + place.index(bytes.len() - start);
            bytes[place] = byte;
        }
        let value = truth.value(proof.position());
        let claim = format!("claim south {value} ");
        let head = String::from_utf8(bytes[..start].to_vec()).unwrap();
        prop_assert!(head.contains(&claim));
        let mut forged = head.replace(&claim, &format!("claim south {} ", value + more)).into_bytes();
        forged.extend_from_slice(&bytes[start..]);
        let sum = Checksum::of(&forged);
        forged.extend_from_slice(&sum.to_le_bytes());
        let forged = Proof::read(&forged).unwrap();
        let few = truth.up_to(4);
        let checked = forged.check(Some(&few), MEMORY, &Unwatched);
        prop_assert!(checked.is_err() || more <= 0);
    }

    #[test]
    fn bytes_of_any_kind_are_read_or_refused(
        head in prop::bool::ANY,
        bytes in prop::collection::vec(any::<u8>(), 0..300),
    ) {
        let begun = if head { &b"endodoi proof 1\nposition "[..] } else { b"" };
        let _ = Proof::read(&[begun, &bytes].concat());
    }
}

//! Answers that prove nothing: no walk with wrong answers comes to its end.

use endodoi::{BySide, Position, RuleSet, Rules, Side, Turn};

use super::{MEMORY, Truth, positions, rule_sets};
use crate::limits::Unwatched;
use crate::proof::answer_code::AnswerChances;
use crate::proof::bit_coder::BitWriter;
use crate::proof::checksum::Checksum;
use crate::proof::ground::Ground;
use crate::proof::guide::{Guide, Place};
use crate::proof::reader::Reader;
use crate::proof::walk::{Walk, Walked};
use crate::proof::{Claim, Proof, ProofError, ProofFault, write_proof};

/// Answers as it is told to, and else the best.
struct Told<F>(F);

impl<F: FnMut(Place<'_>, &[Turn]) -> Option<usize>> Guide for Told<F> {
    fn answer(&mut self, place: Place<'_>, turns: &[Turn]) -> Result<usize, ProofError> {
        let fault = || (place.ground).fault(place.position, ProofFault::NoAnswerLeft);
        (self.0)(place, turns).ok_or_else(fault)
    }
}

fn walk<G: Guide>(
    rules: &Rules,
    claim: Claim,
    position: &Position,
    guide: G,
) -> Result<Walked, ProofError> {
    let tables = None;
    let ground = Ground {
        rules,
        tables,
        claim,
    };
    let walk = Walk::new(ground, position, guide, &Unwatched, MEMORY)?;
    walk.run(position).map(|(walked, _)| walked)
}

/// Numbers that look random, the same every time.
fn lots() -> impl FnMut(usize) -> usize {
    let mut state = 1_u64;
    move |many| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(state >> 40).unwrap() % many
    }
}

#[test]
fn no_answers_prove_what_is_not_true() {
    let mut lot = lots();
    let mut goes_round = 0;
    let mut tried = 0;
    for rules in rule_sets() {
        for (holes, seeds) in [(2, 4), (2, 5), (2, 7), (3, 4)] {
            let truth = Truth::of(rules, holes, seeds.into());
            for position in positions(holes, seeds, BySide::default()) {
                let value = truth.value(&position);
                for claim in Claim::of_value(&position, value) {
                    let claim = Claim {
                        at_least: claim.at_least + 1,
                        ..claim
                    };
                    // Turns at random, and turns at random among the best.
                    for among_best in [true, true, false] {
                        let guide = Told(|place: Place<'_>, turns: &[Turn]| {
                            let value = |turn: &Turn| truth.value_of(place.position, turn);
                            let best = turns.iter().map(value).max()?;
                            let fits = |turn: &Turn| !among_best || value(turn) == best;
                            let all: Vec<usize> =
                                (0..turns.len()).filter(|one| fits(&turns[*one])).collect();
                            Some(all[lot(all.len())])
                        });
                        tried += 1;
                        match walk(&rules, claim, &position, guide) {
                            Ok(_) => panic!("{claim} at {position} under {rules}"),
                            Err(ProofError::Fault {
                                fault: ProofFault::GoesRound { .. },
                                ..
                            }) => goes_round += 1,
                            Err(_) => {}
                        }
                    }
                }
            }
        }
    }
    assert!(goes_round > 500, "{goes_round} of {tried}");
}

/// The answers of a proof, in order.
fn answers_of(truth: &Truth, claim: Claim, position: &Position) -> Vec<usize> {
    let proof = truth.prove(position, &[claim], None);
    let bytes = proof.to_bytes();
    let start = bytes.windows(2).position(|pair| pair == b"\n\n").unwrap() + 2;
    let mut reader = Reader::new(&bytes[start..bytes.len() - 8], proof.answers());
    let mut all = Vec::new();
    let guide = Told(|place: Place<'_>, turns: &[Turn]| {
        let answer = reader.answer(place, turns).unwrap();
        all.push(answer);
        Some(answer)
    });
    walk(&truth.rules, claim, position, guide).unwrap();
    all
}

#[test]
fn a_changed_answer_that_loses_is_refused_everywhere() {
    let mut refused = 0;
    for rules in RuleSet::ALL.map(RuleSet::rules) {
        for (holes, seeds, step) in [(2, 7, 1), (3, 6, 7)] {
            let truth = Truth::of(rules, holes, seeds.into());
            for position in positions(holes, seeds, BySide::default())
                .into_iter()
                .step_by(step)
            {
                for claim in Claim::of_value(&position, truth.value(&position)) {
                    let answers = answers_of(&truth, claim, &position);
                    for changed in 0..answers.len() {
                        refused += change(&truth, claim, &position, &answers, changed);
                    }
                }
            }
        }
    }
    assert!(refused > 3000, "{refused}");
}

/// Changes one answer to each other one that loses, and returns how many of these were refused: all.
fn change(
    truth: &Truth,
    claim: Claim,
    position: &Position,
    answers: &[usize],
    changed: usize,
) -> usize {
    (0..12)
        .filter(|other| *other != answers[changed])
        .filter(|other| {
            let mut number = 0;
            let mut loses = false;
            let guide = Told(|place: Place<'_>, turns: &[Turn]| {
                let mut answer = *answers.get(number)?;
                if number == changed {
                    answer = *other;
                    let turn = turns.get(answer)?;
                    loses = truth.value_of(place.position, turn) < claim.at_least;
                }
                number += 1;
                (answer < turns.len()).then_some(answer)
            });
            let walked = walk(&truth.rules, claim, position, guide);
            assert!(
                walked.is_err() || !loses,
                "{claim} at {position} with answer {changed} as {other}"
            );
            loses
        })
        .count()
}

#[test]
fn a_claim_raised_by_one_is_refused() {
    let truth = Truth::of(Rules::MERKER, 3, 6);
    for position in positions(3, 6, BySide::default()).into_iter().step_by(3) {
        for claim in Claim::of_value(&position, truth.value(&position)) {
            let proof = truth.prove(&position, &[claim], Some(2));
            let raised = raise(&proof);
            let few = truth.up_to(2);
            let checked = raised.check(Some(&few), MEMORY, &Unwatched);
            let is_fault = matches!(checked, Err(ProofError::Fault { .. }));
            assert!(is_fault, "{claim} at {position}: {checked:?}");
            let raised = raised.claims().next().unwrap();
            let written = write_proof(
                &position,
                &truth.rules,
                None,
                &[raised],
                &truth,
                MEMORY,
                &Unwatched,
            );
            assert!(written.is_err(), "{raised} at {position}");
        }
    }
}

/// The proof with the claim raised, and all else as it should be.
fn raise(proof: &Proof) -> Proof {
    let bytes = proof.to_bytes();
    let claim = proof.claims().next().unwrap();
    let side = if claim.side == Side::South {
        "south"
    } else {
        "north"
    };
    let end = bytes.windows(2).position(|pair| pair == b"\n\n").unwrap();
    let head = std::str::from_utf8(&bytes[..end]).unwrap();
    let now = format!("claim {side} {} ", claim.at_least);
    let then = format!("claim {side} {} ", claim.at_least + 1);
    assert!(head.contains(&now));
    let mut raised = head.replace(&now, &then).into_bytes();
    raised.extend_from_slice(&bytes[end..bytes.len() - 8]);
    let sum = Checksum::of(&raised);
    raised.extend_from_slice(&sum.to_le_bytes());
    Proof::read(&raised).unwrap()
}

#[test]
fn answers_past_the_last_are_refused() {
    // Under these rules nothing has to be answered where the claim is out of reach of the opponent.
    let position: Position = "0,0,1/0,2,0 5-4 S".parse().unwrap();
    let truth = Truth::of(Rules::MERKER, 3, 3);
    let claim = Claim::of_value(&position, truth.value(&position))[0];
    let answers = answers_of(&truth, claim, &position);
    let mut bits = BitWriter::new();
    let mut chances = AnswerChances::new();
    let turns: Vec<Turn> = position.turns(&truth.rules).collect();
    for _ in 0..=answers.len() {
        chances.write(0, &turns, &mut bits);
    }
    let bytes = bits.finish();
    let more = answers.len() as u64 + 1;
    let ground = Ground {
        rules: &truth.rules,
        tables: None,
        claim,
    };
    let reader = Reader::new(&bytes, more);
    let walk = Walk::new(ground, &position, reader, &Unwatched, MEMORY).unwrap();
    let (_, reader) = walk.run(&position).unwrap();
    assert!(!reader.is_at_end());
}

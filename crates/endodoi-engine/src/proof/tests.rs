//! Proofs of everything on small boards, and all that must not pass for one.
//!
//! The truth comes from endgame tables of whole boards. It answers with the first turn that is worth enough, which often goes
//! round where it should not; so the writer has to choose.

use std::num::NonZero;

use endodoi::{
    Board, BySide, EndlessTurn, LapLimit, Position, RemainingSeeds, RuleSet, Rules, Side, Turn,
    Width,
};
use endodoi_tablebase::{Layer, TableRules, next_layer};

use super::answer_code::AnswerChances;
use super::bit_coder::BitWriter;
use super::error::{ProofError, ProofFault};
use super::file::Proof;
use super::ground::Ground;
use super::guide::{Guide, Place};
use super::reader::Reader;
use super::walk::{Walk, Walked};
use super::{Answers, Claim, write_proof};
use crate::endgames::Endgames;
use crate::limits::Unwatched;
use crate::solve::Answer;

const MEMORY: u64 = 1 << 30;

/// Tables of a whole board.
struct Truth {
    rules: Rules,
    layers: Vec<Layer>,
}

impl Truth {
    fn of(rules: Rules, holes: usize, seeds: usize) -> Self {
        let table_rules = TableRules::new(&rules).unwrap();
        let width = Width::new(holes).unwrap();
        let mut layers = Vec::new();
        while layers.len() <= seeds {
            let threads = NonZero::<usize>::MIN;
            layers.push(next_layer(width, table_rules, &layers, threads).unwrap());
        }
        Self { rules, layers }
    }

    /// The final margin of the player to move.
    fn value(&self, position: &Position) -> i16 {
        let captured = position.captured();
        let mover = position.to_move();
        let lead = i16::from(captured[mover]) - i16::from(captured[mover.opposite()]);
        lead + self.to_come(position)
    }

    fn to_come(&self, position: &Position) -> i16 {
        let layer = &self.layers[usize::from(position.board().total())];
        let number = layer.index.number(position).unwrap();
        i16::from(layer.values.get(number).unwrap())
    }

    /// What a turn is worth to whoever makes it.
    fn value_of(&self, position: &Position, turn: &Turn) -> i16 {
        if turn.is_endless() && self.rules.endless_turn == EndlessTurn::Draw {
            return self.value(position) - self.to_come(position);
        }
        -self.value(turn.after())
    }

    /// The tables of up to so many seeds alone.
    const fn up_to(&self, most: u8) -> Few<'_> {
        Few { truth: self, most }
    }

    fn prove(&self, position: &Position, claims: &[Claim], most: Option<u8>) -> Proof {
        let few = self.up_to(most.unwrap_or(0));
        let tables = most.map(|_| &few as &dyn Endgames);
        write_proof(
            position,
            &self.rules,
            tables,
            claims,
            self,
            MEMORY,
            &Unwatched,
        )
        .unwrap_or_else(|error| panic!("{position} under {}: {error}", self.rules))
    }
}

impl Answers for Truth {
    fn ask(&self, position: &Position, at_least: i16) -> Answer {
        if self.value(position) < at_least {
            return Answer::No;
        }
        let mut turns = position
            .turns(&self.rules)
            .filter(|one| self.rules.allows(one));
        let good = turns.find(|turn| self.value_of(position, turn) >= at_least);
        good.map_or(Answer::YesAtOnce, |turn| Answer::Yes(turn.hole()))
    }
}

struct Few<'a> {
    truth: &'a Truth,
    most: u8,
}

impl Endgames for Few<'_> {
    fn most_seeds(&self) -> u8 {
        self.most
    }

    fn still_to_be_won(&self, position: &Position) -> Option<i16> {
        (position.board().total() <= self.most).then(|| self.truth.to_come(position))
    }
}

/// The named rule sets, and other meanings of an endless turn and of the end.
fn rule_sets() -> Vec<Rules> {
    let mut all = Vec::new();
    for rules in RuleSet::ALL.map(RuleSet::rules) {
        for endless_turn in [EndlessTurn::Illegal, EndlessTurn::Void, EndlessTurn::Draw] {
            all.push(Rules {
                endless_turn,
                lap_limit: LapLimit::new(1000).unwrap(),
                ..rules
            });
        }
    }
    let others = [RemainingSeeds::RowOwner, RemainingSeeds::Nobody];
    all.extend(others.map(|remaining_seeds| Rules {
        remaining_seeds,
        ..Rules::MERKER
    }));
    all
}

/// All positions of a layer, with this captured.
fn positions(holes: usize, seeds: u8, captured: BySide<u8>) -> Vec<Position> {
    let width = Width::new(holes).unwrap();
    let index = endodoi_tablebase::Index::new(width, seeds).unwrap();
    let boards = (0..index.positions()).map(|number| index.board(number));
    let sides = |board: Board| Side::ALL.map(|side| Position::new(board, captured, side).unwrap());
    boards.flat_map(sides).collect()
}

/// Proves the value of a position both ways, without tables and with those of few seeds, and checks it.
fn prove_and_check(truth: &Truth, position: &Position) {
    let value = truth.value(position);
    let claims = Claim::of_value(position, value);
    for most in [None, Some(3)] {
        let proof = truth.prove(position, &claims, most);
        assert_eq!(proof.bounds().and_then(crate::Bounds::value), Some(value));
        let read = Proof::read(&proof.to_bytes()).unwrap();
        assert_eq!(read, proof);
        let few = truth.up_to(4);
        let tables = most.map(|_| &few as &dyn Endgames);
        let checked = read.check(tables, MEMORY, &Unwatched);
        assert_eq!(checked, Ok(()), "{position} under {}", truth.rules);
    }
}

#[test]
fn every_value_of_2x2_and_2x3_has_a_proof_that_is_believed() {
    for rules in rule_sets() {
        for (holes, most) in [(2, 8), (3, 5)] {
            let truth = Truth::of(rules, holes, most.into());
            for seeds in 0..=most {
                for position in positions(holes, seeds, BySide::default()) {
                    prove_and_check(&truth, &position);
                }
            }
        }
    }
}

#[test]
fn every_start_position_of_small_boards_has_a_proof_that_is_believed() {
    for rules in rule_sets() {
        for (holes, seeds_per_hole) in [(1, 6), (2, 3), (2, 4), (3, 1), (3, 2), (4, 1)] {
            let width = Width::new(holes).unwrap();
            let start = Position::start(width, seeds_per_hole).unwrap();
            let truth = Truth::of(rules, holes, start.total_seeds().into());
            prove_and_check(&truth, &start);
        }
    }
}

#[test]
fn what_was_captured_before_counts() {
    let truth = Truth::of(Rules::MERKER, 3, 5);
    for captured in [(4, 1), (0, 7), (3, 3)] {
        let (south, north) = captured;
        for position in positions(3, 5, BySide { south, north }) {
            prove_and_check(&truth, &position);
        }
    }
}

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
    let sum = super::checksum::Checksum::of(&raised);
    raised.extend_from_slice(&sum.to_le_bytes());
    Proof::read(&raised).unwrap()
}

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
struct Impatient(std::cell::Cell<u32>);

impl super::ProofWatch for Impatient {
    fn is_stopped(&self) -> bool {
        self.0.set(self.0.get().saturating_sub(1));
        self.0.get() == 0
    }
}

#[test]
fn whoever_waits_may_stop_it() {
    let (truth, proof) = small_proof();
    let few = truth.up_to(4);
    let check = |patience| {
        proof.check(
            Some(&few),
            MEMORY,
            &Impatient(std::cell::Cell::new(patience)),
        )
    };
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

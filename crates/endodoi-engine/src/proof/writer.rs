//! Writing a proof.
//!
//! The walk is that of the check, so what is written was checked as it was written. Of several answers one is taken that
//! leads to nothing new, if there is one, so that proofs stay small.

use endodoi::{Position, Rules, Turn};

use super::answer_code::AnswerChances;
use super::answers::Answers;
use super::bit_coder::BitWriter;
use super::checksum::Checksum;
use super::claim::Claim;
use super::error::ProofError;
use super::file::Proof;
use super::ground::Ground;
use super::guide::{Guide, Place};
use super::head::{Head, Section};
use super::plan::Plan;
use super::walk::Walk;
use super::watch::ProofWatch;
use crate::endgames::Endgames;
use crate::solve::Answer;

/// Writes down why claims hold, asking for one answer after the other. All that is written was checked.
///
/// `most_bytes` are the bytes that may be taken for positions that have to be remembered. Two claims at most fit into
/// a proof. Positions within the tables, all of which have to be there, are not gone into.
///
/// # Errors
/// [`ProofError`] if a claim does not hold, an answer could not be had, or the work was given up.
pub fn write_proof(
    position: &Position,
    rules: &Rules,
    tables: Option<&dyn Endgames>,
    claims: &[Claim],
    answers: &dyn Answers,
    most_bytes: u64,
    watch: &dyn ProofWatch,
) -> Result<Proof, ProofError> {
    let tables = tables.map(|tables| (tables, tables.most_seeds()));
    let mut head = Head {
        position: *position,
        rules: *rules,
        tables: tables.map(|(_, most)| most),
        sections: Vec::new(),
    };
    let mut all = Vec::new();
    let mut before = 0;
    for claim in claims {
        let ground = Ground {
            rules,
            tables,
            claim: *claim,
        };
        let writer = Writer {
            answers,
            plan: Plan::default(),
            bits: BitWriter::new(),
            chances: AnswerChances::new(),
        };
        let mut walk = Walk::new(ground, position, writer, watch, most_bytes)?;
        walk.before = before;
        let (walked, writer) = walk.run(position)?;
        before += walked.answers;
        let mut bytes = writer.bits.finish();
        head.sections.push(Section {
            claim: *claim,
            answers: walked.answers,
            bytes: bytes.len(),
            tables_sum: walked.tables_sum,
        });
        all.append(&mut bytes);
    }
    Ok(Proof::new(head, all))
}

/// Finds and writes the answers to one claim.
struct Writer<'a> {
    answers: &'a dyn Answers,
    plan: Plan,
    bits: BitWriter,
    chances: AnswerChances,
}

impl Guide for Writer<'_> {
    fn answer(&mut self, place: Place<'_>, turns: &[Turn]) -> Result<usize, ProofError> {
        let answer = if place.need > 0 {
            self.plan.answer(place, self.answers)?
        } else {
            match free_answer(place, turns, |_| false) {
                Some(free) => free,
                None => asked_answer(place, turns, self.answers)?,
            }
        };
        self.chances.write(answer, turns, &mut self.bits);
        Ok(answer)
    }

    fn group_is_done(&mut self) {
        self.plan = Plan::default();
    }
}

/// Returns an answer that leads to nothing new.
pub(super) fn free_answer(
    place: Place<'_>,
    turns: &[Turn],
    is_known: impl Fn(&Position) -> bool,
) -> Option<usize> {
    let mut found = Vec::new();
    turns.iter().position(|turn| {
        found.clear();
        let ground = place.ground;
        let holds = ground.after_answer(turn, &mut Checksum::new(), &mut found);
        let is_seen =
            |child: &Position| place.seen.is_seen(child, ground.need(child)) || is_known(child);
        holds.is_ok() && found.iter().all(is_seen)
    })
}

/// Returns the answer of whoever knows.
pub(super) fn asked_answer(
    place: Place<'_>,
    turns: &[Turn],
    answers: &dyn Answers,
) -> Result<usize, ProofError> {
    let unanswered = || ProofError::Unanswered(*place.position);
    let answer = match answers.ask(place.position, place.ground.claim.at_least) {
        Answer::Yes(hole) => turns.iter().position(|turn| turn.hole() == hole),
        // The answer is certain, but not by which turn.
        Answer::YesAtOnce => (turns.iter()).position(|turn| holds(place.ground, turn, answers)),
        Answer::No | Answer::Open => None,
    };
    answer.ok_or_else(unanswered)
}

/// Says whether a turn of the claimant is known to hold the claim.
pub(super) fn holds(ground: &Ground<'_>, turn: &Turn, answers: &dyn Answers) -> bool {
    if ground
        .after_answer(turn, &mut Checksum::new(), &mut Vec::new())
        .is_err()
    {
        return false;
    }
    let too_much = 1 - ground.claim.at_least;
    answers.ask(turn.after(), too_much) == Answer::No
}

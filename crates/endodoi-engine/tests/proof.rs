//! Proofs that the solver's answers make, and those that are kept in `docs/proofs`.

use endodoi::{Position, RuleSet, Rules, Width};
use endodoi_engine::{
    Answer, Answers, Claim, Goal, Limits, Proof, ProofError, Solver, Unwatched, write_proof,
};

const MEMORY: u64 = 1 << 30;

struct Asked<'a>(&'a Solver);

impl Answers for Asked<'_> {
    fn ask(&self, position: &Position, at_least: i16) -> Answer {
        self.0.ask(position, at_least, Limits::NONE, &Unwatched)
    }
}

fn prove(start: Position, rules: Rules, mib: usize) -> (i16, Proof) {
    let mut solver = Solver::new(start, rules, mib).unwrap();
    let solution = solver.solve(Goal::Value, Limits::NONE, &Unwatched);
    let value = solution.bounds.value().unwrap();
    let claims = Claim::of_value(&start, value);
    let answers = Asked(&solver);
    let proof = write_proof(&start, &rules, None, &claims, &answers, MEMORY, &Unwatched);
    (value, proof.unwrap())
}

#[test]
fn the_answers_of_the_solver_make_a_proof() {
    for rules in RuleSet::ALL.map(RuleSet::rules) {
        for (holes, seeds) in [
            (2, 1),
            (2, 4),
            (3, 1),
            (3, 2),
            (3, 3),
            (4, 2),
            (6, 1),
            (6, 2),
        ] {
            let start = Position::start(Width::new(holes).unwrap(), seeds).unwrap();
            let (value, proof) = prove(start, rules, 16);
            let read = Proof::read(&proof.to_bytes()).unwrap();
            assert_eq!(
                read.check(None, MEMORY, &Unwatched),
                Ok(()),
                "{start} {rules}"
            );
            assert_eq!(read.bounds().unwrap().value(), Some(value));
        }
    }
}

/// The solver forgets most of what it proved, and proves it anew in another order.
#[test]
fn a_solver_with_a_tiny_table_makes_a_proof_too() {
    for (holes, seeds) in [(3, 3), (4, 2), (6, 2)] {
        let start = Position::start(Width::new(holes).unwrap(), seeds).unwrap();
        let (_, proof) = prove(start, Rules::MERKER, 1);
        assert_eq!(proof.check(None, MEMORY, &Unwatched), Ok(()), "{start}");
    }
}

/// The values of boards with four seeds a hole, from beginning to end without any table.
#[test]
fn the_proofs_that_are_kept_hold() {
    let proofs = [
        (
            &include_bytes!("../../../docs/proofs/2x6-4-merker.edproof")[..],
            6,
            "merker",
            8,
        ),
        (
            include_bytes!("../../../docs/proofs/2x6-4-endodoi.edproof"),
            6,
            "endodoi",
            0,
        ),
        (
            include_bytes!("../../../docs/proofs/2x6-4-cross-endodoi.edproof"),
            6,
            "cross-endodoi",
            2,
        ),
        (
            include_bytes!("../../../docs/proofs/2x7-4-merker.edproof"),
            7,
            "merker",
            10,
        ),
    ];
    for (bytes, holes, rules, value) in proofs {
        let proof = Proof::read(bytes).unwrap();
        assert_eq!(
            *proof.position(),
            Position::start(Width::new(holes).unwrap(), 4).unwrap()
        );
        assert_eq!(proof.rules().to_string(), rules);
        assert_eq!(proof.tables(), None);
        assert_eq!(proof.check(None, MEMORY, &Unwatched), Ok(()));
        assert_eq!(proof.bounds().unwrap().value(), Some(value));
    }
}

#[test]
fn a_claim_that_is_not_true_is_not_written() {
    let start = Position::start(Width::new(3).unwrap(), 2).unwrap();
    let mut solver = Solver::new(start, Rules::MERKER, 4).unwrap();
    let solution = solver.solve(Goal::Value, Limits::NONE, &Unwatched);
    let value = solution.bounds.value().unwrap();
    for claim in Claim::of_value(&start, value) {
        let more = Claim {
            at_least: claim.at_least + 1,
            ..claim
        };
        let answers = Asked(&solver);
        let rules = Rules::MERKER;
        let written = write_proof(&start, &rules, None, &[more], &answers, MEMORY, &Unwatched);
        let is_refused = matches!(
            written,
            Err(ProofError::Unanswered(_) | ProofError::Fault { .. })
        );
        assert!(is_refused, "{more}");
    }
}

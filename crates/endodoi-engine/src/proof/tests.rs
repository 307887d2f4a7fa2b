//! Proofs of everything on small boards.
//!
//! The truth comes from endgame tables of whole boards. It answers with the first turn that is worth enough, which often goes
//! round where it should not; so the writer has to choose. What must not pass for a proof is in the modules below.

mod damaged;
mod refused;

use std::num::NonZero;

use endodoi::{Board, BySide, EndlessTurn, Position, Rules, Side, Turn, Width};
use endodoi_tablebase::{Layer, TableRules, next_layer};

use super::{Answers, Claim, Proof, write_proof};
use crate::endgames::Endgames;
use crate::limits::Unwatched;
use crate::solve::Answer;
use crate::solve::tests::rule_sets;

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

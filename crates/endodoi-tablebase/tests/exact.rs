//! Every value of small tables against the plain truth, and the verifier's word on the same tables.

mod truth;

use std::collections::BTreeMap;
use std::num::NonZero;

use endodoi::{Direction, EndlessTurn, LapLimit, RemainingSeeds, RuleSet, Rules, Width};
use endodoi_tablebase::{Claim, Layer, TableRules, Verified, next_layer};
use truth::{Truth, position};

const THREADS: NonZero<usize> = NonZero::new(2).unwrap();

/// Makes a table and compares every value with the truth, and what was counted beside the values.
fn check(holes: usize, most_seeds: u8, rules: &Rules) {
    let width = Width::new(holes).unwrap();
    let truth = Truth::new(width, rules, most_seeds);
    let table_rules = TableRules::new(rules).unwrap();
    let mut layers: Vec<Layer> = Vec::new();
    for (seeds, known) in truth.layers.iter().enumerate() {
        let layer = next_layer(width, table_rules, &layers, THREADS).unwrap();
        let place = format!("{width}, {seeds} seeds, {rules}");
        assert_eq!(layer.values.positions(), known.len() as u64, "{place}");
        for (board, known) in known {
            let position = position(board);
            let number = layer.index.number(&position).unwrap();
            let value = layer.values.get(number).map(i16::from);
            assert_eq!(value, Some(known.value), "{position} on {place}");
        }
        let endless = known.values().filter(|known| known.way.is_none()).count() as u64;
        let longest_way = known.values().filter_map(|known| known.way).max();
        assert_eq!(layer.endless, endless, "{place}");
        assert_eq!(Some(layer.longest_way), longest_way.or(Some(0)), "{place}");
        let claim = Claim {
            rules: table_rules,
            below: &layers,
            layer: &layer,
        };
        let mut counts = BTreeMap::new();
        for known in known.values() {
            let value = i8::try_from(known.value).unwrap();
            *counts.entry(value).or_default() += 1;
        }
        let verified = Verified {
            counts,
            endless: layer.endless,
            longest_way: layer.longest_way,
        };
        assert_eq!(claim.verify(THREADS, &()), Ok(verified), "{place}");
        layers.push(layer);
    }
}

fn check_all_sets(holes: usize, most_seeds: u8) {
    for set in RuleSet::ALL {
        check(holes, most_seeds, &set.rules());
    }
}

#[test]
fn values_of_2x2_up_to_12_seeds_are_the_truth() {
    check_all_sets(2, 12);
}

#[test]
fn values_of_2x3_up_to_10_seeds_are_the_truth() {
    check_all_sets(3, 10);
}

#[test]
fn values_of_2x4_up_to_8_seeds_are_the_truth() {
    check_all_sets(4, 8);
}

#[test]
fn values_of_2x6_up_to_7_seeds_are_the_truth() {
    check_all_sets(6, 7);
}

#[test]
fn values_of_other_boards_are_the_truth() {
    for (holes, most_seeds) in [(1, 24), (5, 6), (7, 5), (12, 3)] {
        check_all_sets(holes, most_seeds);
    }
}

#[test]
fn values_under_every_option_are_the_truth() {
    every_option(|rules| {
        for (holes, most_seeds) in [(1, 6), (2, 8), (3, 6), (4, 4)] {
            check(holes, most_seeds, rules);
        }
    });
}

fn every_option(mut each: impl FnMut(&Rules)) {
    for direction in [Direction::Counterclockwise, Direction::ByParity] {
        for capture_alone in [false, true] {
            for endless_turn in [EndlessTurn::Illegal, EndlessTurn::Void, EndlessTurn::Draw] {
                for laps in [1, 3, 75, 10_000] {
                    for remaining_seeds in [
                        RemainingSeeds::LastMover,
                        RemainingSeeds::RowOwner,
                        RemainingSeeds::Nobody,
                    ] {
                        each(&Rules {
                            direction,
                            capture_alone,
                            endless_turn,
                            lap_limit: LapLimit::new(laps).unwrap(),
                            remaining_seeds,
                            ..Rules::MERKER
                        });
                    }
                }
            }
        }
    }
}

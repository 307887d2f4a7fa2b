//! How many positions of 2x6 have each value, layer by layer, as it was when the verifier had passed all these layers.
//!
//! The counts stand in `histograms.txt`, a layer a line: rule set, seeds, then each value with its positions. To count
//! anew after the rules of the game changed, put what the test says it found in the place of the line that it names.

use std::num::NonZero;

use endodoi::{RuleSet, Width};
use endodoi_tablebase::{Claim, Layer, TableRules, next_layer};

const HISTOGRAMS: &str = include_str!("histograms.txt");

const THREADS: NonZero<usize> = NonZero::new(2).unwrap();

/// Up to here the layers are verified every time. All of `histograms.txt` once was.
const VERIFIED: usize = 10;

fn check(set: RuleSet) {
    let rules = TableRules::new(&set.rules()).unwrap();
    let mut layers: Vec<Layer> = Vec::new();
    let of_set = |line: &&str| line.split_whitespace().next() == Some(set.name());
    for line in HISTOGRAMS.lines().filter(of_set) {
        layers.push(next_layer(Width::SIX, rules, &layers, THREADS).unwrap());
        let seeds = layers.len() - 1;
        assert_eq!(
            format!("{} {seeds}{}", set.name(), counts(&layers[seeds])),
            line
        );
        if seeds <= VERIFIED {
            let claim = Claim {
                rules,
                below: &layers[..seeds],
                layer: &layers[seeds],
            };
            claim.verify(THREADS, &()).unwrap();
        }
    }
}

/// Each value that occurs, and how often.
fn counts(layer: &Layer) -> String {
    let mut counts = [0_u64; 256];
    for value in layer.values.iter() {
        counts[usize::from((i16::from(value) + 128).unsigned_abs())] += 1;
    }
    let counts = (-128..).zip(counts).filter(|(_, count)| *count > 0);
    let words: Vec<String> = counts
        .map(|(value, count)| format!("{value}:{count}"))
        .collect();
    format!(" {}", words.join(" "))
}

#[test]
fn layers_of_merker_up_to_14_seeds_have_their_histograms() {
    check(RuleSet::Merker);
}

#[test]
fn layers_of_endodoi_up_to_14_seeds_have_their_histograms() {
    check(RuleSet::Endodoi);
}

#[test]
fn layers_of_cross_endodoi_up_to_14_seeds_have_their_histograms() {
    check(RuleSet::CrossEndodoi);
}

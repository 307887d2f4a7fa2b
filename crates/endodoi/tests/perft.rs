//! Perft against the table of RULES.md and against the slow twin.

mod twin;

use endodoi::{Direction, Position, Rules, Width, perft, perft_divide};
use twin::{Bytes, TwinRules};

struct Line<'a> {
    text: &'a str,
    width: Width,
    seeds: u8,
    rules: Rules,
    counts: Vec<u64>,
}

fn table() -> impl Iterator<Item = Line<'static>> {
    let lines = include_str!("vectors/perft.txt").lines();
    let lines = lines.filter(|line| !line.starts_with('#'));
    lines.map(|text| {
        let mut words = text.split_whitespace();
        let mut next = || words.next().unwrap();
        let holes = next().strip_prefix("2x").unwrap();
        Line {
            text,
            width: Width::new(holes.parse().unwrap()).unwrap(),
            seeds: next().parse().unwrap(),
            rules: next().parse().unwrap(),
            counts: words.map(|count| count.parse().unwrap()).collect(),
        }
    })
}

#[test]
fn perft_agrees_with_the_table() {
    assert_eq!(table().count(), 5);
    for line in table() {
        let start = Position::start(line.width, line.seeds).unwrap();
        for (depth, &nodes) in (1..).zip(&line.counts) {
            assert_eq!(
                perft(&start, &line.rules, depth).nodes,
                nodes,
                "at depth {depth} of {:?}",
                line.text
            );
        }
    }
}

#[test]
fn the_parts_of_perft_add_up() {
    let start = Position::start(Width::SIX, 4).unwrap();
    let parts: Vec<u64> = perft_divide(&start, &Rules::MERKER, 4)
        .map(|(_, count)| count.nodes)
        .collect();
    assert_eq!(parts.len(), 6);
    assert_eq!(parts.iter().sum::<u64>(), 610);
}

#[test]
fn the_slow_twin_counts_the_same_on_every_board() {
    for holes in 1..=12 {
        for rules in [Rules::MERKER, Rules::ENDODOI, Rules::CROSS_ENDODOI] {
            let start = Position::start(Width::new(holes).unwrap(), 4).unwrap();
            let twin = TwinRules {
                by_parity: rules.direction == Direction::ByParity,
                capture_alone: rules.capture_alone,
                lap_limit: rules.lap_limit.laps(),
            };
            let depth = if holes < 8 { 5 } else { 4 };
            assert_eq!(
                perft(&start, &rules, depth).nodes,
                Bytes::new(&vec![4; 2 * holes]).perft(true, twin, depth),
                "2x{holes} under {rules} to depth {depth}"
            );
        }
    }
}

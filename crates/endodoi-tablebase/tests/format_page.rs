//! The complete file in `docs/table-format.md` is a table, and the page tells what is in it.

use std::fs;

use endodoi::{Position, Rules, Width};
use endodoi_tablebase::testing::{check, layers};
use endodoi_tablebase::{Layer, LayerInfo, TableRules, Tablebase};

fn page() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/table-format.md");
    fs::read_to_string(path).unwrap()
}

/// The bytes in the listing, each line of which begins with the place of its first byte.
fn listed(page: &str) -> Vec<u8> {
    let (_, after) = page.split_once("## A complete file").unwrap();
    let listing = after.split("```").nth(1).unwrap().lines().skip(1);
    let mut bytes = Vec::new();
    for line in listing {
        let (place, rest) = line.split_at(3);
        assert_eq!(place.trim().parse(), Ok(bytes.len()), "{line}");
        let digits = rest[2..].split("  ").next().unwrap().split(' ');
        bytes.extend(digits.map(|digits| u8::from_str_radix(digits, 16).unwrap()));
    }
    bytes
}

/// The layers of 0 to 2 seeds on 2x2 under `merker`.
fn truth() -> (TableRules, Vec<Layer>) {
    let rules = TableRules::new(&Rules::MERKER).unwrap();
    (rules, layers(Width::new(2).unwrap(), &rules, 2))
}

#[test]
fn the_listed_bytes_are_the_table_of_the_page() {
    let bytes = listed(&page());
    assert_eq!(bytes.len(), 124);
    check(&bytes).unwrap();
    let (rules, layers) = truth();
    let below = layers[..2].iter().map(|layer| layer.to_bytes(&rules));
    let tables = Tablebase::of_bytes(below.chain([bytes])).unwrap();
    let info = LayerInfo {
        bytes: 124,
        build_version: "0.1.0".to_owned(),
        ..LayerInfo::of(&layers[2], rules)
    };
    assert_eq!(tables.layers()[2], info);
    let tables = tables.into_memory(std::num::NonZero::<usize>::MIN).unwrap();
    for (number, value) in (0..).zip(layers[2].values.iter()) {
        let board = layers[2].index.board(number);
        let position = Position::new(board, endodoi::BySide::default(), endodoi::Side::South);
        assert_eq!(tables.value(&position.unwrap()).unwrap(), Some(value));
    }
}

#[test]
fn the_values_in_the_page_are_those_of_the_table() {
    let page = page();
    let (rules, layers) = truth();
    let index = layers[2].index;
    let tables = Tablebase::in_memory(rules, layers).unwrap();
    let mut told = 0;
    for line in page.lines().filter(|line| line.contains("0-0 S`")) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        for cells in [&cells[1..4], &cells[5..8]] {
            let position: Position = cells[1].trim_matches('`').parse().unwrap();
            assert_eq!(index.number(&position), cells[0].parse().ok(), "{line}");
            assert_eq!(
                tables.value(&position).unwrap(),
                cells[2].parse().ok(),
                "{line}"
            );
            told += 1;
        }
    }
    assert_eq!(told, 10);
}

#[test]
fn the_reader_in_python_has_the_lines_that_the_page_says() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../docs/table-format/read_table.py"
    );
    let lines = fs::read_to_string(path).unwrap().lines().count();
    assert!(page().contains(&format!("is one in {lines} lines of Python")));
}

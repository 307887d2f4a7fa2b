//! What is written is read back: for every width and rule set, from files and from bytes, by many threads at once.

use std::num::NonZeroUsize;

use endodoi::{BySide, EndlessTurn, Position, RemainingSeeds, RuleSet, Rules, Side, Width};
use endodoi_tablebase::testing::layers;
use endodoi_tablebase::{Layer, TableFolder, TableRules, Tablebase};

const ONE: NonZeroUsize = NonZeroUsize::MIN;

fn merker() -> TableRules {
    TableRules::new(&Rules::MERKER).unwrap()
}

/// Each position of these layers, and its value.
fn truth(layers: &[Layer]) -> impl Iterator<Item = (Position, i8)> {
    layers.iter().flat_map(|layer| {
        (0..).zip(layer.values.iter()).map(|(number, value)| {
            let board = layer.index.board(number);
            (
                Position::new(board, BySide::default(), Side::South).unwrap(),
                value,
            )
        })
    })
}

fn folder_of(rules: &TableRules, layers: &[Layer]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for layer in layers {
        let tables = TableFolder::new(folder.path());
        tables.write(rules, layer, ONE).unwrap();
    }
    folder
}

#[test]
fn tables_of_all_widths_and_rule_sets_read_as_they_were_written() {
    for holes in 1..=12 {
        let width = Width::new(holes).unwrap();
        for set in RuleSet::ALL {
            let rules = TableRules::new(&set.rules()).unwrap();
            let most = if holes < 4 { 6 } else { 3 };
            let layers = layers(width, &rules, most);
            let folder = folder_of(&rules, &layers);
            for (layer, seeds) in layers.iter().zip(0..) {
                let tables = TableFolder::new(folder.path());
                assert_eq!(&tables.read(&rules, width, seeds, ONE).unwrap(), layer);
            }
            let tables = Tablebase::open(folder.path()).unwrap();
            assert_eq!((tables.width(), tables.most_seeds()), (width, most));
            assert_eq!(tables.rules(), &rules);
            for (position, value) in truth(&layers) {
                assert_eq!(tables.value(&position).unwrap(), Some(value), "{position}");
            }
        }
    }
}

#[test]
fn rules_that_no_set_has_a_name_for_are_kept() {
    let rules = Rules {
        endless_turn: EndlessTurn::Draw,
        remaining_seeds: RemainingSeeds::RowOwner,
        ..Rules::ENDODOI
    };
    let rules = TableRules::new(&rules).unwrap();
    let folder = folder_of(&rules, &layers(Width::new(2).unwrap(), &rules, 4));
    assert_eq!(Tablebase::open(folder.path()).unwrap().rules(), &rules);
}

#[test]
fn bytes_files_and_memory_hold_the_same() {
    let rules = merker();
    let layers = layers(Width::SIX, &rules, 8);
    let folder = folder_of(&rules, &layers);
    let bytes = layers.iter().map(|layer| layer.to_bytes(&rules));
    for (layer, bytes) in layers.iter().zip(bytes.clone()) {
        let file = TableFolder::new(folder.path()).file(Width::SIX, layer.index.seeds());
        assert_eq!(std::fs::read(file).unwrap(), bytes);
    }
    let read = Tablebase::open(folder.path()).unwrap();
    let all = [
        Tablebase::of_bytes(bytes).unwrap(),
        Tablebase::open(folder.path())
            .unwrap()
            .into_memory(NonZeroUsize::new(3).unwrap())
            .unwrap(),
        Tablebase::in_memory(rules, layers.clone()).unwrap(),
    ];
    for tables in &all {
        for (info, other) in tables.layers().iter().zip(read.layers()) {
            assert_eq!(info.counts, other.counts);
        }
        assert_eq!(tables.bytes_in_memory(), 125_970);
    }
    for (position, value) in truth(&layers) {
        for tables in all.iter().chain([&read]) {
            assert_eq!(tables.value(&position).unwrap(), Some(value), "{position}");
        }
    }
}

#[test]
fn a_file_is_the_same_whatever_the_number_of_threads() {
    let rules = merker();
    // More than one piece: 1 352 078 positions.
    let layer = layers(Width::SIX, &rules, 12).pop().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let tables = TableFolder::new(folder.path());
    let written = [1, 2, 7].map(|threads| {
        let info = tables
            .write(&rules, &layer, NonZeroUsize::new(threads).unwrap())
            .unwrap();
        let bytes = std::fs::read(tables.file(Width::SIX, 12)).unwrap();
        assert_eq!(info.bytes, bytes.len() as u64);
        bytes
    });
    assert!(written[0] == layer.to_bytes(&rules));
    assert!(written[0] == written[1] && written[1] == written[2]);
    let read = tables
        .read(&rules, Width::SIX, 12, NonZeroUsize::new(2).unwrap())
        .unwrap();
    assert!(read == layer);
}

#[test]
fn a_table_of_many_values_takes_little_of_a_disk() {
    let rules = merker();
    let layer = layers(Width::SIX, &rules, 9).pop().unwrap();
    let bytes = layer.to_bytes(&rules).len() as u64;
    assert!(bytes * 10 < layer.index.positions() * 4, "{bytes} bytes");
}

#[test]
fn many_threads_with_hardly_any_cache_all_read_the_truth() {
    let rules = merker();
    let layers = layers(Width::SIX, &rules, 8);
    let folder = folder_of(&rules, &layers);
    // Room for two blocks of the eleven; and for less than one, which is one.
    for bytes in [2 << 14, 0] {
        let tables = Tablebase::open_with_cache(folder.path(), bytes).unwrap();
        std::thread::scope(|scope| {
            for start in 0..4 {
                let (tables, layers) = (&tables, &layers);
                scope.spawn(move || {
                    for (position, value) in truth(layers).skip(start * 7).step_by(97) {
                        assert_eq!(tables.value(&position).unwrap(), Some(value), "{position}");
                    }
                });
            }
        });
    }
}

#[test]
fn a_position_and_its_half_turn_have_one_value_and_captured_seeds_none() {
    let rules = merker();
    let tables = Tablebase::in_memory(rules, layers(Width::new(3).unwrap(), &rules, 7)).unwrap();
    let value = |text: &str| tables.value(&text.parse().unwrap()).unwrap();
    assert!(value("2,0,1/0,3,1 0-0 S").is_some());
    assert_eq!(value("2,0,1/0,3,1 0-0 S"), value("0,3,1/2,0,1 20-3 N"));
}

#[test]
fn positions_that_no_table_has_have_no_value() {
    let rules = merker();
    let tables = Tablebase::in_memory(rules, layers(Width::new(3).unwrap(), &rules, 5)).unwrap();
    for other in [
        "2,0,1/0,3,0 0-0 S",
        "1,0/0,1 0-0 N",
        "1,0,0,0/0,1,0,0 0-0 S",
    ] {
        assert_eq!(tables.value(&other.parse().unwrap()).unwrap(), None);
    }
}

#[test]
fn layers_in_memory_must_follow_each_other() {
    let rules = merker();
    let code = |layers| Tablebase::in_memory(rules, layers).unwrap_err().code();
    let two = layers(Width::new(2).unwrap(), &rules, 2);
    let three = layers(Width::new(3).unwrap(), &rules, 2);
    assert_eq!(code(vec![]), "tables.empty");
    assert_eq!(
        code(vec![two[0].clone(), two[2].clone()]),
        "tables.other-layer"
    );
    assert_eq!(
        code(vec![two[0].clone(), three[1].clone()]),
        "tables.other-board"
    );
}

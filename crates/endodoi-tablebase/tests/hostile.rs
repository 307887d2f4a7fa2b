//! The law of the fuzz target `table_bytes`, as bounded tests: on tables with a few changes, and on the inputs kept in
//! `fuzz/seeds`.

use endodoi::{RuleSet, Width};
use endodoi_tablebase::TableRules;
use endodoi_tablebase::testing::{check, layers, table_bytes};
use proptest::prelude::{ProptestConfig, Strategy, any};
use proptest::{collection::vec, proptest, sample};

/// The bytes of some small table.
fn table() -> impl Strategy<Value = Vec<u8>> {
    let tables: Vec<_> = (1..=3)
        .flat_map(|holes| RuleSet::ALL.map(|set| (holes, set)))
        .flat_map(|(holes, set)| {
            let rules = TableRules::new(&set.rules()).unwrap();
            let layers = layers(Width::new(holes).unwrap(), &rules, 5);
            layers.into_iter().map(move |layer| layer.to_bytes(&rules))
        })
        .collect();
    sample::select(tables)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn any_bytes_are_a_table_or_refused(bytes in vec(any::<u8>(), 0..200)) {
        table_bytes(&bytes);
    }

    #[test]
    fn a_table_with_some_bytes_changed_is_a_table_or_refused(
        mut bytes in table(), changes in vec((any::<sample::Index>(), any::<u8>()), 1..4),
    ) {
        for (at, new) in changes {
            let at = at.index(bytes.len());
            bytes[at] = new;
        }
        table_bytes(&bytes);
    }

    #[test]
    fn a_table_with_bytes_taken_out_or_put_in_is_a_table_or_refused(
        mut bytes in table(), from in any::<sample::Index>(), length in 0..9_usize, new in vec(any::<u8>(), 0..9),
    ) {
        let from = from.index(bytes.len());
        let to = (from + length).min(bytes.len());
        bytes.splice(from..to, new);
        table_bytes(&bytes);
    }
}

#[test]
fn the_seeds_of_the_fuzz_target_keep_the_law() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/seeds/table_bytes");
    let mut tables = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        table_bytes(&bytes);
        tables += usize::from(check(&bytes).is_ok());
    }
    assert!(tables >= 3, "only {tables} seeds in {folder} are tables");
}

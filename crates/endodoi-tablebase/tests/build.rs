//! Layers come out the same however they are made.

use std::num::NonZero;

use endodoi::{EndlessTurn, Rules, Width};
use endodoi_tablebase::{
    Advance, CheckpointError, Index, Layer, LayerInWork, TableRules, next_layer,
};

const ONE: NonZero<usize> = NonZero::<usize>::MIN;

fn layers(width: Width, rules: TableRules, seeds: u8, threads: NonZero<usize>) -> Vec<Layer> {
    let mut layers = Vec::new();
    while layers.len() <= usize::from(seeds) {
        layers.push(next_layer(width, rules, &layers, threads).unwrap());
    }
    layers
}

fn table_rules() -> impl Iterator<Item = TableRules> {
    let void = Rules {
        endless_turn: EndlessTurn::Void,
        ..Rules::MERKER
    };
    [Rules::MERKER, Rules::ENDODOI, Rules::CROSS_ENDODOI, void]
        .into_iter()
        .map(|rules| TableRules::new(&rules).unwrap())
}

fn written(layer: &LayerInWork) -> Vec<u8> {
    let mut bytes = Vec::new();
    layer.write(&mut bytes).unwrap();
    bytes
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for rules in table_rules() {
        // Nine seeds have more positions in a round than the queue has places.
        let one = layers(Width::SIX, rules, 9, ONE);
        assert!(one == layers(Width::SIX, rules, 9, NonZero::new(4).unwrap()));
    }
}

#[test]
fn a_layer_written_down_after_any_step_comes_out_the_same() {
    for rules in table_rules() {
        let width = Width::new(4).unwrap();
        let below = layers(width, rules, 7, ONE);
        let whole = next_layer(width, rules, &below, ONE).unwrap();
        let mut layer = LayerInWork::new(width, rules, 8).unwrap();
        let mut steps = 0;
        let done = loop {
            let index = layer.index();
            layer = LayerInWork::read(index, rules, &mut &written(&layer)[..]).unwrap();
            assert!((0.0..=1.0).contains(&layer.share_done()));
            steps += 1;
            match layer.advance(&below, ONE) {
                Advance::Open(open) => layer = open,
                Advance::Done(done) => break done,
            }
        };
        assert!(steps > 10);
        assert!(done == whole);
    }
}

#[test]
fn what_was_not_written_so_is_not_read() {
    let rules = TableRules::new(&Rules::MERKER).unwrap();
    let width = Width::new(2).unwrap();
    let layer = LayerInWork::new(width, rules, 4).unwrap();
    let bytes = written(&layer);
    let read = |bytes: &[u8]| LayerInWork::read(layer.index(), rules, &mut &*bytes);
    assert!(read(&bytes).is_ok());
    for cut in 0..bytes.len() {
        assert!(read(&bytes[..cut]).is_err(), "cut at {cut}");
    }
    for at in 0..bytes.len() {
        let mut flipped = bytes.clone();
        flipped[at] ^= 1;
        assert!(read(&flipped).is_err(), "flipped at {at}");
    }
    assert!(read(&[b'x'; 5000]).is_err());
}

#[test]
fn another_layer_is_not_gone_on_with() {
    let rules = TableRules::new(&Rules::MERKER).unwrap();
    let width = Width::new(2).unwrap();
    let bytes = written(&LayerInWork::new(width, rules, 4).unwrap());
    let other_rules = TableRules::new(&Rules::ENDODOI).unwrap();
    for (holes, seeds, rules) in [(3, 4, rules), (2, 5, rules), (2, 4, other_rules)] {
        let index = Index::new(Width::new(holes).unwrap(), seeds).unwrap();
        let read = LayerInWork::read(index, rules, &mut &bytes[..]);
        assert!(matches!(read, Err(CheckpointError::Foreign)));
    }
}

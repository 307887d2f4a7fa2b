//! How fast are turns? Each question is asked of the library and of the plain byte loop, which is
//! the baseline. The results are compared before anything is timed.

#[path = "../tests/twin/mod.rs"]
mod twin;

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use endodoi::{Position, Rules, Width, perft};
use twin::{Bytes, TwinRules};

const MERKER: TwinRules = TwinRules {
    by_parity: false,
    capture_alone: false,
    lap_limit: 10_000,
};

/// Perft from the start position: all turns of a tree, short and long.
fn perft_from_the_start(criterion: &mut Criterion) {
    for (holes, depth) in [(6, 6), (8, 5), (10, 4)] {
        let start = Position::start(Width::new(holes).unwrap(), 4).unwrap();
        let bytes = Bytes::new(&vec![4; 2 * holes]);
        let nodes = perft(&start, &Rules::MERKER, depth).nodes;
        assert_eq!(nodes, bytes.perft(true, MERKER, depth));
        let mut group = criterion.benchmark_group(format!("perft 2x{holes}"));
        group.throughput(Throughput::Elements(nodes));
        group.bench_function("library", |bencher| {
            bencher.iter(|| perft(black_box(&start), &Rules::MERKER, depth));
        });
        group.bench_function("byte loop", |bencher| {
            bencher.iter(|| black_box(&bytes).perft(true, MERKER, depth));
        });
        group.finish();
    }
}

/// A turn that is endless: sown for 10 000 laps before the limit says so.
fn an_endless_turn(criterion: &mut Criterion) {
    for (name, text, index) in [
        ("2x6", "5,3,2,1,0,4/3,0,1,3,5,14 4-3 S", 0),
        ("2x7", "0,1,7,1,0,8,3/2,7,2,2,7,0,7 6-3 N", 9),
    ] {
        let position: Position = text.parse().unwrap();
        let hole = position.width().hole(index).unwrap();
        let seeds: Vec<u8> = position
            .width()
            .holes()
            .map(|hole| position.board().seeds(hole))
            .collect();
        let bytes = Bytes::new(&seeds);
        let turn = position.play_unchecked(hole, &Rules::MERKER);
        assert!(turn.is_endless() && turn.laps() == 10_000);
        assert!(!bytes.clone().play(index, MERKER));
        let mut group = criterion.benchmark_group(format!("endless turn {name}"));
        group.throughput(Throughput::Elements(u64::from(turn.laps())));
        group.bench_function("library", |bencher| {
            bencher.iter(|| black_box(&position).play_unchecked(hole, &Rules::MERKER));
        });
        group.bench_function("byte loop", |bencher| {
            bencher.iter(|| black_box(bytes).play(index, MERKER));
        });
        group.finish();
    }
}

criterion_group!(benches, perft_from_the_start, an_endless_turn);
criterion_main!(benches);

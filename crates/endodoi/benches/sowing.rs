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
    for (holes, depth) in [(6, 6), (7, 5), (8, 5), (9, 4), (10, 4)] {
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

/// A small random source, the same for both contestants.
struct Lot(u64);

impl Lot {
    /// Draws a number below `count`, which is not 0.
    fn draw(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % count
    }
}

/// A random game, every hole of every position being sown to find the legal ones. Returns its turns.
fn random_game(start: Position, lot: &mut Lot) -> u64 {
    let mut position = start;
    for turns in 0..MOST_TURNS {
        let mut after = [None; 12];
        let mut legal = 0;
        for turn in position
            .turns(&Rules::MERKER)
            .filter(|turn| !turn.is_endless())
        {
            after[legal] = Some(*turn.after());
            legal += 1;
        }
        if legal == 0 {
            return turns;
        }
        position = after[lot.draw(legal)].unwrap();
    }
    MOST_TURNS
}

/// The same by the byte loop.
fn random_game_by_bytes(start: &Bytes, lot: &mut Lot) -> u64 {
    let mut bytes = *start;
    let half = start.holes / 2;
    for turns in 0..MOST_TURNS {
        let first = if turns % 2 == 0 { 0 } else { half };
        let mut after = [None; 12];
        let mut legal = 0;
        for hole in (first..first + half).filter(|&hole| bytes.seeds[hole] > 0) {
            let mut played = bytes;
            if played.play(hole, MERKER) {
                after[legal] = Some(played);
                legal += 1;
            }
        }
        if legal == 0 {
            return turns;
        }
        bytes = after[lot.draw(legal)].unwrap();
    }
    MOST_TURNS
}

/// A random game that goes round in circles is stopped here.
const MOST_TURNS: u64 = 1000;

/// Random games: ever new positions, so that no branch is known beforehand.
fn random_games(criterion: &mut Criterion) {
    for holes in [6, 8, 10] {
        let start = Position::start(Width::new(holes).unwrap(), 4).unwrap();
        let bytes = Bytes::new(&vec![4; 2 * holes]);
        let (mut one, mut other) = (Lot(88_172_645), Lot(88_172_645));
        for _ in 0..1000 {
            let turns = random_game(start, &mut one);
            assert_eq!(turns, random_game_by_bytes(&bytes, &mut other));
        }
        let mut group = criterion.benchmark_group(format!("random games 2x{holes}"));
        group.throughput(Throughput::Elements(1));
        group.bench_function("library", |bencher| {
            bencher.iter(|| random_game(black_box(start), &mut one));
        });
        group.bench_function("byte loop", |bencher| {
            bencher.iter(|| random_game_by_bytes(black_box(&bytes), &mut other));
        });
        group.finish();
    }
}

/// Turns that are sown for 10 000 laps before the limit says that they are endless.
const ENDLESS: [(&str, usize); 4] = [
    ("5,3,2,1,0,4/3,0,1,3,5,14 4-3 S", 0),
    ("5,2,1,5,0,2,5,2/1,4,3,4,3,4,3,0 0-0 S", 3),
    ("3,0,4,3,2,4,3,3,4,3/0,5,0,5,2,1,5,1,5,2 0-0 S", 6),
    ("2,4,3,4,3,4,5,4,5,0,1,4/5,4,5,4,3,4,3,2,3,2,1,0 0-0 S", 2),
];

/// The cost of an endless turn. The same turn over and over flatters the byte loop: its branches
/// are learnt by heart.
fn an_endless_turn(criterion: &mut Criterion) {
    for (text, index) in ENDLESS {
        let position: Position = text.parse().unwrap();
        let width = position.width();
        let hole = width.hole(index).unwrap();
        let seeds: Vec<u8> = width
            .holes()
            .map(|hole| position.board().seeds(hole))
            .collect();
        let bytes = Bytes::new(&seeds);
        let turn = position.play_unchecked(hole, &Rules::MERKER);
        assert!(turn.is_endless() && turn.laps() == 10_000);
        assert!(!bytes.clone().play(index, MERKER));
        let mut group = criterion.benchmark_group(format!("endless turn {width}"));
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

criterion_group!(benches, perft_from_the_start, random_games, an_endless_turn);
criterion_main!(benches);

//! How fast layers are made, beside the plain way of making them.
//!
//! `cargo run --release -p endodoi-tablebase --features generate --example build_speed -- [SEEDS] [THREADS]` makes the layers of 2x6 up to
//! SEEDS (18) on THREADS (2) threads and tells the positions a second and the memory taken. The baseline is value iteration on one
//! thread: every position of the layer is valued by its turns, over and over, until nothing changes. It is measured on
//! the layer of 11 seeds, where both must find the same.

use std::error::Error;
use std::num::NonZero;
use std::time::{Duration, Instant};

use endodoi::{BySide, Position, Rules, Side, Width};
use endodoi_tablebase::{Index, Layer, TableRules, next_layer};

/// The layer that both ways make.
const COMPARED: u8 = 11;

/// The first of the layers whose rate is told together.
const FIRST: usize = 14;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let seeds: usize = words.next().map_or(Ok(18), |word| word.parse())?;
    let two = NonZero::new(2).expect("two is not zero");
    let threads = words.next().map_or(Ok(two), |word| word.parse())?;
    let rules = TableRules::new(&Rules::MERKER)?;

    let mut layers: Vec<Layer> = Vec::new();
    let mut made = Made::default();
    let mut baseline = None;
    while layers.len() <= seeds {
        if layers.len() == usize::from(COMPARED) {
            baseline = Some(iterate_values(&layers)?);
        }
        let begun = Instant::now();
        let layer = next_layer(Width::SIX, rules, &layers, threads).ok_or("too many positions")?;
        let took = begun.elapsed();
        let positions = layer.index.positions();
        if let Some((values, rate)) = &baseline
            && layers.len() == usize::from(COMPARED)
        {
            let is_same = layer.values.iter().eq(values.iter().copied());
            let here = per_second(positions, took);
            println!("{COMPARED} seeds: {here:.2} M/s, plain value iteration {rate:.3} M/s");
            println!("  {:.0} times as fast, same values: {is_same}", here / rate);
        }
        if layers.len() >= FIRST {
            println!(
                "{} seeds: {positions} positions, {:.2} M/s",
                layers.len(),
                per_second(positions, took)
            );
            made.positions += positions;
            made.time += took;
        }
        layers.push(layer);
    }
    let all: u64 = layers.iter().map(|layer| layer.index.positions()).sum();
    println!(
        "{FIRST} to {seeds} seeds: {:.2} M/s on {threads} threads",
        per_second(made.positions, made.time)
    );
    if let Some(bytes) = most_memory() {
        #[expect(clippy::cast_precision_loss, reason = "a ratio is told")]
        let share = bytes as f64 / all as f64;
        println!("most memory: {bytes} bytes, {share:.2} a position of all layers");
    }
    Ok(())
}

#[derive(Default)]
struct Made {
    positions: u64,
    time: Duration,
}

/// Millions of positions a second.
#[expect(clippy::cast_precision_loss, reason = "a rate is told")]
fn per_second(positions: u64, time: Duration) -> f64 {
    positions as f64 / time.as_secs_f64() / 1e6
}

/// The values of the next layer by plain value iteration, and the rate.
fn iterate_values(below: &[Layer]) -> Result<(Vec<i8>, f64), Box<dyn Error>> {
    let rules = Rules::MERKER;
    let index = Index::new(Width::SIX, u8::try_from(below.len())?).ok_or("too many positions")?;
    let mut values = vec![0; usize::try_from(index.positions())?];
    let begun = Instant::now();
    let mut changes = true;
    while changes {
        changes = false;
        for number in 0..index.positions() {
            let board = index.board(number);
            let position = Position::new(board, BySide::default(), Side::South)?;
            let best = position
                .turns(&rules)
                .filter(|turn| rules.allows(turn))
                .filter_map(|turn| {
                    let after = turn.after();
                    let left = usize::from(after.board().total());
                    let value = match below.get(left) {
                        Some(layer) => layer.values.get(layer.index.number(after)?)?,
                        None => values[usize::try_from(index.number(after)?).ok()?],
                    };
                    Some(turn.captured().cast_signed() - value)
                })
                .max();
            let value = best.unwrap_or(-index.seeds().cast_signed());
            let known = &mut values[usize::try_from(number)?];
            changes |= *known != value;
            *known = value;
        }
    }
    Ok((values, per_second(index.positions(), begun.elapsed())))
}

/// The most memory that this program took, in bytes, where the system tells.
fn most_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kib: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kib * 1024)
}

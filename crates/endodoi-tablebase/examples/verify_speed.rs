//! How fast layers of the 2x6 board are verified: `cargo run --release -p endodoi-tablebase --features generate,verify --example
//! verify_speed -- SEEDS [THREADS] [RULES]`.

use std::num::NonZero;
use std::time::{Duration, Instant};

use endodoi::{RuleSet, Width};
use endodoi_tablebase::{Claim, TableRules, next_layer};

#[expect(clippy::cast_precision_loss, reason = "rates are told")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let seeds: usize = words.next().ok_or("up to how many seeds?")?.parse()?;
    let threads = words
        .next()
        .map_or(Ok(NonZero::<usize>::MIN), |word| word.parse())?;
    let set = words
        .next()
        .map_or(Some(RuleSet::Merker), |word| RuleSet::from_name(&word));
    let rules = TableRules::new(&set.ok_or("no such rule set")?.rules())?;
    let mut layers = Vec::new();
    let (mut all, mut whole) = (0, Duration::ZERO);
    for seeds in 0..=seeds {
        layers.push(next_layer(Width::SIX, rules, &layers, threads).ok_or("too large")?);
        let claim = Claim {
            rules,
            below: &layers[..seeds],
            layer: &layers[seeds],
        };
        let start = Instant::now();
        let verified = claim.verify(threads, &())?;
        let time = start.elapsed();
        let positions = layers[seeds].index.positions();
        println!(
            "{seeds} seeds: {positions} positions in {:.2} s, {:.2} million a second, endless {}, longest way {}",
            time.as_secs_f64(),
            positions as f64 / time.as_secs_f64() / 1e6,
            verified.endless,
            verified.longest_way,
        );
        all += positions;
        whole += time;
    }
    println!(
        "{all} positions in {:.2} s, {:.2} million a second",
        whole.as_secs_f64(),
        all as f64 / whole.as_secs_f64() / 1e6
    );
    Ok(())
}

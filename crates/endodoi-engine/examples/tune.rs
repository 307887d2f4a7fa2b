//! Fits the weights of the evaluation to deeper searches.
//!
//! Plays games from the start position in which half of the turns are random, searches about half of
//! their positions, and fits the weights so that the estimate comes as near as possible to the value
//! found, by least squares with a small penalty for large weights. A tenth of the positions is kept
//! back, and the error on those is told.
//!
//! ```sh
//! cargo run --release -p endodoi-engine --features tuning --example tune -- 6 merker 400000 8 1 > weights.bin
//! ```

use std::io::Write as _;

use endodoi::{HoleSet, Position, Rules, Width};
use endodoi_engine::tuning::Features;
use endodoi_engine::{Engine, Limits, Root, Unwatched};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// How much a squared weight costs, against a squared error of a position.
const PENALTY: f64 = 10.0;
/// Steps of the conjugate-gradient method; it has long settled by then.
const STEPS: usize = 200;

/// A position's features and what it is worth beyond what is captured, in hundredths of a seed.
struct Sample {
    features: Vec<usize>,
    value: f64,
    estimate: f64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [holes, rules, samples, depth, seed] = arguments.as_slice() else {
        return Err("write: tune HOLES RULES SAMPLES DEPTH SEED > FILE".into());
    };
    let (width, rules): (Width, Rules) = (Width::new(holes.parse()?)?, rules.parse()?);
    let features = Features::new(&rules, width);
    let samples = play(
        &features,
        width,
        &rules,
        samples.parse()?,
        depth.parse()?,
        seed.parse()?,
    )?;
    let (kept_back, fitted) = samples.split_at(samples.len() / 10);
    let weights = fit(fitted, features.count());

    let estimate = |sample: &Sample| -> f64 {
        sample
            .features
            .iter()
            .map(|feature| weights[*feature])
            .sum()
    };
    for (name, samples) in [("fitted", fitted), ("kept back", kept_back)] {
        let before = error(samples, |sample| sample.estimate);
        let after = error(samples, estimate);
        let by_mean = error(samples, |_| 0.0);
        eprintln!(
            "{} positions {name}: error {after:.1}, was {before:.1}, of no estimate {by_mean:.1}",
            samples.len()
        );
    }
    let mut bytes = Vec::new();
    for weight in weights {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a cast of a float saturates"
        )]
        bytes.extend((weight.round() as i16).to_le_bytes());
    }
    Ok(std::io::stdout().write_all(&bytes)?)
}

/// Plays games and values positions of them.
fn play(
    features: &Features,
    width: Width,
    rules: &Rules,
    count: usize,
    depth: u32,
    seed: u64,
) -> Result<Vec<Sample>, Box<dyn std::error::Error>> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let engine = Engine::new(64).ok_or("there are no 64 MiB")?;
    let start = Position::start(width, rules.usual_seeds())?;
    let search = |position: &Position, depth: u32| {
        engine.search(
            &Root::new(*position, *rules),
            Limits::depth(depth),
            1,
            &Unwatched,
        )
    };
    let mut samples = Vec::new();
    while samples.len() < count {
        let mut position = start;
        for _ in 0..80 {
            let holes = position.legal_moves(rules);
            if holes.is_empty() {
                break;
            }
            if random.next_u64() % 2 == 0 {
                let analysis = search(&position, depth);
                let score = analysis.best().ok_or("a legal move has no line")?.score;
                let captured = position.captured();
                let mover = position.to_move();
                let lead = f64::from(captured[mover]) - f64::from(captured[mover.opposite()]);
                samples.push(Sample {
                    features: features.of(&position),
                    value: f64::from(score.hundredths()) - 100.0 * lead,
                    estimate: f64::from(features.estimate(&position)),
                });
            }
            let hole = match random.next_u64() % 2 {
                0 => any(holes, random.next_u64()),
                _ => search(&position, 2).best().map(|line| line.hole),
            };
            let hole = hole.ok_or("there is a legal move")?;
            position = *position.play_unchecked(hole, rules).after();
        }
    }
    samples.truncate(count);
    Ok(samples)
}

fn any(holes: HoleSet, random: u64) -> Option<endodoi::Hole> {
    let index = random % holes.len() as u64;
    holes.iter().nth(usize::try_from(index).ok()?)
}

/// The root of the mean squared error.
fn error(samples: &[Sample], estimate: impl Fn(&Sample) -> f64) -> f64 {
    let squares = samples
        .iter()
        .map(|sample| (sample.value - estimate(sample)).powi(2));
    #[expect(clippy::cast_precision_loss, reason = "a count of samples is small")]
    let mean = squares.sum::<f64>() / samples.len().max(1) as f64;
    mean.sqrt()
}

/// Ridge regression by conjugate gradients on the normal equations.
fn fit(samples: &[Sample], count: usize) -> Vec<f64> {
    let times = |weights: &[f64]| -> Vec<f64> {
        let mut product: Vec<f64> = weights.iter().map(|weight| weight * PENALTY).collect();
        for sample in samples {
            let sum: f64 = sample
                .features
                .iter()
                .map(|feature| weights[*feature])
                .sum();
            for feature in &sample.features {
                product[*feature] += sum;
            }
        }
        product
    };
    let dot = |one: &[f64], other: &[f64]| -> f64 {
        one.iter().zip(other).map(|(one, other)| one * other).sum()
    };
    let mut weights = vec![0.0; count];
    let mut rest = vec![0.0; count];
    for sample in samples {
        for feature in &sample.features {
            rest[*feature] += sample.value;
        }
    }
    let mut direction = rest.clone();
    let mut size = dot(&rest, &rest);
    for _ in 0..STEPS {
        if size == 0.0 {
            break;
        }
        let image = times(&direction);
        let step = size / dot(&direction, &image);
        for index in 0..count {
            weights[index] += step * direction[index];
            rest[index] -= step * image[index];
        }
        let new_size = dot(&rest, &rest);
        for index in 0..count {
            direction[index] = rest[index] + new_size / size * direction[index];
        }
        size = new_size;
    }
    weights
}

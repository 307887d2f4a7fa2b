//! Tables and laws for tests and fuzzers.

mod law;

use endodoi::Width;

pub use law::{check, resealed, table_bytes};

use crate::{Layer, TableRules, next_layer};

/// Makes the layers of 0 to `most` seeds.
///
/// # Panics
/// If there are too many positions to count.
pub fn layers(width: Width, rules: &TableRules, most: u8) -> Vec<Layer> {
    let mut layers = Vec::new();
    while layers.len() <= usize::from(most) {
        layers.push(
            next_layer(width, *rules, &layers, std::num::NonZero::<usize>::MIN)
                .expect("small layers are asked for"),
        );
    }
    layers
}

//! What is told of a layer without its values.

use std::collections::BTreeMap;

use crate::index::Index;
use crate::layer::Layer;
use crate::table_rules::TableRules;

/// What is known of a layer beside its values: what the header of its file says, and how long the file is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayerInfo {
    /// Which positions, in which order.
    pub index: Index,
    /// The rules that the values hold under.
    pub rules: TableRules,
    /// How many positions have each value; only values that occur.
    pub counts: BTreeMap<i8, u64>,
    /// See [`Layer::endless`].
    pub endless: u64,
    /// See [`Layer::longest_way`].
    pub longest_way: u32,
    /// The version of this crate that made it.
    pub build_version: String,
    /// The length of its file in bytes; 0 of a layer that was made in memory.
    pub bytes: u64,
}

impl LayerInfo {
    /// Counts the values of a layer in memory.
    pub fn of(layer: &Layer, rules: TableRules) -> Self {
        let mut counts = Counts::default();
        for piece in layer.values.pieces() {
            counts.add(piece);
        }
        Self {
            index: layer.index,
            rules,
            counts: counts.by_value(),
            endless: layer.endless,
            longest_way: layer.longest_way,
            build_version: env!("CARGO_PKG_VERSION").to_owned(),
            bytes: 0,
        }
    }
}

/// How often each value was seen so far.
pub(crate) struct Counts([u64; 256]);

impl Default for Counts {
    fn default() -> Self {
        Self([0; 256])
    }
}

impl Counts {
    pub(crate) fn add(&mut self, values: &[i8]) {
        for value in values {
            self.0[usize::from(value.cast_unsigned())] += 1;
        }
    }

    /// Those that were seen.
    pub(crate) fn by_value(&self) -> BTreeMap<i8, u64> {
        (i8::MIN..=i8::MAX)
            .map(|value| (value, self.0[usize::from(value.cast_unsigned())]))
            .filter(|(_, count)| *count > 0)
            .collect()
    }
}

//! What is told of a layer without its values.

use std::collections::BTreeMap;

use crate::index::Index;
use crate::layer::Layer;
use crate::table_rules::TableRules;

/// What is known of a layer beside its values: the header of its file, and how long that is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayerInfo {
    /// Which positions, in which order.
    pub index: Index,
    /// The rules that the values hold under.
    pub rules: TableRules,
    /// How many positions have each value.
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
        let mut counts = BTreeMap::new();
        for value in layer.values.iter() {
            *counts.entry(value).or_insert(0) += 1;
        }
        Self {
            index: layer.index,
            rules,
            counts,
            endless: layer.endless,
            longest_way: layer.longest_way,
            build_version: env!("CARGO_PKG_VERSION").to_owned(),
            bytes: 0,
        }
    }
}

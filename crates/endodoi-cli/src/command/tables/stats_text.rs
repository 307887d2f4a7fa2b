//! What stands in tables, as people read it: a line for each layer, and then how often each value occurs.

use std::fmt;
use std::path::Path;

use endodoi_api::{LayerAnswer, StatsAnswer};

use super::amounts::{Bytes, Many};
use crate::counted;
use crate::record_file;

/// Columns of the output.
const COLUMNS: usize = 80;

/// The counts of all layers.
pub(super) struct StatsText<'a> {
    pub(super) answer: &'a StatsAnswer,
    pub(super) folder: &'a Path,
}

impl fmt::Display for StatsText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let StatsAnswer {
            rules,
            holes,
            layers,
            positions,
            bytes,
            bytes_a_position,
        } = self.answer;
        let most = layers.last().map_or(0, |layer| layer.seeds);
        let (positions, bytes) = (Many(*positions), Bytes(*bytes));
        let (most, folder) = (counted::seeds(most), record_file::name(self.folder));
        writeln!(
            f,
            "tables for 2x{holes}, rules {rules}, up to {most}, in {folder}"
        )?;
        writeln!(
            f,
            "{positions} positions, {bytes}, {bytes_a_position:.2} bytes a position\n"
        )?;
        writeln!(
            f,
            "seeds  positions      bytes  B/pos  won %  lost %  drawn %   endless  longest"
        )?;
        for layer in layers {
            line(f, layer)?;
        }
        writeln!(f, "\nseeds  value: positions")?;
        layers.iter().try_for_each(|layer| values(f, layer))
    }
}

fn line(f: &mut fmt::Formatter<'_>, layer: &LayerAnswer) -> fmt::Result {
    let share = |count| percent(count, layer.positions);
    writeln!(
        f,
        "{:>5} {:>10} {:>10} {:>6.2} {:>6.1} {:>7.1} {:>8.1} {:>9} {:>8}",
        layer.seeds,
        layer.positions,
        layer.bytes,
        layer.bytes_a_position,
        share(layer.wins),
        share(layer.losses),
        share(layer.draws),
        layer.endless,
        layer.longest_way
    )
}

fn values(f: &mut fmt::Formatter<'_>, layer: &LayerAnswer) -> fmt::Result {
    let counts = layer.values.iter();
    let words: Vec<String> = counts
        .map(|(value, count)| format!("{value:+}:\u{a0}{count}"))
        .collect();
    let head = format!("{:>5}  ", layer.seeds);
    let indent = " ".repeat(head.len());
    let options = textwrap::Options::new(COLUMNS)
        .initial_indent(&head)
        .subsequent_indent(&indent);
    let lines = textwrap::fill(&words.join(", "), options);
    writeln!(f, "{}", lines.replace('\u{a0}', " "))
}

#[expect(clippy::cast_precision_loss, reason = "one decimal is told")]
fn percent(count: u64, all: u64) -> f64 {
    100.0 * count as f64 / all.max(1) as f64
}

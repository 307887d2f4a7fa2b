//! What stands in a folder of tables, layer by layer.

use std::collections::BTreeMap;

use endodoi::{Rules, Width};
use endodoi_tablebase::{LayerInfo, TableRules};
use serde::Serialize;

use crate::Answer;

/// What the tables of one board and one rule set hold.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StatsAnswer {
    /// The rules that the values hold under.
    pub rules: Rules,
    /// The holes in a row.
    pub holes: u8,
    /// Each layer, that of no seeds first.
    pub layers: Vec<LayerAnswer>,
    /// The positions of all layers.
    pub positions: u64,
    /// The bytes of all files.
    pub bytes: u64,
    /// The bytes for one position on average, to the ten thousandth.
    pub bytes_a_position: f64,
}

impl Answer for StatsAnswer {}

/// A layer: all positions with so many seeds on the board, seen from the player to move.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LayerAnswer {
    /// The seeds on the board.
    pub seeds: u8,
    /// How many positions there are.
    pub positions: u64,
    /// The length of the file in bytes; 0 of a layer in memory.
    pub bytes: u64,
    /// How many positions have each value that occurs: what the player to move still wins minus what
    /// the opponent does.
    pub values: BTreeMap<i8, u64>,
    /// Positions worth more than 0.
    pub wins: u64,
    /// Positions worth 0, the endless ones included.
    pub draws: u64,
    /// Positions worth less than 0.
    pub losses: u64,
    /// Positions worth 0 because play goes round for ever.
    pub endless: u64,
    /// The longest way to a capture or the end of the game, in turns of both, where the winner
    /// hurries and the loser delays.
    /// A turn at which a player finds no move counts as one.
    pub longest_way: u32,
    /// The bytes for one position, to the ten thousandth.
    pub bytes_a_position: f64,
}

impl From<&LayerInfo> for LayerAnswer {
    fn from(layer: &LayerInfo) -> Self {
        let positions = layer.index.positions();
        let count = |is_meant: fn(i8) -> bool| {
            let meant = layer.counts.iter().filter(|(value, _)| is_meant(**value));
            meant.map(|(_, count)| count).sum()
        };
        Self {
            seeds: layer.index.seeds(),
            positions,
            bytes: layer.bytes,
            values: layer.counts.clone(),
            wins: count(|value| value > 0),
            draws: count(|value| value == 0),
            losses: count(|value| value < 0),
            endless: layer.endless,
            longest_way: layer.longest_way,
            bytes_a_position: ratio(layer.bytes, positions),
        }
    }
}

impl StatsAnswer {
    /// Puts the answer together from what is known of each layer of a board.
    ///
    /// ```
    /// use std::num::NonZero;
    ///
    /// use endodoi::{Rules, Width};
    /// use endodoi_api::{Answer, StatsAnswer};
    /// use endodoi_tablebase::{LayerInfo, TableRules, next_layer};
    ///
    /// let (width, rules) = (Width::new(2)?, TableRules::new(&Rules::MERKER)?);
    /// let layer = next_layer(width, rules, &[], NonZero::<usize>::MIN).expect("it is small");
    /// let answer = StatsAnswer::new(width, &rules, &[LayerInfo::of(&layer, rules)]);
    /// let json = r#"{"rules":"merker","holes":2,"layers":[{"seeds":0,"positions":1,"#;
    /// assert!(answer.to_json().starts_with(json));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(width: Width, rules: &TableRules, layers: &[LayerInfo]) -> Self {
        let layers: Vec<LayerAnswer> = layers.iter().map(LayerAnswer::from).collect();
        let positions = layers.iter().map(|layer| layer.positions).sum();
        let bytes = layers.iter().map(|layer| layer.bytes).sum();
        Self {
            rules: *rules.rules(),
            holes: holes(width),
            layers,
            positions,
            bytes,
            bytes_a_position: ratio(bytes, positions),
        }
    }
}

/// The holes in a row, as a number for an answer.
pub(super) fn holes(width: Width) -> u8 {
    u8::try_from(width.holes_per_row()).expect("a row has at most 12 holes")
}

/// To the ten thousandth, so that the text is short.
#[expect(clippy::cast_precision_loss, reason = "a ratio of four digits is told")]
fn ratio(bytes: u64, positions: u64) -> f64 {
    (bytes as f64 / positions.max(1) as f64 * 1e4).round() / 1e4
}

#[cfg(test)]
mod tests {
    use std::num::NonZero;

    use endodoi_tablebase::{Layer, next_layer};

    use super::*;

    #[test]
    fn every_position_is_a_win_a_draw_or_a_loss() {
        let width = Width::new(2).unwrap();
        let rules = TableRules::new(&Rules::MERKER).unwrap();
        let mut layers: Vec<Layer> = Vec::new();
        for _ in 0..=6 {
            let next = next_layer(width, rules, &layers, NonZero::<usize>::MIN);
            layers.push(next.unwrap());
        }
        let infos = layers.iter().map(|layer| LayerInfo::of(layer, rules));
        let infos: Vec<LayerInfo> = infos.collect();
        let answer = StatsAnswer::new(width, &rules, &infos);
        assert_eq!(answer.layers.len(), 7);
        for layer in &answer.layers {
            assert_eq!(layer.wins + layer.draws + layer.losses, layer.positions);
            assert!(layer.endless <= layer.draws);
        }
        // C(6 + 4, 4): a layer more would be the sum of all.
        assert_eq!(answer.positions, 210);
        assert_eq!(answer.to_json().matches("\"values\":{\"-").count(), 6);
    }
}

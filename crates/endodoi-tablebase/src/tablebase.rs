//! The door to the values: all layers of one board and one rule set.

use endodoi::{Position, Width};

use crate::error::{TableError, TableFault};
use crate::layer::Layer;
use crate::layer_info::LayerInfo;
use crate::table_rules::TableRules;
use crate::values::Values;

/// The values of all positions of a board up to some number of seeds, under one rule set.
///
/// It may be shared by any number of threads.
#[derive(Debug)]
pub struct Tablebase {
    rules: TableRules,
    width: Width,
    layers: Vec<LayerInfo>,
    values: Vec<Values>,
}

impl Tablebase {
    /// Takes layers that were made in memory: those of 0, 1, 2, … seeds.
    ///
    /// # Errors
    /// [`TableError`] if there are none, or they do not follow each other, or are of different boards.
    pub fn in_memory(rules: TableRules, layers: Vec<Layer>) -> Result<Self, TableError> {
        let refuse = |fault| TableError::new("layers in memory".to_owned(), fault);
        let width = match layers.first() {
            Some(first) => first.index.width(),
            None => return Err(refuse(TableFault::Empty)),
        };
        for (seeds, layer) in (0_u8..).zip(&layers) {
            if layer.index.width() != width {
                let found = layer.index.width();
                let fault = TableFault::OtherBoard {
                    found,
                    wanted: width,
                };
                return Err(refuse(fault));
            }
            if layer.index.seeds() != seeds {
                let found = format!("that of {} seeds", layer.index.seeds());
                return Err(refuse(TableFault::OutOfOrder { seeds, found }));
            }
        }
        Ok(Self {
            rules,
            width,
            layers: layers
                .iter()
                .map(|layer| LayerInfo::of(layer, rules))
                .collect(),
            values: layers.into_iter().map(|layer| layer.values).collect(),
        })
    }

    /// Returns the rules that the values hold under.
    pub const fn rules(&self) -> &TableRules {
        &self.rules
    }

    /// Returns the holes in each row of the boards it knows.
    pub const fn width(&self) -> Width {
        self.width
    }

    /// Returns the most seeds on a board that it knows.
    pub fn most_seeds(&self) -> u8 {
        self.layers.last().map_or(0, |layer| layer.index.seeds())
    }

    /// Returns what is known of each layer, that of no seeds first.
    pub fn layers(&self) -> &[LayerInfo] {
        &self.layers
    }

    /// Returns how many bytes all values take in memory: one a position.
    pub fn bytes_in_memory(&self) -> u64 {
        self.layers
            .iter()
            .map(|layer| layer.index.positions())
            .sum()
    }

    /// Returns what the player to move still wins from here, minus what the opponent does, with best play of both; or
    /// `None` if the board has another width or more seeds than the tables have.
    ///
    /// # Errors
    /// [`TableError`] if the value had to be read and the file is damaged. Values in memory give no error.
    pub fn value(&self, position: &Position) -> Result<Option<i8>, TableError> {
        let seeds = usize::from(position.board().total());
        let (Some(layer), Some(values)) = (self.layers.get(seeds), self.values.get(seeds)) else {
            return Ok(None);
        };
        let number = layer.index.number(position);
        Ok(number.and_then(|number| values.get(number)))
    }
}

#[cfg(feature = "files")]
impl Tablebase {
    /// Opens the tables in a folder. Reads no values yet.
    ///
    /// # Errors
    /// [`TableError`] if there are none, one is missing, or a header is damaged or does not fit the others.
    pub fn open(folder: impl Into<std::path::PathBuf>) -> Result<Self, TableError> {
        Self::open_with_cache(folder, Self::DEFAULT_CACHE)
    }

    /// How many bytes of values [`Tablebase::open`] keeps in memory: 256 MiB.
    pub const DEFAULT_CACHE: usize = 256 << 20;

    /// As [`Tablebase::open`], keeping at most so many bytes of values in memory.
    ///
    /// # Errors
    /// As [`Tablebase::open`].
    pub fn open_with_cache(
        folder: impl Into<std::path::PathBuf>,
        bytes: usize,
    ) -> Result<Self, TableError> {
        let _ = (folder.into(), bytes);
        todo!("the next commits")
    }

    /// Reads and checks all values, on so many threads; probing then reads no file and gives no error. Takes
    /// [`Tablebase::bytes_in_memory`].
    ///
    /// # Errors
    /// [`TableError`] if a file is damaged.
    pub fn into_memory(self, threads: std::num::NonZeroUsize) -> Result<Self, TableError> {
        let _ = threads;
        todo!("the next commits")
    }
}

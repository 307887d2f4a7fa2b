//! The door to the values: all layers of one board and one rule set, in memory or in files.
//!
//! Values in files are read a block at a time and kept, up to a bound, in [`Cache`]. How the bytes of a file
//! are read is in [`TableFile`].

use std::borrow::Cow;
use std::num::NonZeroUsize;

use endodoi::{Position, Side, Width};

use crate::cache::Cache;
use crate::error::{TableError, TableFault};
use crate::index::number_of;
use crate::layer::Layer;
use crate::layer_info::LayerInfo;
use crate::table_file::TableFile;
use crate::table_rules::TableRules;
use crate::values::Values;

/// The values of all positions of a board up to some number of seeds, under one rule set.
///
/// It may be shared by any number of threads.
///
/// ```
/// use endodoi::{Position, Rules, Width};
/// use endodoi_tablebase::{TableRules, Tablebase};
///
/// let rules = TableRules::new(&Rules::MERKER)?;
/// # let layers = endodoi_tablebase::testing::layers(Width::new(2)?, &rules, 3);
/// let tables = Tablebase::in_memory(rules, layers)?;
/// // South's A goes to B and captures the 1 opposite with its own.
/// let position: Position = "1,0/1,0 0-0 S".parse()?;
/// assert_eq!(tables.value(&position)?, Some(2));
/// let more: Position = "1,0/1,2 0-0 S".parse()?;
/// assert_eq!(tables.value(&more)?, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Tablebase {
    rules: TableRules,
    width: Width,
    layers: Vec<LayerInfo>,
    /// The values of each of `layers`.
    held: Vec<Held>,
    cache: Cache,
}

/// Where the values of a layer are.
#[derive(Debug)]
enum Held {
    Memory(Values),
    File {
        file: TableFile,
        /// The blocks of all layers below, so that every block has a number of its own.
        blocks_below: u64,
    },
}

impl Tablebase {
    /// How many bytes of values are kept of those that were read from files, unless told otherwise: 256 MiB.
    pub const DEFAULT_CACHE: usize = 256 << 20;

    /// Takes layers that were made in memory: those of 0, 1, 2, … seeds.
    ///
    /// # Errors
    /// [`TableError`] if there are none, or they do not follow each other, or are of different boards.
    pub fn in_memory(rules: TableRules, layers: Vec<Layer>) -> Result<Self, TableError> {
        let place = "the layers in memory";
        let Some(first) = layers.first() else {
            return Err(TableFault::Empty.at(place));
        };
        let width = first.index.width();
        for (wanted, layer) in (0..).zip(&layers) {
            let (board, found) = (layer.index.width(), layer.index.seeds());
            if board != width {
                let found = board;
                return Err(TableFault::OtherBoard {
                    found,
                    wanted: width,
                }
                .at(place));
            }
            if found != wanted {
                return Err(TableFault::OtherLayer { found, wanted }.at(place));
            }
        }
        let info = |layer| LayerInfo::of(layer, rules);
        Ok(Self {
            rules,
            width,
            layers: layers.iter().map(info).collect(),
            held: layers
                .into_iter()
                .map(|layer| Held::Memory(layer.values))
                .collect(),
            cache: Cache::new(0),
        })
    }

    /// Takes table files that are in memory, such as those carried in the program: those of 0, 1, 2, … seeds. Blocks are unpacked
    /// when they are asked for.
    ///
    /// # Errors
    /// [`TableError`] if there are none, they do not follow each other or are of different boards or rules, or one is damaged.
    pub fn of_bytes<B: Into<Cow<'static, [u8]>>>(
        files: impl IntoIterator<Item = B>,
    ) -> Result<Self, TableError> {
        let files = (0..).zip(files).map(|(seeds, bytes): (u32, B)| {
            TableFile::of_bytes(
                format!("the table of {seeds} seeds in memory"),
                bytes.into(),
            )
        });
        let files = files.collect::<Result<Vec<_>, _>>()?;
        Self::of_files(files, "the tables in memory", Self::DEFAULT_CACHE)
    }

    /// Takes files that were opened from `place`, and keeps so many bytes of what is read from them.
    fn of_files(files: Vec<TableFile>, place: &str, cache: usize) -> Result<Self, TableError> {
        let Some(first) = files.first() else {
            return Err(TableFault::Empty.at(place));
        };
        let (width, rules) = (first.info().index.width(), first.info().rules);
        for (seeds, file) in (0..).zip(&files) {
            file.expect(width, seeds, &rules)?;
        }
        let blocks: u64 = files.iter().map(TableFile::blocks).sum();
        let largest = files.iter().map(TableFile::block_positions).max();
        let room = cache as u64 / largest.unwrap_or(1);
        let slots = usize::try_from(blocks.min(room)).unwrap_or(usize::MAX);
        let mut blocks_below = 0;
        let layers = files.iter().map(|file| file.info().clone()).collect();
        let hold = |file: TableFile| {
            let held = Held::File { blocks_below, file };
            if let Held::File { file, .. } = &held {
                blocks_below += file.blocks();
            }
            held
        };
        Ok(Self {
            rules,
            width,
            layers,
            held: files.into_iter().map(hold).collect(),
            cache: Cache::new(slots),
        })
    }

    /// Reads and checks all values, on so many threads; probing then reads no file and gives no error. Takes
    /// [`Tablebase::bytes_in_memory`].
    ///
    /// # Errors
    /// [`TableError`] if a file is damaged.
    pub fn into_memory(self, threads: NonZeroUsize) -> Result<Self, TableError> {
        let load = |held| {
            Ok(Held::Memory(match held {
                Held::Memory(values) => values,
                Held::File { file, .. } => file.values(threads)?,
            }))
        };
        let held = self.held.into_iter().map(load).collect::<Result<_, _>>()?;
        Ok(Self {
            held,
            cache: Cache::new(0),
            ..self
        })
    }

    /// Checks every byte of the files that the values are in, that all values are possible, and that they are
    /// as many of each as the headers say. Whether they are true is not looked at. Of values in memory there is nothing to check.
    ///
    /// # Errors
    /// [`TableError`] with the first fault that was found.
    pub fn check(&self) -> Result<(), TableError> {
        for held in &self.held {
            if let Held::File { file, .. } = held {
                file.check()?;
            }
        }
        Ok(())
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
        let positions = self.layers.iter().map(|layer| layer.index.positions());
        positions.fold(0, u64::saturating_add)
    }

    /// Returns what the player to move still wins from here, minus what the opponent does, with best play of both; or
    /// `None` if the board has another width or more seeds than the tables have.
    ///
    /// # Errors
    /// [`TableError`] if the value had to be read and the file is damaged. Values in memory give no error.
    #[inline]
    pub fn value(&self, position: &Position) -> Result<Option<i8>, TableError> {
        let board = match position.to_move() {
            Side::South => *position.board(),
            Side::North => position.board().half_turn(),
        };
        let Some(held) = self.held.get(usize::from(board.total())) else {
            return Ok(None);
        };
        if board.width() != self.width {
            return Ok(None);
        }
        let number = number_of(&board);
        match held {
            Held::Memory(values) => Ok(values.get(number)),
            Held::File { file, blocks_below } => {
                let (block, within) = file.block_of(number);
                let read = || file.block(block);
                self.cache.value(blocks_below + block, within, read)
            }
        }
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

    /// As [`Tablebase::open`], keeping at most so many bytes of values in memory; at least one block is kept.
    ///
    /// # Errors
    /// As [`Tablebase::open`].
    pub fn open_with_cache(
        folder: impl Into<std::path::PathBuf>,
        bytes: usize,
    ) -> Result<Self, TableError> {
        let folder = crate::TableFolder::new(folder);
        Self::of_files(folder.open()?, &folder.path().display().to_string(), bytes)
    }
}

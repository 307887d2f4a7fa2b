//! A folder of tables: one board, one rule set, one file a layer.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use endodoi::Width;

use crate::error::TableError;
use crate::layer::Layer;
use crate::layer_info::LayerInfo;
use crate::table_rules::TableRules;

/// A folder that tables are written to and read from.
///
/// Each file is written beside its place and then renamed, so that whatever has a table's name was written whole.
#[derive(Clone, Debug)]
pub struct TableFolder {
    path: PathBuf,
}

impl TableFolder {
    /// Names a folder, which need not exist yet.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self { path: path.into() }
    }

    /// Returns the path as it was given.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns where the table of a layer lies, such as `2x6-07.edt`.
    pub fn file(&self, width: Width, seeds: u8) -> PathBuf {
        self.path
            .join(format!("2x{}-{seeds:02}.edt", width.holes_per_row()))
    }

    /// Returns the table files that are there by their names, the one with the fewest seeds first. A folder that does not exist
    /// has none.
    ///
    /// # Errors
    /// [`TableError`] if the folder cannot be read.
    pub fn files(&self) -> Result<Vec<PathBuf>, TableError> {
        todo!("the next commits")
    }

    /// Reads the headers of all layers, that of no seeds first. None if there are no tables yet.
    ///
    /// # Errors
    /// [`TableError`] if a layer is missing below another, or a header is damaged or does not fit the others.
    pub fn layers(&self) -> Result<Vec<LayerInfo>, TableError> {
        todo!("the next commits")
    }

    /// Writes a layer, on so many threads, and makes the folder if need be. The file is the same whatever their number.
    ///
    /// # Errors
    /// [`TableError`] if it cannot be written; then no file has its name that had not before.
    pub fn write(
        &self,
        rules: &TableRules,
        layer: &Layer,
        threads: NonZeroUsize,
    ) -> Result<LayerInfo, TableError> {
        let _ = (rules, layer, threads);
        todo!("the next commits")
    }

    /// Reads a layer and checks all of it, on so many threads.
    ///
    /// # Errors
    /// [`TableError`] if there is none, it is damaged, or is for another board, layer or rules.
    pub fn read(
        &self,
        rules: &TableRules,
        width: Width,
        seeds: u8,
        threads: NonZeroUsize,
    ) -> Result<Layer, TableError> {
        let _ = (rules, width, seeds, threads);
        todo!("the next commits")
    }

    /// Removes what writers left that were killed, and returns how many files that were. No other program may be writing tables here.
    ///
    /// # Errors
    /// [`TableError`] if one cannot be removed.
    pub fn remove_leftovers(&self) -> Result<usize, TableError> {
        todo!("the next commits")
    }

    /// Checks every byte of one file by its checksums, that all its values are possible, and that they are
    /// as many of each as its header says. Whether the values are true is not looked at.
    ///
    /// # Errors
    /// [`TableError`] with the first fault that was found.
    pub fn check(&self, file: &Path) -> Result<LayerInfo, TableError> {
        let _ = file;
        todo!("the next commits")
    }
}

//! A folder of tables: one board, one rule set, one file a layer.
//!
//! This is all that touches the file system. A table is written under another name, brought to the disk, and renamed then; so
//! what has a table's name was written whole, even if the power failed.

use std::fs::{self, File, TryLockError};
use std::io::{self, BufWriter};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use endodoi::Width;

use crate::encode::write_table;
use crate::error::{TableError, TableFault};
use crate::layer::Layer;
use crate::layer_info::LayerInfo;
use crate::source::FileSource;
use crate::table_file::TableFile;
use crate::table_rules::TableRules;

/// What the names of files end with that are being written, or were when their writer was killed.
const UNFINISHED: &str = ".edt.part";

/// A folder that tables are written to and read from.
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

    /// Returns where the table of a layer lies.
    ///
    /// ```
    /// use endodoi::Width;
    /// use endodoi_tablebase::TableFolder;
    ///
    /// let file = TableFolder::new("tables").file(Width::SIX, 7);
    /// assert!(file.ends_with("2x6-07.edt"));
    /// ```
    pub fn file(&self, width: Width, seeds: u8) -> PathBuf {
        self.path.join(name(width, seeds))
    }

    /// Returns the files that have a table's name, those with the shortest rows first, then those with the fewest seeds. A
    /// folder that does not exist has none.
    ///
    /// # Errors
    /// [`TableError`] if the folder cannot be read.
    pub fn files(&self) -> Result<Vec<PathBuf>, TableError> {
        let tables = self.tables()?.into_iter();
        Ok(tables
            .map(|(width, seeds)| self.file(width, seeds))
            .collect())
    }

    /// Reads the headers of all layers, that of no seeds first. There are none if there are no tables yet.
    ///
    /// # Errors
    /// [`TableError`] if a layer is missing below another, or a header is damaged or does not fit the others.
    pub fn layers(&self) -> Result<Vec<LayerInfo>, TableError> {
        let files = self.open()?;
        Ok(files.iter().map(|file| file.info().clone()).collect())
    }

    /// Writes a layer, on so many threads, and makes the folder if need be. The file is the same whatever their number.
    ///
    /// # Errors
    /// [`TableError`] if it cannot be written; what had the table's name before then still has it.
    pub fn write(
        &self,
        rules: &TableRules,
        layer: &Layer,
        threads: NonZeroUsize,
    ) -> Result<LayerInfo, TableError> {
        let mut info = LayerInfo::of(layer, *rules);
        let file = self.file(layer.index.width(), layer.index.seeds());
        info.bytes = (self.write_whole(&file, &info, layer, threads))
            .map_err(|error| TableFault::unwritable(error).at(&place(&file)))?;
        Ok(info)
    }

    fn write_whole(
        &self,
        file: &Path,
        info: &LayerInfo,
        layer: &Layer,
        threads: NonZeroUsize,
    ) -> io::Result<u64> {
        fs::create_dir_all(&self.path)?;
        let mut name = tempfile::Builder::new();
        let prefix = name_of(file).unwrap_or_default().trim_end_matches("edt");
        name.prefix(prefix).suffix(UNFINISHED);
        #[cfg(unix)]
        {
            // As other files are; the system takes off what the user's mask says.
            let mode = std::os::unix::fs::PermissionsExt::from_mode(0o666);
            name.permissions(mode);
        }
        let unfinished = name.tempfile_in(&self.path)?;
        // While it is locked it is no leftover. Where files cannot be locked it is not known to be one either.
        let _ = unfinished.as_file().try_lock();
        let to = BufWriter::with_capacity(1 << 20, unfinished.as_file());
        let (to, bytes) = write_table(to, info, &layer.values, threads)?;
        to.into_inner().map_err(io::IntoInnerError::into_error)?;
        unfinished.as_file().sync_all()?;
        unfinished.persist(file)?;
        // The new name is brought to the disk as well.
        #[cfg(unix)]
        File::open(&self.path)?.sync_all()?;
        Ok(bytes)
    }

    /// Reads a layer and checks all of it.
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
        let file = open(&self.file(width, seeds))?;
        file.expect(width, seeds, rules)?;
        file.check()?;
        let info = file.info();
        Ok(Layer {
            index: info.index,
            values: file.values(threads)?,
            endless: info.endless,
            longest_way: info.longest_way,
        })
    }

    /// Checks every byte of one file by its checksums, that all its values are possible, and that they are
    /// as many of each as its header says. Whether the values are true is not looked at.
    ///
    /// # Errors
    /// [`TableError`] with the first fault that was found.
    pub fn check(&self, file: &Path) -> Result<LayerInfo, TableError> {
        let table = open(file)?;
        if let Some((width, seeds)) = name_of(file).and_then(table_of) {
            table.expect(width, seeds, &table.info().rules)?;
        }
        table.check()?;
        Ok(table.info().clone())
    }

    /// Checks every byte of every file, as [`TableFolder::check`] does, and that the files belong together. Returns what is known of
    /// each layer, that of no seeds first.
    ///
    /// # Errors
    /// [`TableError`] if there are no tables, or with the first fault that was found.
    pub fn check_all(&self) -> Result<Vec<LayerInfo>, TableError> {
        let files = self.open()?;
        if files.is_empty() {
            return Err(TableFault::Empty.at(&place(&self.path)));
        }
        let checked = files.iter().map(|file| {
            file.check()?;
            Ok(file.info().clone())
        });
        checked.collect()
    }

    /// Removes what writers left that were killed, and returns how many files that were. What another program is writing
    /// now stays.
    ///
    /// # Errors
    /// [`TableError`] if one cannot be removed.
    pub fn remove_leftovers(&self) -> Result<usize, TableError> {
        let mut removed = 0;
        for name in self.names()? {
            let file = self.path.join(&name);
            if name.ends_with(UNFINISHED) && is_leftover(&file) {
                fs::remove_file(&file)
                    .map_err(|error| TableFault::unwritable(error).at(&place(&file)))?;
                removed += 1;
            }
        }
        Ok(removed)
    }

    /// Opens all tables, that of no seeds first.
    pub(crate) fn open(&self) -> Result<Vec<TableFile>, TableError> {
        let tables = self.tables()?;
        let Some((width, _)) = tables.first().copied() else {
            return Ok(Vec::new());
        };
        let mut files: Vec<TableFile> = Vec::new();
        for (wanted, (found, seeds)) in (0..).zip(tables) {
            let path = self.file(found, seeds);
            if found != width {
                return Err(TableFault::OtherBoard {
                    found,
                    wanted: width,
                }
                .at(&place(&path)));
            }
            if seeds != wanted {
                return Err(TableFault::Missing { seeds: wanted }.at(&place(&self.path)));
            }
            let file = open(&path)?;
            let rules = files
                .first()
                .map_or(file.info().rules, |first| first.info().rules);
            file.expect(width, seeds, &rules)?;
            files.push(file);
        }
        Ok(files)
    }

    /// The boards and layers that the names in the folder tell, in order.
    fn tables(&self) -> Result<Vec<(Width, u8)>, TableError> {
        let mut tables: Vec<_> = self
            .names()?
            .iter()
            .filter_map(|name| table_of(name))
            .collect();
        tables.sort_unstable();
        Ok(tables)
    }

    /// The names in the folder that are text.
    fn names(&self) -> Result<Vec<String>, TableError> {
        let entries = match fs::read_dir(&self.path) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(TableFault::unreadable(error).at(&place(&self.path))),
        };
        let names = entries.map(|entry| Ok(entry?.file_name().into_string().ok()));
        let names: io::Result<Vec<_>> = names.collect();
        let names = names.map_err(|error| TableFault::unreadable(error).at(&place(&self.path)))?;
        Ok(names.into_iter().flatten().collect())
    }
}

fn open(path: &Path) -> Result<TableFile, TableError> {
    let source =
        FileSource::open(path).map_err(|error| TableFault::unreadable(error).at(&place(path)))?;
    TableFile::open(place(path), Box::new(source))
}

/// Whether nobody writes to the file any more.
fn is_leftover(file: &Path) -> bool {
    if !fs::metadata(file).is_ok_and(|found| found.is_file()) {
        // No writer left that, or it was renamed meanwhile.
        return false;
    }
    match File::open(file).map(|file| file.try_lock()) {
        Ok(Err(TryLockError::WouldBlock)) => false,
        Ok(Ok(()) | Err(TryLockError::Error(_))) => true,
        Err(error) => error.kind() != io::ErrorKind::NotFound,
    }
}

fn place(path: &Path) -> String {
    path.display().to_string()
}

fn name_of(path: &Path) -> Option<&str> {
    path.file_name()?.to_str()
}

fn name(width: Width, seeds: u8) -> String {
    format!("2x{}-{seeds:02}.edt", width.holes_per_row())
}

/// The board and layer that a name tells, if it is exactly the name of a table.
fn table_of(text: &str) -> Option<(Width, u8)> {
    let (holes, seeds) = text
        .strip_prefix("2x")?
        .strip_suffix(".edt")?
        .split_once('-')?;
    let (width, seeds) = (Width::new(holes.parse().ok()?).ok()?, seeds.parse().ok()?);
    (name(width, seeds) == text).then_some((width, seeds))
}

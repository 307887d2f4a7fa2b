//! Building tables in a folder, over as many runs as it takes.
//!
//! Every layer becomes a file as soon as it is made. A layer that takes long is written down every now and then, so that a run that
//! is killed costs no more than the time since. What a file looks like is not here but in the folder's own module.

use std::fs::{File, TryLockError};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use endodoi::Width;

use crate::build::{Advance, LayerInWork};
use crate::error::{TableError, TableFault};
use crate::folder::TableFolder;
use crate::index::Index;
use crate::layer::Layer;
use crate::table_rules::TableRules;

/// A layer in work is written down so often at most,
const SHORTEST_PAUSE: Duration = Duration::from_secs(15);

/// and so seldom that this takes no more than one part in so many of the time.
const PARTS_OF_TIME: u32 = 20;

/// A folder in which tables are built, by this program alone.
#[derive(Debug)]
pub struct Workshop {
    folder: TableFolder,
    width: Width,
    rules: TableRules,
    layers: Vec<Layer>,
    /// Held for as long as the workshop is open; the system lets go of it if the program is killed.
    _lock: File,
}

/// Is told how building goes, and may stop it.
pub trait BuildWatch: Sync {
    /// A step was taken.
    fn report(&self, progress: &Progress);

    /// Says whether to stop. Asked after every step; the layer in work is then written down.
    fn wants_to_stop(&self) -> bool;
}

/// How far building is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// The layer in work.
    pub index: Index,
    /// Positions of the layers that were done before this run, or in it.
    pub positions_done: u64,
    /// How much of the layer in work is done, from 0 to 1.
    pub share_of_layer: f64,
}

/// How building came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildEnd {
    /// All layers are there.
    Done,
    /// It was stopped, and goes on from there the next time.
    Stopped,
}

impl Workshop {
    /// Opens a folder, which is made if need be, and reads and checks the layers that are there, up to `seeds`.
    ///
    /// # Errors
    /// [`TableError`] if another program builds there, the tables are of another board or rule set, or one is damaged.
    pub fn open(
        path: impl Into<PathBuf>,
        width: Width,
        rules: TableRules,
        seeds: u8,
        threads: NonZero<usize>,
    ) -> Result<Self, TableError> {
        let folder = TableFolder::new(path);
        std::fs::create_dir_all(folder.path()).map_err(|error| system(folder.path(), error))?;
        let lock = lock(folder.path())?;
        folder.remove_leftovers()?;
        refuse_other_boards(&folder, width)?;
        let mut workshop = Self {
            folder,
            width,
            rules,
            layers: Vec::new(),
            _lock: lock,
        };
        while workshop.layers.len() <= usize::from(seeds) && workshop.read_next(threads)? {}
        Ok(workshop)
    }

    /// Reads and checks the next layer if its file is there, and says whether it was.
    fn read_next(&mut self, threads: NonZero<usize>) -> Result<bool, TableError> {
        let Ok(seeds) = u8::try_from(self.layers.len()) else {
            return Ok(false);
        };
        let file = self.folder.file(self.width, seeds);
        if !file.exists() {
            return Ok(false);
        }
        let layer = self.folder.read(&self.rules, self.width, seeds, threads)?;
        self.clear_away(layer.index)?;
        self.layers.push(layer);
        Ok(true)
    }

    /// Removes what was written down of a layer that is done.
    fn clear_away(&self, index: Index) -> Result<(), TableError> {
        let written_down = self.written_down(index);
        for path in [beside(&written_down), written_down] {
            remove(&path).map_err(|error| system(&path, error))?;
        }
        Ok(())
    }

    /// Returns the layers that are made.
    pub fn layers(&self) -> &[Layer] {
        &self.layers
    }

    /// Gives the layers away and lets others build in the folder.
    pub fn into_layers(self) -> Vec<Layer> {
        self.layers
    }

    /// Makes the layers up to `seeds` that are missing, on so many threads.
    ///
    /// # Errors
    /// [`TableError`] if the disk fails or is full, or the layer cannot be numbered. What was made before is kept.
    pub fn build(
        &mut self,
        seeds: u8,
        threads: NonZero<usize>,
        watch: &dyn BuildWatch,
    ) -> Result<BuildEnd, TableError> {
        while self.layers.len() <= usize::from(seeds) {
            // One that was missing below others has been made by now.
            if self.read_next(threads)? {
                continue;
            }
            let Some(layer) = self.next_layer(threads, watch)? else {
                return Ok(BuildEnd::Stopped);
            };
            self.folder.write(&self.rules, &layer, threads)?;
            // Only now is what was written down of it of no more use.
            self.clear_away(layer.index)?;
            self.layers.push(layer);
        }
        Ok(BuildEnd::Done)
    }

    /// Makes the next layer, from the beginning or from where it was written down. `None` if it was stopped.
    fn next_layer(
        &self,
        threads: NonZero<usize>,
        watch: &dyn BuildWatch,
    ) -> Result<Option<Layer>, TableError> {
        let (index, mut layer) = self.begin()?;
        let positions_done = self
            .layers
            .iter()
            .map(|layer| layer.index.positions())
            .sum();
        let mut written = Instant::now();
        let mut pause = SHORTEST_PAUSE;
        loop {
            watch.report(&Progress {
                index,
                positions_done,
                share_of_layer: layer.share_done(),
            });
            let stops = watch.wants_to_stop();
            if stops || written.elapsed() >= pause {
                let begun = Instant::now();
                let path = self.written_down(index);
                write_down(&layer, &path).map_err(|error| system(&path, error))?;
                pause = SHORTEST_PAUSE.max(begun.elapsed() * PARTS_OF_TIME);
                written = Instant::now();
            }
            if stops {
                return Ok(None);
            }
            match layer.advance(&self.layers, threads) {
                Advance::Open(open) => layer = open,
                Advance::Done(done) => return Ok(Some(done)),
            }
        }
    }

    fn begin(&self) -> Result<(Index, LayerInWork), TableError> {
        let seeds = u8::try_from(self.layers.len()).ok();
        let new = seeds.and_then(|seeds| {
            let index = Index::new(self.width, seeds)?;
            Some((index, LayerInWork::new(self.width, self.rules, seeds)?))
        });
        let Some((index, new)) = new else {
            let place = self.folder.path().display().to_string();
            let seeds = self.layers.len();
            return Err(TableError::new(
                place,
                TableFault::TooManyPositions { seeds },
            ));
        };
        let layer = match File::open(self.written_down(index)) {
            // Whatever is wrong with it, the layer can be made without.
            Ok(file) => read_down(file, index, self.rules).unwrap_or(new),
            Err(_) => new,
        };
        Ok((index, layer))
    }

    /// Where a layer in work is written down.
    fn written_down(&self, index: Index) -> PathBuf {
        let table = self.folder.file(self.width, index.seeds());
        table.with_extension("work")
    }
}

fn read_down(file: File, index: Index, rules: TableRules) -> Option<LayerInWork> {
    let mut file = BufReader::new(file);
    let layer = LayerInWork::read(index, rules, &mut file).ok()?;
    let is_at_end = file.read(&mut [0]).is_ok_and(|read| read == 0);
    is_at_end.then_some(layer)
}

/// Writes a layer beside its place, and then puts it there: what has the name was written whole.
fn write_down(layer: &LayerInWork, path: &Path) -> io::Result<()> {
    let beside = beside(path);
    let written = File::create(&beside).and_then(|file| {
        let mut out = BufWriter::new(file);
        layer.write(&mut out)?;
        out.flush()?;
        out.get_ref().sync_all()?;
        std::fs::rename(&beside, path)
    });
    if written.is_err() {
        remove(&beside)?;
    }
    written
}

/// The name under which a layer in work is written before it has its own.
fn beside(path: &Path) -> PathBuf {
    path.with_extension("work.tmp")
}

/// Makes sure that no tables of another board lie in a folder. A layer may be missing; it is made.
fn refuse_other_boards(folder: &TableFolder, wanted: Width) -> Result<(), TableError> {
    let first = match folder.layers() {
        Ok(layers) => layers.first().map(|layer| layer.index.width()),
        Err(error) if matches!(error.fault(), TableFault::Missing { .. }) => None,
        Err(error) => return Err(error),
    };
    match first {
        Some(found) if found != wanted => {
            let place = folder.path().display().to_string();
            Err(TableError::new(
                place,
                TableFault::OtherBoard { found, wanted },
            ))
        }
        _ => Ok(()),
    }
}

/// Removes a file that may not be there.
fn remove(path: &Path) -> io::Result<()> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        other => other,
    }
}

/// Makes sure that nobody else builds in a folder.
fn lock(folder: &Path) -> Result<File, TableError> {
    let path = folder.join("lock");
    let file = File::create(&path).map_err(|error| system(&path, error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            let place = folder.display().to_string();
            Err(TableError::new(place, TableFault::InUse))
        }
        Err(TryLockError::Error(error)) => Err(system(&path, error)),
    }
}

fn system(path: &Path, error: io::Error) -> TableError {
    let place = path.display().to_string();
    TableError::new(place, TableFault::Unwritable(Arc::new(error)))
}

//! A layer in work written down, so that another run goes on from there.
//!
//! The bytes are for this program alone, on this machine, for as long as the layer takes: a line of text that says what is being made
//! and how far, the state as it lies in memory, and a checksum. Whatever does not fit is refused as a whole, and the layer begun anew.

use std::io::{self, Read, Write};

use crc32fast::Hasher;
use thiserror::Error;

use super::wave::Wave;
use super::{LayerInWork, Stage};
use crate::TableRules;
use crate::index::Index;

/// Changes when what is written changes its meaning.
const VERSION: u32 = 1;

/// The longest first line that makes sense.
const LONGEST_LINE: u64 = 1000;

impl LayerInWork {
    /// Writes down all that is needed to go on with this layer.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let mut sum = Hasher::new();
        let line = first_line(self.index, &self.rules, &self.stage);
        sum.update(line.as_bytes());
        out.write_all(line.as_bytes())?;
        for bytes in self.state.bytes() {
            sum.update(&bytes);
            out.write_all(&bytes)?;
        }
        out.write_all(&sum.finalize().to_le_bytes())
    }

    /// Goes on with what was written down, if it is this layer.
    ///
    /// # Errors
    /// [`CheckpointError`] if it is of another layer, board, rule set or program version, or damaged.
    pub fn read(
        index: Index,
        rules: TableRules,
        from: &mut impl Read,
    ) -> Result<Self, CheckpointError> {
        let mut sum = Hasher::new();
        let line = read_line(from)?;
        sum.update(line.as_bytes());
        let stage = stage_of(&line).ok_or(CheckpointError::Foreign)?;
        if first_line(index, &rules, &stage) != line {
            return Err(CheckpointError::Foreign);
        }
        let mut layer =
            Self::new(index.width(), rules, index.seeds()).ok_or(CheckpointError::Foreign)?;
        layer.stage = stage;
        layer.state.read(|bytes| {
            from.read_exact(bytes)?;
            sum.update(bytes);
            Ok(())
        })?;
        let mut written = [0; 4];
        from.read_exact(&mut written)?;
        if u32::from_le_bytes(written) != sum.finalize() {
            return Err(CheckpointError::Damaged);
        }
        Ok(layer)
    }
}

/// Why a layer written down cannot be gone on with.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum CheckpointError {
    /// It could not be read.
    #[error("{0}")]
    System(#[from] io::Error),
    /// It is of something else.
    #[error("it belongs to another layer, board or rule set, or another version of the program")]
    Foreign,
    /// It is not what was written.
    #[error("it is damaged: its checksum is wrong")]
    Damaged,
}

/// What is being made and how far; the first line.
fn first_line(index: Index, rules: &TableRules, stage: &Stage) -> String {
    let (holes, seeds) = (index.width().holes_per_row(), index.seeds());
    let stage = match stage {
        Stage::Look(from) => format!("look {from}"),
        Stage::Spread(wave) => format!(
            "spread {} {} {} {}",
            wave.threshold, wave.steps, wave.longest_way, wave.finished
        ),
    };
    format!("endodoi layer in work {VERSION}: 2x{holes}, {seeds} seeds, {rules}: {stage}\n")
}

fn read_line(from: &mut impl Read) -> Result<String, CheckpointError> {
    let mut line = Vec::new();
    let mut byte = [0];
    while line.last() != Some(&b'\n') {
        if line.len() as u64 == LONGEST_LINE {
            return Err(CheckpointError::Foreign);
        }
        from.read_exact(&mut byte)?;
        line.push(byte[0]);
    }
    String::from_utf8(line).map_err(|_| CheckpointError::Foreign)
}

fn stage_of(line: &str) -> Option<Stage> {
    let (_, stage) = line.trim_end().rsplit_once(": ")?;
    let words: Vec<&str> = stage.split(' ').collect();
    match words[..] {
        ["look", from] => Some(Stage::Look(from.parse().ok()?)),
        ["spread", threshold, steps, longest_way, finished] => Some(Stage::Spread(Wave {
            threshold: threshold.parse().ok()?,
            steps: steps.parse().ok()?,
            longest_way: longest_way.parse().ok()?,
            finished: finished.parse().ok()?,
        })),
        _ => None,
    }
}

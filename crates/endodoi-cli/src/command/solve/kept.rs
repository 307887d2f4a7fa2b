//! What is proved of a position, kept from one run to the next: a small text file in the state folder.
//!
//! There is a file for each position and rule set; its name is made of a sum over both, and its first lines say them in full. Bounds
//! hold whatever tables they were proved with. A file is written beside its place and moved there, so it is
//! always whole. What is known of other positions lies beside it, see `notes_file.rs`.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};

use endodoi::{Hole, MoveText, Position, Rules};
use endodoi_engine::{Bounds, Solution, SolvedMove};

use super::notes_file::NotesFile;
use crate::escape::Escaped;
use crate::failure::Failure;
use crate::fingerprint::fingerprint;
use crate::play::store::new_file_in;

/// How every such file begins.
const MAGIC: &str = "endodoi solve 1";

/// No file is longer: there are at most twelve moves.
const MOST_BYTES: u64 = 4096;

/// Where what is proved of one position is kept.
pub(super) struct Kept {
    path: PathBuf,
    position: Position,
    rules: Rules,
    /// The notes of the same position.
    pub(super) notes: NotesFile,
    /// A run that has sown fewer turns writes nothing over what is there.
    spared: u64,
}

/// What an earlier run proved.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Earlier {
    pub(super) bounds: Bounds,
    pub(super) moves: Vec<SolvedMove>,
    pub(super) stage: Stage,
}

/// Whether a run has reached what it was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// It goes on, or it was cut short.
    Open,
    /// It has.
    Ended,
}

/// The line of a run that has ended.
const ENDED: &str = "ended";

/// How the last line begins.
const SUM: &str = "sum ";

impl Kept {
    pub(super) fn new(state: &Path, position: &Position, rules: &Rules) -> Self {
        let sum = fingerprint(format!("{position} {rules}"));
        let path = |end| state.join("solve").join(format!("{sum:016x}.{end}"));
        Self {
            path: path("txt"),
            position: *position,
            rules: *rules,
            notes: NotesFile::new(path("notes"), position, rules),
            spared: 0,
        }
    }

    /// Leaves what is there as it is until a run has sown so many turns.
    pub(super) fn spare(&mut self, turns: u64) {
        self.spared = turns;
    }

    /// Says whether a run that has sown so many turns may write over what is there.
    pub(super) fn is_worth(&self, turns: u64) -> bool {
        turns >= self.spared
    }

    /// Reads what an earlier run proved; `None` if there was none.
    ///
    /// # Errors
    /// [`Failure::BadInput`] if the file cannot be read or is not of this position.
    pub(super) fn read(&self) -> Result<Option<Earlier>, Failure> {
        let refused = |reason: &dyn std::fmt::Display| {
            let name = self.path.display().to_string();
            let name = Escaped(&name);
            Failure::bad_input(format_args!(
                "{name}: {reason}; delete it to begin anew, or leave --resume out"
            ))
        };
        // A pipe would have the program wait for ever.
        if fs::metadata(&self.path).is_ok_and(|metadata| !metadata.is_file()) {
            return Err(refused(&"it is not a file"));
        }
        let file = match File::open(&self.path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(refused(&error)),
        };
        let mut text = String::new();
        let read = file.take(MOST_BYTES).read_to_string(&mut text);
        read.map_err(|error| refused(&error))?;
        let text = unseal(&text)
            .ok_or_else(|| refused(&"it was cut off or changed after it was written"))?;
        let earlier = self.parse(text);
        earlier.map(Some).map_err(|line| {
            refused(&format_args!(
                "line {line} is not as endodoi solve writes it"
            ))
        })
    }

    /// Reads the text; otherwise returns the number of the line that makes no sense.
    fn parse(&self, text: &str) -> Result<Earlier, usize> {
        let mut lines = text.lines().zip(1..);
        let mut next = |begins: &str| {
            let (line, number) = lines.next().ok_or(text.lines().count() + 1)?;
            line.strip_prefix(begins)
                .map(|rest| (rest, number))
                .ok_or(number)
        };
        next(MAGIC).and_then(|(rest, number)| rest.is_empty().then_some(()).ok_or(number))?;
        for (word, wanted) in [
            ("position ", self.position.to_string()),
            ("rules ", self.rules.to_string()),
        ] {
            next(word).and_then(|(rest, number)| (rest == wanted).then_some(()).ok_or(number))?;
        }
        let (rest, number) = next("value ")?;
        let bounds = bounds(rest).ok_or(number)?;
        let mut moves = Vec::new();
        let mut stage = Stage::Open;
        for (line, number) in lines {
            if line == ENDED {
                stage = Stage::Ended;
                continue;
            }
            let rest = line.strip_prefix("move ").ok_or(number)?;
            let (hole, rest) = rest.split_once(' ').ok_or(number)?;
            moves.push(SolvedMove {
                hole: self.hole(hole).ok_or(number)?,
                bounds: self::bounds(rest).ok_or(number)?,
            });
        }
        Ok(Earlier {
            bounds,
            moves,
            stage,
        })
    }

    fn hole(&self, text: &str) -> Option<Hole> {
        let text: MoveText = text.parse().ok()?;
        text.resolve(&self.position).ok()
    }

    fn text(&self, bounds: Bounds, moves: &[SolvedMove], stage: Stage) -> String {
        let (position, rules) = (&self.position, &self.rules);
        let mut text = format!(
            "{MAGIC}\nposition {position}\nrules {rules}\nvalue {} {}\n",
            bounds.at_least(),
            bounds.at_most()
        );
        for one in moves {
            let (hole, bounds) = (one.hole, one.bounds);
            let (lower, upper) = (bounds.at_least(), bounds.at_most());
            // Writing into a text never fails.
            let _ = writeln!(text, "move {hole} {lower} {upper}");
        }
        if stage == Stage::Ended {
            let _ = writeln!(text, "{ENDED}");
        }
        text
    }

    /// Says whether something is kept.
    pub(super) fn is_there(&self) -> bool {
        self.path.exists()
    }

    /// Writes what is proved.
    ///
    /// # Errors
    /// A sentence if that cannot be done.
    pub(super) fn write(
        &self,
        bounds: Bounds,
        moves: &[SolvedMove],
        stage: Stage,
    ) -> Result<(), String> {
        let text = seal(self.text(bounds, moves, stage));
        self.write_file(&text).map_err(|error| {
            let name = self.path.display();
            format!("{name} cannot be written ({error}); name another folder by --state-dir")
        })
    }

    fn write_file(&self, text: &str) -> io::Result<()> {
        let folder = self.path.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        let mut file = new_file_in(folder)?;
        file.write_all(text.as_bytes())?;
        file.as_file().sync_all()?;
        file.persist(&self.path)?;
        Ok(())
    }

    /// Writes what is proved, if it took as long as what is there; only warns if that cannot be done.
    pub(super) fn keep(&self, solution: &Solution, stage: Stage) {
        if self.is_worth(solution.nodes)
            && let Err(fault) = self.write(solution.bounds, &solution.moves, stage)
        {
            super::lookout::say(&format!("warning: {fault}"));
        }
    }

    /// Forgets it all, when there is nothing more to go on with.
    pub(super) fn forget(&self) {
        // What cannot be deleted is true all the same.
        let _ = fs::remove_file(&self.path);
        self.notes.forget();
    }
}

/// Adds a last line: a sum over all before it.
fn seal(mut text: String) -> String {
    let sum = fingerprint(&text);
    // Writing into a text never fails.
    let _ = writeln!(text, "{SUM}{sum:016x}");
    text
}

/// Takes the last line off, if it is whole and as it was written.
fn unseal(text: &str) -> Option<&str> {
    let (body, line) = text.strip_suffix('\n')?.rsplit_once('\n')?;
    let body = &text[..=body.len()];
    (line == format!("{SUM}{:016x}", fingerprint(body))).then_some(body)
}

fn bounds(text: &str) -> Option<Bounds> {
    let (lower, upper) = text.split_once(' ')?;
    Bounds::new(lower.parse().ok()?, upper.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(folder: &Path) -> Kept {
        let position = "4,4,4/4,4,4 0-0 S".parse().unwrap();
        Kept::new(folder, &position, &Rules::MERKER)
    }

    fn solution(lower: i16, upper: i16) -> Solution {
        let position: Position = "4,4,4/4,4,4 0-0 S".parse().unwrap();
        let bounds = Bounds::new(lower, upper).unwrap();
        let moves = position.width().holes().take(3);
        let moves = moves.map(|hole| SolvedMove { hole, bounds });
        Solution {
            bounds,
            moves: moves.collect(),
            line: Vec::new(),
            nodes: 0,
            table_hits: 0,
            hash_full: 0,
            elapsed: std::time::Duration::ZERO,
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let kept = kept(folder.path());
        assert_eq!(kept.read().unwrap(), None);
        let solution = solution(-2, 8);
        for stage in [Stage::Open, Stage::Ended] {
            let Solution { bounds, moves, .. } = solution.clone();
            kept.write(bounds, &moves, stage).unwrap();
            let earlier = Earlier {
                bounds,
                moves,
                stage,
            };
            assert_eq!(kept.read().unwrap(), Some(earlier));
        }
    }

    #[test]
    fn what_was_cut_off_or_changed_is_not_believed() {
        let folder = tempfile::tempdir().unwrap();
        let kept = kept(folder.path());
        let solution = solution(-2, 8);
        kept.write(solution.bounds, &solution.moves, Stage::Open)
            .unwrap();
        let written = fs::read(&kept.path).unwrap();
        for length in 0..written.len() {
            fs::write(&kept.path, &written[..length]).unwrap();
            assert!(kept.read().is_err(), "cut to {length}");
        }
        for at in 0..written.len() {
            let mut bytes = written.clone();
            bytes[at] ^= 1;
            fs::write(&kept.path, bytes).unwrap();
            assert!(kept.read().is_err(), "changed at {at}");
        }
    }

    #[test]
    fn what_is_forgotten_is_gone() {
        let folder = tempfile::tempdir().unwrap();
        let kept = kept(folder.path());
        kept.keep(&solution(-2, 8), Stage::Open);
        assert!(kept.is_there() && kept.read().unwrap().is_some());
        kept.forget();
        assert_eq!(kept.read().unwrap(), None);
    }

    #[test]
    fn what_took_longer_is_not_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let mut kept = kept(folder.path());
        kept.keep(&solution(-2, 8), Stage::Open);
        kept.spare(100);
        for (nodes, lower) in [(99, -2), (100, -5)] {
            let solution = Solution {
                nodes,
                ..solution(-5, 8)
            };
            kept.keep(&solution, Stage::Open);
            let earlier = kept.read().unwrap().unwrap();
            assert_eq!(earlier.bounds.at_least(), lower);
        }
    }

    #[test]
    fn what_is_not_as_it_was_written_is_refused_by_its_line() {
        let folder = tempfile::tempdir().unwrap();
        let kept = kept(folder.path());
        let solution = solution(-2, 8);
        let text = kept.text(solution.bounds, &solution.moves, Stage::Open);
        for (now, then, line) in [
            ("solve 1", "solve 2", 1),
            ("4,4,4/", "4,4,5/", 2),
            ("merker", "endodoi", 3),
            ("value -2 8", "value 8 -2", 4),
            ("move B", "move D", 6),
            ("move C", "hole C", 7),
        ] {
            assert!(text.contains(now), "{now}");
            assert_eq!(
                kept.parse(&text.replacen(now, then, 1)),
                Err(line),
                "{then}"
            );
        }
        assert_eq!(kept.parse(""), Err(1));
    }
}

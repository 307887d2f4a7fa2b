//! The table of proofs, kept from one run to the next: a file of notes beside the bounds in the state folder.
//!
//! A few lines say of what position and rules the notes are, what kind they are and how many; then come
//! 16 bytes for each, and a checksum over all. A note that is read is believed, so a file that is not whole, or not of this
//! position, is not read at all; nothing else is lost then. Files are written beside their place and moved there. Notes are
//! hardly anything but random bits, so they are not compressed.

use std::fs::{self, File};
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::path::PathBuf;

use endodoi::{Position, Rules};
use endodoi_engine::{Note, Solver};

use crate::fingerprint::fingerprint;

/// How every such file begins.
const MAGIC: &str = "endodoi solve notes 1";

/// The most notes of a file: 64 MiB of them.
const MOST_NOTES: usize = 4 << 20;

const NOTE_BYTES: usize = 16;
const SUM_BYTES: usize = 8;

/// The lines before the notes are shorter.
const MOST_HEAD_BYTES: usize = 1024;

/// The file of one position under one rule set.
pub(super) struct NotesFile {
    path: PathBuf,
    position: Position,
    rules: Rules,
}

impl NotesFile {
    pub(super) fn new(path: PathBuf, position: &Position, rules: &Rules) -> Self {
        Self {
            path,
            position: *position,
            rules: *rules,
        }
    }

    /// Hands all notes to a solver and returns how many turns they cost; `None` if there are none.
    ///
    /// # Errors
    /// A sentence if the file cannot be used; the solver has been told nothing then.
    pub(super) fn read(&self, solver: &Solver) -> Result<Option<u64>, String> {
        let refused = |reason: &dyn std::fmt::Display| {
            let name = self.path.display();
            format!("{name} is left out: {reason}; what it knew is proved anew")
        };
        let bytes = match self.bytes() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(refused(&error)),
        };
        let (turns, notes) = self.parse(&bytes, solver).map_err(|why| refused(&why))?;
        for note in notes {
            solver.recall(Note::from_bytes(*note));
        }
        Ok(Some(turns))
    }

    /// Returns the bytes of the file, which are no more than such a file can have.
    fn bytes(&self) -> io::Result<Vec<u8>> {
        let is_file = fs::metadata(&self.path)?.is_file();
        let other = |reason| Err(io::Error::other(reason));
        if !is_file {
            return other("it is no file");
        }
        let file = File::open(&self.path)?;
        let most = MOST_HEAD_BYTES + MOST_NOTES * NOTE_BYTES + SUM_BYTES;
        let length = usize::try_from(file.metadata()?.len()).unwrap_or(usize::MAX);
        if length > most {
            return other("it is longer than such a file can be");
        }
        let mut bytes = Vec::new();
        if bytes.try_reserve_exact(length + 1).is_err() {
            return other("there is no memory for it");
        }
        file.take(most as u64).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    /// Returns the turns and the notes of a file that is whole and of this position.
    fn parse<'a>(
        &self,
        bytes: &'a [u8],
        solver: &Solver,
    ) -> Result<(u64, &'a [[u8; NOTE_BYTES]]), &'static str> {
        const DAMAGED: &str = "it is damaged";
        const FOREIGN: &str = "it is not of this position, these rules and this endodoi";
        let (rest, found) = bytes.split_last_chunk::<SUM_BYTES>().ok_or(DAMAGED)?;
        if fingerprint(rest) != u64::from_le_bytes(*found) {
            return Err(DAMAGED);
        }
        let head = self.head(solver);
        let rest = rest.strip_prefix(head.as_bytes()).ok_or(FOREIGN)?;
        let end = rest.iter().position(|byte| *byte == b'\n').ok_or(DAMAGED)?;
        let (turns, rest) = rest.split_at(end);
        let turns = str::from_utf8(turns)
            .ok()
            .and_then(|turns| turns.parse().ok());
        let (notes, left) = rest[1..].as_chunks::<NOTE_BYTES>();
        match turns {
            Some(turns) if left.is_empty() => Ok((turns, notes)),
            _ => Err(DAMAGED),
        }
    }

    /// What the file begins with, up to the number of turns.
    fn head(&self, solver: &Solver) -> String {
        let (position, rules) = (&self.position, &self.rules);
        let kind = solver.notes_kind();
        format!("{MAGIC}\nposition {position}\nrules {rules}\nkind {kind:016x}\nturns ")
    }

    /// Returns how many turns the notes cost, as far as the first lines tell; 0 if they do not. Nothing is
    /// proved by it.
    pub(super) fn turns(&self, solver: &Solver) -> u64 {
        let is_file = fs::metadata(&self.path).is_ok_and(|metadata| metadata.is_file());
        let Some(file) = is_file.then(|| File::open(&self.path).ok()).flatten() else {
            return 0;
        };
        let head = self.head(solver);
        let mut start = Vec::new();
        let mut reader = BufReader::new(file).take(MOST_HEAD_BYTES as u64);
        let lines = head.lines().count();
        for _ in 0..lines {
            if reader.read_until(b'\n', &mut start).is_err() {
                return 0;
            }
        }
        let turns = start.strip_prefix(head.as_bytes());
        let turns = turns.and_then(|turns| str::from_utf8(turns).ok());
        turns
            .and_then(|turns| turns.trim_end().parse().ok())
            .unwrap_or(0)
    }

    /// Writes the dearest of what the solver knows. `turns` are what it cost, in all runs together.
    ///
    /// # Errors
    /// A sentence if that cannot be done.
    pub(super) fn write(&self, solver: &Solver, turns: u64) -> Result<(), String> {
        let bytes = self.to_bytes(solver, turns, MOST_NOTES);
        self.write_file(&bytes).map_err(|error| {
            let name = self.path.display();
            format!("{name} cannot be written ({error}); name another folder by --state-dir")
        })
    }

    fn to_bytes(&self, solver: &Solver, turns: u64, most: usize) -> Vec<u8> {
        let mut bytes = format!("{}{turns}\n", self.head(solver)).into_bytes();
        for note in solver.notes(most) {
            bytes.extend_from_slice(&note.to_bytes());
        }
        bytes.extend_from_slice(&fingerprint(&bytes).to_le_bytes());
        bytes
    }

    fn write_file(&self, bytes: &[u8]) -> io::Result<()> {
        // Always the same, so that a run that is killed here leaves no more than one behind.
        let beside = self.path.with_extension("notes-new");
        File::create(&beside)?.write_all(bytes)?;
        fs::rename(&beside, &self.path)
    }

    /// Forgets it all.
    pub(super) fn forget(&self) {
        // What cannot be deleted is true all the same.
        for path in [&self.path, &self.path.with_extension("notes-new")] {
            let _ = fs::remove_file(path);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::path::Path;

    use endodoi_engine::{Goal, Limits, Unwatched};

    use super::*;

    fn solver(position: &str, rules: Rules) -> Solver {
        Solver::new(position.parse().unwrap(), rules, 1).unwrap()
    }

    fn file(folder: &Path, solver: &Solver) -> NotesFile {
        NotesFile::new(folder.join("it.notes"), solver.position(), solver.rules())
    }

    fn notes(solver: &Solver) -> HashSet<Note> {
        solver.notes(usize::MAX).collect()
    }

    const START: &str = "3,3,3,3/3,3,3,3 0-0 S";

    fn experienced() -> Solver {
        let mut solver = solver(START, Rules::MERKER);
        solver.solve(Goal::Value, Limits::nodes(3000), &Unwatched);
        solver
    }

    #[test]
    fn what_is_written_is_read() {
        let folder = tempfile::tempdir().unwrap();
        let first = experienced();
        let file = file(folder.path(), &first);
        assert_eq!((file.read(&first), file.turns(&first)), (Ok(None), 0));
        file.write(&first, 3000).unwrap();
        assert_eq!(file.turns(&first), 3000);
        let second = solver(START, Rules::MERKER);
        assert_eq!(file.read(&second), Ok(Some(3000)));
        assert!(notes(&first).len() > 100);
        assert_eq!(notes(&second), notes(&first));
        file.forget();
        assert_eq!(file.read(&second), Ok(None));
    }

    #[test]
    fn no_file_has_more_notes_than_were_asked_for() {
        let first = experienced();
        let file = file(Path::new("."), &first);
        let [few, none] = [50, 0].map(|most| file.to_bytes(&first, 1, most).len());
        assert_eq!(few, none + 50 * NOTE_BYTES);
        assert!(none < MOST_HEAD_BYTES);
    }

    #[test]
    fn of_a_file_with_a_changed_byte_nothing_is_believed() {
        let first = experienced();
        let file = file(Path::new("."), &first);
        let bytes = file.to_bytes(&first, 3000, 40);
        assert!(file.parse(&bytes, &first).is_ok());
        for place in 0..bytes.len() {
            for bit in 0..8 {
                let mut changed = bytes.clone();
                changed[place] ^= 1 << bit;
                assert_eq!(
                    file.parse(&changed, &first),
                    Err("it is damaged"),
                    "{place}"
                );
            }
            assert!(file.parse(&bytes[..place], &first).is_err(), "{place}");
        }
    }

    #[test]
    fn a_file_of_another_position_or_other_rules_is_left_out_and_says_so() {
        let folder = tempfile::tempdir().unwrap();
        let first = experienced();
        file(folder.path(), &first).write(&first, 3000).unwrap();
        for (position, rules) in [
            ("3,3,3,3/3,3,3,3 0-0 N", Rules::MERKER),
            ("3,3,3,3/3,3,3,2 0-0 S", Rules::MERKER),
            (START, Rules::ENDODOI),
        ] {
            let other = solver(position, rules);
            let file = file(folder.path(), &other);
            let error = file.read(&other).unwrap_err();
            assert!(
                error.contains("is left out: it is not of this position"),
                "{error}"
            );
            assert_eq!((notes(&other).len(), file.turns(&other)), (0, 0));
        }
    }
}

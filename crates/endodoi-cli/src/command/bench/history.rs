//! The file that keeps times to depth from release to release: text, a line for each depth.
//!
//! Lines are only ever added. A file that is something else is left alone.

use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::Path;
use std::str::FromStr;

use endodoi_api::BenchAnswer;

use crate::failure::Failure;
use crate::record_file;
use crate::today::today;

/// What a new file begins with; the columns are told in `docs/performance.md`, too.
const HEAD: &str = "\
# Time to depth of the search: a line for each run and depth, added by endodoi bench --record FILE.
# date, version, label: the day, the program, and what was measured, such as git describe
# threads, hash_mib: threads of the search and MiB of its table; runs: the fastest of so many counts
# node_limit: nodes that the search of one position may visit
# depth: turns looked ahead; positions: how many were searched; reached: how many to that depth, or proved before
# nodes: positions visited by all searches; with one thread always the same, until the search changes
# seconds: time of all searches; nps: nodes / seconds
# perft_nps: move sequences that perft counts a second in the same run; cost: seconds * perft_nps, for comparing machines
";

const COLUMNS: &str = "date,version,label,threads,hash_mib,runs,node_limit,\
                       depth,positions,reached,nodes,seconds,nps,perft_nps,cost\n";

/// The most bytes that are looked at to see whether a file is a history.
const HEAD_BYTES: u64 = 16 << 10;

/// A history that can be added to.
pub(super) struct History {
    file: File,
    name: String,
}

impl History {
    /// Opens a history, or begins one if there is no file or an empty one.
    ///
    /// # Errors
    /// [`Failure::BadInput`] if the file is something else or cannot be written.
    pub(super) fn open(path: &Path) -> Result<Self, Failure> {
        let name = record_file::name(path);
        let refused = |reason: String| Failure::bad_input(format_args!("{name}: {reason}"));
        // A pipe would wait for somebody at its other end.
        if path.exists() && !path.is_file() {
            return Err(refused("this is no file; name one for --record".to_owned()));
        }
        let unusable =
            |error: io::Error| refused(format!("{error}; name a file that can be written to"));
        let mut file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .map_err(unusable)?;
        let mut head = Vec::new();
        let mut beginning = (&mut file).take(HEAD_BYTES);
        beginning.read_to_end(&mut head).map_err(unusable)?;
        if head.is_empty() {
            write!(file, "{HEAD}{COLUMNS}").map_err(unusable)?;
        } else if !is_history(&head) {
            return Err(refused(
                "this is no history that endodoi bench wrote; name another file for --record"
                    .to_owned(),
            ));
        }
        Ok(Self { file, name })
    }

    /// Adds a line for each depth.
    ///
    /// # Errors
    /// [`Failure::Failed`] if that cannot be written.
    pub(super) fn append(
        &mut self,
        answer: &BenchAnswer,
        label: Option<&Label>,
    ) -> Result<(), Failure> {
        let lines = lines(answer, &today(), label);
        let written = self.file.write_all(lines.as_bytes());
        written.map_err(|error| {
            let name = &self.name;
            Failure::failed(format_args!(
                "{name}: {error}; the result is not recorded, only printed"
            ))
        })
    }
}

/// Says whether a file begins as a history does: with remarks, and then the names of the columns.
fn is_history(head: &[u8]) -> bool {
    let mut lines = head.split_inclusive(|byte| *byte == b'\n');
    let columns = lines.find(|line| !line.starts_with(b"#"));
    columns.is_some_and(|columns| columns == COLUMNS.as_bytes())
}

fn lines(answer: &BenchAnswer, date: &str, label: Option<&Label>) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let label = label.map_or("", |label| &label.0);
    let BenchAnswer {
        threads,
        hash,
        runs,
        node_limit,
        ..
    } = answer;
    let perft_nps = answer.baseline.nps;
    let line = |depth: &endodoi_api::DepthAnswer| {
        let all = depth.all;
        format!(
            "{date},{version},{label},{threads},{hash},{runs},{node_limit},{},{},{},{},{:.6},{},{perft_nps},{}\n",
            depth.depth, all.positions, all.reached, all.nodes, all.seconds, all.nps, all.cost
        )
    };
    answer.depths.iter().map(line).collect()
}

/// What was measured, in words that need no quotes in a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Label(String);

impl Label {
    const MAX: usize = 80;
}

impl FromStr for Label {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let is_fit = |char: char| char.is_ascii_graphic() && !matches!(char, ',' | '"');
        if text.len() > Self::MAX {
            return Err(format!("give {} characters at most", Self::MAX));
        }
        if text.chars().all(|char| is_fit(char) || char == ' ') {
            return Ok(Self(text.to_owned()));
        }
        Err("use letters, digits, blanks and signs other than commas and quotes".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use endodoi::Width;
    use endodoi_api::{DepthAnswer, SpeedAnswer, Tally};

    use super::*;

    #[test]
    fn a_line_has_a_value_for_each_column() {
        let baseline = SpeedAnswer::new(1_000_000, Duration::from_millis(100));
        let tally = Tally {
            positions: 10,
            reached: 9,
            nodes: 4000,
            time: Duration::from_millis(2),
        };
        let depths = [8, 12].map(|depth| DepthAnswer::new(depth, [(Width::SIX, tally)], &baseline));
        let answer = BenchAnswer {
            threads: 1,
            hash: 64,
            runs: 3,
            node_limit: 20_000_000,
            baseline,
            depths: depths.into(),
            start: baseline,
            bench: Some(8000),
        };
        let label: Label = "v0.1.0-3-gabc tuned".parse().unwrap();
        let lines = lines(&answer, "2026-12-01", Some(&label));
        let version = env!("CARGO_PKG_VERSION");
        let head = format!("2026-12-01,{version},v0.1.0-3-gabc tuned,1,64,3,20000000");
        let tail = "10,9,4000,0.002000,2000000,10000000,20000";
        assert_eq!(lines, format!("{head},8,{tail}\n{head},12,{tail}\n"));
        let columns = COLUMNS.split(',').count();
        assert!(lines.lines().all(|line| line.split(',').count() == columns));
    }

    #[test]
    fn a_label_needs_no_quotes() {
        assert!("v0.1.0-12-g0a1b2c3 (tuned)".parse::<Label>().is_ok());
        for text in [
            "a,b",
            "\"",
            "line\nbreak",
            "\u{1b}[2J",
            "ü",
            &"x".repeat(81),
        ] {
            assert!(text.parse::<Label>().is_err(), "{text:?}");
        }
    }
}

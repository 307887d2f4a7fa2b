//! Going through a game turn by turn, from its last to its first.

use std::io::{IsTerminal as _, Write, stderr};
use std::path::Path;
use std::time::{Duration, Instant};

use endodoi::Record;
use endodoi::record::Records;
use endodoi_api::Review;
use endodoi_engine::{Analysis, Endgames as _, Limits, Root};

use super::AnalyzeArgs;
use super::effort::LimitsText;
use super::game_text::GameText;
use super::lookout::Lookout;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::output::write_json;
use crate::play::store;
use crate::record_file;
use crate::tables::plug;

/// Time for each position where nothing else is said.
const TIME: Duration = Duration::from_millis(200);

/// Reviews a game of a file, tells what was found, and writes it into a record if that is wanted.
pub(super) fn run(args: &AnalyzeArgs, file: &Path, out: &mut impl Write) -> Result<(), Failure> {
    if let Some(path) = &args.out {
        refuse_to_write_over(path)?;
    }
    let number = args.number.unwrap_or(1);
    let mut record = read(file, number)?;
    let limits = args.effort.limits(TIME);
    let mut engine = args.effort.engine()?;
    let (start, rules) = (record.game().start(), record.game().rules());
    let endgames = plug(&mut engine, &args.tables.wanted(), start, rules)?;
    let interrupt = Interrupt::listen()?;
    let mut review = Review::new(record.game());
    let mut waiting = Waiting::begin(review.turns_left());
    let search = |root: &Root, limits: Limits| -> Option<Analysis> {
        let mut tell_nobody = |_: &Analysis| Ok(());
        let lookout = Lookout::new(&interrupt, &mut tell_nobody);
        let analysis = args.effort.search(&engine, root, limits, 1, &lookout);
        (!interrupt.has_come()).then_some(analysis)
    };
    while review.step(limits, search) {
        waiting.tell(review.turns_left());
    }
    drop(waiting);

    let answer = review.answer(usize::try_from(number).unwrap_or(usize::MAX));
    let answer = answer.with_tables(endgames.as_ref().map(|endgames| endgames.most_seeds()));
    if args.json {
        write_json(out, &answer)?;
    } else {
        let text = GameText {
            answer: &answer,
            record: &record,
            limits: LimitsText(limits),
        };
        write!(out, "{text}")?;
    }
    out.flush()?;
    if let Some(endgames) = endgames {
        endgames.warn();
    }
    if review.turns_left() > 0 {
        let left = review.turns_left();
        let unwritten = args
            .out
            .as_ref()
            .map_or("", |_| "; the file of --out is not written");
        return Err(Failure::Interrupted(format!(
            "Interrupted; turns 1 to {left} were not looked at{unwritten}. Less --time is quicker."
        )));
    }
    if let Some(path) = &args.out {
        let wrong = |error| Failure::failed(format_args!("the game cannot be annotated: {error}"));
        answer.annotate(&mut record).map_err(wrong)?;
        // It may have come up meanwhile.
        refuse_to_write_over(path)?;
        store::save(path, &[record]).map_err(Failure::failed)?;
        if !args.json {
            let path = record_file::name(path);
            writeln!(out, "\nThe game with values and better lines is in {path}")?;
        }
    }
    Ok(())
}

fn refuse_to_write_over(path: &Path) -> Result<(), Failure> {
    if !path.exists() {
        return Ok(());
    }
    let name = record_file::name(path);
    Err(Failure::bad_input(format_args!(
        "{name} is there already; name another file for --out"
    )))
}

fn read(file: &Path, number: u32) -> Result<Record, Failure> {
    let text = record_file::read(file)?;
    let name = record_file::name(file);
    let mut games = 0;
    for record in Records::new(&text) {
        let record = record.map_err(|error| Failure::bad_input(format_args!("{name}: {error}")))?;
        games += 1;
        if games == number {
            return Ok(record);
        }
    }
    Err(Failure::bad_input(match games {
        0 => format!("{name} holds no game; give a file of game records"),
        1 => format!("{name} has no game {number}; it holds one game, number 1"),
        _ => format!("{name} has no game {number}; give --number 1 to {games}"),
    }))
}

/// How much is left to do, told on the standard error where somebody watches.
struct Waiting {
    begun: Instant,
    turns: usize,
    is_watched: bool,
    is_shown: bool,
}

impl Waiting {
    /// Nobody needs to be told before this.
    const PATIENCE: Duration = Duration::from_secs(1);

    fn begin(turns: usize) -> Self {
        Self {
            begun: Instant::now(),
            turns,
            is_watched: stderr().is_terminal(),
            is_shown: false,
        }
    }

    fn tell(&mut self, left: usize) {
        let elapsed = self.begun.elapsed();
        let done = self.turns - left;
        if !self.is_watched || elapsed < Self::PATIENCE || done == 0 || left == 0 {
            return;
        }
        self.is_shown = true;
        let each = elapsed / u32::try_from(done).unwrap_or(u32::MAX);
        let rest = each * u32::try_from(left).unwrap_or(u32::MAX);
        let line = format!(
            "turns left {left} of {}, about {} s",
            self.turns,
            rest.as_secs() + 1
        );
        // What cannot be shown is no reason to stop the work.
        let _ = write!(stderr(), "\r{line:<60}");
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        if self.is_shown {
            let _ = write!(stderr(), "\r{:60}\r", "");
        }
    }
}

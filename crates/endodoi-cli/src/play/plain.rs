//! The line mode: one line in, some lines out, no cursor control.
//!
//! For pipes and screen readers. Every turn is said in words; the board is told row by row from its
//! owner's left, so that nothing depends on seeing where a number stands.

mod command;

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;

use endodoi::{PlayError, RuleSet, Side};
use endodoi_engine::Stopwatch;

use super::files::Files;
use super::mind::Mind;
use super::session::Session;
use super::{store, words};
use crate::command::rules;
use crate::failure::Failure;
use crate::record_file;
use crate::tables::Shelf;
use crate::turn_end;
use command::{Command, Eval, HELP};

/// The longest line that is read, in bytes; what goes beyond is cut.
const MAX_LINE: u64 = 4096;

/// Plays a match by lines from standard input, until it ends or the player leaves.
pub(crate) fn run(session: Session, files: Files, values: Values, tables: Shelf) -> Result<()> {
    let input = io::stdin();
    let is_person = input.is_terminal();
    let mut plain = Plain {
        session,
        files,
        mind: Mind::with_tables(tables),
        values,
        input: input.lock(),
        output: io::stdout().lock(),
    };
    plain.play(is_person)
}

type Result<T, E = Failure> = std::result::Result<T, E>;

/// Whether it is told with every board who is ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Values {
    Told,
    Untold,
}

/// What is answered to a question.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reply {
    Yes,
    No,
    /// Something else, or the input is over: nothing is done that could not be taken back.
    Unclear,
}

/// Whether to go on.
enum Next {
    Line,
    Leave,
}

struct Plain<I, O> {
    session: Session,
    files: Files,
    mind: Mind,
    values: Values,
    input: I,
    output: O,
}

impl<I: BufRead, O: Write> Plain<I, O> {
    fn play(&mut self, is_person: bool) -> Result<()> {
        self.offer_unfinished(is_person)?;
        self.introduce()?;
        self.result()?;
        loop {
            while let Some(level) = self.session.computer_to_move() {
                let seed = self.session.seed();
                let watch = Stopwatch::start();
                match self.mind.choose(self.session.game(), level, seed, &watch) {
                    Ok(Some(choice)) => self.turn(choice.hole)?,
                    Ok(None) => break,
                    // It is tried again at the next line.
                    Err(reason) => {
                        self.say(&reason.to_string())?;
                        break;
                    }
                }
            }
            write!(self.output, "> ")?;
            self.output.flush()?;
            let Some(line) = self.line()? else {
                return self.leave_at_end_of_input();
            };
            match self.obey(&line)? {
                Next::Line => {}
                Next::Leave => return Ok(()),
            }
        }
    }

    /// Offers a kept game to a person; to a pipe, which has its own plan, only says where it is.
    fn offer_unfinished(&mut self, is_person: bool) -> Result<()> {
        let Some((keep, session)) = self.files.offered() else {
            return Ok(());
        };
        if !is_person {
            let path = record_file::name(keep.path());
            // Where nobody reads it, nobody misses it.
            let _ = writeln!(
                io::stderr(),
                "An unfinished game is kept; go on with it by --load {path}"
            );
            return Ok(());
        }
        writeln!(
            self.output,
            "{} Go on with it? (yes or no)",
            words::kept(&session)
        )?;
        if self.reply()? == Reply::Yes {
            self.session = session;
            self.files.keep = Some(keep);
        }
        Ok(())
    }

    fn reply(&mut self) -> Result<Reply> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let answer = self.line()?.unwrap_or_default();
        Ok(match answer.to_lowercase().as_str() {
            "y" | "yes" => Reply::Yes,
            "n" | "no" => Reply::No,
            _ => Reply::Unclear,
        })
    }

    fn introduce(&mut self) -> Result<()> {
        let players = self.session.players();
        writeln!(
            self.output,
            "En Dodoi on {}, rules {}. {} against {}, {}. Type help for help.",
            self.session.position().width(),
            self.session.rules(),
            words::player(Side::South, &players.south),
            words::player(Side::North, &players.north),
            self.session.standing().target()
        )?;
        self.board()
    }

    fn obey(&mut self, line: &str) -> Result<Next> {
        let command = match Command::read(line) {
            Ok(command) => command,
            Err(reason) => {
                writeln!(self.output, "{reason}")?;
                return Ok(Next::Line);
            }
        };
        match command {
            Command::Nothing => {}
            Command::Hole(written) => match written.resolve(self.session.position()) {
                Ok(hole) => self.turn(hole)?,
                Err(error) => self.say(&error.to_string())?,
            },
            Command::Undo => self.undo()?,
            Command::Redo => {
                let done = self.session.redo();
                self.went(done, "There is nothing to do again.")?;
            }
            Command::Hint => self.hint()?,
            Command::Eval(Eval::Now) => self.value()?,
            Command::Eval(Eval::On) => {
                self.values = Values::Told;
                self.value()?;
            }
            Command::Eval(Eval::Off) => self.values = Values::Untold,
            Command::Board => self.board()?,
            Command::Laps(back) => self.laps(back)?,
            Command::Moves => self.moves()?,
            Command::Score => self.score()?,
            Command::Resign => self.resign()?,
            Command::Agree => self.agree()?,
            Command::Next => {
                let done = self.session.next_game();
                self.went(done, "The game is not over; play on, or resign.")?;
            }
            Command::Save(path) => self.save(&path)?,
            Command::Help => self.help()?,
            Command::Rules => {
                let set = RuleSet::nearest(self.session.rules());
                write!(self.output, "{}", rules::explained(set))?;
            }
            Command::Quit => return self.quit(),
        }
        Ok(Next::Line)
    }

    fn turn(&mut self, hole: endodoi::Hole) -> Result<()> {
        match self.session.play(hole) {
            Ok(trace) => {
                // What has been told has been kept.
                let kept = self.files.keep(&self.session);
                writeln!(self.output, "{}.", words::turn(trace.turn()))?;
                if let Err(error) = kept {
                    writeln!(self.output, "The game is not kept: {error}.")?;
                }
                self.result()?;
                if self.session.computer_to_move().is_none() {
                    self.board()?;
                }
            }
            Err(PlayError::GameOver(_)) => {
                writeln!(self.output, "The game is over; type next or undo.")?;
            }
            Err(error) => self.say(&error.to_string())?,
        }
        Ok(())
    }

    /// Says the result, if the game is over.
    fn result(&mut self) -> Result<()> {
        if let Some(outcome) = self.session.game().outcome() {
            let result = words::outcome(outcome, &self.session);
            writeln!(
                self.output,
                "{result}. Type next for another game, or quit."
            )?;
        }
        Ok(())
    }

    fn board(&mut self) -> Result<()> {
        let position = *self.session.position();
        for side in [Side::North, Side::South] {
            writeln!(
                self.output,
                "{}; captured {}.",
                words::row(position.board(), side),
                position.captured()[side]
            )?;
        }
        if self.session.game().outcome().is_none() {
            writeln!(self.output, "{} to move.", position.to_move())?;
            if self.values == Values::Told {
                self.value()?;
            }
        }
        Ok(())
    }

    /// Says who is ahead.
    fn value(&mut self) -> Result<()> {
        let game = self.session.game();
        match self.mind.evaluate(game, &Stopwatch::start()) {
            Ok(Some(value)) => writeln!(self.output, "{}.", words::evaluation(&value))?,
            Ok(None) => {}
            Err(reason) => self.say(&reason.to_string())?,
        }
        Ok(())
    }

    /// Tells the laps of the turn so many turns back, 1 being the last.
    fn laps(&mut self, back: usize) -> Result<()> {
        let Some(trace) = self.session.trace_back(back) else {
            writeln!(self.output, "So many turns have not been played.")?;
            return Ok(());
        };
        writeln!(self.output, "{}.", words::turn(trace.turn()))?;
        for (number, lap) in (1..).zip(trace.laps()) {
            let seeds = words::seeds(lap.lifted);
            writeln!(
                self.output,
                "Lap {number}: {seeds} from {}, last in {}.",
                lap.hole, lap.lands
            )?;
        }
        if let Some(sentence) = turn_end::sentence(trace.turn()) {
            writeln!(self.output, "{sentence}.")?;
        }
        Ok(())
    }

    fn undo(&mut self) -> Result<()> {
        let before = self.session.game().turns().count();
        let done = self.session.undo();
        if done {
            let after = self.session.game().turns().count();
            let taken = words::turns(before - after);
            writeln!(self.output, "Taken back: {taken}.")?;
        }
        self.went(done, "There is nothing to take back.")
    }

    fn resign(&mut self) -> Result<()> {
        let side = self.session.spokesperson();
        writeln!(
            self.output,
            "Does {side} resign and lose this game? (yes or no)"
        )?;
        if self.reply()? == Reply::Yes {
            let ended = self.session.resign(side);
            return self.ended(ended);
        }
        Ok(())
    }

    fn agree(&mut self) -> Result<()> {
        writeln!(
            self.output,
            "Do both players agree to stop and share the seeds on the board? (yes or no)"
        )?;
        if self.reply()? == Reply::Yes {
            let proposer = self.session.spokesperson();
            let game = self.session.game();
            let (other, watch) = (proposer.opposite(), Stopwatch::start());
            let plays_on = if self.session.computer_is_asked(proposer) {
                self.mind.plays_on(game, other, &watch)
            } else {
                Ok(false)
            };
            let ended = match plays_on {
                Ok(false) => self.session.agree(),
                Ok(true) => Err(words::PLAYS_ON.to_owned()),
                Err(reason) => Err(reason.to_string()),
            };
            return self.ended(ended);
        }
        Ok(())
    }

    fn help(&mut self) -> Result<()> {
        let row = self.session.position().width().row(Side::South);
        let pairs: Vec<String> = row
            .map(|hole| format!("{hole} faces {}", hole.opposite()))
            .collect();
        writeln!(self.output, "{HELP}\n{}.", pairs.join(", "))?;
        Ok(())
    }

    fn say(&mut self, sentence: &str) -> Result<()> {
        writeln!(self.output, "{}.", words::capitalised(sentence))?;
        Ok(())
    }

    fn moves(&mut self) -> Result<()> {
        let position = *self.session.position();
        let rules = *self.session.rules();
        for turn in position.turns(&rules) {
            if turn.is_endless() {
                let laps = words::laps(turn.laps());
                writeln!(
                    self.output,
                    "{}: never ends ({laps} looked at).",
                    turn.hole()
                )?;
            } else {
                writeln!(
                    self.output,
                    "{}: {}, captures {}.",
                    turn.hole(),
                    words::laps(turn.laps()),
                    turn.captured()
                )?;
            }
        }
        Ok(())
    }

    fn score(&mut self) -> Result<()> {
        let number = self.session.game_number();
        let standing = words::standing(&self.session);
        writeln!(self.output, "Game {number}. {standing}.")?;
        Ok(())
    }

    fn hint(&mut self) -> Result<()> {
        let game = self.session.game();
        match self.mind.hint(game, &Stopwatch::start()) {
            Ok(Some(hint)) => writeln!(self.output, "{}.", words::hint(&hint))?,
            Ok(None) => writeln!(self.output, "The game is over.")?,
            Err(reason) => self.say(&reason.to_string())?,
        }
        Ok(())
    }

    fn ended(&mut self, ended: Result<(), String>) -> Result<()> {
        match ended {
            Ok(()) => {
                self.keep()?;
                self.result()
            }
            Err(reason) => Ok(writeln!(self.output, "Not ended: {reason}.")?),
        }
    }

    /// Shows what undo, redo or next led to.
    fn went(&mut self, done: bool, otherwise: &str) -> Result<()> {
        if !done {
            writeln!(self.output, "{otherwise}")?;
            return Ok(());
        }
        self.keep()?;
        self.board()?;
        self.result()
    }

    /// Keeps the match; that this does not work is said, and the game goes on.
    fn keep(&mut self) -> Result<()> {
        if let Err(error) = self.files.keep(&self.session) {
            writeln!(self.output, "The game is not kept: {error}.")?;
        }
        Ok(())
    }

    fn save(&mut self, path: &Path) -> Result<()> {
        let is_own = self.files.save.as_deref() == Some(path);
        if path.exists() && !is_own {
            let name = record_file::name(path);
            writeln!(self.output, "{name} is there already; name another file.")?;
            return Ok(());
        }
        match store::save(path, &self.session.records()) {
            Ok(()) => {
                self.files.save = Some(path.to_owned());
                let name = record_file::name(path);
                writeln!(
                    self.output,
                    "Saved to {name}, and kept up to date there until you quit."
                )?;
            }
            Err(error) => writeln!(self.output, "Not saved: {error}.")?,
        }
        Ok(())
    }

    fn quit(&mut self) -> Result<Next> {
        if self.session.is_unfinished() {
            writeln!(
                self.output,
                "The game is unfinished. Keep it for the next time? (yes or no)"
            )?;
            match self.reply()? {
                Reply::No => self.files.forget().map_err(Failure::failed)?,
                Reply::Yes | Reply::Unclear => {
                    self.files.keep(&self.session).map_err(Failure::failed)?;
                    self.tell_where_kept()?;
                }
            }
        }
        writeln!(self.output, "Goodbye.")?;
        Ok(Next::Leave)
    }

    /// Keeps the game and says where; that it cannot be kept is a failure, for nobody is there.
    fn leave_at_end_of_input(&mut self) -> Result<()> {
        writeln!(self.output)?;
        self.files.keep(&self.session).map_err(Failure::failed)?;
        self.tell_where_kept()
    }

    fn tell_where_kept(&mut self) -> Result<()> {
        if let Some(path) = self.files.kept_in() {
            let path = record_file::name(path);
            writeln!(self.output, "The unfinished game is kept in {path}.")?;
        }
        Ok(())
    }

    /// Reads a line, `None` at the end of the input. What is not UTF-8 is replaced, what is too long
    /// is cut.
    fn line(&mut self) -> Result<Option<String>> {
        let mut bytes = Vec::new();
        let read = io::Read::take(&mut self.input, MAX_LINE).read_until(b'\n', &mut bytes)?;
        if read as u64 == MAX_LINE && bytes.last() != Some(&b'\n') {
            self.skip_rest_of_line()?;
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        Ok((read > 0).then_some(line))
    }

    fn skip_rest_of_line(&mut self) -> Result<()> {
        loop {
            let buffer = self.input.fill_buf()?;
            if buffer.is_empty() {
                return Ok(());
            }
            let end = buffer.iter().position(|byte| *byte == b'\n');
            let used = end.map_or(buffer.len(), |end| end + 1);
            self.input.consume(used);
            if end.is_some() {
                return Ok(());
            }
        }
    }
}

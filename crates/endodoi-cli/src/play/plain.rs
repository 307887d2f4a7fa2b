//! The line mode: one line in, some lines out, no cursor control.
//!
//! For pipes and screen readers. Every turn is said in words; the board is told row by row from its
//! owner's left, so that nothing depends on seeing where a number stands.

mod command;
mod keeping;
mod lines;

use std::io::{self, BufRead, IsTerminal, Write};

use endodoi::{PlayError, RuleSet, Side};
use endodoi_engine::Stopwatch;
use endodoi_words::Value;

use super::files::Files;
use super::mind::Mind;
use super::session::Session;
use super::words::Speech;
use crate::command::rules;
use crate::failure::Failure;
use crate::record_file;
use crate::tables::Shelf;
use command::{Command, Eval};

/// Plays a match by lines from standard input, until it ends or the player leaves.
pub(crate) fn run(
    session: Session,
    files: Files,
    values: Values,
    tables: Shelf,
    speech: Speech,
) -> Result<()> {
    let input = io::stdin();
    let is_person = input.is_terminal();
    let mut plain = Plain {
        session,
        files,
        mind: Mind::with_tables(tables),
        values,
        speech,
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
    speech: Speech,
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
                        self.say(&self.speech.no_memory(reason))?;
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
            let said = (self.speech).say_with("line-unfinished", &[("path", path.into())]);
            let _ = writeln!(io::stderr(), "{said}");
            return Ok(());
        }
        let question = self.speech.say("ask-go-on");
        if self.ask(&format!("{} {question}", self.speech.kept(&session)))? == Reply::Yes {
            self.session = session;
            self.files.keep = Some(keep);
        }
        Ok(())
    }

    fn introduce(&mut self) -> Result<()> {
        let players = self.session.players();
        let width = self.session.position().width();
        let target = self.session.standing().target();
        let values = [
            ("width", Value::from(width.to_string())),
            ("rules", self.session.rules().to_string().into()),
            (
                "south",
                self.speech.player(Side::South, &players.south).into(),
            ),
            (
                "north",
                self.speech.player(Side::North, &players.north).into(),
            ),
            ("target", self.speech.target(target).into()),
        ];
        self.tell_with("line-welcome", &values)?;
        self.board()
    }

    fn obey(&mut self, line: &str) -> Result<Next> {
        let command = match Command::read(line) {
            Ok(command) => command,
            Err(nonsense) => {
                self.tell(&nonsense.told(self.speech))?;
                return Ok(Next::Line);
            }
        };
        match command {
            Command::Nothing => {}
            Command::Hole(written) => match written.resolve(self.session.position()) {
                Ok(hole) => self.turn(hole)?,
                Err(error) => self.say(&self.speech.move_error(&error))?,
            },
            Command::Undo => self.undo()?,
            Command::Redo => {
                let done = self.session.redo();
                let otherwise = self.speech.say("redo-nothing") + ".";
                self.went(done, &otherwise)?;
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
                let otherwise = self.speech.say("line-not-over");
                self.went(done, &otherwise)?;
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
                self.say(&self.speech.turn(trace.turn()))?;
                self.tell_unless_kept(kept)?;
                self.result()?;
                if self.session.computer_to_move().is_none() {
                    self.board()?;
                }
            }
            Err(PlayError::GameOver(_)) => {
                self.tell(&self.speech.say("line-over"))?;
            }
            Err(error) => self.say(&self.speech.play_error(&error))?,
        }
        Ok(())
    }

    /// Says the result, if the game is over.
    fn result(&mut self) -> Result<()> {
        if let Some(outcome) = self.session.game().outcome() {
            let result = self.speech.outcome(outcome, &self.session);
            let next = self.speech.say("line-next");
            self.tell(&format!("{result}. {next}"))?;
        }
        Ok(())
    }

    fn board(&mut self) -> Result<()> {
        let position = *self.session.position();
        for side in [Side::North, Side::South] {
            let row = self.speech.row(position.board(), side);
            let captured = self.speech.captured(position.captured()[side]);
            self.say(&format!("{row}; {captured}"))?;
        }
        if self.session.game().outcome().is_none() {
            let to_move = position.to_move();
            self.say(&self.speech.of_side("side-to-move", to_move))?;
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
            Ok(Some(value)) => self.say(&self.speech.evaluation(&value))?,
            Ok(None) => {}
            Err(reason) => self.say(&self.speech.no_memory(reason))?,
        }
        Ok(())
    }

    /// Tells the laps of the turn so many turns back, 1 being the last.
    fn laps(&mut self, back: usize) -> Result<()> {
        let Some(trace) = self.session.trace_back(back) else {
            return self.tell(&self.speech.say("line-no-such-turn"));
        };
        self.say(&self.speech.turn(trace.turn()))?;
        for (number, lap) in (1_u32..).zip(trace.laps()) {
            let values = [
                ("lap", number.into()),
                ("seeds", lap.lifted.into()),
                ("hole", lap.hole.to_string().into()),
                ("lands", lap.lands.to_string().into()),
            ];
            self.tell_with("line-lap", &values)?;
        }
        if let Some(sentence) = self.speech.turn_end(trace.turn()) {
            self.say(&sentence)?;
        }
        Ok(())
    }

    fn undo(&mut self) -> Result<()> {
        let before = self.session.game().turns().count();
        let done = self.session.undo();
        if done {
            let after = self.session.game().turns().count();
            self.tell_with("line-taken-back", &[("turns", (before - after).into())])?;
        }
        let otherwise = self.speech.say("undo-nothing") + ".";
        self.went(done, &otherwise)
    }

    fn resign(&mut self) -> Result<()> {
        let side = self.session.spokesperson();
        if self.ask(&self.speech.of_side("ask-resign", side))? == Reply::Yes {
            let ended = self.session.resign(side);
            return self.ended(ended.is_ok());
        }
        Ok(())
    }

    fn agree(&mut self) -> Result<()> {
        if self.ask(&self.speech.say("ask-agree-lines"))? == Reply::Yes {
            let proposer = self.session.spokesperson();
            let game = self.session.game();
            let (other, watch) = (proposer.opposite(), Stopwatch::start());
            let plays_on = if self.session.computer_is_asked(proposer) {
                self.mind.plays_on(game, other, &watch)
            } else {
                Ok(false)
            };
            return match plays_on {
                Ok(false) => {
                    let ended = self.session.agree();
                    self.ended(ended.is_ok())
                }
                Ok(true) => self.tell(&self.speech.say("line-plays-on")),
                Err(reason) => self.say(&self.speech.no_memory(reason)),
            };
        }
        Ok(())
    }

    fn help(&mut self) -> Result<()> {
        let row = self.session.position().width().row(Side::South);
        let faces = |hole: endodoi::Hole| {
            let hole_name = ("hole", Value::from(hole.to_string()));
            let opposite = ("opposite", hole.opposite().to_string().into());
            self.speech.say_with("line-faces", &[hole_name, opposite])
        };
        let pairs: Vec<String> = row.map(faces).collect();
        self.tell(&self.speech.say("line-help"))?;
        self.say(&pairs.join(", "))
    }

    fn moves(&mut self) -> Result<()> {
        let position = *self.session.position();
        let rules = *self.session.rules();
        for turn in position.turns(&rules) {
            let id = if turn.is_endless() {
                "line-move-endless"
            } else {
                "line-move"
            };
            let values = [
                ("hole", turn.hole().to_string().into()),
                ("laps", turn.laps().into()),
                ("seeds", turn.captured().into()),
            ];
            self.tell_with(id, &values)?;
        }
        Ok(())
    }

    fn score(&mut self) -> Result<()> {
        let number = self.session.game_number().into();
        let standing = self.speech.standing(&self.session).into();
        self.tell_with("line-score", &[("number", number), ("standing", standing)])
    }

    fn hint(&mut self) -> Result<()> {
        let game = self.session.game();
        match self.mind.hint(game, &Stopwatch::start()) {
            Ok(Some(hint)) => self.say(&self.speech.hint(&hint)),
            Ok(None) => self.tell(&self.speech.say("line-is-over")),
            Err(reason) => self.say(&self.speech.no_memory(reason)),
        }
    }

    fn ended(&mut self, is_ended: bool) -> Result<()> {
        if !is_ended {
            return self.tell(&self.speech.say("line-ended-already"));
        }
        self.keep()?;
        self.result()
    }

    /// Shows what undo, redo or next led to.
    fn went(&mut self, done: bool, otherwise: &str) -> Result<()> {
        if !done {
            return self.tell(otherwise);
        }
        self.keep()?;
        self.board()?;
        self.result()
    }
}

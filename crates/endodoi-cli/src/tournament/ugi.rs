//! What is said to an engine and heard from it, by the Universal Game Interface.
//!
//! A session is one run of the program, from `ugi` to `quit`. Engines that know only `uci` are spoken
//! to in that spelling. Before each question `isready` is answered first, so that whatever the engine
//! said unasked is out of the way. How a session serves in games is in `program`.

use std::time::{Duration, Instant};

use endodoi::{Game, Rules};

use super::engine_spec::EngineSpec;
use super::player::Stop;
use super::process::{Closed, Line, Process};
use super::ugi_line::{Spelling, option_name};

/// A run of an engine.
#[derive(Debug)]
pub(crate) struct Session {
    process: Process,
    spelling: Spelling,
    /// The names of the options that the engine has.
    options: Vec<String>,
}

/// Why a session cannot continue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Broken {
    /// Nothing came for so long, although something had to.
    Silent(String),
    /// The program has ended, closed its pipes, or sent far too many lines.
    Gone(String),
    /// Nothing is wrong; somebody wants to stop.
    Stopped,
}

/// How long an engine may take to be ready.
const TO_BE_READY: Duration = Duration::from_secs(10);
/// How long is waited for `ugiok` before `uci` is tried.
const TO_KNOW_UGI: Duration = Duration::from_secs(2);
/// How often the stop is looked at.
const SLICE: Duration = Duration::from_millis(50);
/// The most lines in answer to one question.
const MOST_LINES: u32 = 1_000_000;
/// The most options that are kept.
const MOST_OPTIONS: usize = 1000;

impl Session {
    /// Starts an engine, and gives it the options of its description.
    ///
    /// # Errors
    /// [`Broken`] with the reason if it cannot be started, does not know the protocol, or has not all
    /// of the options.
    pub(crate) fn start(
        engine: &EngineSpec,
        words: &[String],
        stop: &Stop,
    ) -> Result<Self, Broken> {
        let process = Process::start(words, engine.folder.as_deref());
        let process =
            process.map_err(|error| Broken::Gone(format!("it cannot be started: {error}")))?;
        let mut session = Self {
            process,
            spelling: Spelling::Ugi,
            options: Vec::new(),
        };
        session.greet(stop)?;
        for (name, value) in &engine.options {
            if !session.set(name, value)? {
                let known = session.options.join(", ");
                let known: String = known.chars().take(200).collect();
                return Err(Broken::Gone(format!(
                    "it has no option {name}; it has: {known}"
                )));
            }
        }
        session.ready(stop)?;
        Ok(session)
    }

    fn greet(&mut self, stop: &Stop) -> Result<(), Broken> {
        let begun = Instant::now();
        self.say("ugi")?;
        let mut known = self.options_until(begun + TO_KNOW_UGI, stop)?;
        if known.is_none() {
            self.say("uci")?;
            known = self.options_until(begun + TO_BE_READY, stop)?;
        }
        self.spelling = known.ok_or_else(|| {
            let seconds = TO_BE_READY.as_secs();
            Broken::Silent(format!(
                "it answered neither ugi nor uci within {seconds} s; is it an engine that speaks UGI?"
            ))
        })?;
        Ok(())
    }

    /// Collects options until the engine says which protocol it knows.
    fn options_until(&mut self, until: Instant, stop: &Stop) -> Result<Option<Spelling>, Broken> {
        let mut options = Vec::new();
        let known = self.listen(until, stop, |line| {
            if let Some(name) = option_name(&line.text)
                && options.len() < MOST_OPTIONS
            {
                options.push(name.to_owned());
            }
            match line.text.as_str() {
                "ugiok" => Some(Spelling::Ugi),
                "uciok" => Some(Spelling::Uci),
                _ => None,
            }
        });
        self.options.append(&mut options);
        known
    }

    /// Sets an option; says whether the engine has it.
    ///
    /// # Errors
    /// [`Broken`] if the engine is gone.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<bool, Broken> {
        let known = self.options.iter();
        let mut known = known.filter(|known| known.eq_ignore_ascii_case(name));
        let Some(known) = known.next().cloned() else {
            return Ok(false);
        };
        self.say(&format!("setoption name {known} value {value}"))?;
        Ok(true)
    }

    /// Tells the engine which game is played.
    ///
    /// # Errors
    /// [`Broken`] if the engine is gone, or cannot be told that the rules are not the usual ones.
    pub(crate) fn set_game(&mut self, game: &Game) -> Result<(), Broken> {
        let (rules, start) = (game.rules(), game.start());
        self.set("BoardSize", &start.width().holes_per_row().to_string())?;
        if let Some(seeds) = start.uniform_seeds() {
            self.set("SeedsPerHole", &seeds.to_string())?;
        }
        if !self.set("RuleSet", &rules.to_string())? && *rules != Rules::MERKER {
            return Err(Broken::Gone(format!(
                "it has no option RuleSet, so it cannot be told that the rules are {rules}"
            )));
        }
        Ok(())
    }

    /// Says that another game begins, and waits until the engine is ready.
    ///
    /// # Errors
    /// [`Broken`] if it does not become ready.
    pub(crate) fn new_game(&mut self, stop: &Stop) -> Result<(), Broken> {
        self.say(match self.spelling {
            Spelling::Ugi => "uginewgame",
            Spelling::Uci => "ucinewgame",
        })?;
        self.ready(stop)
    }

    /// Waits until the engine is ready. Whatever it said before is passed over.
    ///
    /// # Errors
    /// [`Broken`] if it does not become ready.
    pub(crate) fn ready(&mut self, stop: &Stop) -> Result<(), Broken> {
        self.say("isready")?;
        let until = Instant::now() + TO_BE_READY;
        let ready = self.listen(until, stop, |line| (line.text == "readyok").then_some(()))?;
        ready.ok_or_else(|| {
            let seconds = TO_BE_READY.as_secs();
            Broken::Silent(format!("it did not answer isready within {seconds} s"))
        })
    }

    /// Returns what the engine calls the protocol.
    pub(crate) fn spelling(&self) -> Spelling {
        self.spelling
    }

    /// Sends a line.
    ///
    /// # Errors
    /// [`Broken::Gone`] if nobody listens.
    pub(crate) fn say(&mut self, line: &str) -> Result<(), Broken> {
        self.process.say(line).map_err(gone)
    }

    /// Listens until `find` finds something in a line; `None` at the end of the time.
    ///
    /// # Errors
    /// [`Broken`] if nothing more will come, or far too much.
    pub(crate) fn listen<T>(
        &self,
        until: Instant,
        stop: &Stop,
        mut find: impl FnMut(&Line) -> Option<T>,
    ) -> Result<Option<T>, Broken> {
        for _ in 0..MOST_LINES {
            let line = self.next_line(until, stop)?;
            let Some(line) = line else { return Ok(None) };
            if let Some(found) = find(&line) {
                return Ok(Some(found));
            }
            // An engine that never stops talking is late all the same.
            if line.at > until {
                return Ok(None);
            }
        }
        Err(Broken::Gone(format!(
            "it sent more than {MOST_LINES} lines"
        )))
    }

    fn next_line(&self, until: Instant, stop: &Stop) -> Result<Option<Line>, Broken> {
        loop {
            if stop.is_raised() {
                return Err(Broken::Stopped);
            }
            let now = Instant::now();
            let line = self.process.hear(until.min(now + SLICE)).map_err(gone)?;
            if line.is_some() || now >= until {
                return Ok(line);
            }
        }
    }

    /// Ends the engine at once.
    pub(crate) fn kill(&mut self) {
        self.process.kill();
    }
}

fn gone(_: Closed) -> Broken {
    Broken::Gone("it ended or closed its output".to_owned())
}

//! A player in a process of its own.
//!
//! The process is started for the first game, and again whenever it was lost in the one before. An
//! engine that does not answer is killed by the handle it was started with; nothing else is.

use std::time::{Duration, Instant};

use endodoi::{Game, MoveText};

use super::engine_spec::EngineSpec;
use super::player::Stop;
use super::player::{Answer, Fault, Player, Task};
use super::ugi::{Broken, Session};
use super::ugi_line::{Info, position};

/// A player that is asked by UGI.
pub(crate) struct ProgramPlayer {
    engine: EngineSpec,
    /// The program and its arguments.
    words: Vec<String>,
    session: Option<Session>,
}

/// How long an engine that is late may take to answer `stop` before it is killed.
const TO_STOP: Duration = Duration::from_secs(1);

impl ProgramPlayer {
    pub(crate) fn new(engine: &EngineSpec, words: &[String]) -> Self {
        Self {
            engine: engine.clone(),
            words: words.to_vec(),
            session: None,
        }
    }

    /// Asks for a move; nothing is assumed about the answer.
    fn ask(session: &mut Session, game: &Game, task: &Task<'_>) -> Result<Answer, Fault> {
        let side = game.position().to_move();
        session.say(&position(game))?;
        session.ready(task.stop)?;
        let go = session.spelling().go(task, side);
        let asked = Instant::now();
        session.say(&go)?;
        let time = task.limit(side).map(|limit| limit + task.margin);
        let time = time.unwrap_or(task.patience);
        let mut info = Info::default();
        let mut find = |line: &super::process::Line| {
            info.take(&line.text);
            let mut words = line.text.split_ascii_whitespace();
            let is_best = words.next() == Some("bestmove");
            is_best.then(|| (words.next().unwrap_or_default().to_owned(), line.at))
        };
        let mut best = session.listen(asked + time, task.stop, &mut find)?;
        if best.is_none() {
            session.say("stop")?;
            best = session.listen(asked + time + TO_STOP, task.stop, &mut find)?;
        }
        let (best, at) = best.ok_or_else(|| {
            let seconds = (time + TO_STOP).as_secs_f64();
            Fault::Silent(format!("gave no move within {seconds:.3} s and was killed"))
        })?;
        let hole = best.parse::<MoveText>().ok();
        let hole = hole.and_then(|hole| hole.resolve_exactly(game.position()).ok());
        let no_hole = || {
            let best: String = best.chars().take(40).collect();
            Fault::NoHole(format!(
                "answered bestmove {best:?}, which is no hole of its row"
            ))
        };
        Ok(Answer {
            hole: hole.ok_or_else(no_hole)?,
            elapsed: at.saturating_duration_since(asked),
            score: info.score,
            depth: info.depth,
        })
    }

    /// Gets the session ready for a game, with a new process if there is none.
    fn prepare(&mut self, opening: &Game, seed: u64, stop: &Stop) -> Result<(), Broken> {
        let mut session = match self.session.take() {
            Some(session) => session,
            None => Session::start(&self.engine, &self.words, stop)?,
        };
        session.set_game(opening)?;
        let has_seed = |(name, _): &(String, String)| name.eq_ignore_ascii_case("seed");
        if !self.engine.options.iter().any(has_seed) {
            // Few engines take more than 31 bits.
            session.set("Seed", &(seed >> 33).to_string())?;
        }
        session.new_game(stop)?;
        self.session = Some(session);
        Ok(())
    }
}

impl Player for ProgramPlayer {
    fn begin(&mut self, opening: &Game, seed: u64, stop: &Stop) -> Result<(), Fault> {
        Ok(self.prepare(opening, seed, stop)?)
    }

    fn choose(&mut self, game: &Game, task: &Task<'_>) -> Result<Answer, Fault> {
        let session = self.session.as_mut();
        let session = session.ok_or_else(|| Fault::Gone("it was not started".to_owned()))?;
        let answer = Self::ask(session, game, task);
        if matches!(
            answer,
            Err(Fault::Silent(_) | Fault::Gone(_) | Fault::Stopped)
        ) {
            session.kill();
            self.session = None;
        }
        answer
    }
}

impl From<Broken> for Fault {
    fn from(broken: Broken) -> Self {
        match broken {
            Broken::Silent(reason) | Broken::Gone(reason) => Self::Gone(reason),
            Broken::Stopped => Self::Stopped,
        }
    }
}

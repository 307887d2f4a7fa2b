//! Does another engine know the same rules? Positions and moves are posed, and the answers compared.
//!
//! Positions come from random games. Each is posed with the move that was played there, and with every
//! hole that may not be played. Every question is followed by `isready`, so that an engine that does
//! not know it is not waited for.

use std::time::{Duration, Instant};

use endodoi::{Game, Hole, Outcome, Position, Rules, Side};
use endodoi_api::{DisagreementAnswer, RulesCheckAnswer};

use super::engine_spec::{EngineSpec, Kind};
use super::player::Stop;
use super::ugi::{Broken, Session};
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::random_games::RandomGames;

/// What is to be compared.
#[derive(Clone, Debug)]
pub(crate) struct RulesCheck {
    pub(crate) engine: EngineSpec,
    pub(crate) rules: Rules,
    pub(crate) start: Position,
    /// Positions to pose, at least 1.
    pub(crate) positions: u64,
    pub(crate) seed: u64,
}

/// No random game is followed any longer, in turns.
const LONGEST_GAME: usize = 1000;
/// Disagreements that are kept.
const SHOWN: usize = 100;
/// How long the engine may take for one answer.
const TO_ANSWER: Duration = Duration::from_secs(10);

/// Compares the rules.
///
/// # Errors
/// [`Failure::BadInput`] if the engine is none that can be asked, [`Failure::Failed`] if it breaks down.
pub(crate) fn check(check: &RulesCheck) -> Result<RulesCheckAnswer, Failure> {
    let Kind::Program(words) = &check.engine.kind else {
        return Err(Failure::bad_input(format_args!(
            "{} is built in and knows our rules; give --rules-check a program: cmd=PROGRAM",
            check.engine.command
        )));
    };
    let stop = Stop::heeding(Interrupt::listen()?);
    let session = Session::start(&check.engine, words, &stop);
    let mut session = session.map_err(|broken| failure(&broken, Failure::BadInput))?;
    let mut examiner = Examiner {
        session: &mut session,
        stop: &stop,
        rules: check.rules,
        found: RulesCheckAnswer {
            engine: check.engine.name.clone(),
            rules: check.rules.to_string(),
            seed: check.seed,
            legal: 0,
            illegal: 0,
            tells_position: true,
            disagreements: 0,
            shown: Vec::new(),
        },
    };
    let done = examiner.examine(check);
    done.map_err(|broken| failure(&broken, Failure::Failed))?;
    Ok(examiner.found)
}

/// What an engine that cannot be asked means for the command.
fn failure(broken: &Broken, kind: fn(String) -> Failure) -> Failure {
    match broken {
        Broken::Stopped => Failure::Interrupted("stopped; the next run begins anew".to_owned()),
        Broken::Silent(reason) | Broken::Gone(reason) => kind(reason.clone()),
    }
}

/// Asks, and notes what differs.
struct Examiner<'a> {
    session: &'a mut Session,
    stop: &'a Stop,
    rules: Rules,
    found: RulesCheckAnswer,
}

impl Examiner<'_> {
    fn examine(&mut self, check: &RulesCheck) -> Result<(), Broken> {
        self.session
            .set_game(&Game::new(check.rules, check.start))?;
        self.session.new_game(self.stop)?;
        self.session.say(&format!("position fen {}", check.start))?;
        self.found.tells_position = self
            .ask("query position")?
            .is_some_and(|told| told != "unknown");
        for game in RandomGames::new(check.seed, check.rules, check.start, LONGEST_GAME) {
            let mut position = check.start;
            for turn in game.turns() {
                if self.found.legal >= check.positions {
                    return Ok(());
                }
                self.pose_legal(position, turn.hole())?;
                for hole in illegal(position, &self.rules) {
                    self.pose_illegal(position, hole)?;
                }
                position = *turn.after();
            }
            // From some starts no game lasts a turn.
            if game.turns().next().is_none() {
                return Ok(());
            }
        }
        Ok(())
    }

    fn pose_legal(&mut self, position: Position, hole: Hole) -> Result<(), Broken> {
        self.found.legal += 1;
        let mut game = Game::new(self.rules, position);
        let played = game.play(hole);
        debug_assert!(played.is_ok(), "the move was played in a random game");
        let after = *game.position();
        self.session
            .say(&format!("position fen {position} moves {hole}"))?;
        let is_south = after.to_move() == Side::South;
        let mut questions = vec![
            ("query p1turn", is_south.to_string()),
            ("query gameover", game.outcome().is_some().to_string()),
            ("query result", result(game.outcome()).to_owned()),
        ];
        if self.found.tells_position {
            questions.insert(0, ("query position", after.to_string()));
        }
        for (question, ours) in questions {
            let theirs = self.ask(question)?;
            self.compare(position, hole, question, &ours, theirs);
        }
        Ok(())
    }

    /// Poses a hole that may not be played. A refusal is told, and the position stays.
    fn pose_illegal(&mut self, position: Position, hole: Hole) -> Result<(), Broken> {
        self.found.illegal += 1;
        self.session.say(&format!("position fen {position}"))?;
        let posed = format!("position fen {position} moves {hole}");
        let refusal = self.answer(&posed, |line| {
            line.starts_with(REFUSAL).then(|| REFUSAL.to_owned())
        })?;
        self.compare(position, hole, "position", REFUSAL, refusal);
        if self.found.tells_position {
            let theirs = self.ask("query position")?;
            self.compare(
                position,
                hole,
                "query position",
                &position.to_string(),
                theirs,
            );
        }
        Ok(())
    }

    fn compare(
        &mut self,
        position: Position,
        hole: Hole,
        asked: &str,
        ours: &str,
        theirs: Option<String>,
    ) {
        if theirs.as_deref() == Some(ours) {
            return;
        }
        self.found.disagreements += 1;
        if self.found.shown.len() < SHOWN {
            let theirs = theirs.unwrap_or_else(|| "no answer".to_owned());
            self.found.shown.push(DisagreementAnswer {
                position,
                hole,
                asked: asked.to_owned(),
                ours: ours.to_owned(),
                theirs: theirs.chars().take(200).collect(),
            });
        }
    }

    /// Asks a question; `None` if there is no response to it.
    fn ask(&mut self, question: &str) -> Result<Option<String>, Broken> {
        self.answer(question, |line| {
            line.strip_prefix("response ")
                .map(|response| response.trim().to_owned())
        })
    }

    /// Sends a line and returns what is found in the answer to it, if anything is.
    fn answer(
        &mut self,
        line: &str,
        find: impl Fn(&str) -> Option<String>,
    ) -> Result<Option<String>, Broken> {
        self.session.say(line)?;
        self.session.say("isready")?;
        let mut found = None;
        let until = Instant::now() + TO_ANSWER;
        let ready = self.session.listen(until, self.stop, |line| {
            if found.is_none() {
                found = find(&line.text);
            }
            (line.text == "readyok").then_some(())
        })?;
        if ready.is_none() {
            let seconds = TO_ANSWER.as_secs();
            return Err(Broken::Silent(format!(
                "the engine did not answer isready within {seconds} s after {line:?}"
            )));
        }
        Ok(found)
    }
}

/// The holes that may not be played, whoever reads them: empty ones, endless ones, and those of the
/// other player unless an engine that does not tell small letters from capitals takes them for a
/// hole that may be played.
fn illegal(position: Position, rules: &Rules) -> Vec<Hole> {
    let legal = position.legal_moves(rules);
    let side = position.to_move();
    let holes = position.width().holes().filter(|hole| {
        let own = position.width().hole_of(side, hole.number());
        own.is_none_or(|own| !legal.has(own))
    });
    holes.collect()
}

/// How a refusal begins.
const REFUSAL: &str = "info string illegal move";

fn result(outcome: Option<Outcome>) -> &'static str {
    match outcome.map(|outcome| outcome.winner()) {
        None => "none",
        Some(None) => "draw",
        Some(Some(Side::South)) => "p1win",
        Some(Some(Side::North)) => "p2win",
    }
}

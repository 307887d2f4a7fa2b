//! What is told on the standard error while games are played.

use std::io::{self, IsTerminal as _, Write as _};

use endodoi::{BySide, Side};

use super::Plan;
use super::judge::Played;
use super::ledger::Ledger;
use super::report::in_short;
use super::schedule::Fixture;
use super::summary::answer;
use crate::escape::Escaped;

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Detail {
    /// Every game, if a terminal listens.
    ForTerminals,
    /// Every game, whoever listens.
    Always,
}

impl Detail {
    /// Says whether somebody is told how things go.
    pub(crate) fn is_heard(self) -> bool {
        self == Self::Always || io::stderr().is_terminal()
    }
}

/// Tells how a tournament goes.
#[derive(Debug)]
pub(crate) struct Teller<'a> {
    plan: &'a Plan,
    is_heard: bool,
    /// The number of games that were counted when the standings were told last.
    told: u32,
}

/// The standings are told after every so many games.
const STEP: u32 = 20;

impl<'a> Teller<'a> {
    pub(crate) fn new(plan: &'a Plan, detail: Detail) -> Self {
        Self {
            plan,
            is_heard: detail.is_heard(),
            told: 0,
        }
    }

    /// Tells that a match is resumed.
    pub(crate) fn resumed(&self, games: usize, torn: usize) {
        if torn > 0 {
            self.warn(format_args!(
                "the file ended with part of a game ({torn} bytes), which was cut off"
            ));
        }
        if games > 0 {
            let all = self.plan.schedule.games();
            self.warn(format_args!("going on after {games} of {all} games"));
        }
    }

    /// Tells that there were not enough openings.
    pub(crate) fn repeated(&self, openings: u32) {
        if openings > 0 {
            self.warn(format_args!(
                "openings played again: {openings}, as there are no more; give more --random-plies"
            ));
        }
    }

    /// Tells how a game ended.
    pub(crate) fn game(&self, fixture: &Fixture, played: &Played) {
        let engines = fixture.seats.map(|engine| &self.plan.engines[engine].name);
        let BySide { south, north } = engines.map(|name| Escaped(name));
        let (number, all) = (fixture.number + 1, self.plan.schedule.games());
        let (result, ending) = (played.game.result(), played.game.termination());
        let winner = match played.game.outcome().and_then(|outcome| outcome.winner()) {
            Some(side) => format!("{} wins", if side == Side::South { &south } else { &north }),
            None => "drawn".to_owned(),
        };
        let mishap = played
            .mishap
            .iter()
            .map(|mishap| format!(": {}", Escaped(mishap)));
        let judged = played
            .adjudication
            .iter()
            .map(|reason| format!(" ({reason})"));
        let more: String = mishap.chain(judged).collect();
        self.say(format_args!(
            "game {number} of {all}: {south} - {north} {result}, {winner}, {ending}{more}"
        ));
    }

    /// Tells how things stand, from time to time.
    pub(crate) fn standings(&mut self, ledger: &Ledger<'_>) {
        if ledger.counted() / STEP > self.told / STEP {
            self.told = ledger.counted();
            self.say(format_args!(
                "{}",
                in_short(&answer(self.plan, ledger.standings()))
            ));
        }
    }

    /// Says what is to be known whoever listens.
    #[expect(clippy::unused_self, reason = "it belongs with what else is said")]
    fn warn(&self, words: std::fmt::Arguments<'_>) {
        let _ = writeln!(io::stderr(), "{words}");
    }

    fn say(&self, words: std::fmt::Arguments<'_>) {
        if self.is_heard {
            // Progress that cannot be told is no reason to stop the games.
            let _ = writeln!(io::stderr(), "{words}");
        }
    }
}

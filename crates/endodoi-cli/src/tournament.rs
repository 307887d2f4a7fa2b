//! Engines against each other: a match of two, or everybody against everybody.
//!
//! A `Plan` says all there is to be played. Games are played in the `hall`, each led by the `judge`;
//! what they add up to is counted by the `ledger` in the order of their numbers, so that the same plan
//! gives the same results however many games are played at a time, as long as the players are
//! themselves deterministic. Flags are read in `command::match_engines`.

mod balance;
mod built_in;
mod engine_spec;
mod game_record;
mod games_file;
mod hall;
mod judge;
mod ledger;
mod openings;
mod player;
mod process;
mod program;
mod reference;
mod report;
mod resume;
mod roll_call;
mod rules_check;
mod schedule;
mod seat;
mod sprt;
mod standings;
mod statistics;
mod summary;
mod teller;
mod terms;
mod time_control;
mod ugi;
mod ugi_line;

use std::collections::HashSet;
use std::sync::Arc;

use endodoi::{BySide, Ending, Forfeit, Outcome, Position, Rules};
use endodoi_api::TournamentAnswer;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};

use self::hall::Games;
use self::ledger::Ledger;
use self::openings::{NoOpening, Waiting};
use self::player::Stop;
use self::schedule::Fixture;
use self::teller::Teller;
use crate::escape::Escaped;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::tables::TableEndgames;

pub(crate) use self::balance::Balance;
pub(crate) use self::engine_spec::{EngineSpec, Kind};
pub(crate) use self::games_file::{Existing, Found, GamesFile};
pub(crate) use self::judge::{Conditions, Decided};
pub(crate) use self::openings::Openings;
pub(crate) use self::report::Summary;
pub(crate) use self::rules_check::{RulesCheck, check as check_rules};
pub(crate) use self::schedule::{Repeat, Schedule};
pub(crate) use self::sprt::Sprt;
pub(crate) use self::teller::Detail;
pub(crate) use self::terms::Terms;

/// All there is to be played.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// At least two.
    pub(crate) engines: Vec<EngineSpec>,
    pub(crate) schedule: Schedule,
    pub(crate) conditions: Conditions,
    pub(crate) rules: Rules,
    pub(crate) start: Position,
    /// What all lots follow from.
    pub(crate) seed: u64,
    /// Of two engines only.
    pub(crate) sprt: Option<Sprt>,
    /// Games at a time, at least 1.
    pub(crate) concurrency: usize,
    pub(crate) crashes: Crashes,
    /// Endgame tables for the built-in engine at full strength.
    pub(crate) tables: Option<Arc<TableEndgames>>,
    /// What makes the games what they are.
    pub(crate) terms: Terms,
    /// The day that records tell.
    pub(crate) date: String,
}

/// What becomes of the tournament when an engine crashes, closes its output, or does not answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Crashes {
    /// It loses the game and is started again for the next.
    LoseTheGame,
    /// It loses the game, and no more are played.
    EndAll,
}

/// How a tournament came out.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) answer: TournamentAnswer,
    pub(crate) end: End,
}

/// Why no more games are played.
#[derive(Debug)]
pub(crate) enum End {
    /// All have been, or a test is decided.
    Complete,
    /// Somebody wanted to stop.
    Interrupted,
    /// Something went wrong after games had been played.
    Failed(Failure),
}

impl Plan {
    /// What the lots of each player follow from in a game. Nobody's depend on anything but the seed
    /// of the plan and the number of the game.
    fn seeds(&self, fixture: &Fixture) -> BySide<u64> {
        let number = u64::from(fixture.number) + 1;
        let seed = self
            .seed
            .wrapping_add(number.wrapping_mul(0xd134_2543_de82_ef95));
        let mut numbers = Xoshiro256PlusPlus::seed_from_u64(seed);
        BySide::from_fn(|_| numbers.next_u64())
    }

    /// Fails if a crash is to end all.
    fn check_crash(&self, fixture: &Fixture, outcome: Outcome) -> Result<(), Failure> {
        match (self.crashes, outcome.ending()) {
            (Crashes::EndAll, Ending::Forfeit(side, Forfeit::Abandonment)) => {
                let name = Escaped(&self.engines[fixture.seats[side]].name);
                let number = fixture.number + 1;
                Err(Failure::failed(format_args!(
                    "{name} left game {number}; leave out --no-recover to play on after a crash"
                )))
            }
            _ => Ok(()),
        }
    }

    /// The name of the tournament.
    fn event(&self) -> String {
        match self.engines.as_slice() {
            [first, second] => format!("{} against {}", first.name, second.name),
            engines => format!("{} engines", engines.len()),
        }
    }
}

/// Plays what is planned, and writes the games to a file if there is one. Games that are in it
/// already are not played again.
///
/// # Errors
/// [`Failure`] if the file is of another match, or the first game cannot be played: an engine cannot be
/// started, there is no opening, or the game cannot be written. What goes wrong later is in [`Played`].
pub(crate) fn play(
    plan: &Plan,
    openings: &mut Openings,
    mut file: Option<(GamesFile, Found)>,
    detail: Detail,
) -> Result<Played, Failure> {
    let mut ledger = Ledger::new(plan);
    let mut teller = Teller::new(plan, detail);
    let mut done = HashSet::new();
    if let Some((file, found)) = &mut file {
        for (number, (outcome, game)) in resume::games(plan, found)? {
            done.insert(number);
            ledger.enter(number, outcome);
            if let Some(fixture) = plan.schedule.fixture(number) {
                openings.know(fixture.round, game);
            }
        }
        file.mend(found)?;
        teller.resumed(done.len(), found.torn);
    }
    let stop = Stop::heeding(Interrupt::listen()?);
    let mut done_well = Ok(());
    let waiting = Waiting {
        stop: &stop,
        detail,
    };
    if !ledger.is_decided() && is_ready(plan, openings, waiting)? {
        let games = Games {
            plan,
            done: &done,
            waiting,
        };
        done_well = games.play(openings, |fixture, played| {
            let outcome = played.game.outcome();
            let Some(outcome) = outcome.filter(|_| !ledger.is_decided()) else {
                return Ok(());
            };
            if let Some((file, _)) = &mut file {
                file.append(&game_record::record(plan, &fixture, &played, &plan.date))?;
            }
            teller.game(&fixture, &played);
            ledger.enter(fixture.number, outcome);
            teller.standings(&ledger);
            plan.check_crash(&fixture, outcome)?;
            if ledger.is_decided() {
                stop.raise();
            }
            Ok(())
        });
    }
    let end = match done_well {
        // There is nothing to be told but why.
        Err(failure) if ledger.counted() == 0 => return Err(failure),
        Err(failure) => End::Failed(failure),
        Ok(()) if ledger.is_decided() => End::Complete,
        Ok(()) => End::Interrupted,
    };
    teller.repeated(openings.repeated());
    Ok(Played {
        answer: summary::answer(plan, ledger.standings()),
        end,
    })
}

/// Finds the first opening and sees that every engine is there; says whether the games can begin, or
/// somebody wants to stop.
fn is_ready(plan: &Plan, openings: &mut Openings, waiting: Waiting<'_>) -> Result<bool, Failure> {
    match openings.get(0, waiting) {
        Ok(opening) => roll_call::check(plan, &opening, waiting.stop)?,
        Err(NoOpening::Stopped) => return Ok(false),
        Err(NoOpening::Unfit(reason)) => return Err(Failure::bad_input(reason)),
    }
    Ok(!waiting.stop.is_raised())
}

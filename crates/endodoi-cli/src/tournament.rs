//! Engines against each other: a match of two, or everybody against everybody.
//!
//! A `Plan` says all there is to be played. Games are played in the `hall`, each led by the `judge`;
//! what they add up to is counted by the `ledger` in the order of their numbers, so that the same plan
//! gives the same results however many games are played at a time, as long as the players are
//! themselves deterministic. Flags are read in `command::match_engines`.

mod built_in;
mod engine_spec;
mod hall;
mod judge;
mod ledger;
mod openings;
mod player;
mod reference;
mod schedule;
mod seat;
mod sprt;
mod standings;
mod statistics;
mod summary;
mod teller;
mod time_control;

use std::collections::HashSet;

use endodoi::{BySide, Position, Rules};
use endodoi_api::TournamentAnswer;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};

use self::ledger::Ledger;
use self::player::Stop;
use self::schedule::Fixture;
use self::teller::Teller;
use crate::failure::Failure;

pub(crate) use self::engine_spec::EngineSpec;
pub(crate) use self::judge::{Conditions, Decided};
pub(crate) use self::openings::Openings;
pub(crate) use self::schedule::{Repeat, Schedule};
pub(crate) use self::sprt::Sprt;
pub(crate) use self::summary::Summary;
pub(crate) use self::teller::Detail;

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
}

/// Plays what is planned.
///
/// # Errors
/// [`Failure`] if there is no opening for a game.
pub(crate) fn play(
    plan: &Plan,
    openings: &mut Openings,
    detail: Detail,
) -> Result<TournamentAnswer, Failure> {
    let mut ledger = Ledger::new(plan);
    let mut teller = Teller::new(plan, detail);
    let stop = Stop::default();
    hall::play_all(
        plan,
        openings,
        &HashSet::new(),
        &stop,
        |fixture, played| {
            let outcome = played
                .game
                .outcome()
                .expect("a game that was played is over");
            teller.game(&fixture, &played);
            ledger.enter(fixture.number, outcome);
            teller.standings(&ledger);
            if ledger.is_decided() {
                stop.raise();
            }
            Ok(())
        },
        || (),
    )
    .map_err(|reason: String| Failure::bad_input(reason))?;
    Ok(summary::answer(plan, ledger.standings()))
}

//! Where the games are played: some at a time, each by a thread with players of its own.
//!
//! Players are made when they are first needed and kept from game to game; a program that crashed is
//! started again by its player. What becomes of a game that is over is decided by `Ledger`, on the
//! thread that asked.

use std::collections::HashSet;
use std::sync::Mutex;
use std::sync::mpsc::{self, Sender};

use endodoi::{BySide, Game, Side};

use super::Plan;
use super::judge::{self, Played, Seat};
use super::openings::{NoOpening, Openings, Waiting};
use super::player::{Player, Stop};
use super::schedule::Fixture;
use super::seat::player;
use crate::failure::Failure;

/// The games of a plan.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Games<'a> {
    pub(crate) plan: &'a Plan,
    /// Games that need not be played, by their numbers.
    pub(crate) done: &'a HashSet<u32>,
    pub(crate) waiting: Waiting<'a>,
}

/// What a thread has to tell: a game that is over, or why it cannot begin the next.
type GameResult = Result<(Fixture, Played), String>;

impl Games<'_> {
    /// Plays all games. Each is handed to `take` when it is over, in the order of their ends.
    ///
    /// # Errors
    /// The first error of `take`, or [`Failure::BadInput`] if there is no opening for a game. The other
    /// games are then left as they are.
    pub(crate) fn play(
        self,
        openings: &mut Openings,
        mut take: impl FnMut(Fixture, Played) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let queue = Mutex::new(Queue {
            games: self,
            openings,
            next: 0,
        });
        let (sender, results) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..self.plan.concurrency {
                let (sender, queue) = (sender.clone(), &queue);
                scope.spawn(move || self.play_some(queue, &sender));
            }
            drop(sender);
            let mut done = Ok(());
            for result in results {
                if done.is_ok() {
                    let result = result.map_err(Failure::bad_input);
                    done = result.and_then(|(fixture, played)| take(fixture, played));
                }
                if done.is_err() {
                    self.waiting.stop.raise();
                }
            }
            done
        })
    }

    /// Plays games until there are no more.
    fn play_some(self, queue: &Mutex<Queue<'_>>, results: &Sender<GameResult>) {
        let mut players = Players::new(self.plan);
        while !self.waiting.stop.is_raised() {
            let next = queue.lock().ok().and_then(|mut queue| queue.next());
            let result = match next {
                None => return,
                Some(Err(reason)) => Err(reason),
                Some(Ok((fixture, opening))) => {
                    match players.play(self.plan, &fixture, &opening, self.waiting.stop) {
                        Some(played) => Ok((fixture, played)),
                        None => return,
                    }
                }
            };
            if results.send(result).is_err() {
                return;
            }
        }
    }
}

/// The games that are still to be played, in order.
struct Queue<'a> {
    games: Games<'a>,
    openings: &'a mut Openings,
    next: u32,
}

impl Queue<'_> {
    /// The next game and its opening; `None` after the last, or if somebody wants to stop.
    fn next(&mut self) -> Option<Result<(Fixture, Game), String>> {
        loop {
            let fixture = self.games.plan.schedule.fixture(self.next)?;
            self.next += 1;
            if !self.games.done.contains(&fixture.number) {
                return match self.openings.get(fixture.round, self.games.waiting) {
                    Ok(opening) => Some(Ok((fixture, opening))),
                    Err(NoOpening::Stopped) => None,
                    Err(NoOpening::Unfit(reason)) => Some(Err(reason)),
                };
            }
        }
    }
}

/// The players of one thread, by engine.
struct Players(Vec<Box<dyn Player>>);

impl Players {
    fn new(plan: &Plan) -> Self {
        let tables = plan.tables.as_ref();
        let engines = plan.engines.iter();
        Self(engines.map(|engine| player(engine, tables)).collect())
    }

    fn play(
        &mut self,
        plan: &Plan,
        fixture: &Fixture,
        opening: &Game,
        stop: &Stop,
    ) -> Option<Played> {
        let seeds = plan.seeds(fixture);
        let BySide { south, north } = fixture.seats;
        let players = self.0.get_disjoint_mut([south, north]);
        let [south, north] = players.expect("nobody plays against itself");
        let seat = |player, side: Side| Seat {
            player,
            allowance: plan.engines[fixture.seats[side]].allowance,
            seed: seeds[side],
        };
        let seats = BySide {
            south: seat(south, Side::South),
            north: seat(north, Side::North),
        };
        judge::play(opening, seats, &plan.conditions, stop)
    }
}

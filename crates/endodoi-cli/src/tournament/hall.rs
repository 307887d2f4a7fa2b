//! Where the games are played: some at a time, each by a thread with players of its own.
//!
//! Players are made when they are first needed and kept from game to game; a program that crashed is
//! started again by its player. What becomes of a game that is over is decided by `Ledger`, on the
//! thread that asked.

use std::collections::HashSet;
use std::sync::Mutex;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use endodoi::{BySide, Game, Side};

use super::Plan;
use super::judge::{self, Played, Seat};
use super::openings::Openings;
use super::player::{Player, Stop};
use super::schedule::Fixture;
use super::seat::player;

/// How often the world is asked whether it wants to stop.
const PATIENCE: Duration = Duration::from_millis(50);

/// The games that are still to be played, in order.
struct Queue<'a> {
    plan: &'a Plan,
    openings: &'a mut Openings,
    next: u32,
    /// Games that need not be played.
    done: &'a HashSet<u32>,
}

/// Plays all games but those that are done already. Each is handed to `take` when it is over, in the
/// order of their ends; `wait` is called again and again, and may raise the stop.
///
/// # Errors
/// The first error of `take`, or a sentence if there is no opening for a game. The other games are
/// then left as they are.
pub(crate) fn play_all<E: From<String> + Send>(
    plan: &Plan,
    openings: &mut Openings,
    done: &HashSet<u32>,
    stop: &Stop,
    mut take: impl FnMut(Fixture, Played) -> Result<(), E>,
    mut wait: impl FnMut(),
) -> Result<(), E> {
    let queue = Mutex::new(Queue {
        plan,
        openings,
        next: 0,
        done,
    });
    let (sender, results) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..plan.concurrency {
            let (sender, queue) = (sender.clone(), &queue);
            scope.spawn(move || {
                let mut players = Players::new(plan);
                while !stop.is_raised() {
                    let taken = queue.lock().map(|mut queue| queue.next());
                    let Ok(Some(next)) = taken else { break };
                    let result = next.map(|(fixture, opening)| {
                        let played = players.play(plan, &fixture, &opening, stop);
                        played.map(|played| (fixture, played))
                    });
                    let is_stopped = matches!(result, Ok(None));
                    if is_stopped || sender.send(result.map(Option::unzip)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut failed = None;
        loop {
            match results.recv_timeout(PATIENCE) {
                Ok(Ok((Some(fixture), Some(played)))) if failed.is_none() => {
                    failed = take(fixture, played).err();
                }
                Ok(Err(reason)) if failed.is_none() => failed = Some(E::from(reason)),
                Ok(_) | Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
            if failed.is_some() {
                stop.raise();
            }
            wait();
        }
        failed.map_or(Ok(()), Err)
    })
}

impl Queue<'_> {
    /// The next game and its opening.
    fn next(&mut self) -> Option<Result<(Fixture, Game), String>> {
        loop {
            let fixture = self.plan.schedule.fixture(self.next)?;
            self.next += 1;
            if !self.done.contains(&fixture.number) {
                let opening = self.openings.get(fixture.round);
                return Some(opening.map(|opening| (fixture, opening)));
            }
        }
    }
}

/// The players of one thread, by engine.
struct Players(Vec<Box<dyn Player>>);

impl Players {
    fn new(plan: &Plan) -> Self {
        Self(plan.engines.iter().map(|engine| player(engine)).collect())
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

//! Thinks beside the screen, one thing at a time, on a thread of its own.
//!
//! When the game wants to know something else than what is thought about, that is broken off and
//! dropped, so that no wish waits for long.

use std::io;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

use endodoi::Game;
use endodoi_engine::Stopwatch;

use super::app::{App, Job, Thought};
use crate::play::mind::Mind;
use crate::tables::Shelf;

/// The thread and what it is at.
pub(super) struct Thinker {
    tasks: Sender<Task>,
    thoughts: Receiver<Thought>,
    busy: Option<Busy>,
}

/// Something to think about.
struct Task {
    job: Job,
    game: Game,
    seed: u64,
    watch: Stopwatch,
}

/// What is thought about, and for which state of the game.
struct Busy {
    job: Job,
    version: u64,
    watch: Stopwatch,
    /// It was broken off, and what comes of it is worth nothing.
    is_broken_off: bool,
}

impl Thinker {
    /// Starts the thread. It ends when the thinker goes.
    pub(super) fn start(tables: Shelf) -> io::Result<Self> {
        let (tasks, wanted) = channel();
        let (sender, thoughts) = channel();
        let thread = thread::Builder::new().name("thinker".to_owned());
        thread.spawn(move || think(&wanted, &sender, tables))?;
        Ok(Self {
            tasks,
            thoughts,
            busy: None,
        })
    }

    pub(super) fn is_busy(&self) -> bool {
        self.busy.is_some()
    }

    /// Hands in what has been found and takes on what is wanted.
    pub(super) fn serve(&mut self, app: &mut App) -> io::Result<()> {
        if let Some(busy) = &mut self.busy {
            match self.thoughts.try_recv() {
                Ok(thought) => {
                    if !busy.is_broken_off {
                        app.finish(busy.version, thought);
                    }
                    self.busy = None;
                }
                Err(TryRecvError::Empty) => {
                    if app.job() != Some(busy.job) || app.version() != busy.version {
                        busy.watch.stop();
                        busy.is_broken_off = true;
                    }
                    return Ok(());
                }
                Err(TryRecvError::Disconnected) => return Err(gone()),
            }
        }
        let Some(job) = app.job() else {
            return Ok(());
        };
        let watch = Stopwatch::start();
        let task = Task {
            job,
            game: app.session.game().clone(),
            seed: app.session.seed(),
            watch: watch.clone(),
        };
        self.tasks.send(task).map_err(|_| gone())?;
        self.busy = Some(Busy {
            job,
            version: app.version(),
            watch,
            is_broken_off: false,
        });
        Ok(())
    }
}

fn gone() -> io::Error {
    io::Error::other("the computer has stopped thinking; the game is kept, start again")
}

/// Thinks about one task after the other, until nobody wants to know any more.
fn think(wanted: &Receiver<Task>, thoughts: &Sender<Thought>, tables: Shelf) {
    let mut mind = Mind::with_tables(tables);
    for task in wanted {
        let Task {
            job,
            game,
            seed,
            watch,
        } = task;
        let thought = match job {
            Job::Turn(level) => mind.choose(&game, level, seed, &watch).map(Thought::Turn),
            Job::Offer(player) => mind.plays_on(&game, player, &watch).map(Thought::PlaysOn),
            Job::Hint => mind.hint(&game, &watch).map(Thought::Hint),
            Job::Value => mind.evaluate(&game, &watch).map(Thought::Value),
        };
        let thought = thought.unwrap_or_else(Thought::Failed);
        if thoughts.send(thought).is_err() {
            return;
        }
    }
}

//! A search under way, on a thread of its own, and how it is stopped.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, OnceLock};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use endodoi_engine::ugi::{Hold, Job, Search};
use endodoi_engine::{Analysis, Engine, Watch};

use super::voice::Voice;

/// A search or a count, and the engine while it is used for it.
#[derive(Debug)]
pub(super) struct Running {
    control: Arc<Control>,
    thread: JoinHandle<Engine>,
}

impl Running {
    /// Starts the work. It ends by saying what it found.
    pub(super) fn start(
        job: Job,
        engine: Engine,
        control: Control,
        voice: Arc<Voice>,
    ) -> io::Result<Self> {
        let control = Arc::new(control);
        let shared = Arc::clone(&control);
        let thread = thread::Builder::new()
            .name("search 0".to_owned())
            .spawn(move || {
                let said = match &job {
                    Job::Search(search) => run(search, &engine, &shared, &voice),
                    Job::Count(count) => count.run(&*shared),
                };
                // The other side may go on as soon as it has read the last line.
                shared.is_over.store(true, SeqCst);
                voice.say(&said);
                engine
            })?;
        Ok(Self { control, thread })
    }

    /// Asks the work to end now.
    pub(super) fn stop(&self) {
        self.control.is_stopped.store(true, SeqCst);
        self.thread.thread().unpark();
    }

    /// Says that the move pondered on was played.
    pub(super) fn hit(&self) {
        // A second hit changes nothing.
        let _ = self.control.hit.set(Instant::now());
        self.thread.thread().unpark();
    }

    /// Says whether all is done, but for the last lines that may be being said.
    pub(super) fn is_over(&self) -> bool {
        self.control.is_over.load(SeqCst) || self.thread.is_finished()
    }

    /// Waits until the last line has been said, and returns the engine.
    pub(super) fn join(self) -> Engine {
        self.thread
            .join()
            .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    }
}

/// Searches, and waits until the move may be told.
fn run(search: &Search, engine: &Engine, control: &Control, voice: &Voice) -> Vec<String> {
    let teller = Teller {
        search,
        control,
        voice,
    };
    let mut analysis = search.run(engine, &teller);
    analysis.elapsed = control.asked.elapsed();
    while !control.may_tell(search.hold) && !voice.is_lost() {
        thread::park();
    }
    let mut said = search.info(&analysis);
    said.push(search.best_move(&analysis));
    said
}

/// What both threads know of the work.
#[derive(Debug)]
pub(super) struct Control {
    asked: Instant,
    /// Whether the time limits count only from the hit on.
    is_pondering: bool,
    hit: OnceLock<Instant>,
    is_stopped: AtomicBool,
    is_over: AtomicBool,
}

impl Control {
    /// Starts the clock of a job.
    pub(super) fn start(job: &Job) -> Self {
        Self {
            asked: Instant::now(),
            is_pondering: matches!(job, Job::Search(search) if search.hold == Hold::UntilHit),
            hit: OnceLock::new(),
            is_stopped: AtomicBool::new(false),
            is_over: AtomicBool::new(false),
        }
    }

    fn may_tell(&self, hold: Hold) -> bool {
        let is_let_go = match hold {
            Hold::Never => true,
            Hold::UntilStop => false,
            Hold::UntilHit => self.hit.get().is_some(),
        };
        is_let_go || self.is_stopped()
    }
}

impl Watch for Control {
    /// The time that counts for the limits: while it ponders, the clock of the engine stands still.
    fn elapsed(&self) -> Duration {
        if self.is_pondering {
            return self.hit.get().map_or(Duration::ZERO, Instant::elapsed);
        }
        self.asked.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.is_stopped.load(SeqCst)
    }
}

/// A watch that tells what is found on the way.
struct Teller<'a> {
    search: &'a Search,
    control: &'a Control,
    voice: &'a Voice,
}

impl Watch for Teller<'_> {
    fn elapsed(&self) -> Duration {
        self.control.elapsed()
    }

    fn is_stopped(&self) -> bool {
        self.control.is_stopped()
    }

    fn report(&self, analysis: &Analysis) {
        let mut analysis = analysis.clone();
        analysis.elapsed = self.control.asked.elapsed();
        self.voice.say(&self.search.info(&analysis));
    }
}

//! `endodoi engine`: the engine for other programs, by the Universal Game Interface.
//!
//! What the lines mean is known to [`Session`]; here are the clock, the threads and the memory. One
//! thread listens, this one answers and is never busy for long, and a third searches.

mod listener;
mod plugged;
mod running;
mod table;
mod voice;

use std::hash::{BuildHasher as _, RandomState};
use std::sync::Arc;

use clap::Args;
use endodoi_engine::ugi::{Action, Job, READY, Session};

use self::listener::Heard;
use self::plugged::Plugged;
use self::running::Running;
use self::table::Table;
use self::voice::Voice;
use crate::failure::Failure;
use crate::tables::TablesArgs;

const EXAMPLES: &str = "\
Examples:
  $ echo ugi | endodoi engine
  id name Endodoi …
  id author the Endodoi founders
  option name Hash type spin default 64 min 1 max 1048576
  …

  $ printf 'position startpos moves B\\nquery position\\n' | endodoi engine
  response 6,2,7,0,6,1/6,6,0,0,1,6 7-0 N

The spellings of UCI are understood, too. Type help for a summary;
docs/engine-protocol.md describes every command. The end of the input is as
good as the command quit.";

/// Play for another program, by the Universal Game Interface (UGI) on standard input and output
#[derive(Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct EngineArgs {
    #[command(flatten)]
    tables: TablesArgs,
}

/// Hears and answers until the other side says quit or ends.
pub(crate) fn run(args: &EngineArgs) -> Result<(), Failure> {
    let tables = Plugged::new(args.tables.wanted())?;
    let (lines, wake) = listener::listen()?;
    let mut desk = Desk {
        session: Session::new(RandomState::new().hash_one("endodoi engine")),
        table: Table::default(),
        tables,
        voice: Arc::new(Voice::new(wake)),
        running: None,
    };
    let mut failure = None;
    for heard in lines {
        let goes_on = match heard {
            Heard::Line(line) => desk.hear(&line)?,
            Heard::Look => true,
            Heard::End => false,
            Heard::Failed(error) => {
                failure = Some(Failure::failed(format_args!(
                    "cannot read the commands: {error}; send them to the standard input"
                )));
                false
            }
        };
        if !goes_on || desk.voice.is_lost() {
            break;
        }
    }
    desk.stop();
    desk.voice
        .failure()
        .map(Failure::from)
        .or(failure)
        .map_or(Ok(()), Err)
}

/// Where everything comes together.
struct Desk {
    session: Session,
    table: Table,
    tables: Plugged,
    voice: Arc<Voice>,
    running: Option<Running>,
}

impl Desk {
    /// Hears a line and does what it asks for; says whether to go on.
    fn hear(&mut self, line: &str) -> Result<bool, Failure> {
        if self.running.as_ref().is_some_and(Running::is_over) {
            self.join();
        }
        let reply = self.session.hear(line);
        self.voice.say(&reply.lines);
        match reply.action {
            None => {}
            Some(Action::Ready) => {
                self.table.make()?;
                let (width, rules) = (self.session.width(), self.session.rules());
                if let Some(wrong) = self.tables.make(width, rules) {
                    self.voice.say(&[format!("info string {wrong}")]);
                }
                self.voice.say(&[READY.to_owned()]);
            }
            Some(Action::Start(job)) => self.start(job)?,
            Some(Action::Stop) => self.stop(),
            Some(Action::PonderHit) => {
                if let Some(running) = &self.running {
                    running.hit();
                }
            }
            Some(Action::Resize(mib)) => {
                if let Err(reason) = self.table.resize(mib) {
                    self.voice.say(&[format!("info string {reason}")]);
                }
            }
            Some(Action::UseTables(path)) => {
                let said = self.tables.want(&path);
                self.voice.say(&[format!("info string {said}")]);
            }
            Some(Action::Clear) => self.table.clear(),
            Some(Action::Quit) => return Ok(false),
        }
        Ok(true)
    }

    fn start(&mut self, job: Job) -> Result<(), Failure> {
        let clock = running::Control::start(&job);
        let mut engine = self.table.take()?;
        engine.set_endgames(match &job {
            Job::Search(search) => self.tables.for_search(search),
            Job::Count(_) => None,
        });
        let running = Running::start(job, engine, clock, Arc::clone(&self.voice));
        self.running = Some(running.map_err(|error| {
            Failure::failed(format_args!(
                "cannot start a thread to search on: {error}; end other programs first"
            ))
        })?);
        Ok(())
    }

    /// Ends the search, if there is one, and waits until its move has been told.
    fn stop(&mut self) {
        if let Some(running) = &self.running {
            running.stop();
            self.join();
        }
    }

    fn join(&mut self) {
        if let Some(running) = self.running.take() {
            self.table.put_back(running.join());
            if let Some(fault) = self.tables.fault() {
                self.voice.say(&[format!("info string {fault}")]);
            }
            self.session.ended();
        }
    }
}

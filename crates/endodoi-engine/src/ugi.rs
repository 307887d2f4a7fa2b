//! The engine protocol: the Universal Game Interface (UGI), text in and text out.
//!
//! A [`Session`] hears one line at a time and answers with lines to print and sometimes with
//! something to do: an [`Action`] for the program around it, which has the clock, the threads and
//! the transposition table. So a whole dialogue is a unit test without a process. Every command and
//! every answer is described in `docs/engine-protocol.md`.
//!
//! ```
//! use endodoi_engine::ugi::{Action, Job, Session};
//! use endodoi_engine::{Engine, Unwatched};
//!
//! let mut session = Session::new(7);
//! session.hear("position fen 0,0,0,0,0,1/0,0,0,0,1,0 20-26 S");
//! let Some(Action::Start(Job::Search(search))) = session.hear("go depth 5").action else {
//!     panic!("the game is not over");
//! };
//! let engine = Engine::new(1).expect("there is a MiB");
//! let analysis = search.run(&engine, &Unwatched);
//! assert_eq!(search.best_move(&analysis), "bestmove F");
//! ```

mod count;
mod go;
mod help;
mod info;
mod options;
mod position;
mod search;
mod session;

pub use count::Count;
pub use search::{Hold, Search};
pub use session::{Action, Job, READY, Reply, Session};

/// Gives back what was sent, as much of it as serves to know it by, on one line.
fn quoted(text: &str) -> String {
    format!("{:?}", text.chars().take(40).collect::<String>())
}

/// A line for people: programs pass over it.
fn note(text: impl std::fmt::Display) -> String {
    format!("info string {text}")
}

//! What is in a game record?
//!
//! A [`Replay`] holds text that has been checked as a whole, and makes each game anew when it is
//! asked for, because a file may hold millions of games and one answer need not fit into memory. A
//! finished game in one line is a [`GameLine`]. Files are opened elsewhere.

mod game;
mod line;
mod replay;
mod tags;

pub use game::{PlyAnswer, ReplayedGame, VariationAnswer};
pub use line::GameLine;
pub use replay::{NoSuchPly, PlyPosition, Replay, ReplayAt};
pub use tags::TagsAnswer;

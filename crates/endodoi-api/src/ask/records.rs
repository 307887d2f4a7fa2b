//! Games as records and back: what stands in a text, and a text of what was played.
//!
//! Tags, comments and variations are told beside the game, so that a page can go on with the game
//! and write it down again. All that a record holds comes back.

mod notes;
mod read;
mod write;

pub use notes::{NotedComment, NotedLine};
pub(super) use read::wrong;
pub use read::{RecordsReadAnswer, RecordsReadGame, RecordsReadRequest, read_records};
pub use write::{RecordWriteAnswer, RecordWriteRequest, write_record};

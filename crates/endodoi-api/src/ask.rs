//! What a page asks over a network, checked before anything is done with it.
//!
//! Every question is a request as it was written down, texts and all, and a function that checks it
//! and answers; what cannot be answered is a [`Problem`] that names the field. A question that takes
//! a search is checked first and answered with an engine, limits and a watch that are handed in.
//! Nothing here knows of HTTP: the server carries the requests and answers, and a browser may call the
//! same functions.
//!
//! ```
//! use endodoi_api::Answer;
//! use endodoi_api::ask::{self, Played};
//!
//! let played = Played { moves: vec!["B".to_owned()], ..Played::default() };
//! let answer = ask::game(&played)?;
//! assert_eq!(answer.plies[0].captured, 7);
//! let played = Played { moves: vec!["b".to_owned()], ..Played::default() };
//! assert_eq!(ask::game(&played).unwrap_err().code(), "move.not-exact");
//! # Ok::<(), ask::Problem>(())
//! ```

mod analysis;
mod bounds;
mod choice;
mod contest;
mod game;
mod hint;
mod match_state;
mod offer;
mod open_moves;
#[cfg(test)]
mod passing;
mod place;
mod played;
mod problem;
mod records;
mod review;
mod room;
mod room_command;
mod room_entry;
mod rules_list;
mod set_up;
mod shared;
mod snapshot;
mod turn_shown;
mod work;

pub use analysis::{AnalysisQuestion, AnalysisRequest};
pub use bounds::{AnalysisBounds, ReviewBounds};
pub use choice::{ChoiceAnswer, ChoiceQuestion, ChoiceRequest};
pub use contest::{ContestDeed, ContestRequest, ContestWord};
pub use game::{GameAnswer, GamePly, game};
pub use hint::{HintAnswer, HintQuestion, HintRequest, ReasonAnswer};
pub use match_state::{
    FinishedGame, MatchAnswer, MatchGame, MatchRequest, StandingAnswer, match_state,
};
pub use offer::{OfferAnswer, OfferQuestion, OfferRequest};
pub use open_moves::OpenMove;
pub use played::{Played, PlayedEnd};
pub use problem::{Problem, ProblemKind};
pub use records::{
    NotedComment, NotedLine, RecordWriteAnswer, RecordWriteRequest, RecordsReadAnswer,
    RecordsReadGame, RecordsReadRequest, read_records, write_record,
};
pub use review::{ReviewProgress, ReviewQuestion, ReviewRequest};
pub use room::{Begins, ClockWish, ComputerWish, RoomSetUp, RoomWishes, shown_name, shown_words};
pub use room_command::{OfferKind, RoomCommand, RoomDeed};
pub use room_entry::{JoinRequest, QrRequest, TakeRequest};
pub use rules_list::{
    HolesAnswer, OptionAnswer, RuleSetAnswer, RulesListAnswer, SeedsMostAnswer, rules_list,
};
pub use set_up::{SetUpAnswer, SetUpRequest, set_up};
pub use shared::{ShareRequest, SharedAnswer, SharedTextAnswer};
pub use snapshot::Snapshot;
pub use turn_shown::{LapShown, TurnRequest, TurnShown, turn_shown};

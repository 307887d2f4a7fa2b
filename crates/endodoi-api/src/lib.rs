//! What a screen asks about En Dodoi and what it gets.
//!
//! Every question is a pure function or constructor in a module of its own, every answer a plain
//! struct. This crate is the only place that knows how answers look as JSON: the fields of the
//! structs, in their order, are a contract, described in `docs/json.md`. It has no input or output,
//! clock, thread or random source; whoever asks brings the position, the text and the time.
//!
//! ```
//! use endodoi::{Position, Rules};
//! use endodoi_api::{Answer, moves};
//!
//! let position: Position = "0,0,1/0,2,0 5-4 S".parse()?;
//! let answer = moves(&position, &Rules::MERKER);
//! assert_eq!(answer.moves.len(), 1);
//! assert!(answer.to_json().starts_with(r#"{"position":"0,0,1/0,2,0 5-4 S","rules":"merker""#));
//! # Ok::<(), endodoi::ParsePositionError>(())
//! ```

#![forbid(unsafe_code)]

mod analysis;
mod answer;
pub mod ask;
mod bench;
mod contest;
mod lobby;
mod moves;
mod outcome;
mod perft;
mod position;
mod proof;
mod puzzles;
mod record;
mod review;
mod room;
mod rules_check;
mod scaling;
#[cfg(feature = "schema")]
pub mod schema;
mod seeds;
mod serving;
mod solve;
mod tables;
mod tournament;
mod turn;

pub use analysis::{AnalysisAnswer, LineAnswer, analyze};
pub use answer::Answer;
pub use bench::{BenchAnswer, BoardAnswer, DepthAnswer, SpeedAnswer, Tally, TallyAnswer};
pub use contest::{
    ContestAnswer, ContestEncounterAnswer, ContestKind, ContestMadeAnswer, ContestPlayerAnswer,
    ContestWordsAnswer, StandingRowAnswer,
};
pub use lobby::{
    CommandDoneAnswer, HandoverAnswer, QrAnswer, RoomListAnswer, RoomListedAnswer, RoomSeatAnswer,
    TokenAnswer,
};
pub use moves::{MoveAnswer, MovesAnswer, moves};
pub use outcome::OutcomeAnswer;
pub use perft::{DivideAnswer, PerftAnswer};
pub use position::{PositionAnswer, position};
pub use proof::{ClaimAnswer, ProofAnswer};
pub use puzzles::{
    Difficulty, ListedPuzzleAnswer, Puzzle, PuzzleBook, PuzzleBookError, PuzzleComposer,
    PuzzleCountAnswer, PuzzleError, PuzzleFault, PuzzleKind, PuzzlesAnswer, PuzzlesMadeAnswer,
    PuzzlesVerifiedAnswer, prove_puzzle,
};
pub use record::{
    GameLine, NoSuchPly, PlyAnswer, PlyPosition, Replay, ReplayAt, ReplayedGame, TagsAnswer,
    VariationAnswer,
};
pub use review::{Mark, PlayerReviewAnswer, Review, ReviewAnswer, ReviewedMoveAnswer};
pub use room::{
    PastGameAnswer, PlayerAnswer, RoomAnswer, RoomGameAnswer, RoomMatchAnswer, RoomOfferAnswer,
    RoomPhase, RoomToldAnswer, RoomToldKind, SaidAnswer, TimesAnswer,
};
pub use rules_check::{DisagreementAnswer, RulesCheckAnswer};
pub use scaling::{PairAnswer, ScalingAnswer};
pub use seeds::SeedsAnswer;
pub use serving::ServingAnswer;
pub use solve::{SolveAnswer, SolvedMoveAnswer};
pub use tables::{
    BuildAnswer, LayerAnswer, ProbeAnswer, ProbeError, ProbedMoveAnswer, StatsAnswer,
    VerifiedLayerAnswer, VerifyAnswer, probe,
};
pub use tournament::{
    AcceptedAnswer, EncounterAnswer, EngineAnswer, ResultsAnswer, SprtAnswer, TournamentAnswer,
};
pub use turn::{LapAnswer, TurnAnswer, turn};

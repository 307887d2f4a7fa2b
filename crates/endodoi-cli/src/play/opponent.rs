//! The computer in a seat, and as adviser.

use std::time::Duration;

use endodoi::Game;
use endodoi_engine::{Choice, Engine, Level, Limits, Root, Stopwatch, TimeLimit};

/// How long the computer thinks at most.
const THINKING: Duration = Duration::from_millis(800);
/// Memory for thinking, in MiB.
const MIB: usize = 32;

/// Chooses a hole at a level; `None` if the game is over.
pub(crate) fn choose(game: &Game, level: Level, seed: u64) -> Option<Choice> {
    let engine = Engine::new(MIB)?;
    let limits = Limits {
        time: Some(TimeLimit {
            enough: THINKING / 2,
            most: THINKING,
        }),
        ..Limits::NONE
    };
    level.choose(
        &engine,
        &Root::from(game),
        seed,
        limits,
        &Stopwatch::start(),
    )
}

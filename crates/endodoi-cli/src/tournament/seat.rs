//! Which player sits down for which words.

use super::built_in::{LevelPlayer, RandomPlayer};
use super::engine_spec::{EngineSpec, Kind};
use super::player::Player;
use super::program::ProgramPlayer;
use super::reference::ReferencePlayer;

/// Makes the player of an engine. Memory and processes are taken when the first game begins.
pub(crate) fn player(engine: &EngineSpec) -> Box<dyn Player> {
    match &engine.kind {
        Kind::Level(level) => Box::new(LevelPlayer::new(*level, engine.mib())),
        Kind::Reference => Box::new(ReferencePlayer),
        Kind::Random => Box::new(RandomPlayer::new()),
        Kind::Program(words) => Box::new(ProgramPlayer::new(engine, words)),
    }
}

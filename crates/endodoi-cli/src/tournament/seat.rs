//! Which player sits down for which words.

use std::sync::Arc;

use super::built_in::{LevelPlayer, RandomPlayer};
use super::engine_spec::{EngineSpec, Kind};
use super::player::Player;
use super::program::ProgramPlayer;
use super::reference::ReferencePlayer;
use crate::tables::TableEndgames;

/// Makes the player of an engine, who may use these tables if it is built in. Memory and processes are taken
/// when the first game begins.
pub(crate) fn player(engine: &EngineSpec, tables: Option<&Arc<TableEndgames>>) -> Box<dyn Player> {
    match &engine.kind {
        Kind::Level(level) => Box::new(LevelPlayer::new(*level, engine.mib(), tables.cloned())),
        Kind::Reference => Box::new(ReferencePlayer),
        Kind::Random => Box::new(RandomPlayer::new()),
        Kind::Program(words) => Box::new(ProgramPlayer::new(engine, words)),
    }
}

//! Players that think in this process: the levels of the engine, and moves by lot.

use std::sync::Arc;

use endodoi::Game;
use endodoi_engine::{Endgames, Engine, Level, Limits, Root, Watch as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};

use super::player::{Answer, Fault, MoveWatch, Player, Stop, Task};
use crate::random_games::choose;
use crate::tables::TableEndgames;

/// A level, with memory of its own that is cleared before each game.
pub(crate) struct LevelPlayer {
    level: Level,
    mib: usize,
    /// For full strength alone: how strong the others are was measured without.
    tables: Option<Arc<TableEndgames>>,
    /// Made for the first game.
    engine: Option<Engine>,
    numbers: Xoshiro256PlusPlus,
}

impl LevelPlayer {
    /// Makes a player that will take so many MiB of memory.
    pub(crate) fn new(level: Level, mib: usize, tables: Option<Arc<TableEndgames>>) -> Self {
        Self {
            level,
            mib,
            tables: tables.filter(|_| level == Level::MAX),
            engine: None,
            numbers: Xoshiro256PlusPlus::seed_from_u64(0),
        }
    }
}

impl Player for LevelPlayer {
    fn begin(&mut self, opening: &Game, seed: u64, _stop: &Stop) -> Result<(), Fault> {
        match &mut self.engine {
            Some(engine) => engine.clear(),
            None => self.engine = Engine::new(self.mib),
        }
        let Some(engine) = &mut self.engine else {
            return Err(Fault::Gone(format!(
                "there are no {} MiB of memory",
                self.mib
            )));
        };
        let (width, rules) = (opening.position().width(), opening.rules());
        let tables = self.tables.clone();
        let tables = tables.filter(|tables| tables.are_for(width, rules));
        engine.set_endgames(tables.map(|tables| tables as Arc<dyn Endgames + Send>));
        self.numbers = Xoshiro256PlusPlus::seed_from_u64(seed);
        Ok(())
    }

    fn choose(&mut self, game: &Game, task: &Task<'_>) -> Result<Answer, Fault> {
        let watch = MoveWatch::start(task.stop);
        let limits = Limits {
            depth: task.allowance.depth,
            nodes: task.allowance.nodes,
            laps: None,
            time: task.time(game.position()),
        };
        let seed = self.numbers.next_u64();
        let root = Root::from(game);
        let choice = self
            .engine
            .as_ref()
            .and_then(|engine| self.level.choose(engine, &root, seed, limits, &watch));
        let choice = choice.ok_or_else(no_move)?;
        Ok(Answer {
            hole: choice.hole,
            elapsed: watch.elapsed(),
            score: Some(i32::from(choice.score.hundredths())),
            depth: Some(choice.depth),
        })
    }
}

/// Moves by lot.
pub(crate) struct RandomPlayer {
    numbers: Xoshiro256PlusPlus,
}

impl RandomPlayer {
    pub(crate) fn new() -> Self {
        Self {
            numbers: Xoshiro256PlusPlus::seed_from_u64(0),
        }
    }
}

impl Player for RandomPlayer {
    fn begin(&mut self, _opening: &Game, seed: u64, _stop: &Stop) -> Result<(), Fault> {
        self.numbers = Xoshiro256PlusPlus::seed_from_u64(seed);
        Ok(())
    }

    fn choose(&mut self, game: &Game, task: &Task<'_>) -> Result<Answer, Fault> {
        let watch = MoveWatch::start(task.stop);
        let hole = choose(game.legal_moves(), self.numbers.next_u64()).ok_or_else(no_move)?;
        Ok(Answer {
            hole,
            elapsed: watch.elapsed(),
            score: None,
            depth: None,
        })
    }
}

fn no_move() -> Fault {
    Fault::Gone("was asked for a move where there is none".to_owned())
}

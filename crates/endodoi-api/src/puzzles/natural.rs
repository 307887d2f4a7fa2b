//! Games from which puzzles are taken: as people may play them.
//!
//! Two levels of the computer play each other, stronger and weaker ones, after a few careless turns that make each game another. Chance
//! comes in as numbers.

use endodoi::{Game, Position, Rules};
use endodoi_engine::{Engine, Level, Limits, Root, Unwatched};

/// So many turns are played by the weakest level, whoever plays.
const OPENING: usize = 4;
/// The levels that play, from the weakest on; those above play too much alike.
const LEVELS: u64 = 6;
/// Longer games go round.
const LONGEST: usize = 200;

/// Plays a game to its end. The engine has no endgame tables.
pub(super) fn game(
    engine: &Engine,
    rules: Rules,
    start: Position,
    numbers: &mut dyn FnMut() -> u64,
) -> Game {
    let mut level = || {
        let number = u8::try_from(numbers() % LEVELS).unwrap_or(0);
        Level::new(1 + number).unwrap_or(Level::MIN)
    };
    let levels = [level(), level()];
    let mut game = Game::new(rules, start);
    for ply in 0..LONGEST {
        if game.to_move().is_none() {
            break;
        }
        let level = if ply < OPENING {
            Level::MIN
        } else {
            levels[ply % 2]
        };
        let root = Root::new(*game.position(), rules);
        let choice = level.choose(engine, &root, numbers(), Limits::NONE, &Unwatched);
        let Some(choice) = choice else { break };
        if game.play(choice.hole).is_err() {
            break;
        }
    }
    game
}

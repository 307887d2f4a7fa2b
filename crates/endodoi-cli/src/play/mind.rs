//! The computer in a seat, as adviser, and as judge of the position.
//!
//! A mind thinks on the thread that asks; who must not wait lets it live on a thread of its own. It
//! remembers what it searched from turn to turn, but for the levels below full strength: these
//! begin anew each time, so that the same game and seed give the same choice.

use std::sync::Arc;

use endodoi::{Game, Side};
pub(crate) use endodoi_engine::Hint;
use endodoi_engine::{
    Choice, Endgames, Engine, Level, Limits, Root, Score, Stopwatch, TimeLimit, plays_on,
};

use crate::memory::{self, NoMemory};
use crate::tables::Shelf;

/// Memory of the levels below full strength, in MiB: little, as it is wiped at every turn.
const SMALL_MIB: usize = 8;

/// Thinks.
#[derive(Debug)]
pub(crate) struct Mind {
    /// Makes an engine with so many MiB at most.
    make: fn(usize) -> Result<Engine>,
    /// For levels below full strength.
    small: Option<Engine>,
    /// For full strength, hints and values.
    large: Option<Engine>,
    /// Endgame tables for the same, as soon as they are there.
    tables: Option<Shelf>,
}

type Result<T, E = NoMemory> = std::result::Result<T, E>;

impl Default for Mind {
    fn default() -> Self {
        Self {
            make: memory::engine_up_to,
            small: None,
            large: None,
            tables: None,
        }
    }
}

/// What a position is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Evaluation {
    /// South's final seeds minus North's, whoever is to move.
    pub(crate) margin: Score,
    /// Turns looked ahead; `None` if the game is over.
    pub(crate) depth: Option<u32>,
}

impl Mind {
    /// A mind that uses the tables of a shelf when they are there.
    pub(crate) fn with_tables(tables: Shelf) -> Self {
        Self {
            tables: Some(tables),
            ..Self::default()
        }
    }

    /// A mind that never has the memory to think.
    #[cfg(test)]
    pub(crate) fn without_memory() -> Self {
        Self {
            make: |_| Err(NoMemory),
            ..Self::default()
        }
    }

    /// Chooses a hole at a level; `None` if the game is over.
    ///
    /// # Errors
    /// [`NoMemory`], as of everything that is asked of a mind. It can be asked again.
    pub(crate) fn choose(
        &mut self,
        game: &Game,
        level: Level,
        seed: u64,
        watch: &Stopwatch,
    ) -> Result<Option<Choice>> {
        let root = Root::from(game);
        if level == Level::MAX {
            let engine = self.at_large(&root)?;
            return Ok(level.choose(engine, &root, seed, Limits::within(TimeLimit::TURN), watch));
        }
        let engine = ready(&mut self.small, SMALL_MIB, self.make)?;
        engine.clear();
        // These levels bound their work themselves, in turns and laps; a clock would make their
        // choices differ from run to run.
        Ok(level.choose(engine, &root, seed, Limits::NONE, watch))
    }

    /// Finds the best hole for the player to move, and reasons for it; `None` if the game is over.
    pub(crate) fn hint(&mut self, game: &Game, watch: &Stopwatch) -> Result<Option<Hint>> {
        if game.outcome().is_some() {
            return Ok(None);
        }
        let root = Root::from(game);
        let engine = self.at_large(&root)?;
        let limits = Limits::within(TimeLimit::HINT);
        let analysis = engine.search(&root, limits, Hint::LINES, watch);
        Ok(Hint::new(game, &analysis))
    }

    /// Values the position; `None` if it cannot be.
    pub(crate) fn evaluate(
        &mut self,
        game: &Game,
        watch: &Stopwatch,
    ) -> Result<Option<Evaluation>> {
        if let Some(over) = Evaluation::of_finished(game) {
            return Ok(Some(over));
        }
        let root = Root::from(game);
        let engine = self.at_large(&root)?;
        let analysis = engine.search(&root, Limits::within(TimeLimit::VALUE), 1, watch);
        Ok(analysis.best().map(|best| Evaluation {
            margin: for_south(best.score, game.position().to_move()),
            depth: Some(analysis.depth),
        }))
    }

    /// Says whether a player would rather play on than share the seeds on the board: with best play
    /// that player ends at least a seed better.
    pub(crate) fn plays_on(
        &mut self,
        game: &Game,
        player: Side,
        watch: &Stopwatch,
    ) -> Result<bool> {
        let position = game.position();
        let value = self.evaluate(game, watch)?;
        let value = value.map(|value| for_south(value.margin, position.to_move()));
        Ok(value.is_some_and(|value| plays_on(position, player, value)))
    }

    fn at_large(&mut self, root: &Root) -> Result<&mut Engine> {
        let engine = ready(&mut self.large, Engine::DEFAULT_MIB, self.make)?;
        let tables = self.tables.as_ref();
        let tables = tables.and_then(|tables| tables.ask(root.position().width(), root.rules()));
        engine.set_endgames(tables.map(|endgames| endgames as Arc<dyn Endgames + Send>));
        Ok(engine)
    }
}

impl Evaluation {
    /// The result of a game that is over; `None` of any other.
    pub(crate) fn of_finished(game: &Game) -> Option<Self> {
        Some(Self {
            margin: Score::of_outcome(game.outcome()?, Side::South),
            depth: None,
        })
    }
}

/// Turns the score of the player to move into South's, or the other way round.
fn for_south(score: Score, to_move: Side) -> Score {
    match to_move {
        Side::South => score,
        Side::North => -score,
    }
}

/// The engine, made when it is first needed.
fn ready(
    engine: &mut Option<Engine>,
    mib: usize,
    make: fn(usize) -> Result<Engine>,
) -> Result<&mut Engine> {
    let ready = match engine.take() {
        Some(ready) => ready,
        None => make(mib)?,
    };
    Ok(engine.insert(ready))
}

#[cfg(test)]
mod tests {
    use endodoi::{Position, Rules};
    use endodoi_engine::Reason;

    use super::*;

    fn game(position: &str) -> Game {
        Game::new(Rules::MERKER, position.parse().unwrap())
    }

    #[test]
    fn the_same_game_and_seed_give_the_same_choice_at_every_level_below_full_strength() {
        let game = Game::default();
        let mut busy = Mind::default();
        for level in Level::all().filter(|level| *level < Level::MAX) {
            let fresh = Mind::default().choose(&game, level, 7, &Stopwatch::start());
            busy.choose(&game, level, 8, &Stopwatch::start()).unwrap();
            assert_eq!(busy.choose(&game, level, 7, &Stopwatch::start()), fresh);
            assert!(fresh.unwrap().is_some());
        }
    }

    #[test]
    fn the_value_is_souths_whoever_is_to_move() {
        // The player to move takes 4 and ends 7 ahead.
        for (position, margin) in [("1,0,2/0,3,0 5-4 S", 7), ("0,3,0/1,0,2 4-5 N", -7)] {
            let value = Mind::default().evaluate(&game(position), &Stopwatch::start());
            assert_eq!(
                value.unwrap().unwrap().margin,
                Score::Exact(margin),
                "{position}"
            );
        }
    }

    #[test]
    fn a_finished_game_is_worth_its_result() {
        let over = game("0,0/1,2 5-4 S");
        let value = Mind::default()
            .evaluate(&over, &Stopwatch::start())
            .unwrap()
            .unwrap();
        assert_eq!((value.margin, value.depth), (Score::Exact(-2), None));
        assert_eq!(Mind::default().hint(&over, &Stopwatch::start()), Ok(None));
    }

    #[test]
    fn who_can_gain_a_seed_plays_on() {
        // Whoever is to move gains 4; the other one loses them.
        for position in ["1,0,2/0,3,0 5-4 S", "0,3,0/1,0,2 4-5 N"] {
            let game = game(position);
            let mover = game.position().to_move();
            let plays_on = |player| {
                let told = Mind::default().plays_on(&game, player, &Stopwatch::start());
                told.unwrap()
            };
            assert!(plays_on(mover) && !plays_on(mover.opposite()));
        }
    }

    #[test]
    fn a_hint_has_reasons() {
        let start = Game::new(Rules::MERKER, Position::default());
        let hint = Mind::default()
            .hint(&start, &Stopwatch::start())
            .unwrap()
            .unwrap();
        assert!(start.legal_moves().has(hint.hole));
        assert!(!hint.reasons.is_empty());
    }

    #[test]
    fn a_hint_looks_ahead_even_if_there_is_only_one_move() {
        let forced = game("0,0,0,1,0,0/1,0,0,0,0,0 20-26 S");
        let hint = Mind::default()
            .hint(&forced, &Stopwatch::start())
            .unwrap()
            .unwrap();
        assert_eq!(hint.reasons[0], Reason::OnlyMove);
        assert!(hint.depth > 1);
    }

    #[test]
    fn without_memory_nothing_is_thought_and_that_is_told() {
        let (game, watch) = (Game::default(), Stopwatch::start());
        let mut mind = Mind::without_memory();
        for level in [Level::MIN, Level::MAX] {
            assert_eq!(mind.choose(&game, level, 7, &watch), Err(NoMemory));
        }
        assert_eq!(mind.hint(&game, &watch), Err(NoMemory));
        assert_eq!(mind.evaluate(&game, &watch), Err(NoMemory));
        assert_eq!(mind.plays_on(&game, Side::South, &watch), Err(NoMemory));
    }
}

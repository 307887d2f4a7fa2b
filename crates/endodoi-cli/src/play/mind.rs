//! The computer in a seat, as adviser, and as judge of the position.
//!
//! A mind thinks on the thread that asks; who must not wait lets it live on a thread of its own. It
//! remembers what it searched from turn to turn, but for the levels below full strength: these
//! begin anew each time, so that the same game and seed give the same choice.

use std::time::Duration;

use endodoi::{Game, Hole, Side};
use endodoi_engine::{
    Choice, Engine, Level, Limits, Reason, Root, Score, Stopwatch, TimeLimit, reasons,
};

/// How long full strength thinks; less where there is only one move.
const THINKING: TimeLimit = TimeLimit {
    enough: Duration::from_millis(700),
    most: Duration::from_secs(1),
};
/// How long a hint is thought about.
const ADVISING: TimeLimit = TimeLimit::exactly(Duration::from_millis(700));
/// How long the value of a position is thought about.
const JUDGING: TimeLimit = TimeLimit::exactly(Duration::from_millis(300));

/// Memory of the levels below full strength, in MiB: little, as it is wiped at every turn.
const SMALL_MIB: usize = 8;

/// Thinks.
#[derive(Debug, Default)]
pub(crate) struct Mind {
    /// For levels below full strength.
    small: Option<Engine>,
    /// For full strength, hints and values.
    large: Option<Engine>,
}

/// A hole for the player to move, and what speaks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hint {
    pub(crate) hole: Hole,
    /// The final margin of the player to move.
    pub(crate) score: Score,
    /// Turns looked ahead.
    pub(crate) depth: u32,
    /// The weightiest first.
    pub(crate) reasons: Vec<Reason>,
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
    /// Chooses a hole at a level; `None` if the game is over.
    pub(crate) fn choose(
        &mut self,
        game: &Game,
        level: Level,
        seed: u64,
        watch: &Stopwatch,
    ) -> Option<Choice> {
        let root = Root::from(game);
        if level == Level::MAX {
            let engine = ready(&mut self.large, Engine::DEFAULT_MIB);
            return level.choose(engine, &root, seed, within(THINKING), watch);
        }
        let engine = ready(&mut self.small, SMALL_MIB);
        engine.clear();
        // These levels bound their work themselves, in turns and laps; a clock would make their
        // choices differ from run to run.
        level.choose(engine, &root, seed, Limits::NONE, watch)
    }

    /// Finds the best hole for the player to move, and reasons for it; `None` if the game is over.
    pub(crate) fn hint(&mut self, game: &Game, watch: &Stopwatch) -> Option<Hint> {
        game.to_move()?;
        let root = Root::from(game);
        // The second best shows what the best is better than.
        let engine = ready(&mut self.large, Engine::DEFAULT_MIB);
        let analysis = engine.search(&root, within(ADVISING), 2, watch);
        let best = analysis.best()?;
        Some(Hint {
            hole: best.hole,
            score: best.score,
            depth: analysis.depth,
            reasons: reasons(&root, &analysis),
        })
    }

    /// Values the position; `None` if it cannot be.
    pub(crate) fn evaluate(&mut self, game: &Game, watch: &Stopwatch) -> Option<Evaluation> {
        if let Some(over) = Evaluation::of_finished(game) {
            return Some(over);
        }
        let engine = ready(&mut self.large, Engine::DEFAULT_MIB);
        let analysis = engine.search(&Root::from(game), within(JUDGING), 1, watch);
        let score = analysis.best()?.score;
        Some(Evaluation {
            margin: for_south(score, game.position().to_move()),
            depth: Some(analysis.depth),
        })
    }

    /// Says whether a player would rather play on than share the seeds on the board: with best play
    /// that player ends at least a seed better.
    pub(crate) fn plays_on(&mut self, game: &Game, player: Side, watch: &Stopwatch) -> bool {
        let captured = game.position().captured();
        let lead = i16::from(captured[player]) - i16::from(captured[player.opposite()]);
        let expected = self.evaluate(game, watch).map(|value| match player {
            Side::South => value.margin,
            Side::North => -value.margin,
        });
        expected.is_some_and(|margin| margin >= Score::Exact(lead + 1))
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

/// Turns the score of the player to move into South's.
fn for_south(score: Score, to_move: Side) -> Score {
    match to_move {
        Side::South => score,
        Side::North => -score,
    }
}

const fn within(time: TimeLimit) -> Limits {
    Limits {
        time: Some(time),
        ..Limits::NONE
    }
}

/// The engine, made when it is first needed, with as much of the memory as there is.
fn ready(engine: &mut Option<Engine>, mib: usize) -> &mut Engine {
    engine.get_or_insert_with(|| {
        let fewer = std::iter::successors(Some(mib), |mib| Some(mib / 2));
        fewer
            .take_while(|mib| *mib > 0)
            .find_map(Engine::new)
            .expect("there is a MiB of memory")
    })
}

#[cfg(test)]
mod tests {
    use endodoi::{Position, Rules};

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
            busy.choose(&game, level, 8, &Stopwatch::start());
            assert_eq!(busy.choose(&game, level, 7, &Stopwatch::start()), fresh);
            assert!(fresh.is_some());
        }
    }

    #[test]
    fn the_value_is_souths_whoever_is_to_move() {
        // The player to move takes 4 and ends 7 ahead.
        for (position, margin) in [("1,0,2/0,3,0 5-4 S", 7), ("0,3,0/1,0,2 4-5 N", -7)] {
            let value = Mind::default().evaluate(&game(position), &Stopwatch::start());
            assert_eq!(value.unwrap().margin, Score::Exact(margin), "{position}");
        }
    }

    #[test]
    fn a_finished_game_is_worth_its_result() {
        let over = game("0,0/1,2 5-4 S");
        let value = Mind::default()
            .evaluate(&over, &Stopwatch::start())
            .unwrap();
        assert_eq!((value.margin, value.depth), (Score::Exact(-2), None));
        assert_eq!(Mind::default().hint(&over, &Stopwatch::start()), None);
    }

    #[test]
    fn who_can_gain_a_seed_plays_on() {
        // Whoever is to move gains 4; the other one loses them.
        for position in ["1,0,2/0,3,0 5-4 S", "0,3,0/1,0,2 4-5 N"] {
            let game = game(position);
            let mover = game.position().to_move();
            let plays_on = |player| Mind::default().plays_on(&game, player, &Stopwatch::start());
            assert!(plays_on(mover) && !plays_on(mover.opposite()));
        }
    }

    #[test]
    fn a_hint_has_reasons() {
        let start = Game::new(Rules::MERKER, Position::default());
        let hint = Mind::default().hint(&start, &Stopwatch::start()).unwrap();
        assert!(start.legal_moves().has(hint.hole));
        assert!(!hint.reasons.is_empty());
    }

    #[test]
    fn a_hint_looks_ahead_even_if_there_is_only_one_move() {
        let forced = game("0,0,0,1,0,0/1,0,0,0,0,0 20-26 S");
        let hint = Mind::default().hint(&forced, &Stopwatch::start()).unwrap();
        assert_eq!(hint.reasons[0], Reason::OnlyMove);
        assert!(hint.depth > 1);
    }
}

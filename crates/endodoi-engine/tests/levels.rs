//! Levels are steps, and play the same from the same seed.

use endodoi::{Game, Hole, HoleSet, Position, Rules, Side, Width};
use endodoi_engine::{Engine, Level, Limits, Root, Unwatched};

fn level(number: u8) -> Level {
    Level::new(number).expect("levels are 1 to 10")
}

/// Plays a game from after an opening, and returns South's final seeds minus North's.
fn margin(engine: &mut Engine, opening: &Game, south: Level, north: Level) -> i16 {
    let mut game = opening.clone();
    while let Some(side) = game.to_move() {
        engine.clear();
        let level = if side == Side::South { south } else { north };
        let (root, seed) = (Root::from(&game), game.steps().len() as u64);
        let choice = level.choose(engine, &root, seed, Limits::NONE, &Unwatched);
        game.play(choice.expect("the game goes on").hole).unwrap();
    }
    let seeds = game.outcome().unwrap().seeds();
    i16::from(seeds.south) - i16::from(seeds.north)
}

/// Games after two turns, each other than the others.
fn openings() -> Vec<Game> {
    let start = Game::new(Rules::MERKER, Position::start(Width::SIX, 4).unwrap());
    let after = |game: &Game, hole: Hole| {
        let mut game = game.clone();
        game.play(hole).unwrap();
        game
    };
    let each = |game: Game| {
        let holes: HoleSet = game.legal_moves();
        holes
            .into_iter()
            .map(move |hole| after(&game, hole))
            .collect::<Vec<_>>()
    };
    each(start).into_iter().flat_map(each).collect()
}

/// Points of a level against another over all openings from both sides, and the games.
fn points(stronger: u8, weaker: u8) -> (i32, i32) {
    let mut engine = Engine::new(1).unwrap();
    let (mut points, mut games) = (0, 0);
    for opening in openings() {
        let one = margin(&mut engine, &opening, level(stronger), level(weaker));
        let other = margin(&mut engine, &opening, level(weaker), level(stronger));
        points += i32::from(one.signum() - other.signum());
        games += 2;
    }
    (points, games)
}

#[test]
fn each_level_up_to_nine_beats_the_one_two_below() {
    for stronger in 3..=9 {
        let (points, games) = points(stronger, stronger - 2);
        // Two steps are worth about 200 Elo: three games of four.
        assert!(points > games / 5, "level {stronger}: {points} of {games}");
    }
}

#[test]
fn the_same_seed_gives_the_same_choice_and_another_sometimes_another() {
    let mut engine = Engine::new(1).unwrap();
    let root = Root::new(Position::default(), Rules::MERKER);
    let mut holes = |level: Level| -> Vec<Hole> {
        let choose = |seed| {
            engine.clear();
            level
                .choose(&engine, &root, seed, Limits::NONE, &Unwatched)
                .unwrap()
                .hole
        };
        (0..30_u64).map(choose).collect()
    };
    assert_eq!(holes(level(1)), holes(level(1)));
    assert!(
        holes(level(1))
            .iter()
            .any(|hole| *hole != holes(level(1))[0])
    );
    assert!(
        holes(level(9))
            .iter()
            .all(|hole| *hole == holes(level(9))[0])
    );
}

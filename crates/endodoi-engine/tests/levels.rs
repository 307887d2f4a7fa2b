//! What every level keeps to, and that the second beats the first.

use endodoi::{Game, Position, Rules, Side, Width, testing};
use endodoi_engine::{Level, choose};
use proptest::prelude::{ProptestConfig, any};
use proptest::{prop_assert, prop_assert_eq, proptest};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn a_legal_hole_is_chosen_whenever_there_is_one(
        position in testing::position(), rules in testing::rules(), seed in any::<u64>(),
    ) {
        let legal = position.legal_moves(&rules);
        let choice = choose(&position, &rules, Level::Easy, seed);
        prop_assert_eq!(choice.is_some(), !legal.is_empty());
        prop_assert!(choice.is_none_or(|choice| legal.has(choice.hole)));
    }
}

#[test]
fn the_same_seed_gives_the_same_choice() {
    let start = Position::start(Width::SIX, 4).unwrap();
    for level in Level::ALL {
        let first = choose(&start, &Rules::MERKER, level, 7);
        assert_eq!(first, choose(&start, &Rules::MERKER, level, 7));
    }
}

#[test]
fn a_win_in_one_turn_is_seen() {
    // E captures the 5 seeds of a; anything else leaves South behind.
    let position: Position = "0,1,0,0,1,0/5,0,0,0,0,0 20-21 S".parse().unwrap();
    for level in Level::ALL {
        let choice = choose(&position, &Rules::MERKER, level, 1).unwrap();
        assert_eq!(choice.hole.letter(), 'E', "level {level}");
    }
}

/// Plays a game between two levels and returns the winner.
fn winner(levels: [Level; 2], seed: u64) -> Option<Side> {
    let mut game = Game::new(Rules::MERKER, Position::start(Width::SIX, 4).unwrap());
    while game.outcome().is_none() {
        let level = match game.position().to_move() {
            Side::South => levels[0],
            Side::North => levels[1],
        };
        let seed = seed * 1000 + game.steps().len() as u64;
        let choice = choose(game.position(), game.rules(), level, seed).unwrap();
        game.play(choice.hole).unwrap();
    }
    game.outcome().unwrap().winner()
}

#[test]
fn the_second_level_beats_the_first() {
    let won = (0..40).filter(|&seed| match seed % 2 {
        0 => winner([Level::Medium, Level::Easy], seed) == Some(Side::South),
        _ => winner([Level::Easy, Level::Medium], seed) == Some(Side::North),
    });
    let won = won.count();
    assert!(won >= 28, "{won} of 40");
}

#[test]
fn a_level_reads_back() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    assert_eq!(
        "9".parse::<Level>().unwrap_err().to_string(),
        "\"9\" is not a level; choose 1 (easy), 2 (medium) or 3 (strong)"
    );
}
